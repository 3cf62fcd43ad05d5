import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../db/tenant.ts';
import { BASES, type Scope, type Span } from './figures/bases.ts';
import { type Measurable, valueOfRow } from './figures/compile.ts';

/** Which rows, and of them which page. */
export interface AskedRows {
  readonly scope: Scope;
  readonly span: Span;
  readonly measured: Measurable;
  readonly page: number;
  readonly perPage: number;
}

export interface StoredRow {
  readonly id: string;
  readonly position_id: string;
  readonly title: string;
  readonly client_id: string | null;
  readonly client_name: string | null;
  readonly candidate_id: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly value: number | null;
  readonly at: string;
}

const rowsOf = ({ scope, span, measured }: AskedRows): RawBuilder<unknown> =>
  sql`from (${BASES[measured.base](scope, span)}) b where ${measured.where}`;

/** The statement of a page, the newest first; ties fall by id. */
export const pageOfRows = (asked: AskedRows): RawBuilder<StoredRow> => sql<StoredRow>`
  select b.id, b.position_id, p.title, c.id as client_id, c.name as client_name, k.id as candidate_id, k.first_name, k.last_name,
    b.value, b.at
  from (
    select b.id, b.position_id, b.application_id, b.at, ${valueOfRow(asked.measured)} as value
    ${rowsOf(asked)} order by b.at desc, b.id desc
    limit ${asked.perPage} offset ${(asked.page - 1) * asked.perPage}
  ) b
  join positions p on p.agency_id = ${asked.scope.agencyId} and p.id = b.position_id
  left join clients c on c.agency_id = p.agency_id and c.id = p.client_id
  left join applications a on a.agency_id = p.agency_id and a.id = b.application_id
  left join candidates k on k.agency_id = a.agency_id and k.id = a.candidate_id
  order by b.at desc, b.id desc`;

/** How many there are. */
export async function countOfRows(tx: Tx, asked: AskedRows): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total ${rowsOf(asked)}`.execute(tx);
  return rows[0]?.total ?? 0;
}
