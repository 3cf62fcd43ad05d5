import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Truth } from './scoring.ts';

/** A CV printed by a layout that was not made for the reader. */
export interface PrintedCv {
  pdf: string;
  truth: Truth;
  /** Whose layout it is, such as `latex-moderncv-classic`. */
  template: string;
  /** What printed it, such as `latex`. */
  source: string;
}

/** Templates whose documents somebody looked at to mend the reader, although their names fell on the other side. */
const LOOKED_AT: ReadonlySet<string> = new Set([
  'jsonresume-autumn',
  'jsonresume-compact',
  'jsonresume-eloquent',
  'jsonresume-flat',
  'jsonresume-jacrys',
  'jsonresume-kendall',
  'jsonresume-macchiato',
  'jsonresume-mantra',
  'jsonresume-modern',
  'jsonresume-orbit',
  'jsonresume-straightforward',
  'latex-currvita',
  'latex-curve',
  'latex-komacv-casual',
  'latex-moderncv-banking',
  'latex-moderncv-fancy',
]);

/** Templates that came when the reader was mended last: whatever their names, nobody looked at them. */
const UNSEEN: ReadonlySet<string> = new Set([
  'jsonresume-crisp',
  'jsonresume-onepage-plus',
  'jsonresume-sceptile',
]);

/**
 * Whether a template is kept out of sight while the reader is tuned: about half of them, told by the name alone, so that
 * nobody chooses and a new template falls on its side by itself. One that was looked at is not held out any more.
 */
export const isKeptOut = (template: string): boolean =>
  UNSEEN.has(template) || (isOddName(template) && !LOOKED_AT.has(template));

const isOddName = (template: string): boolean =>
  (createHash('sha256').update(template).digest()[0] ?? 0) % 2 === 1;

/** The CVs of a folder of `<id>.pdf` beside `<id>.json`, at most `perTemplate` of each template; none when it is missing. */
export async function loadPrinted(folder: string, perTemplate: number): Promise<PrintedCv[]> {
  if (!existsSync(folder)) return [];
  const names = (await readdir(folder)).filter((n) => n.endsWith('.json')).sort();
  const cvs: PrintedCv[] = [];
  const counts = new Map<string, number>();
  for (const name of names) {
    const pdf = join(folder, name.replace(/\.json$/, '.pdf'));
    if (!existsSync(pdf)) continue;
    // Written in the form of corpus/truth.ts with these two beside it.
    const truth: Truth & { template: string; source: string } = JSON.parse(
      await readFile(join(folder, name), 'utf8'),
    );
    const count = counts.get(truth.template) ?? 0;
    counts.set(truth.template, count + 1);
    if (count < perTemplate) cvs.push({ pdf, truth, template: truth.template, source: truth.source });
  }
  return cvs;
}
