import { mock } from 'node:test';
import { deleteCandidate } from '@cantera/shared/contracts/candidate-changes';
import { confirmDiscards, restoreDiscards, undoConfirm } from '@cantera/shared/contracts/discard-scoring';
import { APPLICATION_SOURCES } from '@cantera/shared/contracts/enums';
import { mergeCandidates, undoMerge } from '@cantera/shared/contracts/merges';
import { moveApplications, undoMove } from '@cantera/shared/contracts/pipeline';
import { updatePositionStatus } from '@cantera/shared/contracts/position-changes';
import type pg from 'pg';
import { now } from '../clock.ts';
import { newId } from '../ids.ts';
import { type Random, seeded } from '../modules/demo/index.ts';
import type { TestServer, TestUser } from './harness.ts';
import { insertCandidate, insertClient, openPosition } from './pipeline-data.ts';

export const HOUR_MS = 3_600_000;
const ZONES = ['Europe/Madrid', 'Pacific/Auckland', 'America/New_York', 'Asia/Kathmandu', 'UTC'] as const;
/** Most often open, since nothing moves in a closed one. */
const STATUSES = ['OPEN', 'OPEN', 'OPEN', 'OPEN', 'ON_HOLD', 'CLOSED_LOST', 'CLOSED_WON'] as const;

/** What happened in an agency of its own, by the product's calls, at times of a clock that a test sets. */
export interface History {
  readonly user: TestUser;
  readonly positions: readonly string[];
  readonly clients: readonly string[];
  readonly recruiters: readonly string[];
}

interface Running extends History {
  readonly server: TestServer;
  readonly random: Random;
  readonly owner: Owner;
}
/** Runs a statement past row-level security, on a connection that stays. */
type Owner = <R extends pg.QueryResultRow>(statement: string, values: unknown[]) => Promise<R[]>;
export const ownerOf =
  (client: pg.Client): Owner =>
  async (statement, values) =>
    (await client.query(statement, values)).rows;

const moveClock = (ms: number): void => mock.timers.setTime(Date.now() + Math.max(1, Math.round(ms)));

const noteStatus = (owner: Owner, positionId: string, status: string) =>
  owner('insert into naive.statuses (position_id, became, at) values ($1, $2, $3)', [
    positionId,
    status,
    now().toISOString(),
  ]);

async function found({ owner, random, user }: Running, condition = 'true') {
  const rows = await owner<{
    id: string;
    position_id: string;
    candidate_id: string;
    version: number;
  }>(
    `select id, position_id, candidate_id, version from applications where agency_id = $1 and ${condition} order by id`,
    [user.agencyId],
  );
  return rows.length > 0 ? random.pick(rows) : undefined;
}

async function apply(
  { server, owner, random, user, positions }: Running,
  candidateId?: string,
): Promise<void> {
  const person = candidateId ?? (await insertCandidate(server, user.agencyId));
  await owner(
    `insert into applications (agency_id, id, position_id, step_id, candidate_id, source, created_at, moved_at)
     select $1, $2, $3, s.id, $4, $5, $6, $6 from steps s where s.position_id = $3 and s.type = 'INBOX' on conflict do nothing`,
    [
      user.agencyId,
      newId(),
      random.pick(positions),
      person,
      random.pick(APPLICATION_SOURCES),
      now().toISOString(),
    ],
  );
}

/** Up to four people of a position go to a step together. */
async function move(running: Running): Promise<void> {
  const { server, owner, random, user, positions } = running;
  const positionId = random.pick(positions);
  const people = await owner<{ id: string }>(
    'select id from applications where position_id = $1 order by md5(id::text || $2) limit $3',
    [positionId, String(random.next()), 1 + random.between(0, 3)],
  );
  const steps = await owner<{ id: string; type: string }>(
    'select id, type from steps where position_id = $1 order by ordinal',
    [positionId],
  );
  const hired = steps.filter(({ type }) => type === 'HIRED');
  const step = random.pick(random.next() < 0.3 ? hired : steps);
  const [reason] = await owner<{ id: string }>(
    'select id from rejection_reasons where agency_id = $1 and system_key is null limit 1',
    [user.agencyId],
  );
  if (people.length === 0) return;
  await server.call(moveApplications, user, {
    params: { id: positionId },
    body: {
      stepId: step.id,
      applicationIds: people.map(({ id }) => id),
      ...(step.type === 'DISCARDED' ? { rejectedReasonId: reason?.id } : {}),
    },
  });
}

async function undo(running: Running): Promise<void> {
  const one = await found(running);
  if (!one) return;
  await running.server.call(undoMove, running.user, {
    params: { id: one.position_id },
    body: { applicationIds: [one.id], versions: [one.version] },
  });
}

/** What the job of a rule does with an application that nobody has touched. */
async function discardByScore(running: Running): Promise<void> {
  const one = await found(
    running,
    `not auto_exempt and discard_state is null and not exists (select from application_moves m where m.application_id = applications.id)`,
  );
  if (!one) return;
  const moveId = newId();
  await running.owner(
    `with place as (
       select i.id as from_id, i.name as from_name, d.id as to_id, d.name as to_name from steps i join steps d
         on d.position_id = i.position_id and d.type = 'DISCARDED' where i.position_id = $2 and i.type = 'INBOX'
     ), moved as (
       update applications set step_id = to_id, discard_state = 'PROVISIONAL', discarded_at = $4, version = version + 1, moved_at = $4
       from place where id = $1
     ), noted as (insert into naive.by_score (move_id, application_id) values ($3, $1))
     insert into application_moves (agency_id, id, application_id, from_step_id, to_step_id, from_step_name, to_step_name, created_at)
     select $5, $3, $1, from_id, to_id, from_name, to_name, $4 from place`,
    [one.id, one.position_id, moveId, now().toISOString(), running.user.agencyId],
  );
}

/** Notes which discards by score count now. */
const noteConfirmed = ({ owner, user }: Running) =>
  owner(
    `update naive.by_score s set confirmed_at = case a.discard_state when 'CONFIRMED' then coalesce(s.confirmed_at, $2) end
     from applications a where a.agency_id = $1 and a.id = s.application_id and a.discard_state is not null`,
    [user.agencyId, now().toISOString()],
  );

async function confirm(running: Running): Promise<void> {
  const one = await found(running, `discard_state = 'PROVISIONAL'`);
  if (!one) return;
  await running.server.call(confirmDiscards, running.user, {
    params: { id: one.position_id },
    body: { applicationIds: [one.id] },
  });
  await noteConfirmed(running);
}

async function reopen(running: Running): Promise<void> {
  const one = await found(running, `discard_state = 'CONFIRMED'`);
  if (!one) return;
  await running.server.call(undoConfirm, running.user, {
    params: { id: one.position_id },
    body: { applicationIds: [one.id], versions: [one.version] },
  });
  await noteConfirmed(running);
}

async function restore(running: Running): Promise<void> {
  const one = await found(running, `discard_state = 'PROVISIONAL'`);
  if (!one) return;
  await running.server.call(restoreDiscards, running.user, {
    params: { id: one.position_id },
    body: { applicationIds: [one.id] },
  });
}

async function changeStatus({ server, owner, random, user, positions }: Running): Promise<void> {
  const id = random.pick(positions);
  const status = random.pick(STATUSES);
  // It may be won with whatever hires it has.
  await owner(
    `update positions set hiring_number = (select count(*) from applications a join steps s on s.id = a.step_id
       where a.position_id = $1 and s.type = 'HIRED') where id = $1`,
    [id],
  );
  const [before] = await owner<{ status: string }>('select status from positions where id = $1', [id]);
  const answer = await server.call(updatePositionStatus, user, { params: { id }, body: { status } });
  if (answer.status === 200 && before?.status !== status) await noteStatus(owner, id, status);
}

async function erase(running: Running): Promise<void> {
  const { server, owner, user } = running;
  const one = await found(running);
  if (!one) return;
  const of = `(select id from applications where agency_id = $1 and candidate_id = $2)`;
  const given = [user.agencyId, one.candidate_id];
  await owner(
    `with gone as (insert into naive.gone_applications select * from applications where id in ${of} returning id),
       moves as (insert into naive.gone_moves select * from application_moves where application_id in ${of})
     insert into naive.erasures select id, $3 from gone`,
    [...given, now().toISOString()],
  );
  await server.call(deleteCandidate, user, { params: { id: one.candidate_id } });
}

/** Two candidates become one, and at times two again. */
async function merge(running: Running): Promise<void> {
  const { server, owner, random, user } = running;
  const rows = await owner<{ id: string; version: number }>(
    'select id, version from candidates where agency_id = $1 order by id',
    [user.agencyId],
  );
  const [one, other] = [random.pick(rows), random.pick(rows)];
  if (one.id === other.id) return;
  const merged = await server.call(mergeCandidates, user, {
    body: {
      survivorId: one.id,
      otherId: other.id,
      survivorVersion: one.version,
      otherVersion: other.version,
    },
  });
  if (merged.status !== 200 || random.next() < 0.4) return;
  moveClock(HOUR_MS);
  await server.call(undoMerge, user, { params: { id: merged.body.data.id } });
}

const DEEDS: readonly (readonly [share: number, deed: (running: Running) => Promise<void>])[] = [
  [6, (running) => apply(running)],
  [14, move],
  [3, undo],
  [2, discardByScore],
  [2, confirm],
  [1, reopen],
  [1, restore],
  [3, changeStatus],
  [1, erase],
  [1, merge],
];
const ALL_DEEDS = DEEDS.flatMap(([share, deed]) => Array.from({ length: share }, () => deed));

async function makePositions(
  { server, owner, user, random }: Omit<Running, 'positions' | 'recruiters'>,
  clients: readonly string[],
) {
  const recruiters = [user.userId, (await server.createUser(user.agencyId, 'RECRUITER')).userId];
  const positions: string[] = [];
  for (let index = 0; index < random.between(2, 3); index += 1) {
    const id = await openPosition(server, user, { clientId: random.pick(clients) });
    await noteStatus(owner, id, 'OPEN');
    await owner(
      `update steps set category = 'EXTERNAL' where position_id = $1 and type = 'STEP' and ordinal > 1`,
      [id],
    );
    await owner(
      `update positions set fixed_fee = $2, fee_currency = $3, commission_rate = $4, salary_range = $5 where id = $1`,
      [
        id,
        random.pick([null, 4500, 1234.56]),
        random.pick(['EUR', 'EUR', 'USD']),
        random.pick([null, 20, 17.5]),
        random.pick(['annual', 'monthly']),
      ],
    );
    // Some have two recruiters, some none.
    const wanted = random.pick([[], [recruiters[0]], recruiters]);
    await owner(`delete from position_members where position_id = $1 and not (user_id = any ($2))`, [
      id,
      wanted,
    ]);
    await owner(
      `insert into position_members (agency_id, position_id, user_id, role, ordinal)
       select $1, $2, u, 'RECRUITER', 0 from unnest($3::uuid[]) u on conflict do nothing`,
      [user.agencyId, id, wanted],
    );
    positions.push(id);
    moveClock(random.next() * 60 * HOUR_MS);
  }
  return { positions, recruiters };
}

/** Positions that were closed while the history goes on, without anybody in them. */
async function makeClosed({ owner, user, random, clients }: Omit<Running, 'positions' | 'recruiters'>) {
  for (let index = 0; index < 8; index += 1) {
    const opened = Date.now() - random.next() * 60 * 24 * HOUR_MS;
    const times = [opened, opened + random.next() * 90 * 24 * HOUR_MS].map((at) =>
      new Date(at).toISOString(),
    );
    const [id, status] = [newId(), random.pick(['CLOSED_WON', 'CLOSED_WON', 'CLOSED_LOST'])];
    await owner(
      `insert into positions (agency_id, id, title, status, client_id, fixed_fee, fee_currency, first_opened_at, hiring_date, created_at, updated_at)
       values ($1, $2, 'Forner', $3, $4, $5, $6, $7, $8, $7, $8)`,
      [
        user.agencyId,
        id,
        status,
        random.pick(clients),
        random.pick([null, 900, 7250.5]),
        random.pick(['EUR', 'EUR', 'USD']),
        ...times,
      ],
    );
    await owner(
      `insert into naive.statuses (position_id, became, at) values ($1, 'OPEN', $2), ($1, $3, $4)`,
      [id, times[0], status, times[1]],
    );
  }
}

/** Makes one history; the clock must be mocked, and stands behind its last deed then. */
export async function makeHistory(
  server: TestServer,
  owner: Owner,
  seed: number,
  deeds: number,
): Promise<History> {
  const random = seeded(seed);
  const user = await server.createAgency();
  await owner('update agencies set time_zone = $2 where id = $1', [user.agencyId, random.pick(ZONES)]);
  // The clock goes on for months while it lives.
  await owner(`update sessions set created_at = '2099-01-01', expires_at = '2099-01-02' where user_id = $1`, [
    user.userId,
  ]);
  const clients = [await insertClient(server, user.agencyId), await insertClient(server, user.agencyId)];
  const base = { server, owner, random, user, clients };
  await makeClosed(base);
  const made = await makePositions(base, clients);
  const running: Running = { ...base, ...made };
  const twice = await insertCandidate(server, user.agencyId);
  for (let index = 0; index < 14; index += 1) await apply(running, index < 2 ? twice : undefined);
  for (let index = 0; index < deeds; index += 1) {
    moveClock(random.next() ** 2 * 150 * HOUR_MS);
    await random.pick(ALL_DEEDS)(running);
  }
  if (random.next() < 0.2)
    await owner(`update positions set status = 'DELETED' where id = $1`, [random.pick(made.positions)]);
  moveClock(random.next() * 300 * HOUR_MS);
  return { user, clients, ...made };
}
