import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { listSteps, moveApplications } from '@cantera/shared/contracts/pipeline';
import { startEmbeddedPostgres } from '../../api/src/db/embedded/index.ts';
import { connectMail, mail, saveTrigger, saveWorkflow } from '../../api/src/testing/automation-data.ts';
import { startTestServer, type TestServer, type TestUser } from '../../api/src/testing/harness.ts';
import { openPosition, stepNamed } from '../../api/src/testing/pipeline-data.ts';
import { startSmtpSink } from '../../api/src/testing/smtp-sink.ts';
import { startWorkerProcess } from '../../api/src/testing/worker-process.ts';
import { ROOT } from '../../tools/paths.ts';

/**
 * One move of many applications over a trigger that mails: how long it takes to answer, until every message is written, and
 * what a board answers meanwhile. `npm run bench -- move --applications 5000`
 */
const { values } = parseArgs({ options: { applications: { type: 'string', default: '5000' } } });
const APPLICATIONS = Number(values.applications);
const WARM_READS = 30;
const IDLE_READS = 100;
const PAUSE_MS = 100;
/** Milliseconds, and how much slower the board may be than idle. Another position's board: the moved one is read anew by everybody. */
const AIMS = { answer: 2_000, written: 60_000, slower: 2 };
const LONGEST_MS = 15 * 60_000;
const BOARD_APPLICATIONS = 200;

async function fill(server: TestServer, { agencyId }: TestUser, positionId: string, count: number) {
  await server.asOwner(
    `with step as (select id from steps where position_id = $2 and type = 'INBOX'), people as (
       insert into candidates (agency_id, id, first_name, last_name, email, created_at, updated_at)
       select $1, gen_random_uuid(), 'Ona', 'Roca ' || n, gen_random_uuid() || '@applicant.test', now(), now()
       from generate_series(1, $3::int) n returning id)
     insert into applications (agency_id, id, position_id, step_id, candidate_id, source, created_at, moved_at)
     select $1, gen_random_uuid(), $2, step.id, people.id, 'INTERNAL', now(), now() from people, step`,
    [agencyId, positionId, count],
  );
}

const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;

async function timeBoard(server: TestServer, user: TestUser, positionId: string): Promise<number> {
  const start = performance.now();
  const answer = await server.call(listSteps, user, { params: { id: positionId } });
  if (answer.status !== 200) throw new Error(`the board answered ${answer.status}`);
  return performance.now() - start;
}

async function countWritten(server: TestServer, agencyId: string): Promise<number> {
  const [row] = await server.asOwner<{ count: number }>(
    'select count(*)::int as count from messages where agency_id = $1 and run_id is not null',
    [agencyId],
  );
  return row?.count ?? 0;
}

async function prepare(server: TestServer) {
  const user = await server.createAgency();
  const { agencyId } = user;
  await connectMail(server, user);
  const positionId = await openPosition(server, user);
  const boardId = await openPosition(server, user);
  await fill(server, user, positionId, APPLICATIONS);
  await fill(server, user, boardId, BOARD_APPLICATIONS);
  const workflowId = await saveWorkflow(server, agencyId, [
    mail('About {title}', '<p>Hello {firstName}</p>'),
  ]);
  await saveTrigger(server, agencyId, {
    positionId,
    from: 'Inbox',
    to: 'Interview',
    workflowIds: [workflowId],
  });
  await server.asOwner('analyze');
  const ids = await server.asOwner<{ id: string }>('select id from applications where position_id = $1', [
    positionId,
  ]);
  return { user, positionId, boardId, applicationIds: ids.map(({ id }) => id) };
}

async function measure(server: TestServer) {
  const { user, positionId, boardId, applicationIds } = await prepare(server);
  const stepId = await stepNamed(server, user.agencyId, positionId, 'Interview');
  // Idle and meanwhile alike: the board is read ten times a second, and the messages are counted after each.
  const readBoard = async (times: number[]): Promise<number> => {
    times.push(await timeBoard(server, user, boardId));
    const messages = await countWritten(server, user.agencyId);
    if (messages < APPLICATIONS) await wait(PAUSE_MS);
    return messages;
  };
  const idle: number[] = [];
  for (let warm = 0; warm < WARM_READS; warm += 1) await timeBoard(server, user, boardId);
  while (idle.length < IDLE_READS) await readBoard(idle);
  const start = performance.now();
  const moved = await server.call(moveApplications, user, {
    params: { id: positionId },
    body: { stepId, applicationIds },
  });
  const answer = performance.now() - start;
  if (moved.status !== 200) throw new Error(`the move answered ${moved.status}`);
  const busy: number[] = [];
  while (performance.now() - start < LONGEST_MS) if ((await readBoard(busy)) === APPLICATIONS) break;
  const written = performance.now() - start;
  return {
    applications: APPLICATIONS,
    'answer ms': Math.round(answer),
    'all written ms': Math.round(written),
    'board p95 idle ms': Math.round(percentile(idle, 0.95)),
    'board p95 meanwhile ms': Math.round(percentile(busy, 0.95)),
    slower: Number((percentile(busy, 0.95) / percentile(idle, 0.95)).toFixed(2)),
    messages: await countWritten(server, user.agencyId),
  };
}

const dataDir = mkdtempSync(path.join(tmpdir(), 'cantera-bench-move-'));
const database = await startEmbeddedPostgres({ dataDir });
process.env.TEST_DATABASE_URL = database.url;
const sink = await startSmtpSink();
const server = await startTestServer({ SMTP_URL: sink.url, UNDO_SECONDS: '0' });
const worker = await startWorkerProcess(server, { DEMO: '0', LOG_LEVEL: 'info' });
try {
  const figures = await measure(server);
  console.table([figures]);
  const isMet =
    figures['answer ms'] <= AIMS.answer &&
    figures['all written ms'] <= AIMS.written &&
    figures.slower <= AIMS.slower &&
    figures.messages === APPLICATIONS;
  console.log(isMet ? 'Within the aims.' : 'Over the aims.');
  mkdirSync(path.join(ROOT, 'bench/results'), { recursive: true });
  writeFileSync(path.join(ROOT, 'bench/results/move.json'), JSON.stringify(figures, null, 2));
  if (!isMet) process.exitCode = 1;
} finally {
  await worker.end();
  await server.close();
  await sink.close();
  await database.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
