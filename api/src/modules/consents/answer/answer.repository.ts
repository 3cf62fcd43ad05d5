import type pg from 'pg';
import type { Tx } from '../../../db/tenant.ts';
import { hashToken } from '../../../ids.ts';
import type { RequestLink } from './link.repository.ts';

/** The request that a link is of, whether or not the link still works. */
export async function findLinked(pool: pg.Pool, token: string): Promise<RequestLink | undefined> {
  const { rows } = await pool.query<{ agency_id: string; request_id: string }>(
    'select agency_id, request_id from app.find_consent_request($1)',
    [hashToken(token)],
  );
  return rows[0] && { agencyId: rows[0].agency_id, requestId: rows[0].request_id };
}

/** The recruiters of the open positions that a candidate is in. */
export async function recruitersOf(tx: Tx, agencyId: string, candidateId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('applications as a')
    .innerJoin('positions as p', (on) =>
      on.onRef('p.agency_id', '=', 'a.agency_id').onRef('p.id', '=', 'a.position_id'),
    )
    .innerJoin('position_members as m', (on) =>
      on.onRef('m.agency_id', '=', 'a.agency_id').onRef('m.position_id', '=', 'a.position_id'),
    )
    .select('m.user_id')
    .distinct()
    .where('a.agency_id', '=', agencyId)
    .where('a.candidate_id', '=', candidateId)
    .where('p.status', '=', 'OPEN')
    .where('m.role', '=', 'RECRUITER')
    .execute();
  return rows.map((row) => row.user_id);
}
