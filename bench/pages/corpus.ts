import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { FetchedPage } from '../../api/src/modules/client-reading/page/page.ts';

/** What the pages of a site say, as a person who read them wrote it down; null and [] for what they do not say. */
export const truth = z.strictObject({
  /** Several where the site calls itself by each. */
  name: z.union([z.string(), z.array(z.string()).min(2)]).nullable(),
  legalName: z.string().nullable(),
  /** Words that a right description has. */
  description: z.string().nullable(),
  companySize: z.string().nullable(),
  /** Several where none of them is righter than the others. */
  industry: z.union([z.string(), z.array(z.string()).min(2)]).nullable(),
  linkedinUrl: z.string().nullable(),
  /** Names of cities. */
  places: z.array(z.string()),
  /** Names. */
  values: z.array(z.string()),
  benefits: z.array(z.string()),
});
export type Truth = z.infer<typeof truth>;
export interface Site {
  readonly file: string;
  readonly truth: Truth;
  readonly pages: readonly FetchedPage[];
}

/** The sites of a folder: in each file the truth, then its pages, each after a comment with its address. */
export function readSites(folder: 'tuned' | 'held-out'): Site[] {
  const cwd = path.join(import.meta.dirname, folder);
  return globSync('*.html', { cwd })
    .sort()
    .map((file) => {
      const [head = '', ...parts] = readFileSync(path.join(cwd, file), 'utf8').split('<!-- page ');
      const [, json = ''] = /<!-- truth (.*) -->/.exec(head) ?? [];
      const pages = parts.map((part) => {
        const end = part.indexOf(' -->');
        return { url: part.slice(0, end), html: part.slice(end + ' -->'.length) };
      });
      return { file, truth: truth.parse(JSON.parse(json)), pages };
    });
}
