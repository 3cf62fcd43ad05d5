import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readQuery } from '../../api/src/modules/query-language/index.ts';
import { expected, KNOWN, told } from './clauses.ts';
import { HELD_OUT } from './held-out.ts';
import { TRAPS, TUNED } from './tuned.ts';

/**
 * How well searches in words are read: `npm run bench -- query`. F1 of the clauses of searches that the reader was tuned by and of
 * some that it was not, of which it tells no line; negations that mean less or more than they seem to; numbers, places and levels that are lost.
 */
const ROOT = path.join(import.meta.dirname, '../..');
const F1 = { tuned: 0.95, heldOut: 0.9 };
/** How many searches each list has: a list that lost some of them measures something else. */
const SIZES = { tuned: 240, heldOut: 60, traps: 40 };

interface Line {
  readonly text: string;
  readonly wanted: readonly string[];
  readonly read: readonly string[];
}
const linesOf = (list: string): Line[] =>
  list
    .trim()
    .split('\n')
    .map((line) => {
      const [text = '', clauses = ''] = line.split(' => ');
      return { text, wanted: expected(clauses), read: readQuery(text, KNOWN).clauses.flatMap(told) };
    });
const right = ({ wanted, read }: Line): number => wanted.filter((one) => read.includes(one)).length;
const isRight = (line: Line): boolean =>
  right(line) === line.wanted.length && line.read.length === line.wanted.length;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

function f1(lines: readonly Line[]): number {
  const hits = sum(lines.map(right));
  return (
    (2 * hits) / (sum(lines.map(({ wanted }) => wanted.length)) + sum(lines.map(({ read }) => read.length)))
  );
}
/** Numbers, places and levels that the words name and no clause has. */
const lost = (lines: readonly Line[]): string[] =>
  lines.flatMap(({ text, wanted, read }) =>
    wanted
      .filter((one) => /[PYM:]|>=/.test(one) && /^[?-]*[PYM]|^[?-]*L.*>=/.test(one) && !read.includes(one))
      .map((one) => `${one} of “${text}”`),
  );

const lists = { tuned: linesOf(TUNED), heldOut: linesOf(HELD_OUT), traps: linesOf(TRAPS) };
const { tuned, heldOut, traps } = lists;
// Of those held out nothing is told but figures: whoever reads them tunes by them.
for (const line of [...tuned, ...traps])
  if (!isRight(line))
    process.stdout.write(
      `${line.text}\n   wanted ${line.wanted.join(' ')}\n   read   ${line.read.join(' ')}\n`,
    );
const measured = (lines: readonly Line[]) => ({
  queries: lines.length,
  f1: f1(lines),
  wholly: lines.filter(isRight).length,
  lost: lost(lines).length,
});
const results = { tuned: measured(tuned), heldOut: measured(heldOut), traps: measured(traps) };
const losses = lost([...tuned, ...traps]);
mkdirSync(path.join(ROOT, 'bench/results'), { recursive: true });
writeFileSync(path.join(ROOT, 'bench/results/query.json'), JSON.stringify({ ...results, losses }, null, 2));
console.table(results);
process.stdout.write(losses.map((one) => `lost: ${one}\n`).join(''));
const wrongSizes = (['tuned', 'heldOut', 'traps'] as const).filter(
  (name) => lists[name].length !== SIZES[name],
);
for (const name of wrongSizes)
  process.stderr.write(`${name} has ${lists[name].length} searches, not ${SIZES[name]}\n`);
const isGood =
  wrongSizes.length === 0 &&
  results.tuned.f1 >= F1.tuned &&
  results.heldOut.f1 >= F1.heldOut &&
  results.traps.wholly === traps.length &&
  Object.values(results).every((one) => one.lost === 0);
process.exitCode = isGood ? 0 : 1;
