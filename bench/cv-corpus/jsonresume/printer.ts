import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page, type Route } from 'playwright';

const ADDRESS = 'https://cv.invalid/';
/** Style sheets that themes name by the address of a network of others, and where they lie here. */
const SHEETS: readonly [RegExp, (match: RegExpExecArray) => string][] = [
  [/bootstrap\/3[\d.]*\/css\/(bootstrap(?:\.min)?\.css)/, ([, file]) => `bootstrap/dist/css/${file}`],
  [/font-awesome\/4[\d.]*\/((?:css|fonts)\/[\w.-]+)/, ([, file]) => `font-awesome/${file}`],
];

/** Prints pages of HTML by one headless Chromium, which reaches nothing but the style sheets of `folder`. */
export class Printer {
  readonly #folder: string;
  #browser: Promise<Browser> | undefined;
  #idle: Page[] = [];

  constructor(folder: string) {
    this.#folder = folder;
  }

  async #answer(route: Route): Promise<void> {
    const url = route.request().url();
    for (const [pattern, place] of SHEETS) {
      const match = pattern.exec(url);
      if (!match) continue;
      const body = await readFile(join(this.#folder, 'node_modules', place(match))).catch(() => undefined);
      if (body) return route.fulfill({ body, headers: { 'access-control-allow-origin': '*' } });
    }
    return route.abort();
  }

  async #page(): Promise<Page> {
    const known = this.#browser;
    // A browser that ended, for lack of memory for one, is launched anew: the templates to come do without the old one.
    if (known && !(await known).isConnected() && this.#browser === known) {
      this.#browser = undefined;
      this.#idle = [];
    }
    const idle = this.#idle.pop();
    if (idle) return idle;
    // The promise is kept, not the browser: two that begin at once must not launch two.
    this.#browser ??= chromium.launch({ executablePath: process.env.CHROMIUM_PATH });
    const page = await (await this.#browser).newPage();
    await page.route('**/*', (route) => this.#answer(route));
    return page;
  }

  /** An A4 document in `file`. */
  async print(html: string, file: string): Promise<void> {
    const page = await this.#page();
    const answer = (route: Route) => route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' });
    await page.route(ADDRESS, answer);
    await page.goto(ADDRESS, { waitUntil: 'load' });
    const pdf = await page.pdf({
      format: 'A4',
      printBackground: true,
      preferCSSPageSize: true,
    });
    await page.unroute(ADDRESS, answer);
    this.#idle.push(page);
    await writeFile(file, pdf);
  }

  async close(): Promise<void> {
    await (await this.#browser)?.close();
  }
}
