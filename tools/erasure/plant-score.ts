import type { Client } from 'pg';
import type { PlantedPerson } from './person.ts';

/** A score that quotes them, a decision that rests on it, pages of their CV with what it hides, and somebody's correction, whatever the demo's positions ask for. */
export async function plantScore(client: Client, id: string, person: PlantedPerson): Promise<void> {
  const said = `Said ${person.word}`;
  await client.query(
    `insert into application_scores (agency_id, application_id, status, lax, strict, very_strict, judged_share, verdicts,
       engine, input_hash, file_id, computed_at, weighings)
     select a.agency_id, a.id, 'SCORED', 50, 50, 49, 1, $2, 1, $3, c.cv_file_id, a.created_at, $4 from applications a
     join candidates c on c.agency_id = a.agency_id and c.id = a.candidate_id where a.candidate_id = $1
     on conflict (agency_id, application_id) do update set verdicts = excluded.verdicts, input_hash = excluded.input_hash,
       weighings = excluded.weighings`,
    [
      id,
      JSON.stringify([{ criterionId: id, label: said, quotes: [{ page: 1, text: said }] }]),
      said,
      JSON.stringify({ [said]: {} }),
    ],
  );
  await client.query(
    `insert into score_corrections (agency_id, application_id, criterion_id, verdict, created_at)
     select agency_id, id, id, 'MET', created_at from applications where candidate_id = $1`,
    [id],
  );
  await client.query(
    `with planted as (select agency_id, id, position_id, created_at, gen_random_uuid() as decision from applications where candidate_id = $1),
     decided as (
       insert into decisions (agency_id, id, kind, position_id, engine, created_at)
       select agency_id, decision, 'DISCARDED_BY_QUESTION', position_id, 'killer questions', created_at from planted)
     insert into decision_inputs (agency_id, decision_id, application_id, score, question, verdicts, answer)
     select agency_id, decision, id, 50, $2, $3, $4 from planted`,
    [id, said, JSON.stringify([{ criterionId: id, label: said }]), JSON.stringify({ text: said })],
  );
  await client.query(
    `insert into decision_reasons (agency_id, decision_id, application_id, reason)
     select i.agency_id, i.decision_id, i.application_id, $2 from decision_inputs i
     join applications a on a.agency_id = i.agency_id and a.id = i.application_id where a.candidate_id = $1`,
    [id, said],
  );
  await client.query(
    `insert into cv_pages (agency_id, file_id, page, checked, lines, hidden)
     select agency_id, cv_file_id, 20, true, $2, array[$3] from candidates where id = $1 and cv_file_id is not null`,
    [id, JSON.stringify([{ text: said, bbox: [0, 0, 1, 1], section: 'other' }]), said],
  );
}
