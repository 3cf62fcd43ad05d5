import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { pageText } from '../../api/src/modules/client-reading/page/page-text.ts';
import { ROOT } from '../../tools/paths.ts';
import { type Site, truth } from './corpus.ts';

/**
 * Sites that others have made: what a person read there stands in this repository, their words do not. Their pages are fetched
 * once, at the commit that was read, into a folder that is not committed.
 */
const outsideSite = z.strictObject({
  /** Of its words, two letters. */
  language: z.string().length(2),
  /** The one that somebody would name first. */
  pages: z.array(
    z.strictObject({
      source: z.string().regex(/^github:[^/@]+\/[^/@]+@[0-9a-f]{40}:.+\.html?$/),
      /** Where it stands in the world. */
      url: z.url(),
      /** Of its bytes, so that what is read is what was judged. */
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
    }),
  ),
  truth,
});
export type OutsideSite = z.infer<typeof outsideSite> & { readonly file: string };
type OutsidePage = OutsideSite['pages'][number];

const CACHE = path.join(ROOT, '.cache/pages');
const LIMIT_MS = 30_000;
const AT_ONCE = 6;

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** What is known of the sites of a folder. */
export function readOutsideSites(folder: 'tuned' | 'held-out'): OutsideSite[] {
  const cwd = path.join(import.meta.dirname, 'outside', folder);
  return globSync('*.json', { cwd })
    .sort()
    .map((file) => ({ file, ...outsideSite.parse(JSON.parse(readFileSync(path.join(cwd, file), 'utf8'))) }));
}

/** The address that the file of a source is fetched from. */
export function rawAddress(source: string, origin = 'https://raw.githubusercontent.com'): string {
  const [, name, commit, file = ''] = /^github:([^@]+)@([0-9a-f]{40}):(.+)$/.exec(source) ?? [];
  return `${origin}/${name}/${commit}/${file.split('/').map(encodeURIComponent).join('/')}`;
}

/** Where pages come from and where they are kept. */
export interface Store {
  readonly folder: string;
  readonly origin?: string;
}

/** The bytes of a page as they were judged: kept ones, else fetched ones. Throws what kept them from being had, in words. */
async function bytesOf({ source, sha256: wanted }: OutsidePage, store: Store): Promise<Buffer> {
  const kept = path.join(store.folder, `${wanted}.html`);
  if (existsSync(kept)) {
    const bytes = readFileSync(kept);
    if (sha256(bytes) === wanted) return bytes;
  }
  const answer = await fetch(rawAddress(source, store.origin), { signal: AbortSignal.timeout(LIMIT_MS) });
  if (!answer.ok) throw new Error(`answered ${answer.status}`);
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (sha256(bytes) !== wanted) throw new Error('is not the page that was judged: its checksum is another');
  mkdirSync(store.folder, { recursive: true });
  writeFileSync(kept, bytes);
  return bytes;
}

/** The sites with their pages, and which pages could not be had and why, in words. */
export async function fetchSites(
  sites: readonly OutsideSite[],
  store: Store = { folder: CACHE },
): Promise<{ sites: Site[]; failures: string[] }> {
  const failures: string[] = [];
  const html = new Map<OutsidePage, string>();
  const waiting = sites.flatMap(({ pages }) => pages);
  const fetchNext = async (): Promise<void> => {
    for (let page = waiting.shift(); page; page = waiting.shift())
      try {
        html.set(page, pageText(await bytesOf(page, store), ''));
      } catch (error) {
        failures.push(`${page.source} ${error instanceof Error ? error.message : String(error)}`);
      }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fetchNext));
  return {
    failures,
    sites: sites.map(({ file, truth: told, pages }) => ({
      file,
      truth: told,
      pages: pages.map((page) => ({ url: page.url, html: html.get(page) ?? '' })),
    })),
  };
}
