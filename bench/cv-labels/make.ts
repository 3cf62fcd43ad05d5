/**
 * Learns the labels of jobs and studies: `npm run cv-labels -- [--per-template 12] [--folds 8] [--measure]`. Reads the corpus in
 * CV_CORPUS or .cache/cv-corpus, prints how the designs do on layouts that were left out, and writes the weights of the reader
 * unless `--measure` is given. The same corpus gives the same weights.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { LABELS } from '../../api/src/modules/cv-reading/labels/chain.ts';
import { FEATURE_VERSION } from '../../api/src/modules/cv-reading/labels/features.ts';
import { type StoredModel, storeChain } from '../../api/src/modules/cv-reading/labels/model.ts';
import { loadPrinted } from '../cv/printed-layouts.ts';
import { type LearntDocument, readDocument } from './documents.ts';
import { calibrateAll, learn, measure } from './measure.ts';
import { printMeasured } from './print.ts';

const root = join(import.meta.dirname, '../..');
const WEIGHTS = join(root, 'api/src/modules/cv-reading/labels/weights.json');

/** A whole number of at least `least`; throws with words for the person at the terminal. */
function whole(name: string, given: string, least: number): number {
  const number = Number(given);
  if (!Number.isInteger(number) || number < least)
    throw new Error(`--${name} takes a whole number of at least ${least}, not "${given}"`);
  return number;
}

/** Measures on layouts left out and returns the weights learnt from all of them. */
function makeModel(documents: LearntDocument[], folds: number, tell: (words: string) => void): StoredModel {
  const measured = measure(documents, folds, tell);
  const calibration = calibrateAll(measured.samples);
  printMeasured(measured, calibration);
  const chains = learn(documents, 'told');
  return {
    version: FEATURE_VERSION,
    labels: LABELS,
    chains: { experience: storeChain(chains.experience), education: storeChain(chains.education) },
    calibration,
  };
}

function writeModel(model: StoredModel): void {
  writeFileSync(WEIGHTS, `${JSON.stringify(model, null, 1)}\n`);
}

async function main(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: args.filter((arg) => arg !== '--'),
    options: {
      'per-template': { type: 'string', default: '12' },
      folds: { type: 'string', default: '8' },
      measure: { type: 'boolean', default: false },
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
  const model = makeModel(documents, folds, (words) => process.stdout.write(`${words}\n`));
  if (values.measure) return;
  writeModel(model);
  process.stdout.write(`Weights written to ${WEIGHTS}\n`);
}

if (import.meta.main)
  await main(process.argv.slice(2)).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
