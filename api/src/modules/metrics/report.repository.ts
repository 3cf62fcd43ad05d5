import { joinNames } from '@cantera/shared/contracts/text';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../db/tenant.ts';
import { BASES, type Scope, type Span } from './figures/bases.ts';
import { bucketText, measureOf, ofFigure, ofSeries } from './figures/compile.ts';
import type { Base, Series } from './figures/figure.ts';
import { FIGURE_LIST, SERIES_LIST } from './figures/figures.ts';
import type { Period } from './period.ts';

const earlier = (one: string, other: string): string => (Date.parse(one) < Date.parse(other) ? one : other);

/** The period, and the one before it. */
export function spansOf({ previousStart, start, end, asOf }: Period): { now: Span; before: Span } {
  return {
    now: { start, end, until: earlier(end, asOf) },
    before: { start: previousStart, end: start, until: earlier(start, asOf) },
  };
}

/** Number of rows, value, number of rows left out. */
export type Measure = readonly [n: number, value: number | null, leftOut: number];
type ByName = Readonly<Record<string, Measure>>;
/** The same by series, in one of its buckets. */
type BucketRow = ByName & { readonly bucket: string };

export interface Measured {
  /** By figure, or `series/bucket` where buckets have conditions. */
  readonly now: ByName;
  readonly before: ByName;
  /** By series, the rows of each bucket that has any. */
  readonly buckets: Readonly<Record<string, readonly BucketRow[]>>;
}

const FIGURE_BASES = new Set(FIGURE_LIST.map(({ base }) => base));
const ALL_BASES = Object.keys(BASES) as Base[];

/** Each base once, with the period before where a figure has one. */
function withBases(scope: Scope, period: Period): RawBuilder<unknown> {
  const { now, before } = spansOf(period);
  return sql.join(
    ALL_BASES.map((base) => {
      const current = sql`select true as is_now, x.* from (${BASES[base](scope, now)}) x`;
      const previous = sql`union all select false, x.* from (${BASES[base](scope, before)}) x`;
      return sql`${sql.ref(base)} as materialized (${current} ${FIGURE_BASES.has(base) ? previous : sql``})`;
    }),
  );
}

const asList = (statement: RawBuilder<unknown>, name: string): RawBuilder<unknown> =>
  sql`(select coalesce(json_agg(r), '[]') from (${statement}) r) as ${sql.ref(name)}`;

const NOW = sql<boolean>`b.is_now`;
const BEFORE = sql<boolean>`not b.is_now`;

/** One pass over the rows of a base of one of the two periods. */
const ofRows = (base: Base, which: RawBuilder<boolean>, columns: readonly RawBuilder<unknown>[]) =>
  columns.length > 0
    ? [
        asList(
          sql`select ${sql.join(columns)} from ${sql.ref(base)} b where ${which}`,
          which === NOW ? base : `${base} before`,
        ),
      ]
    : [];

/** Every figure of a base, and of the period every bucket that has a condition. */
function ofBase(base: Base, period: Period): RawBuilder<unknown>[] {
  const figures = FIGURE_LIST.filter((figure) => figure.base === base).map(
    (figure) => sql`${measureOf(ofFigure(figure))} as ${sql.ref(figure.id)}`,
  );
  const cases = SERIES_LIST.filter((series) => series.base === base).flatMap((series) =>
    typeof series.by === 'object' && 'cases' in series.by
      ? Object.keys(series.by.cases).map(
          (bucket) =>
            sql`${measureOf(ofSeries(series, period, bucket))} as ${sql.ref(`${series.id}/${bucket}`)}`,
        )
      : [],
  );
  return [...ofRows(base, NOW, [...figures, ...cases]), ...ofRows(base, BEFORE, figures)];
}

/** One pass for the series that have their buckets in common. */
function ofBuckets(group: readonly Series[], text: RawBuilder<string>, period: Period): RawBuilder<unknown> {
  const [first] = group;
  const columns = group.map((series) => sql`${measureOf(ofSeries(series, period))} as ${sql.ref(series.id)}`);
  return asList(
    sql`select ${text} as bucket, ${sql.join(columns)} from ${sql.ref(first?.base ?? '')} b where b.is_now group by 1`,
    group.map(({ id }) => id).join('+'),
  );
}

/** Everything that the report says, by one statement, so that all of it is of one moment. */
export async function measureAll(tx: Tx, scope: Scope, period: Period): Promise<Measured> {
  const named = SERIES_LIST.filter(({ by }) => by === 'TIME' || 'text' in by);
  const groups = [...Map.groupBy(named, ({ base, by }) => `${base} ${by === 'TIME'}`).values()];
  const selected = [
    ...ALL_BASES.flatMap((base) => ofBase(base, period)),
    ...groups.map((group) => {
      const text = group[0] && bucketText(group[0], period);
      if (!text) throw new Error('buckets have a text');
      return ofBuckets(group, text, period);
    }),
  ];
  const { rows } = await sql<Record<string, BucketRow[]>>`
    with ${withBases(scope, period)} select ${sql.join(selected)}`.execute(tx);
  const [answer = {}] = rows;
  const merged = (suffix: string): ByName =>
    Object.assign({}, ...ALL_BASES.flatMap((base) => answer[base + suffix] ?? []));
  return {
    now: merged(''),
    before: merged(' before'),
    buckets: Object.fromEntries(
      groups.flatMap((group) =>
        group.map(({ id }) => [id, answer[group.map((one) => one.id).join('+')] ?? []]),
      ),
    ),
  };
}

/** Names of users. */
export async function namesOf(
  tx: Tx,
  agencyId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name'])
    .where('agency_id', '=', agencyId)
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, joinNames(row.first_name, row.last_name)]));
}
