/**
 * Moves on boards that many people have open: `npm run bench -- boards --rate 100 --seconds 30`. Each of the 32 hears a stream of
 * its own, as a browser does, and places the cards by what it hears; a change that names no cards makes it read the board again.
 * Those who hear are a thread of their own: what they do with what they hear is not the time of a move.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openPosition, stepNamed } from '../../api/src/testing/pipeline-data.ts';
import { until } from '../../api/src/testing/until.ts';
import { startWebProcess, startWorkerProcess } from '../../api/src/testing/worker-process.ts';
import { atLeast, atMost, exactly, judge, percentile } from '../bars.ts';
import { type Installation, withInstallation } from '../installation.ts';
import { openBoardsApart } from './boards-apart.ts';
import type { BoardState } from './open-board.ts';

const { values } = parseArgs({
  options: {
    boards: { type: 'string', default: '32' },
    applications: { type: 'string', default: '500' },
    rate: { type: 'string', default: '100' },
    seconds: { type: 'string', default: '30' },
  },
});
const BOARDS = Number(values.boards);
const APPLICATIONS = Number(values.applications);
/** Moves a second. */
const RATE = Number(values.rate);
const SECONDS = Number(values.seconds);
const WARM_SECONDS = 3;
const MOVE_MS = 15;
const SETTLE_MS = 30_000;
const SCORING_MS = 120_000;
const LANES = ['Inbox', 'Screening', 'Interview', 'Offer'];

const FILL = `
  with people as (
    insert into candidates (agency_id, id, first_name, last_name, created_at, updated_at)
    select $1, gen_random_uuid(), 'Ona', 'Roca ' || n, now(), now() from generate_series(1, $4::integer) n returning id)
  insert into applications (agency_id, id, position_id, step_id, candidate_id, source, created_at, moved_at)
  select $1, gen_random_uuid(), $2, $3, id, 'INTERNAL', now(), now() from people returning id`;

/** Moves cards one after the other at the rate, whether or not those before have been answered; gives the times of the answers. */
async function moveAtRate(
  seconds: number,
  ids: readonly string[],
  move: (id: string, turn: number) => Promise<void>,
): Promise<number[]> {
  const times: number[] = [];
  const open: Promise<void>[] = [];
  const begun = performance.now();
  for (let turn = 0; turn < seconds * RATE; turn += 1) {
    await wait(Math.max(0, begun + (turn * 1000) / RATE - performance.now()));
    const id = ids[turn % ids.length] ?? '';
    const start = performance.now();
    open.push(move(id, Math.floor(turn / ids.length)).then(() => void times.push(performance.now() - start)));
  }
  await Promise.all(open);
  return times;
}

/** Jobs that have started or will within a minute. */
async function waiting({ asOwner }: Installation['server']): Promise<number> {
  const [row] = await asOwner<{ count: string }>(
    "select count(*) from graphile_worker._private_jobs where run_at <= now() + interval '1 minute' or locked_at is not null",
  );
  return Number(row?.count);
}

async function measure({ server }: Installation): Promise<void> {
  const admin = await server.createAgency();
  const { agencyId } = admin;
  const positionId = await openPosition(server, admin);
  const steps = await Promise.all(LANES.map((name) => stepNamed(server, agencyId, positionId, name)));
  const rows = await server.asOwner<{ id: string }>(FILL, [agencyId, positionId, steps[0], APPLICATIONS]);
  await server.asOwner('analyze');
  const ids = rows.map(({ id }) => id);
  const web = await startWebProcess(server);
  const worker = await startWorkerProcess(server);
  const tokens: string[] = [];
  for (let n = 0; n < BOARDS; n += 1) tokens.push((await server.createUser(agencyId, 'RECRUITER')).token);
  const boards = await openBoardsApart({ origin: web.url, tokens, positionId });
  try {
    // Those who have just come are scored first, and boards are told of it: what is measured is moves.
    await until('nothing left to do', async () => (await waiting(server)) === 0, SCORING_MS);
    const headers = { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' };
    const address = `${web.url}/api/v1/agency/clients/jobs/${positionId}/hiring_process_steps/move-application`;
    /** When each move was sent, the times of one that was made again in their order. */
    const sent = new Map<string, number[]>();
    let refused = 0;
    const move = async (id: string, turn: number): Promise<void> => {
      const stepId = steps[(turn + 1) % steps.length];
      const moves = sent.get(`${id} ${stepId}`) ?? [];
      sent.set(`${id} ${stepId}`, moves);
      moves.push(performance.timeOrigin + performance.now());
      const body = JSON.stringify({ step_id: stepId, application_ids: [id] });
      const answer = await fetch(address, { method: 'POST', headers, body });
      await answer.arrayBuffer();
      if (!answer.ok) refused += 1;
    };
    await moveAtRate(WARM_SECONDS, ids, move);
    sent.clear();
    const times = await moveAtRate(SECONDS, ids.toReversed(), move);
    const stored = await server.asOwner<{ id: string; step_id: string }>(
      'select id, step_id from applications where position_id = $1',
      [positionId],
    );
    const misplaced = (board: BoardState): number =>
      stored.filter(({ id, step_id }) => board.steps.get(id) !== step_id).length;
    const areRight = async () => (await boards.states()).every((board) => misplaced(board) === 0);
    await until('every board as the database has it', areRight, SETTLE_MS).catch(() => undefined);
    const states = await boards.states();
    const delays = states.flatMap(({ heard }) =>
      heard.flatMap(([move, at]) => {
        const start = sent.get(move)?.findLast((time) => time <= at);
        return start === undefined ? [] : [at - start];
      }),
    );
    judge(
      'boards',
      [
        exactly('boards that are open', states.filter(({ isOpen }) => isOpen).length, BOARDS),
        exactly('moves that were refused', refused, 0),
        atLeast('moves', times.length, SECONDS * RATE),
        atMost('p50 of a move, ms', percentile(times, 0.5), MOVE_MS),
        atMost('p95 of a move, ms', percentile(times, 0.95), MOVE_MS),
        exactly(
          'cards that stand elsewhere on a board than in the database',
          states.reduce((sum, board) => sum + misplaced(board), 0),
          0,
        ),
      ],
      {
        'p95 from a move to a board, ms': percentile(delays, 0.95),
        'boards read again': states.reduce((sum, { readings }) => sum + readings, 0),
      },
    );
  } finally {
    await Promise.all([boards.close(), web.end(), worker.end()]);
  }
}

await withInstallation({}, measure);
