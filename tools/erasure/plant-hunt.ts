import type { Client } from 'pg';
import type { PlantedPerson } from './person.ts';

/** A hunt that found them, with what it quotes of them, and found them again in an uploaded file. */
export async function plantHunt(client: Client, id: string, { word, email }: PlantedPerson): Promise<void> {
  await client.query(
    `with made as (
       insert into hunts (agency_id, id, position_id, name, indications, precision, clauses, status, created_at, starts_at, ready_at)
       select a.agency_id, gen_random_uuid(), a.position_id, 'Bakers', 'Nights', 0, '[]', 'READY', now(), now(), now()
       from applications a where a.candidate_id = $1 limit 1 returning agency_id, id),
     file as (
       insert into hunt_files (agency_id, id, name, hunt_id, created_at)
       select agency_id, gen_random_uuid(), 'Bakers.csv', id, now() from made returning agency_id, id),
     stranger as (
       insert into hunt_strangers (agency_id, id, file_id, row_number, profile, email_key, linkedin_key, server_key, origin, ordinal, percent, clauses, verdicts, created_at)
       select agency_id, gen_random_uuid(), id, 2, $4, $5, $6, $6, 'https://index.test/' || $6, 1, 80, $2, $3, now() from file)
     insert into hunt_people (agency_id, id, hunt_id, candidate_id, ordinal, percent, clauses, lax, verdicts, created_at)
     select agency_id, gen_random_uuid(), id, $1, 0, 80, $2, 70, $3, now() from made`,
    [
      id,
      JSON.stringify([{ id: 'p1', met: true, evidence: [{ field: 'CV', quote: `Baker ${word}`, page: 1 }] }]),
      JSON.stringify([{ label: 'Baking', quotes: [{ page: 1, text: `Bread by ${word}`, box: null }] }]),
      JSON.stringify({ firstName: `First${word}`, summary: `Bread by ${word}`, email }),
      email.toLowerCase(),
      word,
    ],
  );
}
