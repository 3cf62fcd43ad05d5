import type { FigureId, FigureUnit, SeriesId } from '@cantera/shared/contracts/metrics';
import type { RawBuilder } from 'kysely';

/** What rows are taken from: see `bases.ts`. */
export type Base = 'applied' | 'hired' | 'closed' | 'open' | 'staffed' | 'inProcess';

/**
 * What is measured, once for its value and for its rows: both are compiled from it, so that they cannot differ. Conditions and
 * measures are of the columns of the base, `b`.
 */
interface Measured {
  readonly unit: FigureUnit;
  readonly base: Base;
  /** Which rows of the base count; all when left out. */
  readonly rows?: RawBuilder<boolean>;
  /** What a row brings: a number, or for a share whether it is of the part. Rows of a count bring nothing. */
  readonly measure?: RawBuilder<unknown>;
  readonly aggregate: 'COUNT' | 'SHARE' | 'MEDIAN' | 'SUM';
  /** Rows of the base that a sum leaves out, since they are in another currency. */
  readonly leftOut?: RawBuilder<boolean>;
}

export interface Figure extends Measured {
  readonly id: FigureId;
}

/** A figure by its buckets: intervals of time, those that a text of each row names, or those that each have a condition of their own. */
export interface Series extends Measured {
  readonly id: SeriesId;
  readonly by:
    | 'TIME'
    | { readonly text: RawBuilder<string> }
    | { readonly cases: Readonly<Record<string, RawBuilder<boolean>>> };
}
