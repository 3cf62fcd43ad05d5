import { sql } from 'kysely';
import type { Tx } from '../../db/tenant.ts';
import { notFound } from '../../errors.ts';

/** What the variables of a message mean, and to whom it goes. Throws 404. */
export async function findPerson(tx: Tx, agencyId: string, candidateId: string) {
  const person = await tx
    .selectFrom('candidates')
    .select(['first_name', 'last_name', 'email', 'phone_number', 'gdpr_status'])
    .where('agency_id', '=', agencyId)
    .where('id', '=', candidateId)
    .executeTakeFirst();
  if (!person) throw notFound('candidate');
  return person;
}

/** The position that a candidate has applied to, with the name of its client; undefined for an application that is not theirs. */
export const findAppliedPosition = (
  tx: Tx,
  agencyId: string,
  { candidateId, applicationId }: { readonly candidateId: string; readonly applicationId: string },
) =>
  tx
    .selectFrom('applications as a')
    .innerJoin('positions as p', (on) =>
      on.onRef('p.agency_id', '=', 'a.agency_id').onRef('p.id', '=', 'a.position_id'),
    )
    .select(['p.id', 'p.title'])
    .select((eb) =>
      eb
        .selectFrom('clients as k')
        .select('k.name')
        .whereRef('k.agency_id', '=', 'p.agency_id')
        .whereRef('k.id', '=', 'p.client_id')
        .as('company'),
    )
    .where('a.agency_id', '=', agencyId)
    .where('a.candidate_id', '=', candidateId)
    .where('a.id', '=', applicationId)
    .executeTakeFirst();

/** Whoever else comes with the id of a message waits for this transaction. */
export async function lockMessageId(tx: Tx, agencyId: string, id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`message:${agencyId}:${id}`}, 0))`.execute(tx);
}

/** From whom to whom a message is, and by which run; undefined where there is none of the id. */
export const findEndsOfMessage = (tx: Tx, agencyId: string, id: string) =>
  tx
    .selectFrom('messages')
    .select(['candidate_id', 'sender_id', 'run_id'])
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .executeTakeFirst();
