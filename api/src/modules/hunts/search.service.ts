import { topic } from '@cantera/shared/contracts/topics';
import { inSeconds, now } from '../../clock.ts';
import { type Tx, withTenant } from '../../db/tenant.ts';
import type { Deps } from '../../deps.ts';
import type { JobContext } from '../../jobs/handlers.ts';
import type { JobPayloads } from '../../jobs/job-types.ts';
import { publish } from '../../live/index.ts';
import { type ForeseenScore, foreseeScore } from '../assessment/index.ts';
import { keepFound, listFree } from '../hunt-strangers/index.ts';
import { queueMailToMembers } from '../messages/index.ts';
import { notify } from '../notifications/index.ts';
import { openIndex } from '../search-index/index.ts';
import { type ChosenPeople, choose, type Fitting } from './choose.service.ts';
import { findGoingOn } from './going-on.service.ts';
import { huntMail } from './hunt-mail.ts';
import { freeOf, insertPeople } from './hunt-people.repository.ts';
import { changeHunt, type SearchingHunt, titleOf } from './hunts.repository.ts';
import { enqueueHunt } from './hunts.service.ts';
import { bestOf, chooseStrangers, type FittingStranger, scoreOf } from './strangers/choose-strangers.ts';

type Payload = JobPayloads['hunts.search'];

/** What an index leaves out that is being built is waited for so long, and looked for again after a while. */
const WAITS_MS = 3_600_000;
const AGAIN_SECONDS = 15;

/** Whom a hunt found, the best first: candidates, and people of files and of the server. */
type Best = Fitting | FittingStranger;
type Begun = { readonly hunt: SearchingHunt; readonly chosen: ChosenPeople; readonly best: readonly Best[] };
type Scores = ReadonlyMap<string, ForeseenScore>;

/** Chooses whom a hunt finds; undefined for one that does not go on, and where the index has to be waited for. */
async function begin(tx: Tx, { agencyId, huntId }: Payload): Promise<Begun | undefined> {
  const hunt = await findGoingOn(tx, agencyId, huntId);
  if (!hunt) return undefined;
  const index = openIndex(tx, agencyId);
  const { building, waiting } = await index.standing();
  const isPatient = now().getTime() - Date.parse(hunt.created_at) < WAITS_MS;
  if ((building || waiting) && isPatient) {
    await enqueueHunt(tx, agencyId, huntId, inSeconds(AGAIN_SECONDS));
    return undefined;
  }
  const { position_id: positionId, precision, clauses } = hunt;
  const sought = { positionId, precision, clauses };
  const chosen = await choose(tx, agencyId, index, sought);
  const strangers = await chooseStrangers(tx, agencyId, huntId, sought);
  return { hunt, chosen, best: bestOf(chosen.people, strangers) };
}

/** Says that a hunt is ready: on open screens, in the bell and by mail to who asked for it. */
async function tell(
  tx: Tx,
  { config }: Deps,
  { agencyId, huntId }: Payload,
  hunt: SearchingHunt,
  outcome: {
    readonly count: number;
    /** Of them, people of files, and of the server. */
    readonly ofFiles: number;
    readonly ofServer: number;
    readonly leftOut: number;
    readonly hasFailed: boolean;
  },
): Promise<void> {
  await publish(tx, agencyId, topic.hunts(huntId));
  const { requested_by: userId, position_id: positionId, name } = hunt;
  if (!userId) return;
  await notify(
    tx,
    {
      agencyId,
      kind: 'HUNT_READY',
      subjectId: huntId,
      positionId,
      details: { hunt: { id: huntId, name }, count: outcome.count, hasFailed: outcome.hasFailed },
    },
    [userId],
  );
  const position = await titleOf(tx, agencyId, positionId);
  await queueMailToMembers(tx, config, { agencyId, to: [userId] }, (locale, agency) =>
    huntMail(config, locale, agency, {
      id: huntId,
      name,
      position,
      server: hunt.server_name === null ? null : { name: hunt.server_name, failure: hunt.server_failure },
      ...outcome,
    }),
  );
}

/** Those who are still free, each with their score, and with their place among all. */
async function stillFree(
  tx: Tx,
  agencyId: string,
  { id: huntId, position_id: positionId }: SearchingHunt,
  best: readonly Best[],
  scores: Scores,
) {
  const ids = best.flatMap((one) => ('stranger' in one ? [] : [one.id]));
  const strangers = best.some((one) => 'stranger' in one)
    ? await listFree(tx, agencyId, { huntId, positionId })
    : [];
  const free = await freeOf(tx, agencyId, positionId, ids);
  const kinds = new Map(strangers.map(({ id, kind }) => [id, kind]));
  const still = new Set([...free, ...kinds.keys()]);
  const placed = best.flatMap((one) => {
    const score = scores.get(one.id);
    return score && still.has(one.id) ? [{ one, score }] : [];
  });
  const rows = placed.map(({ one, score }, ordinal) => ({
    id: one.id,
    /** Null of candidates. */
    kind: kinds.get(one.id) ?? null,
    ordinal,
    percent: one.percent,
    clauses: one.clauses,
    ...score,
  }));
  return { rows, gone: ids.length - free.length };
}

/** Writes whom a hunt found, but for those who are not free any more, and makes it ready. Called off or stopped meanwhile, nothing is written. */
async function finish(
  tx: Tx,
  deps: Deps,
  payload: Payload,
  { chosen: { clauses, busy }, best }: Begun,
  scores: Scores,
): Promise<void> {
  const { agencyId, huntId } = payload;
  const hunt = await findGoingOn(tx, agencyId, huntId, true);
  if (!hunt) return;
  const { rows, gone } = await stillFree(tx, agencyId, hunt, best, scores);
  const strangers = rows.filter(({ kind }) => kind !== null);
  const people = rows.flatMap(({ id, kind, ...row }) => (kind === null ? [{ ...row, candidateId: id }] : []));
  await keepFound(tx, agencyId, huntId, strangers);
  const count = strangers.length + (await insertPeople(tx, agencyId, huntId, people));
  const leftOut = count > 0 ? 0 : busy + gone;
  await changeHunt(tx, agencyId, huntId, {
    status: 'READY',
    ready_at: now(),
    viewed: false,
    clauses: JSON.stringify(clauses),
    found: count,
    left_out: leftOut,
  });
  const ofServer = rows.filter(({ kind }) => kind === 'SERVER').length;
  const ofFiles = strangers.length - ofServer;
  await tell(tx, deps, payload, hunt, { count, ofFiles, ofServer, leftOut, hasFailed: false });
}

/** Makes a hunt ready with nobody, so that nobody waits for it. */
const giveUp = (deps: Deps, payload: Payload): Promise<void> =>
  withTenant(deps.pool, payload.agencyId, async (tx) => {
    const { agencyId, huntId } = payload;
    const hunt = await findGoingOn(tx, agencyId, huntId, true);
    if (!hunt) return;
    const change = { status: 'READY' as const, ready_at: now(), viewed: false, has_failed: true };
    await changeHunt(tx, agencyId, huntId, change);
    await keepFound(tx, agencyId, huntId, []);
    await tell(tx, deps, payload, hunt, { count: 0, ofFiles: 0, ofServer: 0, leftOut: 0, hasFailed: true });
  });

async function look(deps: Deps, payload: Payload, attempt: number): Promise<void> {
  const { agencyId } = payload;
  const begun = await withTenant(deps.pool, agencyId, (tx) => begin(tx, payload));
  if (!begun) return;
  const { hunt, best } = begun;
  const { position_id: positionId } = hunt;
  const scores = new Map<string, ForeseenScore>();
  // Outside of one transaction: a CV that nobody has read yet takes seconds.
  for (const one of best) {
    const score =
      'stranger' in one
        ? await withTenant(deps.pool, agencyId, (tx) => scoreOf(tx, agencyId, positionId, one.stranger))
        : await foreseeScore(deps, { agencyId, positionId, candidateId: one.id }, attempt);
    if (score) scores.set(one.id, score);
  }
  await withTenant(deps.pool, agencyId, (tx) => finish(tx, deps, payload, begun, scores));
}

/** Does a hunt. Runs again from its start after a crash: until it is ready nothing is written. */
export async function searchHunt(
  payload: Payload,
  { deps, attempt, isLastAttempt }: JobContext,
): Promise<void> {
  try {
    await look(deps, payload, attempt);
  } catch (error) {
    if (isLastAttempt) await giveUp(deps, payload);
    throw error;
  }
}
