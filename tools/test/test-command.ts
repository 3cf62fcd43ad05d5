import { mkdirSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findChromium } from '../chromium.ts';
import { erasure } from '../erasure/erasure-check.ts';
import { dataOwners } from '../gates/api/data-owners.ts';
import { outgoing } from '../gates/api/outgoing-calls.ts';
import { repositories } from '../gates/api/repositories.ts';
import { demoTrades } from '../gates/demo-trades.ts';
import { duplicates } from '../gates/duplicates/duplicates.ts';
import type { Gate, GateResult } from '../gates/gate.ts';
import { boundaries } from '../gates/imports/boundaries.ts';
import { circles } from '../gates/imports/circles.ts';
import { keyListeners } from '../gates/keyboard/key-listeners.ts';
import { licences } from '../gates/licences.ts';
import { messages } from '../gates/messages.ts';
import { people } from '../gates/people.ts';
import { publishedNames } from '../gates/published-names.ts';
import { requirementTitles } from '../gates/requirement-titles.ts';
import { requirementsGate } from '../gates/requirements.ts';
import { lint, types } from '../gates/static-gates.ts';
import { unusedExports } from '../gates/unused-exports.ts';
import { budgets, provided, webBuild } from '../gates/web-gates.ts';
import { REPORTS } from '../paths.ts';
import { reportAttack } from '../report-attack/report-attack.ts';
import { requireTesseract } from '../tesseract.ts';
import { apiTests, oldestPostgres } from './api-tests.ts';
import { e2eTests } from './e2e-tests.ts';
import { timesOf, underLoad } from './under-load.ts';
import { unitTests } from './unit-tests.ts';

const STATIC: readonly Gate[] = [
  types,
  lint,
  boundaries,
  circles,
  dataOwners,
  repositories,
  outgoing,
  unusedExports,
  duplicates,
  messages,
  people,
  keyListeners,
  licences,
  publishedNames,
  demoTrades,
  requirementTitles,
];

const totals = { passed: 0, failed: 0 };
const failures: string[] = [];

function tell(name: string, result: GateResult, ms: number): void {
  totals.passed += result.passed;
  totals.failed += result.failed;
  const count =
    result.passed + result.failed > 1 ? ` (${result.passed} of ${result.passed + result.failed})` : '';
  process.stdout.write(`${result.failed === 0 ? '✔' : '✖'} ${name}${count} ${(ms / 1000).toFixed(1)} s\n`);
  if (result.failed === 0) return;
  failures.push(name);
  process.stdout.write(`${result.output.trim()}\n`);
}

async function runGate(gate: Gate): Promise<void> {
  const start = Date.now();
  const result = await gate.run().catch((error: unknown) => ({
    passed: 0,
    failed: 1,
    output: error instanceof Error ? (error.stack ?? error.message) : String(error),
  }));
  tell(gate.name, result, Date.now() - start);
}

/** One after the other. */
async function lane(gates: readonly Gate[]): Promise<void> {
  for (const gate of gates) await runGate(gate);
}

function finish(start: number): number {
  process.stdout.write(`\n${Math.round((Date.now() - start) / 1000)} s\n`);
  if (failures.length > 0) process.stdout.write(`Failed: ${failures.join(', ')}\n`);
  process.stdout.write(`${totals.passed} passed, ${totals.failed} failed\n`);
  return totals.failed === 0 ? 0 : 1;
}

/** `npm run check`: what needs no server and no browser. */
export async function check(): Promise<number> {
  const start = Date.now();
  await lane(STATIC);
  return finish(start);
}

/** Everything that CI checks. Two lanes, as long as each other on two cores; the browser's tests run alone. */
async function testOnce(): Promise<number> {
  const start = Date.now();
  Object.assign(totals, { passed: 0, failed: 0 });
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  process.env.CHROMIUM_PATH = await findChromium();
  requireTesseract();
  const built = lane([webBuild, provided]);
  const first = async (): Promise<void> => {
    await lane([...STATIC, unitTests]);
    await built;
    await lane([reportAttack, erasure, budgets]);
  };
  const second = async (): Promise<void> => {
    await built;
    await lane([apiTests, oldestPostgres]);
  };
  await Promise.all([first(), second()]);
  await lane([e2eTests, requirementsGate]);
  return finish(start);
}

const OPTIONS = {
  times: { type: 'string', default: '1' },
  busy: { type: 'boolean', default: false },
} as const;

/** `npm test -- --times=10 --busy`: again and again until something fails, while other jobs keep the processors busy. */
export async function test(given: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args: given.filter((arg) => arg !== '--'), options: OPTIONS });
  const times = timesOf(values.times);
  for (let time = 1; time <= times; time += 1) {
    if (times > 1) process.stdout.write(`\n${time} of ${times}\n`);
    const code = await (values.busy ? underLoad(testOnce) : testOnce());
    if (code !== 0) return code;
  }
  return 0;
}
