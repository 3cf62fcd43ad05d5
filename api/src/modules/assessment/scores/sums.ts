import type { CriterionWeight, Verdict } from '@cantera/shared/contracts/scoring';

const WEIGHTS: Readonly<Record<CriterionWeight, number>> = { MUST: 3, NICE: 1, SOFT: 0.5, OFF: 0 };
/** The most that the strictest sum gives while something that is a must is not met. */
const WITHOUT_A_MUST = 49;

export interface WeighedVerdict {
  readonly weight: CriterionWeight;
  readonly verdict: Verdict;
}
/** Three sums over the same verdicts, 0 to 100, and the share of the weight about which something was found, 0 to 1. */
export interface Sums {
  readonly lax: number;
  readonly strict: number;
  readonly veryStrict: number;
  readonly judgedShare: number;
}

/** The sums of a score; null where nothing counts. */
export function sumsOf(judged: readonly WeighedVerdict[]): Sums | null {
  const total = judged.reduce((sum, { weight }) => sum + WEIGHTS[weight], 0);
  if (total === 0) return null;
  const share = (value: (verdict: Verdict) => number): number =>
    judged.reduce((sum, { weight, verdict }) => sum + WEIGHTS[weight] * value(verdict), 0) / total;
  const percent = (value: (verdict: Verdict) => number): number => Math.floor(100 * share(value) + 0.5);
  const isMet = (verdict: Verdict): number => (verdict === 'MET' ? 1 : 0);
  const strict = percent(isMet);
  const lacksMust = judged.some(({ weight, verdict }) => weight === 'MUST' && verdict !== 'MET');
  return {
    lax: percent((verdict) => (verdict === 'PARTLY' ? 0.5 : isMet(verdict))),
    strict,
    veryStrict: lacksMust ? Math.min(strict, WITHOUT_A_MUST) : strict,
    judgedShare: share((verdict) => (verdict === 'NOT_SHOWN' ? 0 : 1)),
  };
}
