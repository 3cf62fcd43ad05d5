import { now } from '../../../clock.ts';
import { type Tx, withTenant } from '../../../db/tenant.ts';
import type { Deps } from '../../../deps.ts';
import type { JobPayloads } from '../../../jobs/job-types.ts';
import { findPages, hasPages, writePages } from '../../cv-pages/index.ts';
import { readForJob } from '../../cv-reading/index.ts';
import { findFile } from '../../files/index.ts';
import { hasModel } from '../../model-use/index.ts';
import {
  enqueueJudging,
  enqueueWeighing,
  findCorrections,
  findScore,
  LIVE,
  lockScore,
  noteCriteria,
  type ScoreCause,
  type ScoreRow,
  settleScore,
  tellBoard,
  writeScore,
} from '../../scores/index.ts';
import { currentRules, versionOf } from '../criteria/criteria.service.ts';
import { compute, correctedSums, ENGINE, hashOf, type Input, type Result } from './compute.ts';
import { findJudged, findProfile, findScored, type ScoredApplication } from './material.repository.ts';
import { isAnswered, lowered, weighablesOf } from './weigh.ts';

const MONTH = 'yyyy-mm'.length;

const isLive = ({ positionStatus }: ScoredApplication): boolean =>
  LIVE.some((status) => status === positionStatus);

/**
 * The application while it is to be scored: its position is not closed, and nobody reads its CV at this moment. `isPast` has one
 * of a closed position scored too, as it was while that was open: what a demo puts in place was never open.
 */
async function toScore(
  tx: Tx,
  agencyId: string,
  id: string,
  isPast = false,
): Promise<ScoredApplication | undefined> {
  const application = await findScored(tx, agencyId, id);
  if (!application || !(isPast || isLive(application))) return undefined;
  return application.cvStatus === 'PENDING' ? undefined : application;
}

/** Has the pages of the CV of an application read, unless they were. */
async function readPages(
  deps: Deps,
  { agencyId, applicationId, isPast }: JobPayloads['scores.score_again'],
  attempt: number,
): Promise<void> {
  const fileId = await withTenant(
    deps.pool,
    agencyId,
    async (tx) => (await toScore(tx, agencyId, applicationId, isPast))?.fileId,
  );
  if (fileId) await readPagesOf(deps, agencyId, fileId, attempt);
}

/** Has the pages of a CV read, unless they were. */
async function readPagesOf(deps: Deps, agencyId: string, fileId: string, attempt: number): Promise<void> {
  const file = await withTenant(deps.pool, agencyId, async (tx) =>
    (await hasPages(tx, agencyId, fileId)) ? undefined : findFile(tx, agencyId, fileId),
  );
  if (!file) return;
  const bytes = await deps.files.get(file.storageKey);
  const reading = await readForJob(deps, agencyId, bytes, attempt);
  await withTenant(deps.pool, agencyId, (tx) => writePages(tx, agencyId, file.id, reading));
}

/** Somebody as they are judged for a position. */
type Judged = Pick<
  ScoredApplication,
  'fileId' | 'positionId' | 'candidateId' | 'firstName' | 'lastName' | 'cvStatus'
>;

async function inputOf(tx: Tx, agencyId: string, judged: Judged): Promise<Input> {
  const { fileId, positionId, candidateId, firstName, lastName } = judged;
  return {
    rules: await currentRules(tx, agencyId, positionId),
    pages: fileId ? await findPages(tx, agencyId, fileId) : null,
    profile: await findProfile(tx, agencyId, candidateId),
    person: { firstName, lastName },
    month: now().toISOString().slice(0, MONTH),
  };
}

/** All that an application is judged by; undefined for one that is not to be scored. */
export async function readInput(tx: Tx, agencyId: string, applicationId: string): Promise<Input | undefined> {
  const application = await toScore(tx, agencyId, applicationId);
  return application && inputOf(tx, agencyId, application);
}

/** What an application of somebody's would be scored, and on which verdicts. */
export interface ForeseenScore {
  /** Null where there is nothing to judge. */
  readonly lax: number | null;
  readonly verdicts: Result['verdicts'];
}
/**
 * The score that a candidate's application to a position would have with the CV that they have now; undefined of somebody who is
 * gone. Nothing of it is stored. A CV that nobody has read yet is read, outside of transactions.
 */
export async function foreseeScore(
  deps: Deps,
  { agencyId, positionId, candidateId }: { agencyId: string; positionId: string; candidateId: string },
  attempt: number,
): Promise<ForeseenScore | undefined> {
  const inTenant = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => withTenant(deps.pool, agencyId, work);
  const person = await inTenant((tx) => findJudged(tx, agencyId, candidateId));
  if (!person) return undefined;
  // One that is being read at this moment is left to its reader.
  if (person.fileId && person.cvStatus !== 'PENDING')
    await readPagesOf(deps, agencyId, person.fileId, attempt);
  return inTenant((tx) => foreseeNow(tx, agencyId, { positionId, candidateId }));
}

/** As `foreseeScore`, by what is read of their CV already. */
export async function foreseeNow(
  tx: Tx,
  agencyId: string,
  { positionId, candidateId }: { positionId: string; candidateId: string },
): Promise<ForeseenScore | undefined> {
  const person = await findJudged(tx, agencyId, candidateId);
  if (!person) return undefined;
  // As an application, which is scored once its CV is read.
  if (person.cvStatus === 'PENDING') return { lax: null, verdicts: [] };
  const { verdicts } = compute(await inputOf(tx, agencyId, { ...person, positionId }));
  return { lax: correctedSums(verdicts, [])?.lax ?? null, verdicts };
}

/** The score that somebody's application would have who is no candidate and has no CV, as a candidate with the same profile. */
export async function foreseeStranger(
  tx: Tx,
  agencyId: string,
  positionId: string,
  { profile, person }: Pick<Input, 'profile' | 'person'>,
): Promise<ForeseenScore> {
  const rules = await currentRules(tx, agencyId, positionId);
  const month = now().toISOString().slice(0, MONTH);
  const { verdicts } = compute({ rules, pages: null, profile, person, month });
  return { lax: correctedSums(verdicts, [])?.lax ?? null, verdicts };
}

/** Why a score is made: the first of an application for its own sake, a later one for what has changed since the one before. */
function causeOf(before: ScoreRow | undefined, criteria: number): ScoreCause {
  if (!before) return 'SCORE';
  if (before.engine !== ENGINE) return 'ENGINE';
  if (before.criteria !== criteria) return 'CRITERIA';
  // A newer reader changes many scores at once, as a newer engine does.
  return before.stale === 'READER' ? 'ENGINE' : 'SCORE';
}

/** Of a closed position nothing is scored any more: what is there stands. */
async function settleClosed(tx: Tx, agencyId: string, applicationId: string): Promise<void> {
  const application = await findScored(tx, agencyId, applicationId);
  if (!application || isLive(application)) return;
  const score = await findScore(tx, agencyId, applicationId);
  // The score of a CV that was replaced rests on nothing any more.
  if (!score?.stale || score.stale === 'CV') return;
  await settleScore(tx, agencyId, applicationId);
  await tellBoard(tx, agencyId, application.positionId);
}

/** What is left to do for a score that stands as it is. */
async function keepScore(
  tx: Tx,
  { agency_id: agencyId, application_id: applicationId, stale, criteria: known }: ScoreRow,
  positionId: string,
  criteria: number,
): Promise<void> {
  if (known === null) await noteCriteria(tx, agencyId, applicationId, criteria);
  if (!stale) return;
  await settleScore(tx, agencyId, applicationId);
  await tellBoard(tx, agencyId, positionId);
  await enqueueJudging(tx, agencyId, positionId);
}

/**
 * Makes the score of an application anew where what it rests on has changed, or with `isWeighed` in any case; boards hear of
 * it. What a language model has not weighed yet, it is asked to.
 */
export async function writeAnew(
  deps: Deps,
  tx: Tx,
  agencyId: string,
  applicationId: string,
  { isWeighed = false, isPast = false } = {},
): Promise<void> {
  // A correction that comes meanwhile waits, and is made over these verdicts.
  await lockScore(tx, agencyId, applicationId);
  const application = await toScore(tx, agencyId, applicationId, isPast);
  // A CV that is being read has it scored once it is; a closed position leaves the score as it is.
  if (!application) return settleClosed(tx, agencyId, applicationId);
  const input = await inputOf(tx, agencyId, application);
  const hash = hashOf(input);
  const before = await findScore(tx, agencyId, applicationId);
  const criteria = versionOf(input.rules);
  if (!isWeighed && before?.input_hash === hash && before.file_id === application.fileId)
    return keepScore(tx, before, application.positionId, criteria);
  const { status, verdicts: found } = compute(input);
  const weighing = before?.weighings[hash];
  const verdicts = weighing ? lowered(found, weighing) : found;
  const sums = correctedSums(verdicts, await findCorrections(tx, agencyId, applicationId));
  await writeScore(tx, {
    agency_id: agencyId,
    application_id: applicationId,
    status,
    lax: sums?.lax ?? null,
    strict: sums?.strict ?? null,
    very_strict: sums?.veryStrict ?? null,
    judged_share: sums?.judgedShare ?? 0,
    verdicts: JSON.stringify(verdicts),
    engine: ENGINE,
    input_hash: hash,
    file_id: application.fileId,
    criteria,
    // A weighing takes nothing from why the score was made: what changed criteria brought is judged together.
    cause: isWeighed && before ? before.cause : causeOf(before, criteria),
    computed_at: now(),
    stale: null,
  });
  await tellBoard(tx, agencyId, application.positionId);
  await enqueueJudging(tx, agencyId, application.positionId);
  // Where the input changed while the model weighed, what it said is of another one.
  const isDone = (isWeighed && weighing !== undefined) || isAnswered(weighing);
  const isOpen = status === 'SCORED' && !isDone && isLive(application);
  if (isOpen && (await hasModel(deps, tx, agencyId)) && weighablesOf(input).length > 0)
    await enqueueWeighing(tx, agencyId, applicationId);
}

/** Scores an application. Runs again from its start after a crash; with the same input nothing changes. */
export async function scoreApplication(
  deps: Deps,
  payload: JobPayloads['scores.score_again'],
  attempt: number,
): Promise<void> {
  const { agencyId, applicationId, isPast } = payload;
  await readPages(deps, payload, attempt);
  await withTenant(deps.pool, agencyId, (tx) => writeAnew(deps, tx, agencyId, applicationId, { isPast }));
}

/** Says that an application cannot be scored, so that nobody waits for it. */
export const giveUp = (
  deps: Deps,
  { agencyId, applicationId }: { agencyId: string; applicationId: string },
): Promise<void> =>
  withTenant(deps.pool, agencyId, async (tx) => {
    await lockScore(tx, agencyId, applicationId);
    const application = await toScore(tx, agencyId, applicationId);
    if (!application) return;
    await writeScore(tx, {
      agency_id: agencyId,
      application_id: applicationId,
      status: 'FAILED',
      lax: null,
      strict: null,
      very_strict: null,
      judged_share: 0,
      verdicts: '[]',
      engine: ENGINE,
      input_hash: '',
      file_id: application.fileId,
      criteria: versionOf(await currentRules(tx, agencyId, application.positionId)),
      cause: 'SCORE',
      computed_at: now(),
      stale: null,
    });
    await tellBoard(tx, agencyId, application.positionId);
    await enqueueJudging(tx, agencyId, application.positionId);
  });
