import { daysAgo } from './dates.ts';
import { type DemoPosition, USUAL_STEPS } from './demo-position.ts';
import type { WrittenCandidate } from './people.ts';
import type { Scope } from './scope.ts';
import { stepKey } from './writers.ts';

/** An application of the demo: where it stands, how it came there and when. */
export interface PlacedApplication {
  readonly position: DemoPosition;
  readonly candidate: WrittenCandidate;
  /** Ordinal of the step that it stands on. */
  readonly step: number;
  /** Since it was made. */
  readonly days: number;
  /** Since its last move; as `days` where there was none. */
  readonly movedDays: number;
  /** Whether an answer to a killer question discarded it. */
  readonly isByAnswer: boolean;
  /** Whether somebody of the agency added them, who were never asked for consent: whoever applies gives it. */
  readonly isByHand: boolean;
  readonly seen: boolean;
}

export const applicationKey = ({
  position,
  candidate,
}: Pick<PlacedApplication, 'position' | 'candidate'>): string =>
  `application ${position.key} ${candidate.person.key}`;

/** Ordinal of the last step of a position, behind the inbox, its own steps and the hired one. */
export const discardedStep = (position: DemoPosition): number => (position.steps ?? USUAL_STEPS).length + 2;

/** The steps that an application went through after the inbox, in their order. Who is discarded got half of the way at most. */
function stepsThrough({ position, step, days, isByAnswer }: PlacedApplication): number[] {
  const discarded = discardedStep(position);
  const middle = discarded - 2;
  const reached = isByAnswer ? 0 : Math.floor(days) % (1 + Math.ceil(middle / 2));
  const last = step === discarded ? reached : step - 1;
  const passed = Array.from({ length: Math.max(0, last) }, (_, index) => index + 1);
  return step === 0 ? [] : [...passed, step];
}

/** The moves that led an application to its step, spread over the time between its making and its last move. */
export function movesOf(
  { agencyId, id }: Scope,
  placed: PlacedApplication,
  names: ReadonlyMap<string, string>,
  reason: string | null,
) {
  const { position, days, movedDays, isByAnswer } = placed;
  const steps = stepsThrough(placed);
  return steps.map((step, index) => {
    const from = id(stepKey(position, steps[index - 1] ?? 0));
    const to = id(stepKey(position, step));
    const isLast = index === steps.length - 1;
    const key = `move ${applicationKey(placed)}`;
    return {
      agency_id: agencyId,
      id: id(isLast ? key : `${key} ${index}`),
      application_id: id(applicationKey(placed)),
      from_step_id: from,
      to_step_id: to,
      from_step_name: names.get(from) ?? '',
      to_step_name: names.get(to) ?? '',
      rejected_reason_id: isLast ? reason : null,
      // Nobody moves whom an answer rejects.
      moved_by: isByAnswer ? null : id(`user ${position.recruiters[0] ?? 'admin'}`),
      created_at: daysAgo(days - ((days - movedDays) * (index + 1)) / steps.length),
    };
  });
}
