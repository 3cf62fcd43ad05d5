/**
 * Measures a feed: `npm run bench -- feeds --positions 5000`. Its first byte, the whole of it and the memory that it takes, by a
 * server in a process of its own.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { freePort } from '../../api/src/db/embedded/free-port.ts';
import { startEmbeddedPostgres } from '../../api/src/db/embedded/index.ts';
import { startTestServer } from '../../api/src/testing/harness.ts';
import { portalPosition, slugOf } from '../../api/src/testing/public-data.ts';
import { startWorkerProcess } from '../../api/src/testing/worker-process.ts';
import { peakOf } from '../peak-of.ts';

const { values } = parseArgs({
  options: { positions: { type: 'string', default: '5000' }, rounds: { type: 'string', default: '10' } },
});
const POSITIONS = Number(values.positions);
const ROUNDS = Number(values.rounds);
const OUT = path.resolve(import.meta.dirname, '../results/feeds.json');
const WARM = 100;
const FIRST_MS = 200;
const WHOLE_MS = 1500;
const MEMORY_MB = 50;
const PORTAL = 1701;
const DESCRIPTION = `<p>${'We bake bread for the whole town, by night & by day. '.repeat(40)}</p>`;

/** Columns of the position that is copied but for what makes each its own. */
const COPY = `insert into positions (agency_id, id, title, status, client_id, job_description, job_portal_enabled, first_opened_at, created_at, updated_at)
  select agency_id, gen_random_uuid(), title || ' ' || n, 'OPEN', client_id, $2, true, first_opened_at, created_at, updated_at
  from positions, generate_series(2, $3::integer) n where id = $1`;
const CITIES = `insert into position_locations (agency_id, position_id, city_id, ordinal)
  select p.agency_id, p.id, l.city_id, 0 from positions p join position_locations l on l.position_id = $1
  where p.id <> $1 and p.agency_id = l.agency_id`;
const ADVERTS = `insert into adverts (agency_id, id, position_id, portal, connection, state, generation, reference, attempt_key, since, created_at)
  select agency_id, gen_random_uuid(), id, ${PORTAL}, 'FEED', 'PUBLISHED', 1, id || '-1', gen_random_uuid(), now(), now() from positions`;

const median = (times: readonly number[]): number =>
  [...times].sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;

const data = mkdtempSync(path.join(tmpdir(), 'cantera-feeds-'));
const database = process.env.TEST_DATABASE_URL
  ? undefined
  : await startEmbeddedPostgres({ dataDir: path.join(data, 'postgres') });
if (database) process.env.TEST_DATABASE_URL = database.url;
try {
  const server = await startTestServer();
  try {
    const user = await server.createAgency();
    const first = await portalPosition(server, user);
    await server.asOwner('update positions set job_description = $1', [DESCRIPTION]);
    await server.asOwner(COPY, [first, DESCRIPTION, POSITIONS]);
    await server.asOwner(CITIES, [first]);
    await server.asOwner(ADVERTS);
    await server.asOwner('analyze');
    const port = await freePort();
    const web = await startWorkerProcess(server, { RUN: 'web', PORT: String(port), NODE_ENV: 'production' });
    try {
      const read = async () => {
        const begun = performance.now();
        const answer = await fetch(`http://127.0.0.1:${port}/careers/feeds/${slugOf(user)}/${PORTAL}.xml`);
        if (!answer.ok || !answer.body) throw new Error(`the feed was answered ${answer.status}`);
        let firstMs = 0;
        let text = '';
        const decoder = new TextDecoder();
        for await (const part of answer.body) {
          firstMs ||= performance.now() - begun;
          text += decoder.decode(part, { stream: true });
        }
        return { firstMs, wholeMs: performance.now() - begun, text };
      };
      // As a server that has answered visitors before.
      for (let round = 0; round < WARM; round += 1)
        await (await fetch(`http://127.0.0.1:${port}/careers/en/${slugOf(user)}/positions`)).text();
      const restMb = peakOf(web.child.pid);
      const rounds = [];
      let jobs = 0;
      let megabytes = 0;
      let isWhole = true;
      let grownMb = 0;
      for (let round = 0; round < ROUNDS; round += 1) {
        const { text, ...times } = await read();
        // What is read again and again leaves garbage that is collected when there is need.
        if (round === 0) grownMb = peakOf(web.child.pid) - restMb;
        rounds.push(times);
        jobs = text.match(/<job>/g)?.length ?? 0;
        megabytes = text.length / 1e6;
        isWhole &&= jobs === POSITIONS && text.endsWith('</source>\n');
      }
      const result = {
        positions: POSITIONS,
        jobs,
        megabytes,
        firstMs: median(rounds.map(({ firstMs }) => firstMs)),
        wholeMs: median(rounds.map(({ wholeMs }) => wholeMs)),
        grownMb,
      };
      mkdirSync(path.dirname(OUT), { recursive: true });
      writeFileSync(OUT, JSON.stringify(result, null, 2));
      console.table([
        { what: 'jobs in the feed', is: jobs, must: POSITIONS },
        { what: 'first byte, ms', is: result.firstMs.toFixed(0), must: `≤ ${FIRST_MS}` },
        {
          what: `whole of ${megabytes.toFixed(1)} MB, ms`,
          is: result.wholeMs.toFixed(0),
          must: `≤ ${WHOLE_MS}`,
        },
        { what: 'memory that it takes beside, MB', is: result.grownMb.toFixed(1), must: `≤ ${MEMORY_MB}` },
      ]);
      const isGood =
        isWhole && result.firstMs <= FIRST_MS && result.wholeMs <= WHOLE_MS && result.grownMb <= MEMORY_MB;
      process.exitCode = isGood ? 0 : 1;
    } finally {
      await web.kill();
    }
  } finally {
    await server.close();
  }
} finally {
  await database?.stop();
  rmSync(data, { recursive: true, force: true });
}
