import { emptyScore, FIELDS, type FieldName, f1, type Score } from './scoring.ts';

/** The least F1 that a field shall have over all CVs of a set. */
export type Goals = Partial<Record<FieldName, number>>;

/** Prints one row per field and one column per set, with precision, recall and F1. */
export function printFields(sums: Record<string, Score>, columns: string[], goals: Goals): void {
  const cell = (s: Score, field: FieldName) => {
    const r = f1(s[field]);
    return (r ? `${r.precision.toFixed(2)} ${r.recall.toFixed(2)} ${r.f1.toFixed(3)}` : '–').padStart(17);
  };
  console.log(
    `${'field'.padEnd(17)}${columns.map((c) => c.padStart(17)).join('')}${'goal'.padStart(7)}\n${' '.repeat(17)}${columns.map(() => '     P    R    F1'.padStart(17)).join('')}`,
  );
  for (const field of FIELDS) {
    const goal = goals[field];
    console.log(
      `${field.padEnd(17)}${columns.map((c) => cell(sums[c] ?? emptyScore(), field)).join('')}${(goal ? goal.toFixed(2) : '').padStart(7)}`,
    );
  }
}

const SHORT: [FieldName, string][] = [
  ['jobs', 'jobs'],
  ['job dates', 'dates'],
  ['education', 'study'],
  ['name', 'name'],
  ['email', 'email'],
  ['phone', 'phone'],
  ['languages', 'lang.'],
  ['hardSkills', 'skills'],
];

export interface Group {
  name: string;
  count: number;
  score: Score;
}

/** Prints the F1 of each group, that with the worst jobs first. */
export function printGroups(title: string, groups: Group[]): void {
  const worth = (group: Group) => f1(group.score.jobs)?.f1 ?? 1;
  console.log(`\n${title.padEnd(42)}${'CVs'.padStart(5)}${SHORT.map(([, s]) => s.padStart(7)).join('')}`);
  for (const group of groups.toSorted((a, b) => worth(a) - worth(b))) {
    const cells = SHORT.map(([field]) => (f1(group.score[field])?.f1.toFixed(3) ?? '–').padStart(7));
    console.log(`${group.name.padEnd(42)}${String(group.count).padStart(5)}${cells.join('')}`);
  }
}
