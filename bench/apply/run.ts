import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from 'playwright';
import { runProduct } from '../../tools/start/product.ts';

/** From sending the public form with a 3-page CV to the card on a board that is open, read from the CV: milliseconds. */
const ROOT = path.resolve(import.meta.dirname, '../..');
const RUNS = 10;
const PORT = 4556;
const ORIGIN = `http://127.0.0.1:${PORT}`;

interface BoardAnswer {
  data: { items: { applications: { candidate: { last_name: string; job_title: string | null } }[] }[] };
}

async function printCv(lastName: string): Promise<Uint8Array<ArrayBuffer>> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage();
  const entry = (n: number) =>
    `<p><b>Data engineer</b>, Telèfons del Ter ${n}<br>March ${2020 - n} – February ${2021 - n}</p>${'<p>Kept the pipelines of forty stores running and their figures right.</p>'.repeat(9)}`;
  await page.setContent(
    `<h1>Gemma ${lastName}</h1><p>Data engineer</p><p>Girona, Spain · gemma@example.test · +34 600 11 22 33</p><h2>Experience</h2>${Array.from({ length: 8 }, (_, n) => entry(n)).join('')}<h2>Education</h2><p><b>BSc Computer Science</b>, Universitat de Girona<br>2008 – 2012</p>`,
  );
  const pdf = await page.pdf({ format: 'A4' });
  await browser.close();
  return new Uint8Array(pdf);
}

async function login(): Promise<Record<string, string>> {
  const response = await fetch(`${ORIGIN}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'recruiter@demo.test', password: 'cantera-demo' }),
  });
  const { data } = (await response.json()) as { data: { token: string } };
  return { authorization: `Bearer ${data.token}` };
}

/** An open position of the demo without questions. */
async function findPosition(): Promise<string> {
  const list = (await (
    await fetch(`${ORIGIN}/services/career-site/api/v1/public/demo/positions?per_page=50`)
  ).json()) as { data: { items: { id: string }[] } };
  for (const { id } of list.data.items) {
    const one = (await (
      await fetch(`${ORIGIN}/services/career-site/api/v1/public/demo/positions/${id}`)
    ).json()) as { data: { questions: unknown[] } };
    if (one.data.questions.length === 0) return id;
  }
  throw new Error('the demo has no position without questions');
}

/** Reads the board whenever the live stream says that it changed, until the card carries what the CV says. */
async function untilOnBoard(
  positionId: string,
  lastName: string,
  headers: Record<string, string>,
  stream: ReadableStreamDefaultReader<Uint8Array>,
): Promise<number> {
  for (;;) {
    await stream.read();
    const board = (await (
      await fetch(`${ORIGIN}/api/v1/agency/clients/jobs/${positionId}/hiring_process_steps`, { headers })
    ).json()) as BoardAnswer;
    const found = board.data.items
      .flatMap((step) => step.applications)
      .find(({ candidate }) => candidate.last_name === lastName);
    if (found?.candidate.job_title) return performance.now();
  }
}

async function once(positionId: string, headers: Record<string, string>, run: number): Promise<number> {
  const lastName = `Bonmatí ${String.fromCharCode(65 + run)}${Date.now().toString(36)}`;
  const cv = await printCv(lastName);
  const events = await fetch(`${ORIGIN}/api/v1/events`, { headers });
  if (!events.body) throw new Error('no stream');
  const stream = events.body.getReader();
  await stream.read();
  const form = new FormData();
  const fields = {
    first_name: 'Gemma',
    last_name: lastName,
    email: `g${Date.now()}@example.test`,
    phone_number: '+34 600 11 22 33',
    consent: 'true',
    locale: 'en',
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('cv', new Blob([cv], { type: 'application/pdf' }), 'cv.pdf');
  const start = performance.now();
  const answer = await fetch(
    `${ORIGIN}/services/career-site/api/v1/public/demo/positions/${positionId}/applications`,
    { method: 'POST', body: form },
  );
  if (!answer.ok) throw new Error(`applying answered ${answer.status}: ${await answer.text()}`);
  const end = await untilOnBoard(positionId, lastName, headers, stream);
  await stream.cancel();
  return end - start;
}

const dataDir = mkdtempSync(path.join(tmpdir(), 'cantera-bench-apply-'));
const product = await runProduct({
  env: { ...process.env, PORT: String(PORT), PUBLIC_APPLY_LIMIT: '1000', LOG_LEVEL: 'error' },
  dataDir,
  log: (line) => process.stderr.write(`${line}\n`),
  onFatal: () => process.exit(1),
});
try {
  for (let i = 0; i < 1_200; i += 1) {
    if (
      await fetch(`${ORIGIN}/health/ready`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      break;
    await wait(100);
  }
  const headers = await login();
  const position = await findPosition();
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) times.push(await once(position, headers, run));
  const sorted = times.toSorted((a, b) => a - b);
  const result = { median: sorted[Math.floor(RUNS / 2)], worst: sorted.at(-1), times };
  mkdirSync(path.join(ROOT, 'bench/results'), { recursive: true });
  writeFileSync(path.join(ROOT, 'bench/results/apply.json'), JSON.stringify(result, null, 2));
  console.table([
    {
      'apply to board, median ms': result.median?.toFixed(0),
      'worst ms': result.worst?.toFixed(0),
      runs: RUNS,
    },
  ]);
} finally {
  await product.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
