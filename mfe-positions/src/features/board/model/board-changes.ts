import type { BoardApplication, BoardStep } from '@cantera/shared/contracts/pipeline';
import { SCORING_LEVELS } from '@cantera/shared/contracts/scoring';
import { scoreAt } from './scoring-level.ts';

/** Where applications are going that the server has not confirmed yet: application → step. */
export type PendingMoves = ReadonlyMap<string, string>;

/** The ids of applications that were found. */
export const idsOf = (found: readonly LocatedApplication[]): string[] =>
  found.map(({ application }) => application.id);

/** A step and one of its applications. */
export interface LocatedApplication {
  step: BoardStep;
  application: BoardApplication;
}

export function findApplication(
  steps: readonly BoardStep[],
  id: string | null,
): LocatedApplication | undefined {
  if (id === null) return undefined;
  for (const step of steps) {
    const application = step.applications.find((candidate) => candidate.id === id);
    if (application) return { step, application };
  }
  return undefined;
}

/** The board with some applications elsewhere; steps that neither lose nor gain one stay the same objects. */
export function relocate(steps: readonly BoardStep[], targets: PendingMoves): readonly BoardStep[] {
  if (targets.size === 0) return steps;
  const existing = new Set(steps.map(({ id }) => id));
  const arriving = new Map<string, BoardApplication[]>();
  for (const step of steps)
    for (const application of step.applications) {
      const target = targets.get(application.id);
      if (target !== undefined && target !== step.id && existing.has(target))
        arriving.set(target, [...(arriving.get(target) ?? []), application]);
    }
  if (arriving.size === 0) return steps;
  const isLeaving = (step: BoardStep, { id }: BoardApplication): boolean => {
    const target = targets.get(id);
    return target !== undefined && target !== step.id && arriving.has(target);
  };
  return steps.map((step) => {
    const stay = step.applications.filter((application) => !isLeaving(step, application));
    const arrived = arriving.get(step.id);
    if (stay.length === step.applications.length && !arrived) return step;
    return { ...step, applications: arrived ? [...arrived, ...stay] : stay };
  });
}

/** The board with some applications changed in place. */
export function changeApplications(
  steps: readonly BoardStep[],
  changes: ReadonlyMap<string, Partial<BoardApplication>>,
): readonly BoardStep[] {
  return steps.map((step) => {
    if (!step.applications.some(({ id }) => changes.has(id))) return step;
    const applications = step.applications.map((application) => {
      const change = changes.get(application.id);
      return change ? { ...application, ...change } : application;
    });
    return { ...step, applications };
  });
}

const isSameCandidate = (a: BoardApplication['candidate'], b: BoardApplication['candidate']): boolean =>
  a.id === b.id &&
  a.firstName === b.firstName &&
  a.lastName === b.lastName &&
  a.jobTitle === b.jobTitle &&
  a.companyName === b.companyName &&
  a.profileImageUrl === b.profileImageUrl &&
  a.hasCv === b.hasCv;

const isSameApplication = (a: BoardApplication, b: BoardApplication): boolean =>
  a.id === b.id &&
  a.version === b.version &&
  a.seen === b.seen &&
  a.autoRejected === b.autoRejected &&
  a.rejectedAt === b.rejectedAt &&
  (a.discardState ?? null) === (b.discardState ?? null) &&
  SCORING_LEVELS.every((level) => scoreAt(a, level) === scoreAt(b, level)) &&
  (a.scoring?.isStale ?? false) === (b.scoring?.isStale ?? false) &&
  isSameCandidate(a.candidate, b.candidate);

const isSameStep = (a: BoardStep, b: BoardStep): boolean =>
  a.id === b.id &&
  a.name === b.name &&
  a.position === b.position &&
  a.categoryId === b.categoryId &&
  a.applications.length === b.applications.length &&
  a.applications.every((application, index) => application === b.applications[index]);

/**
 * What was read again, made of the objects that are on screen wherever nothing changed: what stayed the same is not
 * drawn again. Gives `before` itself when nothing changed at all.
 */
export function keepSame(before: readonly BoardStep[], after: readonly BoardStep[]): readonly BoardStep[] {
  const applications = new Map(
    before.flatMap((step) => step.applications.map((application) => [application.id, application])),
  );
  const steps = new Map(before.map((step) => [step.id, step]));
  const kept = after.map((step) => {
    const merged = {
      ...step,
      applications: step.applications.map((application) => {
        const known = applications.get(application.id);
        return known && isSameApplication(known, application) ? known : application;
      }),
    };
    const known = steps.get(step.id);
    return known && isSameStep(known, merged) ? known : merged;
  });
  const isSame = kept.length === before.length && kept.every((step, index) => step === before[index]);
  return isSame ? before : kept;
}
