import { measureBytes } from '../../bench/bytes/run.ts';

/** Gate: JavaScript over the wire of a first visit (brotli), in bytes, and its ratio to the single bundle. */
const BUDGETS: Readonly<Record<string, number>> = {
  login: 250_000,
  dashboard: 430_000,
  'positions list': 420_000,
  board: 470_000,
};
const MOST_RATIO = 1.2;

/** Every budget that is broken, in words. */
export async function checkBudgets(): Promise<string[]> {
  const rows = await measureBytes();
  return rows.flatMap(({ page, federated, ratio }) => {
    const budget = BUDGETS[page] ?? 0;
    return [
      ...(federated > budget ? [`${page}: ${federated} bytes, the budget is ${budget}`] : []),
      ...(ratio > MOST_RATIO
        ? [`${page}: ${ratio.toFixed(3)} times the single bundle, the most is ${MOST_RATIO}`]
        : []),
    ];
  });
}

if (import.meta.main) {
  const problems = await checkBudgets();
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  if (problems.length > 0) process.exitCode = 1;
  else process.stdout.write('Every byte budget holds.\n');
}
