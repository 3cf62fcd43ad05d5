import { joinBrokenDates, partMarginDates } from '../entries/broken-dates.ts';
import type { Line } from '../layout/lines.ts';
import { foldWords } from '../text/fold.ts';
import type { CvEducation, CvField, CvWorkExperience } from '../types.ts';
import { type Atom, toAtoms } from './atoms.ts';
import { type Chain, type Decoded, decode, type Seen } from './chain.ts';
import type { Found } from './entry.ts';
import { featuresOf } from './features.ts';
import type { Calibration, LabelledKind, Model } from './model.ts';
import { rulesView } from './rules-view.ts';

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
export function seeSection(printed: Line[], ruled: Found<Value>[] | null): LabelledSection {
  const lines = partMarginDates(joinBrokenDates(printed));
  const atoms = toAtoms(lines);
  return { lines, atoms, seen: featuresOf(atoms, lines, ruled && rulesView(ruled, lines)) };
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

/** Who found an entry: the labels with the rules agreeing or not, or the rules alone. */
export type Side = keyof Omit<Calibration, 'steps'>;
/** What the labels and the rules found in one section, each entry with how often such entries are right. */
export interface Weighed<T extends Value> {
  labelled: { entry: CvField<T>; side: Side; chance: number }[];
  ruled: { entry: CvField<T>; chance: number }[];
}

export function weigh<T extends Value>(
  labelled: CvField<T>[],
  ruled: CvField<T>[],
  calibration: Calibration,
): Weighed<T> {
  const weighed = labelled.map((entry) => {
    const side: Side = isAmong(entry, ruled) ? 'agreed' : 'differing';
    return { entry, side, chance: chanceOf(entry.confidence, calibration, side) };
  });
  return {
    labelled: weighed,
    ruled: ruled.map((entry) => {
      const same = weighed.find((w) => w.side === 'agreed' && isAmong(entry, [w.entry]));
      return { entry, chance: same?.chance ?? chanceOf(entry.confidence, calibration, 'byRules') };
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

/** The entries of a section: those of the labels or those of the rules, whichever are more often right. */
export function chooseEntries<T extends Value>(
  printed: Line[],
  found: Found<T>[],
  kind: LabelledKind,
  model: Model,
  assemble: Assemble<T>,
): CvField<T>[] {
  const ruled = found.map(({ field }) => field);
  const section = seeSection(printed, found);
  // A form says itself what its values are.
  const isForm = section.atoms.some(({ label }) => label === 'role' || label === 'organisation');
  const labelled = isForm ? [] : byLabels(section, model.chains[kind], assemble);
  const weighed = weigh(labelled, ruled, model.calibration[kind]);
  if (isForm) return ruled;
  if (!labelsDecide(weighed))
    return weighed.ruled.map(({ entry, chance }) => ({
      ...entry,
      confidence: Math.min(entry.confidence, Math.max(chance, ONLY_RULES)),
    }));
  return weighed.labelled.map(({ entry, chance }) => {
    const same = ruled.find((other) => isAmong(entry, [other]));
    return same ? joined(entry, same, chance) : { ...entry, confidence: chance };
  });
}

/** An entry that both found: the rules know more of places and of the text under the head. */
function joined<T extends Value>(entry: CvField<T>, same: CvField<T>, chance: number): CvField<T> {
  const { location } = same.value;
  const text = 'description' in same.value ? { description: same.value.description } : {};
  const value = { ...entry.value, ...text, location };
  return { ...entry, value, confidence: Math.max(chance, Math.min(same.confidence, ONLY_RULES)) };
}

/** How often an entry that is so sure is right. */
export function chanceOf(sureness: number, calibration: Calibration, side: Side): number {
  const at = calibration.steps.findLastIndex((least) => sureness >= least);
  return calibration[side][at] ?? 0;
}

const namesOf = (value: Value) =>
  foldWords(
    'position' in value
      ? `${value.position} / ${value.companyName}`
      : `${value.degree} / ${value.institutionName}`,
  );

/** Whether others found an entry of the same names. */
const isAmong = (entry: CvField<Value>, others: CvField<Value>[]): boolean =>
  others.some((other) => namesOf(other.value) === namesOf(entry.value));
