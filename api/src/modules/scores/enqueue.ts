import { sql } from 'kysely';
import { inSeconds, now } from '../../clock.ts';
import type { Tx } from '../../db/tenant.ts';
import type { JobPayloads } from '../../jobs/job-types.ts';
import { enqueue, enqueueAll } from '../../jobs/queue.ts';
import { LIVE } from './scores.repository.ts';

/** A person types several fields one after the other; a score is made anew once they have stopped. */
const AFTER_EDIT_SECONDS = 5;
/** A board hears of new scores no oftener. */
const TELL_EVERY_MS = 2000;
const ATTEMPTS = 5;
/** Applications without a score of the engine of now that come to be scored a minute: no more than one process gets done. */
const FILL_SHARE = 200;
const FILL_EVERY_SECONDS = 60;

/** While the model's server rests after failures, a weighing waits for it this long. */
const WEIGHED_WITHIN_SECONDS = 3600;

/** Has applications scored in the queue, ahead of those that are scored again; one that waits already is scored once. */
export const enqueueScores = (
  tx: Tx,
  agencyId: string,
  applicationIds: readonly string[],
  runAt: Date = now(),
): Promise<void> =>
  enqueueAll(
    tx,
    'scores.score',
    applicationIds.map((applicationId) => ({
      payload: { agencyId, applicationId },
      key: `score:${applicationId}`,
      runAt,
    })),
    { maxAttempts: ATTEMPTS },
  );

/** Has many applications scored again, behind whom nobody who is new waits. */
export const enqueueScoresAgain = (
  tx: Tx,
  agencyId: string,
  applicationIds: readonly string[],
  how: Pick<JobPayloads['scores.score_again'], 'isPast'> = {},
): Promise<void> =>
  enqueueAll(
    tx,
    'scores.score_again',
    applicationIds.map((applicationId) => ({
      payload: { agencyId, applicationId, ...how },
      // A key of its own: the job of somebody who is new, or was changed, stays ahead.
      key: `score_again:${applicationId}`,
    })),
    { maxAttempts: ATTEMPTS },
  );

/** Applications of an agency, `a`, with their positions, `p`. */
const applicationsOf = (tx: Tx, agencyId: string) =>
  tx
    .selectFrom('applications as a')
    .innerJoin('positions as p', (join) =>
      join.onRef('p.agency_id', '=', 'a.agency_id').onRef('p.id', '=', 'a.position_id'),
    )
    .select('a.id')
    .where('a.agency_id', '=', agencyId);

/** Has the applications of a candidate scored anew, after a change of what is known of them. */
export async function enqueueScoresOf(tx: Tx, agencyId: string, candidateId: string): Promise<void> {
  const rows = await applicationsOf(tx, agencyId)
    .where('a.candidate_id', '=', candidateId)
    .where('p.status', 'in', LIVE)
    .execute();
  const ids = rows.map(({ id }) => id);
  await enqueueScores(tx, agencyId, ids, inSeconds(AFTER_EDIT_SECONDS));
}

/** Has the applications of a position scored anew, after a change of what it asks for. */
export const enqueueRescore = (tx: Tx, agencyId: string, positionId: string): Promise<void> =>
  enqueue(
    tx,
    'scores.rescore',
    { agencyId, positionId },
    { key: `rescore:${positionId}`, runAt: inSeconds(AFTER_EDIT_SECONDS) },
  );

/** Has the applications of an agency scored that have no score of the engine of now, some a minute; `after` the id of one. */
export const enqueueFill = (tx: Tx, agencyId: string, after: string | null = null): Promise<void> =>
  enqueue(
    tx,
    'scores.fill',
    { agencyId, after },
    { key: `fill_scores:${agencyId}`, runAt: after === null ? now() : inSeconds(FILL_EVERY_SECONDS) },
  );

/** Has the next share of them scored, and of those that do not say by which criteria; comes back for the rest. */
export async function enqueueMissing(
  tx: Tx,
  agencyId: string,
  engine: number,
  after: string | null,
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select a.id from applications a
      join positions p on p.agency_id = a.agency_id and p.id = a.position_id
      left join application_scores s on s.agency_id = a.agency_id and s.application_id = a.id and s.engine = ${engine}
        and s.criteria is not null
    where a.agency_id = ${agencyId} and p.status = any (${[...LIVE]}) and s.application_id is null
      and (${after}::uuid is null or a.id > ${after}::uuid)
    order by a.id limit ${FILL_SHARE}`.execute(tx);
  const ids = rows.map(({ id }) => id);
  await enqueueScoresAgain(tx, agencyId, ids);
  // By the id and not by what is missing: one that cannot be scored now does not come up again and again.
  if (ids.length === FILL_SHARE) await enqueueFill(tx, agencyId, ids.at(-1));
}

/** Has the applications of closed positions scored as they were while those were open: nothing else scores what a demo puts in place. */
export async function enqueuePast(tx: Tx, agencyId: string): Promise<void> {
  const rows = await applicationsOf(tx, agencyId).where('p.status', 'not in', LIVE).execute();
  await enqueueScoresAgain(
    tx,
    agencyId,
    rows.map(({ id }) => id),
    { isPast: true },
  );
}

const nextTelling = (): Date => new Date(Math.ceil((now().getTime() + 1) / TELL_EVERY_MS) * TELL_EVERY_MS);

/** Has the board of a position told of new scores, in time with others that come at the same moment. */
export const tellBoard = (tx: Tx, agencyId: string, positionId: string): Promise<void> =>
  enqueue(
    tx,
    'scores.tell',
    { agencyId, positionId },
    {
      key: `scores_tell:${positionId}`,
      runAt: nextTelling(),
    },
  );

/** Has the language model weigh what the search found for an application. */
export const enqueueWeighing = (tx: Tx, agencyId: string, applicationId: string): Promise<void> =>
  enqueue(
    tx,
    'scores.weigh',
    { agencyId, applicationId, until: inSeconds(WEIGHED_WITHIN_SECONDS).toISOString() },
    { key: `weigh:${applicationId}`, maxAttempts: ATTEMPTS },
  );
/** Has the rule of a position look at its scores, in time with others that come at the same moment; without a rule nothing. */
export async function enqueueJudging(tx: Tx, agencyId: string, positionId: string): Promise<void> {
  const rule = await tx
    .selectFrom('discard_rules')
    .select('position_id')
    .where('agency_id', '=', agencyId)
    .where('position_id', '=', positionId)
    .where('active', '=', true)
    .executeTakeFirst();
  if (!rule) return;
  await enqueue(
    tx,
    'discards.judge',
    { agencyId, positionId },
    { key: `discards:${positionId}`, runAt: nextTelling() },
  );
}
