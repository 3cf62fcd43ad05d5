/** A disk that is full: does the product go on answering, say why it takes nothing, and go on by itself when there is room? */
import {
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { mountSmallDisk } from '../../api/src/testing/small-disk.ts';
import { runProduct } from '../../tools/start/product.ts';
import { openServerLog } from '../../tools/start/server-log.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
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
        body: JSON.stringify({ name, subject: name, body: `<p>${name}</p>` }),
      }),
    async looks(ms: number): Promise<Looks> {
      const found: Looks = { live: [], reads: {}, writes: {} };
      const count = (
        counts: Record<string, number>,
        { status, text }: { status: number; text: string },
      ): void => {
        const code = /"code":"(\w+)"/.exec(text)?.[1];
        const name = code ? `${status} ${code}` : String(status);
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

async function drill(dataDir: string): Promise<boolean> {
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
    const filler = await fillDisk(dataDir);
    const [seen, ready] = await Promise.all([
      admin.looks(FULL_MS),
      wait(FULL_MS / 2).then(() => admin.ask('/health/ready')),
    ]);
    rmSync(filler);
    rmSync(ballast);
    const back = await untilOk('a write', admin.upload);
    const written = await admin.writeTemplate('after');
    const slowest = Math.max(...seen.live);
    const table = {
      'uploads until refused': stored,
      'refused with': `${last.status} ${/"code":"(\w+)"/.exec(last.text)?.[1]}`,
      'free then, MB': Math.round((left.bavail * left.bsize) / 1e6),
      'slowest /health/live while full, ms': Math.round(slowest),
      'reads while full': JSON.stringify(seen.reads),
      'writes while full': JSON.stringify(seen.writes),
      '/health/ready while full': `${ready.status} ${ready.text}`,
      'first write after room was made, ms': back,
      'drafts left': draftsIn(dataDir).length,
      'restarts and the like': lines.join(' | ') || 'none',
    };
    console.table(table);
    mkdirSync(path.join(ROOT, 'bench/results'), { recursive: true });
    writeFileSync(path.join(ROOT, 'bench/results/disk.json'), `${JSON.stringify(table, null, 2)}\n`);
    const readsHeld = Object.keys(seen.reads).every((status) => status === '200');
    const writesTold = Object.keys(seen.writes).every((status) => status.startsWith('507'));
    return (
      slowest <= LIVE_MS &&
      readsHeld &&
      writesTold &&
      written.status < 300 &&
      draftsIn(dataDir).length === 0 &&
      ready.text.includes('"disk"')
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
    if (!(await drill(disk.folder))) process.exitCode = 1;
  } finally {
    disk.remove();
  }
}
