/** Measures reports: `npm run bench -- report --people 500`. The position's is made by a worker of its own, whose memory is read. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createPositionReport, getPositionReport } from '@cantera/shared/contracts/reports';
import { startEmbeddedPostgres } from '../../api/src/db/embedded/index.ts';
import { newId } from '../../api/src/ids.ts';
import { startTestServer, type TestServer, type TestUser } from '../../api/src/testing/harness.ts';
import {
  insertApplication,
  insertCandidate,
  openPosition,
  stepNamed,
} from '../../api/src/testing/pipeline-data.ts';
import { insertReported } from '../../api/src/testing/report-data.ts';
import { until } from '../../api/src/testing/until.ts';
import { startWorkerProcess } from '../../api/src/testing/worker-process.ts';
import { peakOf } from '../peak-of.ts';

const { values } = parseArgs({
  options: { people: { type: 'string', default: '500' }, rounds: { type: 'string', default: '60' } },
});
const PEOPLE = Number(values.people);
const ROUNDS = Number(values.rounds);
const OUT = path.resolve(import.meta.dirname, '../results/report.json');
const CANDIDATE_MS = 1500;
const POSITION_S = 60;
const MEMORY_MB = 300;
const PATIENCE_MS = 900_000;
const WORDS =
  'Led a team of cooks in three restaurants, wrote the menus and kept the costs. Speaks with suppliers. Trained newcomers.';

const percentile = (times: readonly number[], part: number): number =>
  [...times].sort((one, other) => one - other)[Math.floor(times.length * part)] ?? 0;

/** Milliseconds of each anonymous report of a candidate, with everything in it. */
async function timeCandidates(server: TestServer, user: TestUser, id: string): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const begun = performance.now();
    const answer = await server.inject(
      {
        method: 'POST',
        url: `/api/v1/candidates/${id}/reports`,
        payload: {
          is_contact_info_included: false,
          is_anony_managed_data_included: true,
          is_scoring_included: true,
          is_kq_included: true,
          is_skills_included: true,
          is_summary_included: true,
        },
      },
      user,
    );
    if (answer.statusCode !== 200) throw new Error(answer.body);
    times.push(performance.now() - begun);
  }
  return times;
}

/** Fills a position with people who have a summary and two jobs each. */
async function fill(server: TestServer, user: TestUser, positionId: string): Promise<void> {
  for (let index = 0; index < PEOPLE; index += 1) {
    const id = await insertCandidate(server, user.agencyId, {
      first_name: `Nom${index}`,
      last_name: `Cognom${index}`,
      job_title: 'Cook',
    });
    await server.inTenant(user.agencyId, async (tx) => {
      await tx
        .updateTable('candidates')
        .set({ summary: `${WORDS.repeat(5)} Nom${index} Cognom${index}.` })
        .where('agency_id', '=', user.agencyId)
        .where('id', '=', id)
        .execute();
      await tx
        .insertInto('candidate_experiences')
        .values(
          [0, 1].map((ordinal) => ({
            agency_id: user.agencyId,
            id: newId(),
            candidate_id: id,
            company_name: `Fogons ${index} ${ordinal}`,
            position: 'Cook',
            start_date: '2019-05',
            ordinal,
          })),
        )
        .execute();
    });
    await insertApplication(server, user.agencyId, positionId, 'Inbox', id);
  }
}

async function timePosition(server: TestServer, user: TestUser, positionId: string) {
  const inbox = await stepNamed(server, user.agencyId, positionId, 'Inbox');
  const { body } = await server.call(createPositionReport, user, {
    params: { id: positionId },
    body: {
      stepIds: [inbox],
      isContactInfoIncluded: false,
      isAnonyManagedDataIncluded: true,
      isSummaryIncluded: true,
    },
  });
  const params = { id: positionId, reportId: body.data.id };
  const worker = await startWorkerProcess(server);
  try {
    const restMb = peakOf(worker.child.pid);
    const begun = performance.now();
    await until(
      'the report is made',
      async () => (await server.call(getPositionReport, user, { params })).body.data.status !== 'MAKING',
      PATIENCE_MS,
    );
    const seconds = (performance.now() - begun) / 1000;
    const { status, size } = (await server.call(getPositionReport, user, { params })).body.data;
    return { seconds, restMb, grownMb: peakOf(worker.child.pid) - restMb, status, size };
  } finally {
    await worker.kill();
  }
}

const data = mkdtempSync(path.join(tmpdir(), 'cantera-report-'));
const database = process.env.TEST_DATABASE_URL
  ? undefined
  : await startEmbeddedPostgres({ dataDir: path.join(data, 'postgres') });
if (database) process.env.TEST_DATABASE_URL = database.url;
try {
  const server = await startTestServer();
  try {
    const user = await server.createAgency();
    const first = await openPosition(server, user);
    const { candidateId } = await insertReported(server, user, first);
    const times = await timeCandidates(server, user, candidateId);
    const positionId = await openPosition(server, user);
    await fill(server, user, positionId);
    const position = await timePosition(server, user, positionId);
    const result = { p50: percentile(times, 0.5), p95: percentile(times, 0.95), people: PEOPLE, ...position };
    mkdirSync(path.dirname(OUT), { recursive: true });
    writeFileSync(OUT, JSON.stringify(result, null, 2));
    console.table([
      { what: 'candidate p95, ms', is: Math.round(result.p95), must: `≤ ${CANDIDATE_MS}` },
      { what: `position with ${PEOPLE}, s`, is: result.seconds.toFixed(1), must: `≤ ${POSITION_S}` },
      { what: 'worker at rest, MB', is: Math.round(result.restMb), must: '' },
      { what: 'memory that making takes beside, MB', is: Math.round(result.grownMb), must: `< ${MEMORY_MB}` },
      { what: 'made', is: result.status, must: 'READY' },
    ]);
    const isGood =
      result.p95 <= CANDIDATE_MS &&
      result.seconds <= POSITION_S &&
      result.grownMb < MEMORY_MB &&
      result.status === 'READY';
    process.exitCode = isGood ? 0 : 1;
  } finally {
    await server.close();
  }
} finally {
  await database?.stop();
  rmSync(data, { recursive: true, force: true });
}
