/// <reference lib="dom" />
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { CDPSession, Page } from 'playwright';
import { buildApp } from '../../api/src/app.ts';
import { readConfig } from '../../api/src/config.ts';
import { startEmbeddedPostgres } from '../../api/src/db/embedded/index.ts';
import { migrate } from '../../api/src/db/migrate.ts';
import { fillDemo } from '../../api/src/modules/demo/index.ts';
import { openDeps } from '../../api/src/process.ts';
import { drawn } from '../../tools/budgets/settle.ts';
import { launch } from '../../tools/budgets/visit.ts';
import { buildAll } from '../../tools/webpack/build.ts';
import { fill } from './fill.ts';

const CPU_RATE = 4;
const STEPS = 90;

interface Served {
  readonly url: string;
  readonly token: string;
  readonly positionId: string;
  close(): Promise<void>;
}

async function tokenOf(url: string): Promise<string> {
  const response = await fetch(`${url}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@demo.test', password: 'cantera-demo' }),
  });
  if (!response.ok) throw new Error(`logging in answered ${response.status}`);
  const { data }: { data: { token: string } } = JSON.parse(await response.text());
  return data.token;
}

/** The product's own server, with a position to which so many applied. */
async function serve(applications: number): Promise<Served> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'cantera-bench-slider-'));
  const database = await startEmbeddedPostgres({ dataDir });
  await migrate(database.url);
  const deps = openDeps(
    readConfig({
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      DEMO: '1',
      LOG_LEVEL: 'silent',
      SECRET: 'bench',
    }),
  );
  await fillDemo(deps);
  const owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  const { rows } = await owner.query<{ id: string; agency_id: string }>(
    `select p.id, p.agency_id from positions p join users u on u.agency_id = p.agency_id
     where p.status = 'OPEN' and u.email = 'admin@demo.test' order by p.id limit 2`,
  );
  const [first, second] = rows;
  if (!first || !second) throw new Error('the demo has no two open positions');
  await fill(
    (sql, values) => owner.query(sql, [...(values ?? [])]),
    first.agency_id,
    [first.id, second.id],
    applications,
  );
  await owner.end();
  const app = await buildApp(deps);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    url,
    token: await tokenOf(url),
    positionId: first.id,
    async close() {
      await app.close();
      await deps.close();
      await database.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** What the main thread has worked since it began, in ms of the processor: other programs are no part of it. */
async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
}

/** The work of each press of a key until the frame that shows it, in ms. */
async function pressed(page: Page, session: CDPSession, keys: readonly string[]): Promise<number[]> {
  const work: number[] = [];
  for (const key of keys) {
    const before = await workOf(session);
    await page.keyboard.press(key);
    await drawn(page);
    work.push((await workOf(session)) - before);
  }
  return work;
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function measure(page: Page, { url, positionId }: Served) {
  await page.goto(`${url}/positions/${positionId}`);
  await page.getByRole('button', { name: /^Actions($|:)/ }).click({ timeout: 120_000 });
  await page.getByRole('menuitem', { name: 'Autodiscard', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Autodiscard', exact: true });
  await dialog.getByRole('slider').waitFor();
  await dialog.getByRole('img').waitFor({ timeout: 60_000 });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
  // A key that does nothing: what the measurement itself and an idle frame take.
  await dialog.getByRole('radio').first().focus();
  const idle = median(
    await pressed(
      page,
      session,
      Array.from({ length: STEPS }, () => 'Shift'),
    ),
  );
  await dialog.getByRole('slider').focus();
  await page.keyboard.press('Home');
  await drawn(page);
  const before = await dialog.getByRole('slider').inputValue();
  const steps = await pressed(
    page,
    session,
    Array.from({ length: STEPS }, () => 'ArrowRight'),
  );
  const after = await dialog.getByRole('slider').inputValue();
  if (Number(after) - Number(before) !== STEPS) throw new Error(`the slider went from ${before} to ${after}`);
  return { idle, steps: steps.map((step) => Math.max(0, step - idle)) };
}

/** What the steps of the slider of the autodiscard dialog take beyond an idle frame, at a CPU four times slower. */
export async function measureSlider(
  applications: number,
): Promise<{ readonly idle: number; readonly steps: readonly number[] }> {
  await buildAll({ only: ['host', 'mfe-positions'] });
  const served = await serve(applications);
  const browser = await launch();
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
    await context.addInitScript((token) => localStorage.setItem('cantera.token', token), served.token);
    return await measure(await context.newPage(), served);
  } finally {
    await browser.close();
    await served.close();
  }
}
