/** The faces that a page asks for: fetched, or said to be none. */
import type { ReactiveControllerHost } from 'lit';
import type { Courts } from '../face/index.js';
import { Lazy } from '../lazy.js';
import { CHOICES, hasClassicFace } from '../look.js';
import type { Texts } from '../texts.js';

/** Fetched once for all elements of the page. */
const classic = new Lazy<Courts>(async () => (await import('../classic/index.js')).loadCourts());

/** Faults already told, for each element. */
const told = new WeakMap<Texts, Set<string>>();
/** Whether it has been told that the pictures cannot be had, which no element can help. */
let toldOfPictures = false;

function warn(fault: string): void {
  console.warn(`<pyramid-solitaire> ${fault}`);
}

function checkChoices(texts: Texts): void {
  const faults = told.get(texts) ?? new Set();
  told.set(texts, faults);
  for (const [attribute, choices] of Object.entries(CHOICES)) {
    const text = texts.get(attribute);
    if (text === undefined || choices.includes(text.trim())) continue;
    const fault = `${attribute}="${text}": bad-value`;
    if (!faults.has(fault)) warn(fault);
    faults.add(fault);
  }
}

async function fetchClassic(host: ReactiveControllerHost): Promise<void> {
  if (await classic.get()) {
    host.requestUpdate();
    return;
  }
  // Until somebody asks again, the modern courts stay.
  if (!toldOfPictures) warn('face="classic": not-loaded');
  toldOfPictures = true;
}

export function heedLook(texts: Texts, host: ReactiveControllerHost): void {
  checkChoices(texts);
  host.requestUpdate();
  if (hasClassicFace(texts) && !classic.value) void fetchClassic(host);
}

export const courtsOf = (texts: Texts): Courts | null =>
  hasClassicFace(texts) ? classic.value : null;
