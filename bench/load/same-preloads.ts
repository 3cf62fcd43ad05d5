import type { Browser } from 'playwright';
import type { MeasuredPage } from '../../tools/budgets/pages.ts';
import { type ServedBuild, serve } from '../../tools/budgets/server.ts';
import { openPage } from '../../tools/budgets/visit.ts';

const CONFIG = /(<script type="application\/json" id="cantera-config">)(.*?)(<\/script>)/s;

/** The configuration that a document carries; undefined where it carries none. */
function configOf(html: string): Record<string, unknown> | undefined {
  const [, , json] = CONFIG.exec(html) ?? [];
  return json === undefined ? undefined : (JSON.parse(json) as Record<string, unknown>);
}

/** Scripts and styles that a page asks for until it is ready. */
async function filesOf(browser: Browser, url: string, { path, ready }: MeasuredPage): Promise<string[]> {
  const tab = await openPage(browser);
  const files = new Set<string>();
  tab.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(js|css)$/.test(pathname)) files.add(pathname);
  });
  await tab.goto(url + path);
  await tab.locator(ready).first().waitFor();
  await tab.context().close();
  return [...files];
}

const tagOf = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="preload" as="style" href="${file}">`
    : `<link rel="preload" as="script" href="${file}" fetchpriority="high">`;

/**
 * What the server does for remotes, done for the one bundle: the document of each page names the files that the page needs, and
 * sends the calls that the document at `shippedUrl` sends. Without it the bundle would find both late, and lose for another reason
 * than being one bundle.
 */
export async function withSamePreloads(
  browser: Browser,
  single: ServedBuild,
  shippedUrl: string,
  pages: readonly MeasuredPage[],
): Promise<(html: string, address: string) => string> {
  const plain = await serve(single);
  const named = new Map<string, { tags: string; calls: unknown }>();
  for (const page of pages) {
    const shipped = configOf(await (await fetch(shippedUrl + page.path)).text());
    if (!shipped) throw new Error(`the document of ${page.path} has no configuration`);
    const files = await filesOf(browser, plain.url, page);
    named.set(page.path, { tags: files.map(tagOf).join(''), calls: shipped.calls });
  }
  plain.close();
  return (html, address) => {
    const own = named.get(address);
    if (!own) return html;
    return html.replace(CONFIG, (_, begin: string, json: string, end: string) => {
      const config = JSON.stringify({ ...JSON.parse(json), calls: own.calls }).replaceAll('<', '\\u003c');
      return `${own.tags}${begin}${config}${end}`;
    });
  };
}
