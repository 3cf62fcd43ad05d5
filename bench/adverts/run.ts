/**
 * Counts adverts on the side of a board that cuts connections and fails after taking, while the worker that sends them is killed:
 * `npm run bench -- adverts --adverts 1000`. Each position must be on the board once.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { updatePortalSettings } from '@cantera/shared/contracts/job-boards';
import { startEmbeddedPostgres } from '../../api/src/db/embedded/index.ts';
import { enqueueAdvert } from '../../api/src/modules/advert-records/index.ts';
import { type BoardAnswer, startBoardServer } from '../../api/src/testing/board-server.ts';
import { startTestServer } from '../../api/src/testing/harness.ts';
import { portalPosition } from '../../api/src/testing/public-data.ts';
import { startWorkerProcess } from '../../api/src/testing/worker-process.ts';

const { values } = parseArgs({
  options: {
    adverts: { type: 'string', default: '1000' },
    kills: { type: 'string', default: '5' },
    minutes: { type: 'string', default: '40' },
  },
});
const ADVERTS = Number(values.adverts);
const KILLS = Number(values.kills);
const LIMIT_MS = Number(values.minutes) * 60_000;
const OUT = path.resolve(import.meta.dirname, '../results/adverts.json');
const PORTAL = 1697;
/** What the board does, again and again. */
const ANSWERS: readonly BoardAnswer[] = [
  'take',
  'takeAndDrop',
  'take',
  'drop',
  'take',
  'takeAndFail',
  'fail',
  'take',
  'nameless',
  'take',
];

const COPY = `insert into positions (agency_id, id, title, status, client_id, job_description, job_portal_enabled, first_opened_at, created_at, updated_at)
  select agency_id, gen_random_uuid(), title || ' ' || n, 'OPEN', client_id, job_description, true, first_opened_at, created_at, updated_at
  from positions, generate_series(2, $2::integer) n where id = $1`;
const CITIES = `insert into position_locations (agency_id, position_id, city_id, ordinal)
  select p.agency_id, p.id, l.city_id, 0 from positions p join position_locations l on l.position_id = $1
  where p.id <> $1 and p.agency_id = l.agency_id`;
const SUBMISSIONS = `insert into adverts (agency_id, id, position_id, portal, connection, state, generation, reference, attempt_key, since, created_at)
  select agency_id, gen_random_uuid(), id, ${PORTAL}, 'HTTP', 'PUBLISHING', 1, id || '-1', gen_random_uuid(), now(), now()
  from positions returning id`;

const data = mkdtempSync(path.join(tmpdir(), 'cantera-adverts-'));
const database = process.env.TEST_DATABASE_URL
  ? undefined
  : await startEmbeddedPostgres({ dataDir: path.join(data, 'postgres') });
if (database) process.env.TEST_DATABASE_URL = database.url;
const board = await startBoardServer();
try {
  const server = await startTestServer({ PORTAL_INTERNAL_HOSTS: board.host });
  try {
    const user = await server.createAgency();
    const first = await portalPosition(server, user);
    await server.call(updatePortalSettings, user, {
      params: { id: PORTAL },
      body: { kind: 'HTTP', address: board.address, key: 'key', canFind: true, version: 0 },
    });
    await server.asOwner(COPY, [first, ADVERTS]);
    await server.asOwner(CITIES, [first]);
    board.answers = Array.from(
      { length: ADVERTS * 2 },
      (_, index): BoardAnswer => ANSWERS[index % ANSWERS.length] ?? 'take',
    );
    const submitted = await server.asOwner<{ id: string }>(SUBMISSIONS);
    await server.inTenant(user.agencyId, async (tx) => {
      for (const { id } of submitted) await enqueueAdvert(tx, user.agencyId, id);
    });
    const states = () =>
      server.asOwner<{ state: string; count: number }>(
        'select state, count(*)::integer as count from adverts group by state order by state',
      );
    const begun = performance.now();
    let kills = 0;
    let worker = await startWorkerProcess(server, { PORTAL_INTERNAL_HOSTS: board.host });
    let stored = await states();
    while (stored.some(({ state }) => state !== 'PUBLISHED') && performance.now() - begun < LIMIT_MS) {
      await wait(2000);
      if (kills < KILLS) {
        kills += 1;
        await worker.kill();
        worker = await startWorkerProcess(server, { PORTAL_INTERNAL_HOSTS: board.host });
      }
      stored = await states();
    }
    await worker.kill();
    const references = [...board.adverts.values()].map(({ reference }) => reference);
    const result = {
      submitted: submitted.length,
      onTheBoard: references.length,
      twice: references.length - new Set(references).size,
      kills,
      states: stored,
      seconds: (performance.now() - begun) / 1000,
    };
    mkdirSync(path.dirname(OUT), { recursive: true });
    writeFileSync(OUT, JSON.stringify(result, null, 2));
    console.table([
      { what: 'adverts on the board', is: result.onTheBoard, must: ADVERTS },
      { what: 'of them twice', is: result.twice, must: 0 },
      { what: 'worker killed, times', is: kills, must: KILLS },
      { what: 'seconds', is: result.seconds.toFixed(0), must: '' },
    ]);
    console.table(stored);
    const isGood = result.onTheBoard === ADVERTS && result.twice === 0 && result.submitted === ADVERTS;
    process.exitCode = isGood && stored.every(({ state }) => state === 'PUBLISHED') ? 0 : 1;
  } finally {
    await server.close();
  }
} finally {
  board.close();
  await database?.stop();
  rmSync(data, { recursive: true, force: true });
}
