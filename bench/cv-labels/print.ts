import { isKeptOut } from '../cv/printed-layouts.ts';
import { addScore, emptyScore, type FieldName, f1, type Score } from '../cv/scoring.ts';
import type { Side } from './calibrate.ts';
import { KINDS } from './documents.ts';
import type { LabelledKind } from './labels/entry.ts';
import { DESIGNS, type Design, type Measured, type Shown } from './measure.ts';

const FIELDS: FieldName[] = ['jobs', 'job dates', 'education', 'education dates'];
const SIDES: readonly [Side, string][] = [
  ['plain', 'labels'],
  ['told', 'labels told'],
  ['agreed', 'mix, rules and labels agree'],
  ['differing', 'mix, labels differ'],
  ['byRules', 'mix, rules alone'],
];

/** The figures of each design on layouts that were left out, the worst first, and how sure entries are against how often they are right. */
export function printMeasured({ scores, shown }: Measured): void {
  const head = DESIGNS.map((d) => d.padStart(12)).join('');
  console.log(`\nF1 by templates that were not learnt from\n`);
  for (const field of FIELDS) {
    console.log(`${field.padEnd(34)}${head}`);
    const sums = (keep: (template: string) => boolean) => sumOf(scores, keep);
    console.log(
      rowOf(
        'all',
        sums(() => true),
        field,
      ),
    );
    console.log(
      rowOf(
        'templates the rules were tuned on',
        sums((t) => !isKeptOut(t)),
        field,
      ),
    );
    console.log(rowOf('other templates', sums(isKeptOut), field));
    const rows = [...scores].toSorted(([, a], [, b]) => value(a.rules, field) - value(b.rules, field));
    for (const [template, score] of rows) console.log(rowOf(`  ${template}`, score, field));
    console.log('');
  }
  console.log(
    'Entries by how often such entries are right in other folds: which share is right, of how many\n',
  );
  for (const kind of KINDS) printSureness(kind, shown);
}

const value = (score: Score, field: FieldName) => f1(score[field])?.f1 ?? 1;

function rowOf(name: string, scores: Record<Design, Score>, field: FieldName): string {
  return (
    name.padEnd(34) + DESIGNS.map((d) => (f1(scores[d][field])?.f1.toFixed(3) ?? '–').padStart(12)).join('')
  );
}

function sumOf(scores: Measured['scores'], keep: (template: string) => boolean): Record<Design, Score> {
  const sums = { rules: emptyScore(), labels: emptyScore(), 'labels told': emptyScore(), mix: emptyScore() };
  for (const [template, score] of scores)
    if (keep(template)) for (const design of DESIGNS) addScore(sums[design], score[design]);
  return sums;
}

/** Of the entries that are right at least so often in other folds, which share is right, and how many they are. */
function printSureness(kind: LabelledKind, shown: Shown[]): void {
  const steps = [0.9, 0.75, 0.6, 0.5];
  console.log(`${kind.padEnd(34)}${steps.map((s) => `from ${s.toFixed(2)}`.padStart(16)).join('')}`);
  for (const [side, name] of SIDES) {
    const own = shown.filter((s) => s.kind === kind && s.side === side);
    const cells = steps.map((least) => {
      const sure = own.filter(({ chance }) => chance >= least);
      const right = sure.filter(({ isRight }) => isRight).length;
      return `${sure.length === 0 ? '–' : (right / sure.length).toFixed(3)} of ${sure.length}`.padStart(16);
    });
    console.log(`  ${`${name}, ${own.length}`.padEnd(32)}${cells.join('')}`);
  }
  console.log('');
}
