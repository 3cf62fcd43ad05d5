/// <reference lib="dom" />
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { buildApp } from '../../api/src/app.ts';
import { readConfig } from '../../api/src/config.ts';
import { startEmbeddedPostgres } from '../../api/src/db/embedded/index.ts';
import { migrate } from '../../api/src/db/migrate.ts';
import { fillDemo } from '../../api/src/modules/demo/index.ts';
import { openDeps } from '../../api/src/process.ts';
import { drawn } from '../../tools/budgets/settle.ts';
import { launch } from '../../tools/budgets/visit.ts';
import { buildAll } from '../../tools/webpack/build.ts';
import { ROOT } from '../../tools/webpack/packages.ts';

/** Typing into a job description of 5,000 words, at CPU 4x: how long a key waits for the frame that shows it. */
const RUNS = Number(process.env.BENCH_RUNS ?? 5);
const WORDS = 5000;
const CPU_RATE = 4;
const KEYS = 60;
/** Between two keys of a fast typist, in ms: what is measured, no waiting for something. */
const KEY_MS = 80;
/** Of the worst key, in ms, above the same wait of a page that does nothing. */
const AIM = 50;

interface Served {
  readonly address: string;
  readonly token: string;
  close(): Promise<void>;
}

const SENTENCE = 'The platform team plans, builds and keeps what forty stores rely on every day. ';

/** Headings, paragraphs and lists, as people write them. */
function description(): string {
  const parts: string[] = [];
  const words = () => parts.join(' ').split(/\s+/).length;
  for (let n = 0; words() < WORDS; n += 1) {
    parts.push(`<h2>Part ${n}</h2><p>${SENTENCE.repeat(5)}</p><p>${SENTENCE.repeat(3)}</p>`);
    parts.push(`<ul>${`<li>${SENTENCE}</li>`.repeat(3)}</ul>`);
  }
  return parts.join('');
}

async function answer<T>(url: string, init: RequestInit): Promise<T> {
  const response = await fetch(url, {
    ...init,
    headers: { 'content-type': 'application/json', ...init.headers },
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return JSON.parse(await response.text());
}

/** The product's own server, with a position whose description has 5,000 words. */
async function serveDescription(): Promise<Served> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'cantera-bench-editor-'));
  const database = await startEmbeddedPostgres({ dataDir });
  await migrate(database.url);
  const env = {
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    DEMO: '1',
    LOG_LEVEL: 'silent',
    SECRET: 'bench',
  };
  const deps = openDeps(readConfig(env));
  await fillDemo(deps);
  const app = await buildApp(deps);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const { data } = await answer<{ data: { token: string } }>(`${url}/auth/login`, {
    method: 'POST',
    body: JSON.stringify({ email: 'recruiter@demo.test', password: 'cantera-demo' }),
  });
  const headers = { authorization: `Bearer ${data.token}` };
  const list = await answer<{ data: { items: { id: string }[] } }>(`${url}/api/v1/agency/jobs?per_page=1`, {
    headers,
  });
  const id = list.data.items[0]?.id ?? '';
  await answer(`${url}/api/v1/agency/clients/jobs/${id}`, {
    method: 'PATCH',
    headers,
    body: JSON.stringify({ job_description: description() }),
  });
  return {
    address: `${url}/positions/${id}/job-description`,
    token: data.token,
    async close() {
      await app.close();
      await deps.close();
      await database.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Notes how long each key waits for the frame after it. */
function watchKeys(): void {
  const waits: number[] = [];
  addEventListener(
    'keydown',
    ({ timeStamp }) =>
      requestAnimationFrame(() => setTimeout(() => waits.push(performance.now() - timeStamp))),
    true,
  );
  Object.assign(window, { waits });
}

/** The worst wait of the keys typed from now on, in ms. */
async function typed(page: Page): Promise<number> {
  await page.evaluate(() => Reflect.get(window, 'waits').splice(0));
  for (let n = 0; n < KEYS; n += 1) {
    await page.keyboard.press(n % 6 === 5 ? 'Space' : 'e');
    await wait(KEY_MS);
  }
  await page.waitForFunction((count) => Reflect.get(window, 'waits').length >= count, KEYS);
  const waits = await page.evaluate((): number[] => Reflect.get(window, 'waits'));
  return Math.max(0, ...waits);
}

async function measureOnce(browser: Browser, served: Served): Promise<{ idle: number; typing: number }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  await context.addInitScript((token) => localStorage.setItem('cantera.token', token), served.token);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto(served.address);
  const editor = page.getByRole('textbox', { name: 'Job description' });
  await editor.getByText('Part 20').waitFor();
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
  await page.evaluate(watchKeys);
  // The same keys with nothing to type into: what the machine itself takes.
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  const idle = await typed(page);
  await editor.getByText(SENTENCE.trim()).nth(40).click();
  await drawn(page);
  const typing = await typed(page);
  await context.close();
  return { idle, typing };
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

if (import.meta.main) {
  await buildAll({ only: ['host', 'mfe-positions'] });
  const served = await serveDescription();
  const browser = await launch();
  const runs: { idle: number; typing: number }[] = [];
  try {
    for (let run = 0; run < RUNS; run += 1) runs.push(await measureOnce(browser, served));
  } finally {
    await browser.close();
    await served.close();
  }
  const worstInput = Math.round(median(runs.map(({ idle, typing }) => Math.max(0, typing - idle))));
  console.table({ worstInput: { measured: worstInput, aim: AIM } });
  console.log(worstInput <= AIM ? 'Within the aim.' : 'Over the aim.');
  const folder = path.join(ROOT, 'bench/results');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'editor.json'), `${JSON.stringify({ worstInput, runs }, null, 2)}\n`);
}
