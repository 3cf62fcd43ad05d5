import { keepSure } from '../../api/src/modules/cv-reading/thresholds.ts';
import {
  type CvEducation,
  type CvField,
  type CvWorkExperience,
  emptyFields,
} from '../../api/src/modules/cv-reading/types.ts';
import { addScore, emptyScore, type Score, scoreReading, type Truth } from '../cv/scoring.ts';
import { type Calibration, calibrate, chanceOf, type Sample, type Side } from './calibrate.ts';
import type { LearntDocument } from './documents.ts';
import { fit } from './fit.ts';
import { labelledJobs, labelledStudies } from './labels/assemble.ts';
import type { Chain } from './labels/chain.ts';
import { byLabels, type LabelledSection, mixed, weigh, withChance } from './labels/choose.ts';
import type { LabelledKind } from './labels/entry.ts';

/** What is measured against each other. */
export const DESIGNS = ['rules', 'labels', 'labels told', 'mix'] as const;
export type Design = (typeof DESIGNS)[number];
export interface Measured {
  /** By template. */
  scores: Map<string, Record<Design, Score>>;
  /** The entries found, each as sure as such entries of the other folds are right. */
  shown: Shown[];
}
export interface Shown extends Sample {
  chance: number;
}
type Entry = CvField<CvWorkExperience | CvEducation>;
type Chains = Record<LabelledKind, Chain>;

/** Templates of one hand are left out together, since they know each other's layout. */
const familyOf = (template: string): string => /^(latex-moderncv|linkedin)-/.exec(template)?.[1] ?? template;

/** What was found in a document by what was learnt from other families. */
interface Read {
  document: LearntDocument;
  fold: number;
  sections: {
    kind: LabelledKind;
    section: LabelledSection;
    ruled: Entry[];
    plain: Entry[];
    told: Entry[];
  }[];
  samples: Sample[];
}

/** Each document read by what was learnt from the other families only, these parted into `folds`. */
export function measure(documents: LearntDocument[], folds: number, tell: (words: string) => void): Measured {
  const families = [...new Set(documents.map((d) => familyOf(d.template)))].toSorted();
  const foldOf = (document: LearntDocument) => families.indexOf(familyOf(document.template)) % folds;
  const reads: Read[] = [];
  for (let fold = 0; fold < folds; fold += 1) {
    const others = documents.filter((d) => foldOf(d) !== fold);
    const plain = learn(others, 'plain');
    const told = learn(others, 'told');
    for (const document of documents.filter((d) => foldOf(d) === fold))
      reads.push(read(document, fold, plain, told));
    tell(`fold ${fold + 1} of ${folds}`);
  }
  const scores: Measured['scores'] = new Map();
  const shown: Shown[] = [];
  for (let fold = 0; fold < folds; fold += 1) {
    const samples = reads.filter((r) => r.fold !== fold).flatMap((r) => r.samples);
    const calibration = calibrateAll(samples);
    for (const one of reads.filter((r) => r.fold === fold)) {
      add(scores, one, calibration);
      for (const sample of one.samples)
        shown.push({ ...sample, chance: chanceOf(sample.sureness, calibration[sample.kind], sample.side) });
    }
  }
  return { scores, shown };
}

const calibrateAll = (samples: Sample[]): Record<LabelledKind, Calibration> => ({
  experience: calibrate(samples, 'experience'),
  education: calibrate(samples, 'education'),
});

function read(document: LearntDocument, fold: number, plain: Chains, told: Chains): Read {
  const sections = document.sections.map(({ kind, ruled, ...section }) => ({
    kind,
    section: section.told,
    ruled,
    plain: labelled(section.plain, kind, plain),
    told: labelled(section.told, kind, told),
  }));
  const samples = sections.flatMap(({ kind, ruled, plain: alone, told: found }) => {
    const weighed = weigh(found, ruled, NOTHING_KNOWN);
    const entries: { entry: Entry; side: Side }[] = [
      ...alone.map((entry) => ({ entry, side: 'plain' as const })),
      ...found.map((entry) => ({ entry, side: 'told' as const })),
      ...weighed.labelled,
      ...weighed.ruled.filter(({ side }) => side === 'byRules'),
    ];
    return entries.map(
      ({ entry, side }): Sample => ({
        kind,
        side,
        sureness: entry.confidence,
        isRight: isRight(document.truth, kind, entry),
      }),
    );
  });
  return { document, fold, sections, samples };
}

const NOTHING_KNOWN: Calibration = calibrate([], 'experience');

/** Chains learnt from the sections in which all of the truth was found. */
function learn(documents: LearntDocument[], view: 'plain' | 'told'): Chains {
  const lessons = (kind: LabelledKind) =>
    documents
      .flatMap((d) => d.sections)
      .filter((section) => section.kind === kind && section.isWhole)
      .map((section) => ({ seen: section[view].seen, labels: section.labels }));
  return { experience: fit(lessons('experience')), education: fit(lessons('education')) };
}

function add(
  scores: Measured['scores'],
  { document, sections }: Read,
  calibration: Record<LabelledKind, Calibration>,
): void {
  const found: Record<Design, Record<LabelledKind, Entry[]>> = {
    rules: { experience: [], education: [] },
    labels: { experience: [], education: [] },
    'labels told': { experience: [], education: [] },
    mix: { experience: [], education: [] },
  };
  for (const { kind, section, ruled, plain, told } of sections) {
    const known = calibration[kind];
    const calibrated = (list: Entry[], side: Side) =>
      list.map((entry) => withChance(entry, chanceOf(entry.confidence, known, side)));
    found.rules[kind].push(...ruled);
    found.labels[kind].push(...calibrated(plain, 'plain'));
    found['labels told'][kind].push(...calibrated(told, 'told'));
    found.mix[kind].push(...mixed(section, told, ruled, known));
  }
  const sums = scores.get(document.template) ?? {
    rules: emptyScore(),
    labels: emptyScore(),
    'labels told': emptyScore(),
    mix: emptyScore(),
  };
  for (const design of DESIGNS) addScore(sums[design], scoreOf(document.truth, found[design]));
  scores.set(document.template, sums);
}

function labelled(section: LabelledSection, kind: LabelledKind, chains: Chains): Entry[] {
  return kind === 'experience'
    ? byLabels(section, chains.experience, labelledJobs)
    : byLabels(section, chains.education, labelledStudies);
}

/** The score of entries with the confidence that they have: those below the thresholds of the reader are not given. */
function scoreOf(truth: Truth, found: Record<LabelledKind, Entry[]>): Score {
  const fields = {
    ...emptyFields(),
    workExperiences: found.experience as CvField<CvWorkExperience>[],
    educations: found.education as CvField<CvEducation>[],
  };
  const reading = { status: 'READ', reason: 'OK', pageCount: 1, language: null, pages: [] } as const;
  return scoreReading(truth, { ...reading, pages: [], fields: keepSure(fields) }).score;
}

/** Whether both names of an entry are right. */
function isRight(truth: Truth, kind: LabelledKind, entry: Entry): boolean {
  const score = scoreOf(truth, { experience: [], education: [], [kind]: [withChance(entry, 1)] });
  return score[kind === 'experience' ? 'jobs' : 'education'].right === 1;
}
