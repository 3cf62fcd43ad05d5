/// <reference lib="dom" />
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { Page } from 'playwright';
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
/** Between two steps, as who drags makes them. */
const PAUSE_MS = 50;

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

/**
 * In the page: for each change of the slider, how long the page works until it is shown, in ms: from the change until its task
 * is over, and from the beginning of the next frame until it is drawn. What React does in between, bit by bit, holds no frame up.
 */
function watchSteps(): void {
  const steps: number[] = [];
  Object.assign(window, { sliderSteps: steps });
  const afterThis = (call: () => void) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = call;
    channel.port2.postMessage(null);
  };
  addEventListener(
    'input',
    () => {
      const start = performance.now();
      afterThis(() => {
        const handled = performance.now() - start;
        requestAnimationFrame(() => {
          const frame = performance.now();
          afterThis(() => steps.push(handled + performance.now() - frame));
        });
      });
    },
    true,
  );
}

async function measure(page: Page, { url, positionId }: Served) {
  await page.goto(`${url}/positions/${positionId}`);
  await page.getByRole('button', { name: /^Actions($|:)/ }).click({ timeout: 120_000 });
  await page.getByRole('menuitem', { name: 'Autodiscard', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Autodiscard', exact: true });
  await dialog.getByRole('slider').waitFor();
  await dialog.getByRole('img').waitFor({ timeout: 60_000 });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
  await dialog.getByRole('slider').focus();
  await page.keyboard.press('Home');
  await drawn(page);
  await page.evaluate(watchSteps);
  const before = await dialog.getByRole('slider').inputValue();
  for (let step = 0; step < STEPS; step += 1) {
    await page.keyboard.press('ArrowRight');
    await page.waitForTimeout(PAUSE_MS);
  }
  const after = await dialog.getByRole('slider').inputValue();
  if (Number(after) - Number(before) !== STEPS) throw new Error(`the slider went from ${before} to ${after}`);
  const steps = await page.evaluate(() => (window as unknown as { sliderSteps: number[] }).sliderSteps);
  if (steps.length !== STEPS) throw new Error(`${steps.length} of ${STEPS} steps were drawn`);
  return steps;
}

/** How long the page works for each step of the slider of the autodiscard dialog until it is shown, in ms, at a CPU four times slower. */
export async function measureSlider(applications: number): Promise<readonly number[]> {
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
