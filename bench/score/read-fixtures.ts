import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Input } from '../../api/src/modules/assessment/scores/compute.ts';
import type { Job } from '../../api/src/modules/assessment/types.ts';
import { readDocument } from '../../api/src/modules/cv-reading/read-document.ts';
import { readPdfText } from '../../api/src/modules/cv-reading/text/pdf-document.ts';
import { type DrawPage, drawPage } from '../../api/src/modules/cv-reading/visibility/draw-page.ts';
import type { GroundTruth } from '../cv/corpus/truth.ts';
import { loadSamples } from '../cv/samples.ts';
import type { Truth } from '../cv/scoring.ts';
import { MONTH } from './judged-cvs.ts';

const ROOT = join(import.meta.dirname, '../..');
const CVS = join(ROOT, 'api/fixtures/cv');
type CvSet = 'tuned' | 'held out' | 'samples';

export interface ReadCv {
  readonly set: CvSet;
  readonly truth: Truth;
  /** With the jobs and skills that reading finds as the profile. */
  readonly input: Input;
  /** Runs of text, and those that are lost as hidden. */
  readonly runs: number;
  readonly lost: number;
  readonly pages: number;
  readonly checkedPages: number;
  /** What it took of the processor to see what each page shows, in ms: waiting for other programs is no part of it. */
  readonly drawMs: readonly number[];
}

async function read(set: CvSet, truth: Truth, pdf: string): Promise<ReadCv> {
  const bytes = async () => new Uint8Array(await readFile(pdf));
  const drawMs: number[] = [];
  const timed: DrawPage = async (...page) => {
    const before = process.cpuUsage();
    const drawing = await drawPage(...page);
    const { user, system } = process.cpuUsage(before);
    drawMs.push((user + system) / 1000);
    return drawing;
  };
  const { pages: drawn } = await readPdfText(await bytes(), timed);
  const runs = drawn.flatMap((page) => page.runs).filter((run) => run.text.trim() !== '');
  const { pages, language, fields } = await readDocument(await bytes());
  const jobs = fields.workExperiences.map(({ value }): Job => value);
  return {
    set,
    truth,
    input: {
      rules: [],
      pages: pages.map(({ number, ...page }) => ({ ...page, page: number, tongue: language })),
      profile: { skills: [], languages: [], jobs, degrees: [] },
      person: truth,
      month: MONTH,
    },
    runs: runs.length,
    lost: runs.filter(({ seen }) => !seen).length,
    pages: drawn.length,
    checkedPages: drawn.filter(({ checked }) => checked).length,
    drawMs,
  };
}

/** The CVs of api/fixtures/cv that have text, and the samples beside the checkout where there are any (CV_SAMPLES names another folder). */
export async function readFixtures(): Promise<ReadCv[]> {
  const names = (await readdir(CVS)).filter((name) => name.endsWith('.json')).sort();
  const cvs: ReadCv[] = [];
  for (const name of names) {
    const truth: GroundTruth = JSON.parse(await readFile(join(CVS, name), 'utf8'));
    if (!truth.hasText) continue;
    cvs.push(await read(truth.heldOut ? 'held out' : 'tuned', truth, join(CVS, `${truth.id}.pdf`)));
  }
  const samples = await loadSamples(process.env.CV_SAMPLES ?? join(ROOT, '../shared/data/cv'));
  for (const { pdf, truth } of samples) cvs.push(await read('samples', truth, pdf));
  return cvs;
}
