import type { Pagination } from '@cantera/shared/contracts';

/** Which page of a list is asked for, and whether its exact total (the default). */
export interface PageQuery {
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
  readonly withTotal?: boolean | undefined;
}

/** The rows of a page and what its answer says of the whole list. */
export interface Page<T> {
  readonly items: T[];
  readonly pagination: Pagination;
}

/** Rows in the order of the ids that they were asked by; an id without a row is left out. */
export function inOrderOf<Row extends { readonly id: string }>(
  ids: readonly string[],
  rows: readonly Row[],
): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** What an answer says of a page of `found` rows. `count` reads the exact total, and only when nothing else tells it. */
export async function paginate(
  { page, perPage, withTotal = true }: PageQuery,
  found: number,
  count: () => Promise<number>,
): Promise<Pagination> {
  const asked = { page, pageSize: perPage };
  if (!withTotal) return asked;
  // A page that is not full is the last one, and counts for itself.
  const isLast = found < perPage && (found > 0 || page === 1);
  return { ...asked, totalItems: isLast ? (page - 1) * perPage + found : await count() };
}
