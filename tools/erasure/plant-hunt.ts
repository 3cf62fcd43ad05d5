import type { Client } from 'pg';
import type { PlantedPerson } from './person.ts';

/** A hunt that found them, with what it quotes of them. */
export async function plantHunt(client: Client, id: string, { word }: PlantedPerson): Promise<void> {
  await client.query(
    `with made as (
       insert into hunts (agency_id, id, position_id, name, indications, precision, clauses, status, created_at, starts_at, ready_at)
       select a.agency_id, gen_random_uuid(), a.position_id, 'Bakers', 'Nights', 0, '[]', 'READY', now(), now(), now()
       from applications a where a.candidate_id = $1 limit 1 returning agency_id, id)
     insert into hunt_people (agency_id, id, hunt_id, candidate_id, ordinal, percent, clauses, lax, verdicts, created_at)
     select agency_id, gen_random_uuid(), id, $1, 0, 80, $2, 70, $3, now() from made`,
    [
      id,
      JSON.stringify([{ id: 'p1', met: true, evidence: [{ field: 'CV', quote: `Baker ${word}`, page: 1 }] }]),
      JSON.stringify([{ label: 'Baking', quotes: [{ page: 1, text: `Bread by ${word}`, box: null }] }]),
    ],
  );
}
