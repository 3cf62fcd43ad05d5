/**
 * How well jobs and studies are read by rules, by labels of lines and by both: `npm run cv-labels -- [--per-template 12]
 * [--folds 8]`. Reads the corpus in CV_CORPUS or .cache/cv-corpus, learns the labels of each part of it from the others, and
 * prints the figures. The same corpus gives the same figures.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadPrinted } from '../cv/printed-layouts.ts';
import { type LearntDocument, readDocument } from './documents.ts';
import { measure } from './measure.ts';
import { printMeasured } from './print.ts';

const root = join(import.meta.dirname, '../..');

/** A whole number of at least `least`; throws with words for the person at the terminal. */
function whole(name: string, given: string, least: number): number {
  const number = Number(given);
  if (!Number.isInteger(number) || number < least)
    throw new Error(`--${name} takes a whole number of at least ${least}, not "${given}"`);
  return number;
}

async function main(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: args.filter((arg) => arg !== '--'),
    options: {
      'per-template': { type: 'string', default: '12' },
      folds: { type: 'string', default: '8' },
    },
  });
  const perTemplate = whole('per-template', values['per-template'], 1);
  const folds = whole('folds', values.folds, 2);
  const folder = process.env.CV_CORPUS ?? join(root, '.cache/cv-corpus');
  const cvs = await loadPrinted(folder, perTemplate);
  if (cvs.length === 0) throw new Error(`There is no corpus in ${folder}: run npm run cv-corpus first.`);
  const documents: LearntDocument[] = [];
  for (const cv of cvs) documents.push(await readDocument(cv));
  process.stdout.write(`${documents.length} documents read\n`);
  printMeasured(measure(documents, folds, (words) => process.stdout.write(`${words}\n`)));
}

if (import.meta.main)
  await main(process.argv.slice(2)).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
