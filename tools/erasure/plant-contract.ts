import type { Client } from 'pg';
import type { ProductApi } from './api.ts';
import type { PlantedPerson } from './person.ts';

/** Papers that the law has kept after their person is deleted, for six years after their end. */
export const KEPT_TABLES: readonly string[] = [
  'table "public"."contracts"',
  'table "public"."contract_openings"',
];

/** A contract of theirs with every word theirs, and the record of somebody who read it. */
export async function plantContract(
  api: ProductApi,
  client: Client,
  id: string,
  { word, firstName, lastName }: PlantedPerson,
): Promise<void> {
  const { rows } = await client.query<{ client_id: string; user_id: string }>(
    `select cl.id as client_id, u.id as user_id from candidates c
     join clients cl on cl.agency_id = c.agency_id
     join users u on u.agency_id = c.agency_id and u.role = 'AGENCY_ADMIN' where c.id = $1 limit 1`,
    [id],
  );
  const [known] = rows;
  if (!known) throw new Error('the agency of the planted person has no client');
  const contract = {
    candidate_id: id,
    client_id: known.client_id,
    first_name: firstName,
    last_name: lastName,
    location: `Street ${word}`,
    nif: word,
    seg_soc: word,
    tarifa: 10,
    convenio: `Agreement ${word}`,
    cat_convenio_id: word,
    cat_convenio_name: `Category ${word}`,
    puesto: `Job ${word}`,
    titulacion: `Degree ${word}`,
    genero: word,
    work_hours: 40,
    baja: new Date().toISOString().slice(0, 10),
    comments: `Comment ${word}`,
  };
  const made = await api.call<{ contract: { id: string } }>(
    'POST',
    '/services/contracts/contracts',
    { contract },
    { 'idempotency-key': crypto.randomUUID() },
  );
  await client.query(
    `insert into contract_openings (agency_id, id, contract_id, opened_by, reason, opened_at)
     select agency_id, gen_random_uuid(), id, $2, $3, created_at from contracts where id = $1`,
    [made.contract.id, known.user_id, `Reason ${word}`],
  );
}

/** Makes it six years since the planted contracts ended, so that the upkeep deletes them. */
export async function endContractsLongAgo(client: Client): Promise<void> {
  const { rowCount } = await client.query(
    `update contracts set baja = (now() - interval '6 years 2 days')::date where nif like 'qz%' and blocked_at is not null`,
  );
  if (rowCount !== 1) throw new Error(`${rowCount} contracts were locked away with their person, not one`);
}
