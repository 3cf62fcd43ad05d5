import type { Tx } from '../../db/tenant.ts';
import { answerRows } from './answers.ts';
import { daysAgo } from './dates.ts';
import { type DemoPosition, USUAL_STEPS } from './demo-position.ts';
import type { WrittenCandidate } from './people.ts';
import type { Random } from './random.ts';
import type { Scope } from './scope.ts';
import { stepKey } from './writers.ts';

interface Placed {
  readonly position: DemoPosition;
  readonly candidate: WrittenCandidate;
  readonly step: number;
  readonly days: number;
  readonly seen: boolean;
}

const stepCount = (position: DemoPosition): number => (position.steps ?? USUAL_STEPS).length + 3;

/** Those of the trade first, then others who try their luck. */
function applicantsOf(position: DemoPosition, candidates: readonly WrittenCandidate[], random: Random) {
  const fitting = candidates.filter(({ person }) => person.track.key === position.track);
  const others = candidates.filter(({ person }) => person.track.key !== position.track);
  return [...fitting, ...random.sample(others, position.applications)].slice(0, position.applications);
}

/** Every step has someone; the hires are as many as the position says once it is won, and at most one before. */
function stepFor(position: DemoPosition, index: number, random: Random): number {
  const steps = stepCount(position);
  const hired = steps - 2;
  const discarded = steps - 1;
  const hires = position.status === 'CLOSED_WON' ? position.hiringNumber : position.hiringNumber > 1 ? 1 : 0;
  if (index < hires) return hired;
  const middle = steps - 3;
  const place = index - hires;
  if (place <= middle) return place;
  if (place === middle + 1) return discarded;
  return random.pick([0, 0, 0, 1, 1, 2, discarded, random.between(1, middle)]);
}

const applicationKey = ({ position, candidate }: Placed): string =>
  `application ${position.key} ${candidate.person.key}`;

function applicationRow({ agencyId, id }: Scope, placed: Placed, reasons: readonly string[]) {
  const { position, candidate, step, days, seen } = placed;
  const isDiscarded = step === stepCount(position) - 1;
  const moved = daysAgo(step === 0 ? days : days / 3);
  return {
    agency_id: agencyId,
    id: id(applicationKey(placed)),
    position_id: id(`position ${position.key}`),
    step_id: id(stepKey(position, step)),
    candidate_id: candidate.id,
    source: step % 2 === 0 ? ('INTERNAL' as const) : ('INTERNAL_DATABASE' as const),
    seen_at: seen ? daysAgo(days / 2) : null,
    rejected_at: isDiscarded ? moved : null,
    rejected_reason_id: isDiscarded ? (reasons[Math.floor(days) % reasons.length] ?? null) : null,
    created_at: daysAgo(days),
    moved_at: moved,
  };
}

function moveRow(
  { agencyId, id }: Scope,
  placed: Placed,
  names: ReadonlyMap<string, string>,
  reason: string | null,
) {
  const { position, step, days } = placed;
  const from = stepKey(position, 0);
  const to = stepKey(position, step);
  return {
    agency_id: agencyId,
    id: id(`move ${applicationKey(placed)}`),
    application_id: id(applicationKey(placed)),
    from_step_id: id(from),
    to_step_id: id(to),
    from_step_name: names.get(id(from)) ?? '',
    to_step_name: names.get(id(to)) ?? '',
    rejected_reason_id: reason,
    moved_by: id(`user ${position.recruiters[0] ?? 'admin'}`),
    created_at: daysAgo(days / 3),
  };
}

function place(
  positions: readonly DemoPosition[],
  candidates: readonly WrittenCandidate[],
  random: Random,
): Placed[] {
  return positions.flatMap((position) =>
    applicantsOf(position, candidates, random).map((candidate, index) => {
      const step = stepFor(position, index, random);
      const oldest = Math.max(1, position.openedDaysAgo ?? 1);
      const days = Math.max(
        0.05,
        oldest * (1 - index / (position.applications + 1)) * (0.4 + 0.6 * random.next()),
      );
      return { position, candidate, step, days, seen: step > 0 || random.next() < 0.4 };
    }),
  );
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
  const reasons = await tx
    .selectFrom('rejection_reasons')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where('system_key', 'is', null)
    .orderBy('name')
    .execute();
  const steps = await tx
    .selectFrom('steps')
    .select(['id', 'name'])
    .where('agency_id', '=', agencyId)
    .execute();
  const names = new Map(steps.map((step) => [step.id, step.name]));
  const reasonIds = reasons.map((reason) => reason.id);
  const placed = place(positions, candidates, random);
  const rows = placed.map((one) => applicationRow(scope, one, reasonIds));
  await tx.insertInto('applications').values(rows).execute();
  const moves = placed.flatMap((one, index) =>
    one.step === 0 ? [] : [moveRow(scope, one, names, rows[index]?.rejected_reason_id ?? null)],
  );
  await tx.insertInto('application_moves').values(moves).execute();
  const answers = placed.flatMap((one) =>
    answerRows(scope, one.position, scope.id(applicationKey(one)), one.candidate.person, random),
  );
  if (answers.length > 0) await tx.insertInto('application_answers').values(answers).execute();
}
