import type { Insertable } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { Tx } from '../../../db/tenant.ts';
import type { CandidatesUpdate } from '../candidate-write.ts';

export type CandidateOrigin = Insertable<Database['candidates']>['origin'];

/** Somebody new: what the row of every candidate has. */
interface NewPerson {
  readonly agencyId: string;
  readonly id: string;
  readonly firstName: string;
  readonly origin: CandidateOrigin;
  readonly createdBy: string;
  readonly at: Date;
}

/** Writes the row of somebody new, with whatever else is known of them; their lists come after. */
export async function insertPerson(tx: Tx, person: NewPerson, columns: CandidatesUpdate): Promise<void> {
  await tx
    .insertInto('candidates')
    .values({
      ...columns,
      agency_id: person.agencyId,
      id: person.id,
      first_name: person.firstName,
      origin: person.origin,
      created_by: person.createdBy,
      created_at: person.at,
      updated_at: person.at,
    })
    .execute();
}
