/** What can be done with a whole comparison: a step back, a new start, a link to it. */
import { html, type TemplateResult } from 'lit';

export interface Tools {
  readonly canUndo: boolean;
  readonly undo: () => void;
  readonly restart: () => void;
  readonly link: string;
  /** Told what has become of copying the link. */
  readonly copied: (told: string) => void;
  readonly told: string;
}

async function copy(link: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(link);
    return 'The link has been copied.';
  } catch {
    return 'The browser does not let this page copy: use the link itself.';
  }
}

export const toolsOf = ({ canUndo, undo, restart, link, copied, told }: Tools): TemplateResult =>
  html`<div class="tools">
    <button type="button" ?disabled=${!canUndo} @click=${undo}>Take back</button>
    <button type="button" @click=${restart}>Start anew</button>
    <button type="button" @click=${async () => copied(await copy(link))}>Copy the link</button>
    <a class="link" href=${link} target="_top">Link to this comparison</a>
    <span role="status">${told}</span>
  </div>`;
