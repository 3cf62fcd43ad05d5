/** Measures reports: `npm run bench -- report --people 500`, in an agency of `--others 20000` with `--clients 500`. The position's is made by a worker of its own, whose memory is read. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  createPositionReport,
  getPositionReport,
  previewCandidateReport,
} from '@cantera/shared/contracts/reports';
import { startEmbeddedPostgres } from '../../api/src/db/embedded/index.ts';
import { startTestServer, type TestServer, type TestUser } from '../../api/src/testing/harness.ts';
import { openPosition, stepNamed } from '../../api/src/testing/pipeline-data.ts';
import { insertReported } from '../../api/src/testing/report-data.ts';
import { refreshSearch } from '../../api/src/testing/search-data.ts';
import { until } from '../../api/src/testing/until.ts';
import { startWorkerProcess } from '../../api/src/testing/worker-process.ts';
import { peakOf } from '../peak-of.ts';

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '500' },
    rounds: { type: 'string', default: '60' },
    others: { type: 'string', default: '20000' },
    clients: { type: 'string', default: '500' },
  },
});
const PEOPLE = Number(values.people);
const ROUNDS = Number(values.rounds);
const OTHERS = Number(values.others);
const CLIENTS = Number(values.clients);
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

/** Milliseconds of an anonymous preview at p95: who is alike is counted in it. */
async function timePreviews(server: TestServer, user: TestUser, id: string): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const begun = performance.now();
    const { status } = await server.call(previewCandidateReport, user, {
      params: { id },
      body: { isContactInfoIncluded: false, isAnonyManagedDataIncluded: true, isSkillsIncluded: true },
    });
    if (status !== 200) throw new Error(`the preview is ${status}`);
    times.push(performance.now() - begun);
  }
  return percentile(times, 0.95);
}

/** Others of the agency, whom people are compared with, and the companies that it hires for. */
async function fillAgency(server: TestServer, { agencyId }: TestUser): Promise<void> {
  await server.asOwner(
    `insert into candidates (agency_id, id, first_name, last_name, job_title, created_at, updated_at)
     select $1, gen_random_uuid(), 'Other', 'Person ' || i, (array['Cook','Waiter','Baker'])[1 + i % 3], now(), now()
     from generate_series(1, $2::int) i`,
    [agencyId, OTHERS],
  );
  await server.asOwner(
    `insert into clients (agency_id, id, name, created_at, updated_at)
     select $1, gen_random_uuid(), 'Client ' || (array['Aurora','Boreal','Cendra'])[1 + i % 3] || ' ' || i, now(), now()
     from generate_series(1, $2::int) i`,
    [agencyId, CLIENTS],
  );
}

/** Fills a position with people who have a summary, two jobs, a study, three languages and ten skills each. */
async function fill(server: TestServer, { agencyId }: TestUser, positionId: string): Promise<void> {
  const inbox = await stepNamed(server, agencyId, positionId, 'Inbox');
  await server.asOwner(
    `insert into candidates (agency_id, id, first_name, last_name, job_title, summary, email, phone_number, created_at, updated_at)
     select $1, gen_random_uuid(), 'Nom' || i, 'Cognom' || i, 'Cook', $3 || ' Nom' || i || ' Cognom' || i || '.',
       'nom' || i || '@mail.example', '+34 6' || (10000000 + i), now(), now() from generate_series(1, $2::int) i`,
    [agencyId, PEOPLE, WORDS.repeat(5)],
  );
  const theirs = "from candidates c where c.agency_id = $1 and c.last_name like 'Cognom%'";
  await server.asOwner(
    `insert into candidate_experiences (agency_id, id, candidate_id, company_name, position, start_date, ordinal)
     select c.agency_id, gen_random_uuid(), c.id, 'Fogons ' || c.last_name || ' ' || o, 'Cook', '2019-05', o
     from candidates c, generate_series(0, 1) o where c.agency_id = $1 and c.last_name like 'Cognom%'`,
    [agencyId],
  );
  await server.asOwner(
    `insert into candidate_educations (agency_id, id, candidate_id, institution_name, degree, ordinal)
     select c.agency_id, gen_random_uuid(), c.id, 'Escola ' || c.last_name, 'Hospitality', 0 ${theirs}`,
    [agencyId],
  );
  await server.asOwner(
    `insert into candidate_languages (agency_id, candidate_id, code, proficiency, ordinal)
     select c.agency_id, c.id, l, 'C1', 0 from candidates c, unnest(array['es','ca','en']) l
     where c.agency_id = $1 and c.last_name like 'Cognom%'`,
    [agencyId],
  );
  await server.asOwner(
    `insert into skills (agency_id, id, name, type)
     select $1, gen_random_uuid(), 'Skill of cooks ' || i, 'HARD_SKILL' from generate_series(1, 10) i`,
    [agencyId],
  );
  await server.asOwner(
    `insert into candidate_skills (agency_id, candidate_id, skill_id, ordinal)
     select c.agency_id, c.id, s.id, 0 from candidates c, skills s
     where c.agency_id = $1 and c.last_name like 'Cognom%' and s.agency_id = $1 and s.name like 'Skill of cooks%'`,
    [agencyId],
  );
  await server.asOwner(
    `insert into applications (agency_id, id, position_id, step_id, candidate_id, source, created_at, moved_at)
     select c.agency_id, gen_random_uuid(), $2, $3, c.id, 'INTERNAL', now(), now() ${theirs}`,
    [agencyId, positionId, inbox],
  );
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
    await fillAgency(server, user);
    const first = await openPosition(server, user);
    const { candidateId } = await insertReported(server, user, first);
    const times = await timeCandidates(server, user, candidateId);
    const byRows = await timePreviews(server, user, candidateId);
    await refreshSearch(server, user.agencyId);
    const byIndex = await timePreviews(server, user, candidateId);
    const positionId = await openPosition(server, user);
    await fill(server, user, positionId);
    const position = await timePosition(server, user, positionId);
    const result = {
      p50: percentile(times, 0.5),
      p95: percentile(times, 0.95),
      byRows,
      byIndex,
      people: PEOPLE,
      ...position,
    };
    mkdirSync(path.dirname(OUT), { recursive: true });
    writeFileSync(OUT, JSON.stringify(result, null, 2));
    console.table([
      { what: 'candidate p95, ms', is: Math.round(result.p95), must: `≤ ${CANDIDATE_MS}` },
      { what: 'preview before the index is built, p95, ms', is: Math.round(byRows), must: '' },
      { what: 'preview, p95, ms', is: Math.round(byIndex), must: '' },
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
