import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeDescription } from '../../api/src/modules/drafting/descriptions/write.ts';
import { ALL_CHOICES, faultsOf } from '../../api/src/testing/draft-checks.ts';
import { DRAFT_POSITIONS } from '../../api/src/testing/draft-positions.ts';

/**
 * Job descriptions of twelve positions in all 108 combinations of language, tone, length, client info and salary: what stands in
 * them that the position does not say, what they give away that was to be kept back, whether they are in their language and
 * as long as was chosen, and how long one takes.
 */
const MAX_MS = 300;
const OUT = path.resolve(import.meta.dirname, '../results/drafts.json');

const faults: string[] = [];
const times: number[] = [];
for (const position of DRAFT_POSITIONS)
  for (const given of ALL_CHOICES) {
    const choices = { ...given, recruiterComment: position.comment };
    const begun = performance.now();
    const draft = writeDescription(position, choices);
    times.push(performance.now() - begun);
    const named = `${position.title}, ${Object.values(given).join(' ')}`;
    faults.push(...faultsOf(position, choices, draft).map((fault) => `${named}: ${fault}`));
  }

const slowest = Math.max(...times);
mkdirSync(path.dirname(OUT), { recursive: true });
writeFileSync(OUT, `${JSON.stringify({ written: times.length, faults, slowest }, null, 2)}\n`);
for (const fault of faults) process.stdout.write(`${fault}\n`);
process.stdout.write(
  `${times.length} descriptions: ${faults.length} faults (none may be), the slowest ${slowest.toFixed(1)} ms (at most ${MAX_MS})\n`,
);
process.exitCode = faults.length === 0 && slowest <= MAX_MS && times.length === 108 * 12 ? 0 : 1;
