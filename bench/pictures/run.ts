/**
 * Measures how a picture of the career site is taken: `npm run bench -- pictures --rounds 8`. From its first byte sent to the
 * answer, and the memory of the process that draws it, by a server in a process of its own.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { uploadSiteHero } from '@cantera/shared/contracts/site-identity';
import { freePort } from '../../api/src/db/embedded/free-port.ts';
import { startEmbeddedPostgres } from '../../api/src/db/embedded/index.ts';
import { multipart } from '../../api/src/testing/forms.ts';
import { startTestServer } from '../../api/src/testing/harness.ts';
import { photo } from '../../api/src/testing/photo.ts';
import { startWorkerProcess } from '../../api/src/testing/worker-process.ts';
import { peakOf } from '../peak-of.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '8' } } });
const ROUNDS = Number(values.rounds);
const OUT = path.resolve(import.meta.dirname, '../results/pictures.json');
const MAX_BYTES = 3_500_000;
/** Of a telephone, of a tablet and of a camera: across and down. */
const PIXELS: readonly (readonly [number, number])[] = [
  [2560, 1440],
  [4000, 3000],
  [6000, 4000],
];
const TAKEN_MS = 2000;
const CHILD_MB = 400;
const LOOK_EVERY_MS = 4;

const median = (times: readonly number[]): number =>
  [...times].sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;

const childrenOf = (pid: number): readonly number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);

/** The most memory that a child of a process has while `work` runs, in MB. */
async function peakOfChildren(pid: number, work: () => Promise<void>): Promise<number> {
  let peak = 0;
  const watch = setInterval(() => {
    for (const child of childrenOf(pid)) {
      try {
        peak = Math.max(peak, peakOf(child));
      } catch {
        // It ended since it was listed.
      }
    }
  }, LOOK_EVERY_MS);
  await work().finally(() => clearInterval(watch));
  return peak;
}

const data = mkdtempSync(path.join(tmpdir(), 'cantera-pictures-'));
const database = process.env.TEST_DATABASE_URL
  ? undefined
  : await startEmbeddedPostgres({ dataDir: path.join(data, 'postgres') });
if (database) process.env.TEST_DATABASE_URL = database.url;
try {
  const server = await startTestServer();
  const measured = [];
  try {
    const port = await freePort();
    const web = await startWorkerProcess(server, { RUN: 'web', PORT: String(port), NODE_ENV: 'production' });
    const pid = web.child.pid ?? 0;
    try {
      for (const [width, height] of PIXELS) {
        const content = await photo(width, height, MAX_BYTES);
        // An agency has a limited number of pictures drawn in an hour.
        const { token } = await server.createAgency();
        const { headers, payload } = multipart({}, [{ field: 'file', name: 'hero.jpg', content }]);
        const send = async (): Promise<void> => {
          const answer = await fetch(`http://127.0.0.1:${port}${uploadSiteHero.path}`, {
            method: uploadSiteHero.method,
            headers: { ...headers, authorization: `Bearer ${token}` },
            body: Uint8Array.from(payload),
          });
          const text = await answer.text();
          if (!answer.ok) throw new Error(`the picture was answered ${answer.status}: ${text}`);
        };
        await send();
        const times: number[] = [];
        let peakMb = 0;
        for (let round = 0; round < ROUNDS; round += 1) {
          const begun = performance.now();
          peakMb = Math.max(peakMb, await peakOfChildren(pid, send));
          times.push(performance.now() - begun);
        }
        measured.push({
          picture: `${((width * height) / 1e6).toFixed(1)} million pixels, ${(content.byteLength / 1e6).toFixed(2)} MB`,
          takenMs: median(times),
          worstMs: Math.max(...times),
          peakMb,
        });
      }
    } finally {
      await web.kill();
    }
  } finally {
    await server.close();
  }
  mkdirSync(path.dirname(OUT), { recursive: true });
  writeFileSync(OUT, JSON.stringify({ rounds: ROUNDS, measured }, null, 2));
  console.table(
    measured.map(({ picture, takenMs, worstMs, peakMb }) => ({
      picture,
      [`taken, ms (≤ ${TAKEN_MS})`]: takenMs.toFixed(0),
      'worst, ms': worstMs.toFixed(0),
      [`child, MB (≤ ${CHILD_MB})`]: peakMb.toFixed(0),
    })),
  );
  const isGood = measured.every(
    ({ takenMs, peakMb }) => takenMs <= TAKEN_MS && peakMb > 0 && peakMb <= CHILD_MB,
  );
  process.exitCode = isGood ? 0 : 1;
} finally {
  await database?.stop();
  rmSync(data, { recursive: true, force: true });
}
