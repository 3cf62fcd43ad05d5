import { JOINTS, type Joint } from './atoms.ts';

/** What an atom is: `T` the title of a job or a degree, `C` the company or school, `D` its dates, `P` its place, `O` other words of an entry's head. */
export type FieldMark = 'T' | 'C' | 'D' | 'P' | 'O';
/** `E` opens an entry, `B` begins a further field of it, `I` goes on with the field before; `X` is no part of an entry's head. */
export const LABELS = [
  'X',
  'ET',
  'EC',
  'ED',
  'EP',
  'EO',
  'BT',
  'BC',
  'BD',
  'BP',
  'BO',
  'IT',
  'IC',
  'IP',
] as const;
export type Label = (typeof LABELS)[number];
export const LABEL_COUNT = LABELS.length;

/** Weights of a chain: a row of `LABEL_COUNT` for each feature, and for each joint one of from × to. */
export interface Chain {
  features: ReadonlyMap<string, Float64Array>;
  transitions: Readonly<Record<Joint, Float64Array>>;
}
/** One atom as the chain sees it. */
export interface Seen {
  features: string[];
  joint: Joint;
  /** Type and column, the same for what a layout prints alike. */
  look: string;
}
/** The likeliest labels, and for each atom how likely each label is, from 0 to 1. */
export interface Decoded {
  labels: Label[];
  chances: Float64Array[];
}

/** `IT` may follow what is a title, and so on, or the date beside its first line; a section does not begin within a field. */
export const MAY_FOLLOW: readonly boolean[] = LABELS.flatMap((from) =>
  LABELS.map((to) => to[0] !== 'I' || from[1] === to[1] || from[1] === 'D'),
);
const MAY_BEGIN: readonly boolean[] = LABELS.map((label) => label === 'X' || label[0] === 'E');

export function emptyTransitions(): Record<Joint, Float64Array> {
  return Object.fromEntries(JOINTS.map((j) => [j, new Float64Array(LABEL_COUNT * LABEL_COUNT)])) as Record<
    Joint,
    Float64Array
  >;
}

/** How well each label fits each atom by its own features. */
export function emissionsOf(seen: Seen[], features: Chain['features']): Float64Array[] {
  return seen.map((atom) => {
    const sums = new Float64Array(LABEL_COUNT);
    for (const name of atom.features) {
      const row = features.get(name);
      if (row) for (let y = 0; y < LABEL_COUNT; y += 1) sums[y] = (sums[y] ?? 0) + (row[y] ?? 0);
    }
    return sums;
  });
}

/** How much an atom is led by what atoms that look the same were taken for. */
const LIKENESS = 0.5;
/** The least chance that counts there: one section may print two things alike. */
const LEAST_CHANCE = 0.03;

/**
 * The labels of a section's atoms. They are found twice: a layout prints each field alike, so that the second time what most
 * of a look were taken for speaks for the others.
 */
export function decode(seen: Seen[], chain: Chain): Decoded {
  const emissions = emissionsOf(seen, chain.features);
  const first = chancesOf(emissions, seen, chain.transitions);
  const likened = liken(emissions, seen, first);
  return {
    labels: bestPath(likened, seen, chain.transitions),
    chances: chancesOf(likened, seen, chain.transitions),
  };
}

function chancesOf(
  emissions: Float64Array[],
  seen: Seen[],
  transitions: Chain['transitions'],
): Float64Array[] {
  const { forward, backward, total } = sums(emissions, seen, transitions);
  return emissions.map((_, t) =>
    Float64Array.from(LABELS, (_label, y) =>
      Math.exp((forward[t]?.[y] ?? 0) + (backward[t]?.[y] ?? 0) - total),
    ),
  );
}

/** Emissions with the logarithm of the mean chances of each look added. */
function liken(emissions: Float64Array[], seen: Seen[], chances: Float64Array[]): Float64Array[] {
  const means = new Map<string, { count: number; sums: Float64Array }>();
  for (const [t, { look }] of seen.entries()) {
    const mean = means.get(look) ?? { count: 0, sums: new Float64Array(LABEL_COUNT) };
    mean.count += 1;
    for (let y = 0; y < LABEL_COUNT; y += 1) mean.sums[y] = (mean.sums[y] ?? 0) + (chances[t]?.[y] ?? 0);
    means.set(look, mean);
  }
  return emissions.map((row, t) => {
    const mean = means.get(seen[t]?.look ?? '');
    if (!mean || mean.count < 2) return row;
    return row.map(
      (value, y) => value + LIKENESS * Math.log(Math.max(LEAST_CHANCE, (mean.sums[y] ?? 0) / mean.count)),
    );
  });
}

const NEVER = Number.NEGATIVE_INFINITY;

/** What an entry has so far: bits of its title and of its company or school. */
const HAS_TITLE = 1;
const HAS_ORGANISATION = 2;
/** In the place of those bits before the first entry. */
const NO_ENTRY = 4;
const MASKS = 5;
/** What a path costs that leaves an entry without a title, without an organisation (several jobs at one employer), or gives it a second title. */
const COSTS = { noTitle: 4, noOrganisation: 1, secondTitle: 1 };

/** What the entry has after `to`, and what that costs; null where it may not be. */
function step(mask: number, to: number): { mask: number; cost: number } | null {
  const label = LABELS[to] ?? 'X';
  const own = label[1] === 'T' ? HAS_TITLE : label[1] === 'C' ? HAS_ORGANISATION : 0;
  if (mask === NO_ENTRY && label[0] !== 'E') return label === 'X' ? { mask, cost: 0 } : null;
  if (label[0] === 'E') return { mask: own, cost: costOf(mask) };
  if (label[0] === 'I' && label !== 'IP' && (mask & own) === 0) return null;
  if (label === 'BC' && (mask & HAS_ORGANISATION) !== 0) return null;
  return { mask: mask | own, cost: label === 'BT' && (mask & HAS_TITLE) !== 0 ? COSTS.secondTitle : 0 };
}
const costOf = (mask: number) =>
  mask === NO_ENTRY
    ? 0
    : ((mask & HAS_TITLE) === 0 ? COSTS.noTitle : 0) +
      ((mask & HAS_ORGANISATION) === 0 ? COSTS.noOrganisation : 0);

/** Steps by mask × label; they are the same for each atom. */
const STEPS = Array.from({ length: MASKS * LABEL_COUNT }, (_, at) =>
  step(Math.floor(at / LABEL_COUNT), at % LABEL_COUNT),
);

/** The best path in which no entry has two organisations, and as few as can be lack a name. */
function bestPath(emissions: Float64Array[], seen: Seen[], transitions: Chain['transitions']): Label[] {
  if (emissions.length === 0) return [];
  const backs: Uint8Array[] = [];
  let scores = new Float64Array(MASKS * LABEL_COUNT).fill(NEVER);
  for (const [y] of LABELS.entries()) {
    const first = STEPS[NO_ENTRY * LABEL_COUNT + y];
    if (MAY_BEGIN[y] && first) scores[first.mask * LABEL_COUNT + y] = emissions[0]?.[y] ?? 0;
  }
  for (let t = 1; t < emissions.length; t += 1) {
    const matrix = transitions[seen[t]?.joint ?? 'line'];
    const next = new Float64Array(scores.length).fill(NEVER);
    const back = new Uint8Array(scores.length);
    for (const [state, score] of scores.entries()) {
      if (score === NEVER) continue;
      const mask = Math.floor(state / LABEL_COUNT);
      const from = state % LABEL_COUNT;
      for (let to = 0; to < LABEL_COUNT; to += 1) {
        const at = from * LABEL_COUNT + to;
        const taken = MAY_FOLLOW[at] ? STEPS[mask * LABEL_COUNT + to] : null;
        if (!taken) continue;
        const sum = score + (matrix[at] ?? 0) + (emissions[t]?.[to] ?? 0) - taken.cost;
        const target = taken.mask * LABEL_COUNT + to;
        if (sum <= (next[target] ?? NEVER)) continue;
        next[target] = sum;
        back[target] = state;
      }
    }
    backs.push(back);
    scores = next;
  }
  const ends = scores.map((score, state) => score - costOf(Math.floor(state / LABEL_COUNT)));
  let state = ends.indexOf(Math.max(...ends));
  const path = [state];
  for (const back of backs.toReversed()) {
    state = back[state] ?? 0;
    path.push(state);
  }
  return path.reverse().map((at) => LABELS[at % LABEL_COUNT] ?? 'X');
}

/** Logarithms of the sums over all paths up to and from each atom, and over all paths. */
export function sums(
  emissions: Float64Array[],
  seen: Seen[],
  transitions: Chain['transitions'],
): { forward: Float64Array[]; backward: Float64Array[]; total: number } {
  const count = emissions.length;
  const forward: Float64Array[] = [];
  const backward: Float64Array[] = new Array(count);
  const terms = new Float64Array(LABEL_COUNT);
  for (let t = 0; t < count; t += 1) {
    const row = new Float64Array(LABEL_COUNT);
    const matrix = transitions[seen[t]?.joint ?? 'line'];
    for (let to = 0; to < LABEL_COUNT; to += 1) {
      if (t === 0) {
        row[to] = MAY_BEGIN[to] ? (emissions[0]?.[to] ?? 0) : NEVER;
        continue;
      }
      for (let from = 0; from < LABEL_COUNT; from += 1) {
        const at = from * LABEL_COUNT + to;
        terms[from] = MAY_FOLLOW[at] ? (forward[t - 1]?.[from] ?? NEVER) + (matrix[at] ?? 0) : NEVER;
      }
      row[to] = logSum(terms) + (emissions[t]?.[to] ?? 0);
    }
    forward.push(row);
  }
  for (let t = count - 1; t >= 0; t -= 1) {
    const row = new Float64Array(LABEL_COUNT);
    const after = seen[t + 1];
    const matrix = after ? transitions[after.joint] : null;
    for (let from = 0; matrix && from < LABEL_COUNT; from += 1) {
      for (let to = 0; to < LABEL_COUNT; to += 1) {
        const at = from * LABEL_COUNT + to;
        terms[to] = MAY_FOLLOW[at]
          ? (backward[t + 1]?.[to] ?? NEVER) + (matrix[at] ?? 0) + (emissions[t + 1]?.[to] ?? 0)
          : NEVER;
      }
      row[from] = logSum(terms);
    }
    backward[t] = row;
  }
  return { forward, backward, total: logSum(forward[count - 1] ?? new Float64Array(LABEL_COUNT)) };
}

function logSum(terms: Float64Array): number {
  let most = NEVER;
  for (const term of terms) if (term > most) most = term;
  if (most === NEVER) return NEVER;
  let sum = 0;
  for (const term of terms) sum += Math.exp(term - most);
  return most + Math.log(sum);
}
