import { chanceOf } from '../../api/src/modules/cv-reading/labels/choose.ts';
import type { Calibration, LabelledKind } from '../../api/src/modules/cv-reading/labels/model.ts';
import { isKeptOut } from '../cv/printed-layouts.ts';
import { addScore, emptyScore, type FieldName, f1, type Score } from '../cv/scoring.ts';
import { type Sample, shareRight } from './calibrate.ts';
import { KINDS } from './documents.ts';
import { DESIGNS, type Design, type Measured } from './measure.ts';

const FIELDS: FieldName[] = ['jobs', 'job dates', 'education', 'education dates'];

/** The figures of each design on layouts that were left out, the worst first, and how sure entries are against how often they are right. */
export function printMeasured(
  { scores, samples }: Measured,
  calibration: Record<LabelledKind, Calibration>,
): void {
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
    const rows = [...scores].toSorted(([, a], [, b]) => value(a.mix, field) - value(b.mix, field));
    for (const [template, score] of rows) console.log(rowOf(`  ${template}`, score, field));
    console.log('');
  }
  for (const kind of KINDS)
    printSureness(
      kind,
      samples.filter((s) => s.kind === kind),
      calibration[kind],
    );
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

function printSureness(kind: LabelledKind, samples: Sample[], calibration: Calibration): void {
  const sureOf = (s: Sample) => chanceOf(s.sureness, calibration, s.side);
  for (const least of [0.9, 0.75, 0.6, 0.5]) {
    const { count, right } = shareRight(samples, sureOf, least);
    const share = count === 0 ? '–' : (right / count).toFixed(3);
    console.log(
      `${kind}: ${count} of ${samples.length} entries shown with at least ${least}, ${share} of them right`,
    );
  }
}
