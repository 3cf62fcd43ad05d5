import type { WorkMode } from '@cantera/shared/contracts/enums';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Tx } from '../../db/tenant.ts';
import { visible } from './visible.ts';

/** What a visitor may narrow the list of positions by. */
export interface PositionFilters {
  /** Id of a city. */
  readonly place?: number | undefined;
  readonly mode?: WorkMode | undefined;
}

export interface FilterPlace {
  readonly id: number;
  readonly name: string;
  readonly region: string;
}

/** What the positions that visitors may see can be narrowed by, in no order. */
export interface FilterChoices {
  readonly places: readonly FilterPlace[];
  readonly modes: ReadonlySet<WorkMode>;
}

type Positions = ExpressionBuilder<Database & { p: Database['positions'] }, 'p'>;

/** The condition that a position is of a work mode and has a place, also one that is not its first. */
export const matchesFilters =
  ({ place, mode }: PositionFilters) =>
  (eb: Positions) =>
    eb.and([
      ...(mode ? [eb('p.work_mode', '=', mode)] : []),
      ...(place
        ? [
            eb.exists(
              eb
                .selectFrom('position_locations as l')
                .select(sql.lit(1).as('one'))
                .whereRef('l.agency_id', '=', 'p.agency_id')
                .whereRef('l.position_id', '=', 'p.id')
                .where('l.city_id', '=', place),
            ),
          ]
        : []),
    ]);

/** Places and work modes of the positions that visitors may see. */
export async function listFilterChoices(tx: Tx, agencyId: string): Promise<FilterChoices> {
  const rows = await visible(tx, agencyId)
    .leftJoin('position_locations as l', (join) =>
      join.onRef('l.agency_id', '=', 'p.agency_id').onRef('l.position_id', '=', 'p.id'),
    )
    .leftJoin('cities as c', 'c.id', 'l.city_id')
    .select(['p.work_mode as mode', 'c.id', 'c.name', 'c.region'])
    .distinct()
    .execute();
  const places = new Map<number, FilterPlace>();
  const modes = new Set<WorkMode>();
  for (const { mode, id, name, region } of rows) {
    if (mode) modes.add(mode);
    if (id !== null && name !== null) places.set(id, { id, name, region: region ?? '' });
  }
  return { places: [...places.values()], modes };
}
