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
  /** Id of a department of the site. */
  readonly department?: string | undefined;
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
  /** Ids of departments, also of some that the site no longer has. */
  readonly departments: ReadonlySet<string>;
}

type Positions = ExpressionBuilder<Database & { p: Database['positions'] }, 'p'>;

/** The condition that a position is of a work mode and a department and has a place, also one that is not its first. */
export const matchesFilters =
  ({ place, mode, department }: PositionFilters) =>
  (eb: Positions) =>
    eb.and([
      ...(mode ? [eb('p.work_mode', '=', mode)] : []),
      ...(department ? [eb('p.department_id', '=', department)] : []),
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

/** Places, work modes and departments of the positions that visitors may see. */
export async function listFilterChoices(tx: Tx, agencyId: string): Promise<FilterChoices> {
  const rows = await visible(tx, agencyId)
    .leftJoin('position_locations as l', (join) =>
      join.onRef('l.agency_id', '=', 'p.agency_id').onRef('l.position_id', '=', 'p.id'),
    )
    .leftJoin('cities as c', 'c.id', 'l.city_id')
    .select(['p.work_mode as mode', 'p.department_id as department', 'c.id', 'c.name', 'c.region'])
    .distinct()
    .execute();
  const places = new Map<number, FilterPlace>();
  const modes = new Set<WorkMode>();
  const departments = new Set<string>();
  for (const { mode, department, id, name, region } of rows) {
    if (mode) modes.add(mode);
    if (department) departments.add(department);
    if (id !== null && name !== null) places.set(id, { id, name, region: region ?? '' });
  }
  return { places: [...places.values()], modes, departments };
}

/** How many positions that visitors may see are of each department, by its id. */
export async function countByDepartment(tx: Tx, agencyId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await visible(tx, agencyId)
    .where('p.department_id', 'is not', null)
    .select((eb) => ['p.department_id', eb.fn.countAll<number>().as('count')])
    .groupBy('p.department_id')
    .execute();
  return new Map(rows.map(({ department_id, count }) => [department_id ?? '', Number(count)]));
}
