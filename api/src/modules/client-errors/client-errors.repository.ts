import { createHash } from 'node:crypto';
import type { ClientError } from '@cantera/shared/contracts/installation';
import { inSeconds, now } from '../../clock.ts';
import type { Tx } from '../../db/tenant.ts';
import { type Page, type PageQuery, paginate } from '../../http/pagination.ts';
import { newId } from '../../ids.ts';

/** New kinds of errors of an agency that are kept in one hour: one that differs each time must not fill the table. */
const MOST_NEW_AN_HOUR = 100;
const HOUR_S = 3600;

export type ErrorReport = Pick<ClientError, 'remote' | 'buildId' | 'page' | 'message'>;

async function countNew(tx: Tx, agencyId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('client_errors')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('agency_id', '=', agencyId)
    .where('first_at', '>', inSeconds(-HOUR_S).toISOString())
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Counts an error that is known, or keeps a new one. Beyond the hour's share new ones are dropped. */
export async function recordError(tx: Tx, agencyId: string, report: ErrorReport): Promise<void> {
  const at = now();
  const { remote, buildId, page, message } = report;
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([remote, buildId, page, message]))
    .digest();
  const { numUpdatedRows } = await tx
    .updateTable('client_errors')
    .set((eb) => ({ count: eb('count', '+', 1), last_at: at }))
    .where('agency_id', '=', agencyId)
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n || (await countNew(tx, agencyId)) >= MOST_NEW_AN_HOUR) return;
  await tx
    .insertInto('client_errors')
    .values({
      agency_id: agencyId,
      id: newId(),
      fingerprint,
      remote,
      build_id: buildId,
      page,
      message,
      count: 1,
      first_at: at,
      last_at: at,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['agency_id', 'fingerprint'])
        .doUpdateSet((eb) => ({ count: eb('client_errors.count', '+', 1), last_at: at })),
    )
    .execute();
}

/** The errors of an agency, the latest first. */
export async function listErrors(tx: Tx, agencyId: string, query: PageQuery): Promise<Page<ClientError>> {
  const rows = await tx
    .selectFrom('client_errors')
    .select(['id', 'remote', 'build_id', 'page', 'message', 'count', 'last_at'])
    .where('agency_id', '=', agencyId)
    .orderBy('last_at', 'desc')
    .orderBy('id')
    .limit(query.perPage)
    .offset((query.page - 1) * query.perPage)
    .execute();
  const count = async () => {
    const { total } = await tx
      .selectFrom('client_errors')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where('agency_id', '=', agencyId)
      .executeTakeFirstOrThrow();
    return Number(total);
  };
  return {
    items: rows.map(({ build_id, last_at, ...row }) => ({ ...row, buildId: build_id, lastAt: last_at })),
    pagination: await paginate(query, rows.length, count),
  };
}

/** Forgets what no browser has told of since. */
export async function pruneClientErrors(tx: Tx, agencyId: string, since: string): Promise<void> {
  await tx
    .deleteFrom('client_errors')
    .where('agency_id', '=', agencyId)
    .where('last_at', '<', since)
    .execute();
}
