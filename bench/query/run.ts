import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readQuery } from '../../api/src/modules/query-language/index.ts';
import { expected, KNOWN, told } from './clauses.ts';
import { HELD_OUT } from './held-out.ts';
import { TRAPS, TUNED } from './tuned.ts';

/**
 * How well searches in words are read: `npm run bench -- query`. F1 of the clauses of searches that the reader was tuned by and of
 * some that it was not; negations that mean less or more than they seem to; numbers, places and levels that are lost.
 */
const ROOT = path.join(import.meta.dirname, '../..');
const F1 = { tuned: 0.95, heldOut: 0.9 };

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

const [tuned, heldOut, traps] = [linesOf(TUNED), linesOf(HELD_OUT), linesOf(TRAPS)];
const isVerbose = process.argv.includes('--wrong');
for (const line of [...tuned, ...traps, ...(isVerbose ? heldOut : [])])
  if (!isRight(line))
    process.stdout.write(
      `${line.text}\n   wanted ${line.wanted.join(' ')}\n   read   ${line.read.join(' ')}\n`,
    );
const results = {
  tuned: { queries: tuned.length, f1: f1(tuned), wholly: tuned.filter(isRight).length },
  heldOut: { queries: heldOut.length, f1: f1(heldOut), wholly: heldOut.filter(isRight).length },
  traps: { queries: traps.length, f1: f1(traps), wholly: traps.filter(isRight).length },
};
const losses = lost([...tuned, ...traps, ...heldOut]);
mkdirSync(path.join(ROOT, 'bench/results'), { recursive: true });
writeFileSync(path.join(ROOT, 'bench/results/query.json'), JSON.stringify({ ...results, losses }, null, 2));
console.table(results);
process.stdout.write(
  `${losses.length} numbers, places or levels lost${losses.map((one) => `\n  ${one}`).join('')}\n`,
);
const isGood =
  results.tuned.f1 >= F1.tuned &&
  results.heldOut.f1 >= F1.heldOut &&
  results.traps.wholly === traps.length &&
  losses.length === 0;
process.exitCode = isGood ? 0 : 1;
