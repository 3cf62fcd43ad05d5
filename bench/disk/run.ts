/** A disk that is full: does the product go on answering, say why it takes nothing, and go on by itself when there is room? */
import { createWriteStream, existsSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { mountSmallDisk } from '../../api/src/testing/small-disk.ts';
import { runProduct } from '../../tools/start/product.ts';
import { openServerLog } from '../../tools/start/server-log.ts';
import { atLeast, atMost, exactly, judge } from '../bars.ts';

const DISK_BYTES = 320_000_000;
const FILE_BYTES = 1_500_000;
/** What the operator removes in order to make room. */
const BALLAST_BYTES = 60_000_000;
const LIVE_MS = 250;
/** How long the disk stays full to the last byte. */
const FULL_MS = Number(process.env.DRILL_SECONDS ?? 60) * 1_000;
const PATIENCE_MS = 60_000;

interface Looks {
  readonly live: number[];
  readonly reads: Record<string, number>;
  readonly writes: Record<string, number>;
}

/** The status of an answer, with the code of its error. */
function codeOf({ status, text }: { status: number; text: string }): string {
  const code = /"code":"(\w+)"/.exec(text)?.[1];
  return code ? `${status} ${code}` : String(status);
}
const isToldFull = (status: string): boolean => status === '507 STORAGE_FULL';

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

function client(origin: string, token: string) {
  const ask = async (
    url: string,
    init: RequestInit = {},
  ): Promise<{ status: number; text: string; ms: number }> => {
    const begin = performance.now();
    const headers = { authorization: `Bearer ${token}`, ...init.headers };
    try {
      const response = await fetch(origin + url, { ...init, headers, signal: AbortSignal.timeout(20_000) });
      return { status: response.status, text: await response.text(), ms: performance.now() - begin };
    } catch (error) {
      return { status: 0, text: String(error), ms: performance.now() - begin };
    }
  };
  return {
    ask,
    upload() {
      const form = new FormData();
      form.append('file', new Blob([`%PDF-1.4\n${'x'.repeat(FILE_BYTES)}`]), 'cv.pdf');
      return ask('/files/private', { method: 'POST', body: form });
    },
    writeTemplate: (name: string) =>
      ask('/api/message-templates', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name, subject: name, body: `<p>${name}, with nothing left on the disk</p>` }),
      }),
    async looks(ms: number): Promise<Looks> {
      const found: Looks = { live: [], reads: {}, writes: {} };
      const count = (
        counts: Record<string, number>,
        { status, text }: { status: number; text: string },
      ): void => {
        const name = codeOf({ status, text });
        counts[name] = (counts[name] ?? 0) + 1;
      };
      for (const end = Date.now() + ms; Date.now() < end; await wait(100)) {
        found.live.push((await ask('/health/live')).ms);
        count(found.reads, await ask('/api/message-templates'));
        count(found.writes, await this.upload());
        count(found.writes, await this.writeTemplate(`while full ${Date.now()}`));
      }
      return found;
    },
  };
}

/** Fills what is left with one file, to the last byte. */
async function fillDisk(folder: string): Promise<string> {
  const file = path.join(folder, 'somebody-else.bin');
  await new Promise<void>((resolve) => {
    const stream = createWriteStream(file, { flags: 'a' });
    const chunk = Buffer.alloc(65_536);
    const more = (): void => void stream.write(chunk, (error) => !error && more());
    stream.on('error', () => resolve());
    more();
  });
  return file;
}

async function untilOk(what: string, ask: () => Promise<{ status: number }>): Promise<number> {
  for (const begin = Date.now(); ; await wait(200)) {
    if ((await ask()).status === 200) return Date.now() - begin;
    if (Date.now() - begin > PATIENCE_MS) throw new Error(`not within ${PATIENCE_MS} ms: ${what}`);
  }
}

const draftsIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.part'))
    : [];

async function drill(dataDir: string): Promise<void> {
  const ballast = path.join(dataDir, 'ballast.bin');
  writeFileSync(ballast, Buffer.alloc(BALLAST_BYTES));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const lines: string[] = [];
  const output = openServerLog(dataDir, (line) => lines.push(line));
  const env = { ...process.env, PORT: String(port), PUBLIC_URL: '', DATABASE_URL: '', DEMO: '1' };
  const product = await runProduct({
    env,
    dataDir,
    log: (line) => lines.push(line),
    output: output.handle,
    onFatal: () => lines.push('fatal'),
  });
  try {
    const anonymous = client(origin, '');
    await untilOk('ready', () => anonymous.ask('/health/ready'));
    product.confirm();
    const login = await anonymous.ask('/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'admin@demo.test', password: 'cantera-demo' }),
    });
    const admin = client(origin, JSON.parse(login.text).data.token);
    let stored = 0;
    let last = await admin.upload();
    for (; last.status === 200; last = await admin.upload()) stored += 1;
    const left = statfsSync(dataDir);
    const freeMegabytes = Math.round((left.bavail * left.bsize) / 1e6);
    const filler = await fillDisk(dataDir);
    const [seen, ready] = await Promise.all([
      admin.looks(FULL_MS),
      wait(FULL_MS / 2).then(() => admin.ask('/health/ready')),
    ]);
    rmSync(filler);
    rmSync(ballast);
    const back = await untilOk('a write', admin.upload);
    const written = await admin.writeTemplate('after');
    const countOf = (counts: Record<string, number>, isRight: (status: string) => boolean): number =>
      Object.entries(counts).reduce((sum, [status, count]) => (isRight(status) ? sum + count : sum), 0);
    judge(
      'disk',
      [
        atLeast('uploads until one was refused', stored, 1),
        exactly('how it was refused is told', Number(isToldFull(codeOf(last))), 1),
        atMost('the slowest /health/live while full, ms', Math.max(...seen.live), LIVE_MS),
        atLeast(
          'reads while full',
          countOf(seen.reads, (status) => status === '200'),
          1,
        ),
        exactly(
          'reads that failed while full',
          countOf(seen.reads, (status) => status !== '200'),
          0,
        ),
        atLeast('writes that were told 507 STORAGE_FULL', countOf(seen.writes, isToldFull), 1),
        exactly(
          'writes with another answer while full',
          countOf(seen.writes, (status) => !isToldFull(status)),
          0,
        ),
        exactly('/health/ready names the disk', Number(ready.text.includes('"disk"')), 1),
        atMost('the first upload after room was made, ms', back, PATIENCE_MS),
        exactly('a template written after room was made', written.status, 200),
        exactly('drafts of files left', draftsIn(dataDir).length, 0),
        exactly('restarts and the like', lines.length, 0),
      ],
      { reads: seen.reads, writes: seen.writes, freeMegabytes, lines },
    );
  } finally {
    await product.stop();
    output.close();
  }
}

const disk = mountSmallDisk(DISK_BYTES);
if (!disk) {
  process.stdout.write('Left out: this user may not mount a small disk (run it as root).\n');
} else {
  try {
    await drill(disk.folder);
  } finally {
    disk.remove();
  }
}
