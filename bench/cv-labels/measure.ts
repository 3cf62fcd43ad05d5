import { labelledJobs, labelledStudies } from '../../api/src/modules/cv-reading/entries/labelled.ts';
import type { Chain } from '../../api/src/modules/cv-reading/labels/chain.ts';
import {
  byLabels,
  type LabelledSection,
  labelsDecide,
  weigh,
} from '../../api/src/modules/cv-reading/labels/choose.ts';
import type { Calibration, LabelledKind } from '../../api/src/modules/cv-reading/labels/model.ts';
import { keepSure } from '../../api/src/modules/cv-reading/thresholds.ts';
import {
  type CvEducation,
  type CvField,
  type CvWorkExperience,
  emptyFields,
} from '../../api/src/modules/cv-reading/types.ts';
import { addScore, emptyScore, type Score, scoreReading, type Truth } from '../cv/scoring.ts';
import { calibrate, type Sample } from './calibrate.ts';
import type { LearntDocument } from './documents.ts';
import { fit } from './fit.ts';

/** What is measured against each other. */
export const DESIGNS = ['rules', 'labels', 'labels told', 'mix'] as const;
export type Design = (typeof DESIGNS)[number];
export interface Measured {
  /** By template. */
  scores: Map<string, Record<Design, Score>>;
  samples: Sample[];
}
type Entry = CvField<CvWorkExperience | CvEducation>;
type Chains = Record<LabelledKind, Chain>;

/** Templates of one hand are left out together, since they know each other's layout. */
const familyOf = (template: string): string => /^(latex-moderncv|linkedin)-/.exec(template)?.[1] ?? template;

/** What was found in a document by what was learnt from other families. */
interface Read {
  document: LearntDocument;
  fold: number;
  sections: { kind: LabelledKind; ruled: Entry[]; plain: Entry[]; told: Entry[] }[];
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
  for (let fold = 0; fold < folds; fold += 1) {
    const samples = reads.filter((r) => r.fold !== fold).flatMap((r) => r.samples);
    const calibration = calibrateAll(samples);
    for (const one of reads.filter((r) => r.fold === fold)) add(scores, one, calibration);
  }
  return { scores, samples: reads.flatMap((r) => r.samples) };
}

export const calibrateAll = (samples: Sample[]): Record<LabelledKind, Calibration> => ({
  experience: calibrate(samples, 'experience'),
  education: calibrate(samples, 'education'),
});

function read(document: LearntDocument, fold: number, plain: Chains, told: Chains): Read {
  const sections = document.sections.map(({ kind, ruled, ...section }) => ({
    kind,
    ruled,
    plain: labelled(section.plain, kind, plain),
    told: labelled(section.told, kind, told),
  }));
  const samples = sections.flatMap(({ kind, ruled, told: found }) => {
    const { labelled: weighed } = weigh(found, ruled, NOTHING_KNOWN);
    const { labelled: others } = weigh(ruled, found, NOTHING_KNOWN);
    const only = others.flatMap(({ entry, side }) =>
      side === 'differing' ? [{ entry, side: 'byRules' as const }] : [],
    );
    return [...weighed, ...only].map(
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

const NOTHING_KNOWN: Calibration = { steps: [], agreed: [], differing: [], byRules: [] };

/** Chains learnt from the sections in which all of the truth was found. */
export function learn(documents: LearntDocument[], view: 'plain' | 'told'): Chains {
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
  for (const { kind, ruled, plain, told } of sections) {
    found.rules[kind].push(...ruled);
    found.labels[kind].push(...plain.map(sure));
    found['labels told'][kind].push(...told.map(sure));
    const decides = labelsDecide(weigh(told, ruled, calibration[kind]));
    found.mix[kind].push(...(decides ? told.map(sure) : ruled));
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

/** Designs are measured by all that they find: how sure a label is says something else than how sure a rule is. */
const sure = (entry: Entry): Entry => ({ ...entry, confidence: 1 });

function labelled(section: LabelledSection, kind: LabelledKind, chains: Chains): Entry[] {
  return kind === 'experience'
    ? byLabels(section, chains.experience, labelledJobs)
    : byLabels(section, chains.education, labelledStudies);
}

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
  const score = scoreOf(truth, { experience: [], education: [], [kind]: [sure(entry)] });
  return score[kind === 'experience' ? 'jobs' : 'education'].right === 1;
}
