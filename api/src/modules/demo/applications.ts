import type { Tx } from '../../db/tenant.ts';
import { recordQuestionDiscard } from '../decisions/index.ts';
import { systemReason } from '../hiring-process/index.ts';
import { answerRows } from './answers.ts';
import { applicantsOf } from './applicants.ts';
import { demoConsent } from './consents.ts';
import { daysAgo } from './dates.ts';
import type { DemoPosition } from './demo-position.ts';
import { applicationKey, discardedStep, movesOf, type PlacedApplication } from './moves.ts';
import type { WrittenCandidate } from './people.ts';
import { QUESTIONS } from './questions.ts';
import type { Random } from './random.ts';
import type { Scope } from './scope.ts';
import { stepKey } from './writers.ts';

/** Of those discarded on a position with questions every other one gave an answer that rejects. */
const BY_ANSWER = 2;

/** A position with so many applications had somebody early who was discarded. */
const MANY = 9;

/** Every step has someone; the hires are as many as the position says once it is won, and two at most before. */
function stepFor(position: DemoPosition, index: number, random: Random): number {
  const discarded = discardedStep(position);
  const hired = discarded - 1;
  const hires =
    position.status === 'CLOSED_WON' ? position.hiringNumber : Math.min(2, position.hiringNumber - 1);
  if (index < hires) return hired;
  const middle = hired - 1;
  const isBusy = position.applications >= MANY;
  const place = index - hires - (isBusy ? 1 : 0);
  if (place < 0) return discarded;
  if (place <= middle) return place;
  if (place === middle + 1) return discarded;
  return random.pick([0, 0, 0, 1, 2, discarded, discarded, random.between(1, middle)]);
}

interface Reasons {
  readonly people: readonly string[];
  readonly byAnswer: string;
}

const reasonOf = ({ isByAnswer, days }: PlacedApplication, { people, byAnswer }: Reasons): string | null =>
  isByAnswer ? byAnswer : (people[Math.floor(days) % people.length] ?? null);

function applicationRow({ agencyId, id }: Scope, placed: PlacedApplication, reasons: Reasons) {
  const { position, candidate, step, days, movedDays, isByAnswer, isByHand, seen } = placed;
  const isDiscarded = step === discardedStep(position);
  const moved = daysAgo(movedDays);
  return {
    agency_id: agencyId,
    id: id(applicationKey(placed)),
    position_id: id(`position ${position.key}`),
    step_id: id(stepKey(position, step)),
    candidate_id: candidate.id,
    // Whoever answered questions came over the career site.
    source:
      !isByHand && (isByAnswer || step % 2 === 0) ? ('INTERNAL' as const) : ('INTERNAL_DATABASE' as const),
    seen_at: seen ? daysAgo(days / 2) : null,
    auto_rejected: isByAnswer,
    rejected_at: isDiscarded ? moved : null,
    rejected_reason_id: isDiscarded ? reasonOf(placed, reasons) : null,
    created_at: daysAgo(days),
    moved_at: moved,
  };
}

/** Days since somebody applied: from the opening of the position on, one after the other; who is in the inbox came lately. */
function daysFor(position: DemoPosition, index: number, step: number, random: Random): number {
  const oldest = Math.max(1, position.openedDaysAgo ?? 1);
  const share = (1 - index / (position.applications + 1)) * (0.7 + 0.3 * random.next());
  return Math.max(0.05, oldest * (step === 0 ? share / 4 : share));
}

/** Which part of the time since somebody applied they have stood where they are: who was discarded, the longest. */
function restedShare(position: DemoPosition, step: number): number {
  const discarded = discardedStep(position);
  if (step === 0) return 1;
  if (step === discarded) return 4 / 5;
  return step === discarded - 1 ? 1 / 2 : 1 / 3;
}

function place(
  positions: readonly DemoPosition[],
  candidates: readonly WrittenCandidate[],
  random: Random,
): PlacedApplication[] {
  const neverAsked = new Set(candidates.filter((_, index) => demoConsent(index) === 'NOT_SENT'));
  return positions.flatMap((position) => {
    let discards = 0;
    return applicantsOf(position, candidates).map((candidate, index): PlacedApplication => {
      const step = stepFor(position, index, random);
      const days = daysFor(position, index, step, random);
      const isByHand = neverAsked.has(candidate);
      const isDiscarded = !isByHand && step === discardedStep(position);
      if (isDiscarded) discards += 1;
      const isByAnswer = isDiscarded && position.key in QUESTIONS && discards % BY_ANSWER === 1;
      const movedDays = days * (isByAnswer ? 1 : restedShare(position, step));
      const seen = step > 0 || random.next() < 0.4;
      return { position, candidate, step, days, movedDays, isByAnswer, isByHand, seen };
    });
  });
}

/** Applications on every step, with how they came there and what was answered. */
export async function writeApplications(
  tx: Tx,
  scope: Scope,
  positions: readonly DemoPosition[],
  candidates: readonly WrittenCandidate[],
  random: Random,
): Promise<void> {
  const { agencyId } = scope;
  const people = await tx
    .selectFrom('rejection_reasons')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where('system_key', 'is', null)
    .orderBy('name')
    .execute();
  const reasons: Reasons = {
    people: people.map(({ id }) => id),
    byAnswer: await systemReason(tx, agencyId, 'KILLER_QUESTION'),
  };
  const steps = await tx
    .selectFrom('steps')
    .select(['id', 'name'])
    .where('agency_id', '=', agencyId)
    .execute();
  const names = new Map(steps.map((step) => [step.id, step.name]));
  const placed = place(positions, candidates, random);
  const rows = placed.map((one) => applicationRow(scope, one, reasons));
  await tx.insertInto('applications').values(rows).execute();
  const moves = placed.flatMap((one, index) =>
    movesOf(scope, one, names, rows[index]?.rejected_reason_id ?? null),
  );
  await tx.insertInto('application_moves').values(moves).execute();
  const answers = placed.flatMap((one) => answerRows(scope, one, scope.id(applicationKey(one)), random));
  if (answers.length > 0) await tx.insertInto('application_answers').values(answers).execute();
  for (const row of rows)
    if (row.auto_rejected && row.rejected_at)
      await recordQuestionDiscard(tx, agencyId, {
        positionId: row.position_id,
        applicationId: row.id,
        at: row.rejected_at,
      });
}
