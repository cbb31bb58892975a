/** Pages for the built package to be a guest on, and the browser that looks at them. */
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { requireBrowser } from '../tools/browser.mjs';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

export interface Answer {
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A server of one origin: its own pages, and folders, under `/dist/` that of the build. */
export class Site {
  readonly #server: Server;
  readonly #pages = new Map<string, Answer>();
  readonly #folders = new Map<string, string>([['/dist/', join(ROOT, 'dist')]]);
  /** Headers of all files, such as those of CORS. */
  shared: Readonly<Record<string, string>> = {};
  /** Paths of files that are not to be had. */
  missing: RegExp | null = null;
  /** What has been asked for, path by path. */
  readonly asked: string[] = [];

  private constructor() {
    this.#server = createServer(({ url = '/' }, response) => {
      const { pathname } = new URL(url, 'http://localhost');
      const path = normalize(pathname);
      this.asked.push(path);
      const page = this.#pages.get(path);
      const file = this.#fileAt(path);
      const isThere = file !== null && this.missing?.test(path) !== true;
      const type = TYPES[extname(path)] ?? 'text/html; charset=utf-8';
      if (page) {
        response.writeHead(200, { 'Content-Type': type, ...page.headers }).end(page.body);
      } else if (isThere) {
        response.writeHead(200, { 'Content-Type': type, ...this.shared }).end(readFileSync(file));
      } else response.writeHead(404, this.shared).end();
    });
  }

  static async open(): Promise<Site> {
    const site = new Site();
    await new Promise<void>((ready) => void site.#server.listen(0, 'localhost', ready));
    return site;
  }

  get origin(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  get script(): string {
    return `${this.origin}/dist/pyramid-solitaire.js`;
  }

  #fileAt(path: string): string | null {
    const [place, folder] = [...this.#folders].find(([prefix]) => path.startsWith(prefix)) ?? [];
    if (place === undefined || folder === undefined) return null;
    const file = join(folder, path.slice(place.length));
    return existsSync(file) ? file : null;
  }

  /** Serves a folder under a path that ends with a slash. */
  mount(path: string, folder: string): void {
    this.#folders.set(path, folder);
  }

  /** Puts a page, or a script, at a path; the answer is its whole address. */
  put(path: string, body: string, headers: Readonly<Record<string, string>> = {}): string {
    this.#pages.set(path, { body, headers });
    return this.origin + path;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

/** A browser of its own, and the faults of its pages. */
export class Guest {
  readonly #browser: Browser;
  readonly #context: BrowserContext;
  /** What was uncaught or told as an error on any page. */
  readonly faults: string[] = [];

  private constructor(browser: Browser, context: BrowserContext) {
    this.#browser = browser;
    this.#context = context;
  }

  /** `args` are more of the browser's arguments; `without` names some that it is else started with. */
  static async start(
    args: readonly string[] = [],
    without: readonly string[] = [],
  ): Promise<Guest> {
    const { executablePath, env, args: own } = requireBrowser();
    const browser = await chromium.launch({
      executablePath,
      env,
      args: [...own, ...args],
      ignoreDefaultArgs: [...without],
    });
    return new Guest(browser, await browser.newContext({ locale: 'en-US' }));
  }

  async open(address: string): Promise<Page> {
    const page = await this.#context.newPage();
    page.on('pageerror', ({ message }) => this.faults.push(message));
    page.on('console', (message) => {
      // What cannot be fetched is the page's affair.
      const told = message.text();
      if (message.type() === 'error' && !/Failed to load resource/u.test(told))
        this.faults.push(told);
    });
    await page.goto(address);
    return page;
  }

  close(): Promise<void> {
    return this.#browser.close();
  }
}

export const DOCTYPE =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Page</title><body>';
