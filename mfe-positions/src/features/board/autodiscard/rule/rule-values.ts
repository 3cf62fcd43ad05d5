import { type DiscardRule, MAX_PERCENTAGE } from '@cantera/shared/contracts/discard-scoring';
import { SCORING_LEVELS, type ScoringLevel } from '@cantera/shared/contracts/scoring';
import { z } from 'zod';

export const ruleSchema = z.object({
  severity: z.enum(SCORING_LEVELS),
  percentage: z.number().int().min(0).max(MAX_PERCENTAGE),
  active: z.boolean(),
});
export type RuleValues = z.infer<typeof ruleSchema>;

export const valuesOf = ({ severity, percentage, active }: DiscardRule): RuleValues => ({
  severity,
  percentage,
  active,
});

/** The sentence for each field that is wrong in a way that has words of its own. */
export function problemsOf({ severity, percentage }: Pick<RuleValues, 'severity' | 'percentage'>) {
  const problems = new Map<
    'severity' | 'percentage',
    | 'autodiscard.level.problem'
    | 'autodiscard.percentage.min'
    | 'autodiscard.percentage.max'
    | 'autodiscard.percentage.number'
  >();
  if (!SCORING_LEVELS.includes(severity)) problems.set('severity', 'autodiscard.level.problem');
  // While it is typed it can be nothing, or no number.
  if (typeof percentage !== 'number') return problems;
  if (percentage < 0) problems.set('percentage', 'autodiscard.percentage.min');
  else if (percentage > MAX_PERCENTAGE) problems.set('percentage', 'autodiscard.percentage.max');
  else if (!Number.isInteger(percentage)) problems.set('percentage', 'autodiscard.percentage.number');
  return problems;
}

/** What is saved, whatever level was chosen: the one that is judged. */
export const JUDGED_LEVEL: ScoringLevel = 'LAX';

/** A percentage that can be rehearsed, out of what the field holds while it is typed. */
export const shownPercentage = (percentage: number | null): number =>
  Math.min(MAX_PERCENTAGE, Math.max(0, Math.round(Number(percentage) || 0)));
