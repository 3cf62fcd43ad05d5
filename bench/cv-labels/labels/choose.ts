import {
  joinBrokenDates,
  partMarginDates,
} from '../../../api/src/modules/cv-reading/entries/dates/broken-dates.ts';
import type { Line } from '../../../api/src/modules/cv-reading/layout/lines.ts';
import { foldWords } from '../../../api/src/modules/cv-reading/text/fold.ts';
import type { CvEducation, CvField, CvWorkExperience } from '../../../api/src/modules/cv-reading/types.ts';
import { type Calibration, chanceOf } from '../calibrate.ts';
import { type Atom, toAtoms } from './atoms.ts';
import { type Chain, type Decoded, decode, type Seen } from './chain.ts';
import { featuresOf } from './features.ts';
import { rulesView, withHeads } from './rules-view.ts';

/** What an entry is sure of at most that only the rules found: a person looks at it. */
const ONLY_RULES = 0.7;

type Value = CvWorkExperience | CvEducation;
/** A section in atoms, and what the chain is told of them. */
export interface LabelledSection {
  lines: Line[];
  atoms: Atom[];
  seen: Seen[];
}

/** What the labels see of a section. With the rules' entries, what they took each atom for is told as well. */
export function seeSection(printed: Line[], ruled: CvField<Value>[] | null): LabelledSection {
  const lines = partMarginDates(joinBrokenDates(printed));
  const atoms = toAtoms(lines);
  const view = ruled && rulesView(withHeads(ruled, lines), lines);
  return { lines, atoms, seen: featuresOf(atoms, lines, view) };
}

/** How entries are made of labelled atoms. */
export type Assemble<T extends Value> = (atoms: Atom[], decoded: Decoded, lines: Line[]) => CvField<T>[];

/** The entries that the labels find in a section, as sure as the least sure label of each. */
export function byLabels<T extends Value>(
  section: LabelledSection,
  chain: Chain,
  assemble: Assemble<T>,
): CvField<T>[] {
  return assemble(section.atoms, decode(section.seen, chain), section.lines);
}

/** What the labels and the rules found in one section, each entry with how often such entries are right. */
export interface Weighed<T extends Value> {
  labelled: { entry: CvField<T>; side: 'agreed' | 'differing'; chance: number }[];
  /** Among these `byRules` stands for an entry that the labels have not. */
  ruled: { entry: CvField<T>; side: 'agreed' | 'byRules'; chance: number }[];
}

/** Entries of the same names count as agreeing. */
export function weigh<T extends Value>(
  labelled: CvField<T>[],
  ruled: CvField<T>[],
  calibration: Calibration,
): Weighed<T> {
  const ofRules = new Set(ruled.map(({ value }) => namesOf(value)));
  const chances = new Map<string, number>();
  const weighed = labelled.map((entry) => {
    const names = namesOf(entry.value);
    const side = ofRules.has(names) ? 'agreed' : 'differing';
    const chance = chanceOf(entry.confidence, calibration, side);
    if (side === 'agreed' && !chances.has(names)) chances.set(names, chance);
    return { entry, side, chance } as const;
  });
  return {
    labelled: weighed,
    ruled: ruled.map((entry) => {
      const agreed = chances.get(namesOf(entry.value));
      return agreed === undefined
        ? { entry, side: 'byRules', chance: chanceOf(entry.confidence, calibration, 'byRules') }
        : { entry, side: 'agreed', chance: agreed };
    }),
  };
}

/** By how much the labels' entries have to be right more often: the rules know the forms that they were written for. */
const AHEAD = 0.1;

/** Whether the labels' entries are clearly more often right than the rules', or the same. */
export function labelsDecide({ labelled, ruled }: Weighed<Value>): boolean {
  const mean = (list: { chance: number }[]) =>
    list.reduce((sum, { chance }) => sum + chance, 0) / list.length;
  if (labelled.length === 0 || ruled.length === 0) return labelled.length > 0;
  // Entries that are missed cost more than names that are taken for each other.
  if (labelled.length < ruled.length) return false;
  const isSame = labelled.length === ruled.length && labelled.every(({ side }) => side === 'agreed');
  return isSame || mean(labelled) >= mean(ruled) + AHEAD;
}

/** The mix: the entries of the labels or those of the rules, whichever are more often right, as sure as they are right. */
export function mixed<T extends Value>(
  { atoms }: LabelledSection,
  labelled: CvField<T>[],
  ruled: CvField<T>[],
  calibration: Calibration,
): CvField<T>[] {
  // A form says itself what its values are.
  if (atoms.some(({ label }) => label === 'role' || label === 'organisation')) return ruled;
  const weighed = weigh(labelled, ruled, calibration);
  if (labelsDecide(weighed)) return weighed.labelled.map(({ entry, chance }) => withChance(entry, chance));
  return weighed.ruled.map(({ entry, chance }) =>
    withChance(entry, Math.min(entry.confidence, Math.max(chance, ONLY_RULES))),
  );
}

/** An entry as sure as such entries are right. */
export const withChance = <T extends Value>(entry: CvField<T>, chance: number): CvField<T> => ({
  ...entry,
  confidence: chance,
});

const namesOf = (value: Value) =>
  foldWords(
    'position' in value
      ? `${value.position} / ${value.companyName}`
      : `${value.degree} / ${value.institutionName}`,
  );
