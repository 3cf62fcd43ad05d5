import pg from 'pg';
import { readConfig } from '../../api/src/config.ts';
import { migrate } from '../../api/src/db/migrate.ts';
import { withTenant } from '../../api/src/db/tenant.ts';
import { newId } from '../../api/src/ids.ts';
import { scanNow } from '../../api/src/modules/duplicates/index.ts';
import { openDeps } from '../../api/src/process.ts';
import { CITIES } from './names.ts';
import type { Person } from './people.ts';

const BATCH = 2_000;

interface Agency {
  /** `doubled` names the original of a copy: the database holds one address once unless the second says whom it may double. */
  insert(people: readonly Person[], doubled: ReadonlyMap<string, Person>): Promise<void>;
  scan(): Promise<void>;
  pairs(): Promise<readonly (readonly [string, string])[]>;
  close(): Promise<void>;
}

/** An agency in a new database, filled as an import would fill it, scanned as the queue does. */
export async function openAgency(serverUrl: string, dataDir: string): Promise<Agency> {
  const url = new URL(serverUrl);
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  await admin.query('create database bench_duplicates');
  await admin.end();
  url.pathname = '/bench_duplicates';
  await migrate(url.href);
  const deps = openDeps(
    readConfig({ DATABASE_URL: url.href, DATA_DIR: dataDir, DEMO: '1', LOG_LEVEL: 'silent' }),
  );
  const owner = new pg.Client({ connectionString: url.href });
  await owner.connect();
  const agencyId = newId();
  await owner.query(
    "insert into agencies (id, slug, name, created_at) values ($1, 'bench', 'Bench', now())",
    [agencyId],
  );
  const cityIds = new Map(CITIES.map(([name], index) => [name, index + 1]));
  for (const [name, id] of cityIds)
    await owner.query(
      "insert into cities (id, name, folded, country_code, population) values ($1, $2, lower($2), 'ES', 1)",
      [id, name],
    );

  const insertBatch = async (
    people: readonly Person[],
    doubled: ReadonlyMap<string, Person>,
  ): Promise<void> => {
    const rows = people.map((person) => ({
      id: person.id,
      first_name: person.firstName,
      last_name: person.lastName,
      email: person.email,
      phone_number: person.phone,
      linkedin: person.linkedin,
      city_id: cityIds.get(person.city),
      possible_duplicate_of: doubled.get(person.id)?.id ?? null,
    }));
    await owner.query(
      `insert into candidates (agency_id, id, first_name, last_name, email, phone_number, linkedin, city_id, possible_duplicate_of, created_at, updated_at)
       select $1, r.id, r.first_name, r.last_name, r.email, r.phone_number, r.linkedin, r.city_id, r.possible_duplicate_of, now(), now()
       from json_to_recordset($2) as r (id uuid, first_name text, last_name text, email text, phone_number text, linkedin text, city_id integer, possible_duplicate_of uuid)
       on conflict do nothing`,
      [agencyId, JSON.stringify(rows)],
    );
    const jobs = people.flatMap((person) =>
      person.companies.map((company, ordinal) => ({
        id: newId(),
        candidate_id: person.id,
        company,
        ordinal,
      })),
    );
    await owner.query(
      `insert into candidate_experiences (agency_id, id, candidate_id, company_name, position, ordinal)
       select $1, r.id, r.candidate_id, r.company, 'Position', r.ordinal
       from json_to_recordset($2) as r (id uuid, candidate_id uuid, company text, ordinal smallint)
       where exists (select 1 from candidates c where c.agency_id = $1 and c.id = r.candidate_id)`,
      [agencyId, JSON.stringify(jobs)],
    );
  };
  return {
    async insert(people, doubled) {
      for (let from = 0; from < people.length; from += BATCH)
        await insertBatch(people.slice(from, from + BATCH), doubled);
      await owner.query('analyze candidates; analyze candidate_experiences');
    },
    scan: () => scanNow(deps, agencyId),
    pairs: () =>
      withTenant(deps.pool, agencyId, async (tx) =>
        (
          await tx
            .selectFrom('duplicate_pairs')
            .select(['first_id', 'second_id'])
            .where('agency_id', '=', agencyId)
            .execute()
        ).map((row) => [row.first_id, row.second_id] as const),
      ),
    async close() {
      await owner.end();
      await deps.close();
    },
  };
}
