import {
  type Chain,
  emissionsOf,
  emptyTransitions,
  LABEL_COUNT,
  LABELS,
  type Label,
  MAY_FOLLOW,
  type Seen,
  sums,
} from './labels/chain.ts';

/** One section: what is seen of its atoms, and their labels by the truth. */
export interface Lesson {
  seen: Seen[];
  labels: Label[];
}
const EPOCHS = 8;
const STEP = 0.25;
/** How strongly weights are held near zero. */
const HOLD = 0.005;
/** The share of features that a lesson goes without, by lot, so that none is relied on alone. */
const DROP = 0.3;
/** The share of lessons that go without what the rules say: they know the layouts that they were written for too well. */
const BLIND = 0.2;
/** Features that fewer lessons have are of one layout, and say nothing of others. */
const LEAST_LESSONS = 4;

/** The chain whose likeliest labels are most often those of the lessons; the same for the same lessons. */
export function fit(lessons: Lesson[]): Chain {
  const features = knownFeatures(lessons);
  const squares = new Map([...features.keys()].map((name) => [name, new Float64Array(LABEL_COUNT)]));
  const transitions = emptyTransitions();
  const transitionSquares = emptyTransitions();
  const order = lessons.map((_, i) => i);
  let state = 1;
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    for (let i = order.length - 1; i > 0; i -= 1) {
      const k = Math.floor(next() * (i + 1));
      [order[i], order[k]] = [order[k] ?? 0, order[i] ?? 0];
    }
    for (const at of order) {
      const lesson = lessons[at];
      if (lesson && lesson.seen.length > 0) learn(lesson);
    }
  }
  return { features, transitions };

  /** From 0 up to 1, by lot, the same in every run. */
  function next(): number {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  }

  function learn({ seen: whole, labels }: Lesson): void {
    const isBlind = next() < BLIND;
    const seen = whole.map((atom) => ({
      ...atom,
      features: atom.features.filter((name) => next() >= DROP && !(isBlind && name.startsWith('rules'))),
    }));
    const emissions = emissionsOf(seen, features);
    const { forward, backward, total } = sums(emissions, seen, transitions);
    const truth = labels.map((l) => LABELS.indexOf(l));
    const gradient = new Float64Array(LABEL_COUNT);
    for (const [t, atom] of seen.entries()) {
      for (let y = 0; y < LABEL_COUNT; y += 1)
        gradient[y] =
          (truth[t] === y ? 1 : 0) - Math.exp((forward[t]?.[y] ?? 0) + (backward[t]?.[y] ?? 0) - total);
      for (const name of atom.features) {
        const row = features.get(name);
        const square = squares.get(name);
        if (row && square) move(row, square, gradient);
      }
      if (t > 0) move(transitions[atom.joint], transitionSquares[atom.joint], pairs(t));
    }

    function pairs(t: number): Float64Array {
      const result = new Float64Array(LABEL_COUNT * LABEL_COUNT);
      const matrix = transitions[seen[t]?.joint ?? 'line'];
      for (let from = 0; from < LABEL_COUNT; from += 1)
        for (let to = 0; to < LABEL_COUNT; to += 1) {
          const at = from * LABEL_COUNT + to;
          if (!MAY_FOLLOW[at]) continue;
          const told = truth[t - 1] === from && truth[t] === to ? 1 : 0;
          const path =
            (forward[t - 1]?.[from] ?? 0) +
            (matrix[at] ?? 0) +
            (emissions[t]?.[to] ?? 0) +
            (backward[t]?.[to] ?? 0);
          result[at] = told - Math.exp(path - total);
        }
      return result;
    }
  }
}

/** A step along the gradient, the shorter the further a weight has come. */
function move(row: Float64Array, square: Float64Array, gradient: Float64Array): void {
  for (let y = 0; y < row.length; y += 1) {
    const g = (gradient[y] ?? 0) - HOLD * (row[y] ?? 0);
    if (Math.abs(g) < 1e-6) continue;
    const sum = (square[y] ?? 0) + g * g;
    square[y] = sum;
    row[y] = (row[y] ?? 0) + (STEP * g) / (Math.sqrt(sum) + 0.1);
  }
}

function knownFeatures(lessons: Lesson[]): Map<string, Float64Array> {
  const counts = new Map<string, number>();
  for (const { seen } of lessons)
    for (const name of new Set(seen.flatMap((s) => s.features)))
      counts.set(name, (counts.get(name) ?? 0) + 1);
  return new Map(
    [...counts]
      .filter(([, count]) => count >= LEAST_LESSONS)
      .map(([name]): [string, Float64Array] => [name, new Float64Array(LABEL_COUNT)])
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}
