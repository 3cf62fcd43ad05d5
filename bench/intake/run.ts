/** Measures taking in CVs: `npm run bench -- intake --cvs 200`. The worker is killed twice while it reads. */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  acceptCleanItems,
  createIntake,
  getIntake,
  getIntakeItem,
  type IntakeItem,
} from '@cantera/shared/contracts/intakes';
import { startEmbeddedPostgres } from '../../api/src/db/embedded/index.ts';
import { multipart } from '../../api/src/testing/forms.ts';
import { startTestServer, type TestServer, type TestUser } from '../../api/src/testing/harness.ts';
import { until } from '../../api/src/testing/until.ts';
import { startWorkerProcess } from '../../api/src/testing/worker-process.ts';
import { type MadeCv, makeCvs, PLANTED } from './cvs.ts';

const { values } = parseArgs({ options: { cvs: { type: 'string', default: '200' } } });
const COUNT = Number(values.cvs);
const SEED = Number(process.env.BENCH_SEED || 20_261);
const OUT = path.resolve(import.meta.dirname, '../results/intake.json');
const FIRST_S = 3;
const ALL_S = 120;
const PROPOSED = 0.9;
const UPLOADS = 3;
const PATIENCE_MS = 900_000;

async function upload(
  server: TestServer,
  user: TestUser,
  intakeId: string,
  { pdf }: MadeCv,
): Promise<string> {
  const form = multipart({}, [{ field: 'file', name: 'cv.pdf', content: pdf }]);
  const answer = await server.inject(
    {
      method: 'POST',
      url: `/api/v1/candidates/intakes/${intakeId}/items`,
      ...form,
      headers: { ...form.headers, 'idempotency-key': createHash('sha256').update(pdf).digest('hex') },
    },
    user,
  );
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json().data.id;
}

/** Uploads all, some at the same time; the items in the order of the CVs. */
async function uploadAll(server: TestServer, user: TestUser, intakeId: string, cvs: readonly MadeCv[]) {
  const ids: string[] = [];
  const rest = [...cvs.entries()];
  const work = async (): Promise<void> => {
    for (let next = rest.shift(); next; next = rest.shift())
      ids[next[0]] = await upload(server, user, intakeId, next[1]);
  };
  await Promise.all(Array.from({ length: UPLOADS }, work));
  return ids;
}

async function itemsOf(server: TestServer, user: TestUser, intakeId: string): Promise<IntakeItem[]> {
  const query = { perPage: 1000 };
  return (await server.call(getIntake, user, { params: { id: intakeId }, query })).body.data.items;
}

/** Waits until so many CVs are read; seconds since `begun`. */
async function untilRead(
  server: TestServer,
  intakeId: string,
  count: number,
  begun: number,
): Promise<number> {
  await until(
    `${count} CVs read`,
    async () => {
      const [row] = await server.asOwner<{ read: number }>(
        `select count(*)::int as read from intake_items where intake_id = $1 and cv_status <> 'PENDING'`,
        [intakeId],
      );
      return (row?.read ?? 0) >= count;
    },
    PATIENCE_MS,
  );
  return (performance.now() - begun) / 1000;
}

/** How many of the planted doubles name the CV whose person they are. */
async function countProposed(
  server: TestServer,
  user: TestUser,
  intakeId: string,
  given: { ids: readonly string[]; cvs: readonly MadeCv[] },
): Promise<number> {
  let proposed = 0;
  for (const [index, { doubleOf }] of given.cvs.entries()) {
    if (doubleOf === null) continue;
    const params = { id: intakeId, itemId: given.ids[index] ?? '' };
    const { possibleDuplicates } = (await server.call(getIntakeItem, user, { params })).body.data;
    const original = given.ids[doubleOf];
    if (possibleDuplicates.some((one) => one.kind === 'ITEM' && one.itemId === original)) proposed += 1;
  }
  return proposed;
}

async function measure(server: TestServer, cvs: readonly MadeCv[]) {
  const user = await server.createAgency();
  const intakeId = (await server.call(createIntake, user, { body: {} })).body.data.id;
  let worker = await startWorkerProcess(server);
  const begun = performance.now();
  const uploading = uploadAll(server, user, intakeId, cvs);
  const firstSeconds = await untilRead(server, intakeId, 1, begun);
  for (const part of [1 / 3, 2 / 3]) {
    await untilRead(server, intakeId, Math.ceil(cvs.length * part), begun);
    await worker.kill();
    worker = await startWorkerProcess(server);
  }
  const ids = await uploading;
  const allSeconds = await untilRead(server, intakeId, cvs.length, begun);
  const items = await itemsOf(server, user, intakeId);
  const proposed = await countProposed(server, user, intakeId, { ids, cvs });
  const accepting = performance.now();
  const { body } = await server.call(acceptCleanItems, user, { params: { id: intakeId } });
  const acceptSeconds = (performance.now() - accepting) / 1000;
  const [row] = await server.asOwner<{ made: number }>('select count(*)::int as made from candidates');
  await worker.end();
  return {
    cvs: cvs.length,
    items: items.length,
    unread: items.filter(({ status }) => status === 'UNREADABLE').length,
    likelyDoubles: items.filter(({ status }) => status === 'LIKELY_DOUBLE').length,
    clean: body.data.created,
    candidates: row?.made ?? 0,
    firstSeconds,
    allSeconds,
    acceptSeconds,
    proposed,
  };
}

const dataDir = mkdtempSync(path.join(tmpdir(), 'cantera-bench-intake-'));
const database = await startEmbeddedPostgres({ dataDir });
process.env.TEST_DATABASE_URL = database.url;
try {
  const cvs = await makeCvs(COUNT, SEED);
  const server = await startTestServer();
  const result = await measure(server, cvs);
  await server.close();
  console.table([result]);
  const bars = [
    [`first result within ${FIRST_S} s`, result.firstSeconds <= FIRST_S],
    [`all read within ${ALL_S} s`, result.allSeconds <= ALL_S],
    ['no CV lost or doubled', result.items === COUNT && result.candidates === result.clean],
    [`${PROPOSED * 100}% of the planted doubles proposed`, result.proposed >= PROPOSED * PLANTED],
  ] as const;
  for (const [bar, isMet] of bars) process.stdout.write(`${isMet ? 'met   ' : 'MISSED'} ${bar}\n`);
  mkdirSync(path.dirname(OUT), { recursive: true });
  writeFileSync(OUT, `${JSON.stringify({ seed: SEED, ...result }, null, 2)}\n`);
  if (bars.some(([, isMet]) => !isMet)) process.exitCode = 1;
} finally {
  await database.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
