import type { ConsentRequest } from '@cantera/shared/contracts/consents';
import type pg from 'pg';
import { now } from '../../../clock.ts';
import type { Tx } from '../../../db/tenant.ts';
import { hashToken } from '../../../ids.ts';
import { siteIsOn } from '../../career-site/index.ts';

interface LinkedRequest {
  readonly agencyId: string;
  readonly requestId: string;
}

/** The request that a link is of, whether or not the link still works. */
export async function findLinked(pool: pg.Pool, token: string): Promise<LinkedRequest | undefined> {
  const { rows } = await pool.query<{ agency_id: string; request_id: string }>(
    'select agency_id, request_id from app.find_consent_request($1)',
    [hashToken(token)],
  );
  return rows[0] && { agencyId: rows[0].agency_id, requestId: rows[0].request_id };
}

/** Whose request it is, held so that of two answers at once one follows the other, and no newer request comes between. */
export async function holdAsked(tx: Tx, { agencyId, requestId }: LinkedRequest): Promise<string | undefined> {
  const candidate = await tx
    .selectFrom('candidates as c')
    .innerJoin('consent_requests as r', (on) =>
      on.onRef('r.agency_id', '=', 'c.agency_id').onRef('r.candidate_id', '=', 'c.id'),
    )
    .select('c.id')
    .where('r.agency_id', '=', agencyId)
    .where('r.id', '=', requestId)
    .forNoKeyUpdate('c')
    .executeTakeFirst();
  return candidate?.id;
}

/** The request while its link is good: not too old, and the newest of its candidate. */
export async function findAnswerable(
  tx: Tx,
  { agencyId, requestId }: LinkedRequest,
): Promise<ConsentRequest | undefined> {
  const row = await tx
    .selectFrom('consent_requests as r')
    .innerJoin('candidates as c', (on) =>
      on.onRef('c.agency_id', '=', 'r.agency_id').onRef('c.id', '=', 'r.candidate_id'),
    )
    .innerJoin('agencies as a', 'a.id', 'r.agency_id')
    .select(['c.first_name', 'a.name', 'a.slug', 'a.primary_color', 'r.locale', 'r.answer', 'r.expires_at'])
    .select(({ ref }) => siteIsOn(ref('a.id')).as('has_site'))
    .where('r.agency_id', '=', agencyId)
    .where('r.id', '=', requestId)
    .where('r.expires_at', '>', now().toISOString())
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('consent_requests as later')
            .select('later.id')
            .whereRef('later.agency_id', '=', 'r.agency_id')
            .whereRef('later.candidate_id', '=', 'r.candidate_id')
            // Ids rise with time.
            .whereRef('later.id', '>', 'r.id'),
        ),
      ),
    )
    .executeTakeFirst();
  return (
    row && {
      firstName: row.first_name,
      agencyId,
      agencyName: row.name,
      primaryColor: row.primary_color,
      siteSlug: row.has_site ? row.slug : null,
      locale: row.locale,
      answer: row.answer,
      expiresAt: row.expires_at,
    }
  );
}

/** Writes the answer that counts from now on. */
export async function writeAnswer(
  tx: Tx,
  { agencyId, requestId }: LinkedRequest,
  answer: 'ACCEPTED' | 'REJECTED',
): Promise<void> {
  await tx
    .updateTable('consent_requests')
    .set({ answer, answered_at: now() })
    .where('agency_id', '=', agencyId)
    .where('id', '=', requestId)
    .execute();
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
