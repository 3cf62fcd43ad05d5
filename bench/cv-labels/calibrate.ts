import type { Side } from '../../api/src/modules/cv-reading/labels/choose.ts';
import type { Calibration, LabelledKind } from '../../api/src/modules/cv-reading/labels/model.ts';

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
  const of = (side: Sample['side']) => rising(samples.filter((s) => s.kind === kind && s.side === side));
  return { steps: STEPS, agreed: of('agreed'), differing: of('differing'), byRules: of('byRules') };
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

/** Of the entries that are at least so sure after calibration, how many there are and which share is right. */
export function shareRight(
  samples: Sample[],
  sureOf: (sample: Sample) => number,
  least: number,
): { count: number; right: number } {
  const shown = samples.filter((sample) => sureOf(sample) >= least);
  return { count: shown.length, right: shown.filter((s) => s.isRight).length };
}
