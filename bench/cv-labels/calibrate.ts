import type { LabelledKind } from './labels/entry.ts';

/**
 * Who found an entry: the labels alone, the labels told of the rules, and of the mix the labels with the rules agreeing or
 * not, or the rules alone.
 */
export type Side = 'plain' | 'told' | 'agreed' | 'differing' | 'byRules';

/** How often entries were right that were found with so much sureness, on layouts that were not learnt from. */
export interface Calibration {
  /** The least sureness of each step, rising from 0. */
  steps: readonly number[];
  /** For each step the share that was right, from 0 to 1. */
  shares: Readonly<Record<Side, number[]>>;
}

/** One entry of a layout that was not learnt from. */
export interface Sample {
  kind: LabelledKind;
  side: Side;
  /** As sure as it was found, from 0 to 1. */
  sureness: number;
  isRight: boolean;
}

const STEPS = [0, 0.5, 0.6, 0.7, 0.8, 0.85, 0.9, 0.95, 0.99];

interface Pool {
  right: number;
  count: number;
  /** How many steps share it. */
  width: number;
}

/** How often entries are right by how sure they were; what is surer is never less often right, neighbours share a figure where it would be. */
export function calibrate(samples: Sample[], kind: LabelledKind): Calibration {
  const of = (side: Side) => rising(samples.filter((s) => s.kind === kind && s.side === side));
  return {
    steps: STEPS,
    shares: {
      plain: of('plain'),
      told: of('told'),
      agreed: of('agreed'),
      differing: of('differing'),
      byRules: of('byRules'),
    },
  };
}

/** How often an entry that is so sure is right. */
export function chanceOf(sureness: number, { steps, shares }: Calibration, side: Side): number {
  return shares[side][steps.findLastIndex((least) => sureness >= least)] ?? 0;
}

function rising(samples: Sample[]): number[] {
  const pools: Pool[] = [];
  for (const [at, least] of STEPS.entries()) {
    const own = samples.filter((s) => s.sureness >= least && s.sureness < (STEPS[at + 1] ?? 2));
    pools.push({ right: own.filter((s) => s.isRight).length, count: own.length, width: 1 });
    while (pools.length > 1 && shareOf(pools.at(-2)) > shareOf(pools.at(-1))) {
      const last = pools.pop();
      const before = pools.at(-1);
      if (!last || !before) break;
      before.right += last.right;
      before.count += last.count;
      before.width += last.width;
    }
  }
  return pools.flatMap((pool) =>
    Array.from({ length: pool.width }, () => Math.round(shareOf(pool) * 100) / 100),
  );
}

/** A half for a step that nothing fell into; few samples are not trusted to be all right. */
const shareOf = (pool: Pool | undefined): number => (pool ? (pool.right + 0.5) / (pool.count + 1) : 0);
