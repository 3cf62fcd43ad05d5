import { parseArgs } from 'node:util';
import pg from 'pg';
import { now } from '../clock.ts';
import { readConfig } from '../config.ts';
import { migrate } from '../db/migrate.ts';
import { appRoleUrl, createPool } from '../db/pool.ts';
import { withTenant } from '../db/tenant.ts';
import { endWith } from '../ending.ts';
import { newId } from '../ids.ts';
import { createAgency } from '../modules/agency/index.ts';
import { hashPassword } from '../modules/auth/index.ts';
import { createSite, enableSite } from '../modules/career-site/index.ts';
import { loadCities } from '../modules/lookups/index.ts';
import { filling, indexAnew } from './seed-many.ts';
import * as sql from './seed-sql.ts';

const PASSWORD = 'cantera-demo';
const CHUNK = 10_000;
const RECRUITERS = 12;
const POSITIONS_A_CLIENT = 12;

interface Sizes {
  readonly agencies: number;
  readonly candidates: number;
  readonly positions: number;
  readonly applications: number;
  readonly clients: number;
  readonly seed: number;
}

function readSizes(): Sizes {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    options: {
      agencies: text,
      candidates: text,
      positions: text,
      applications: text,
      clients: text,
      seed: text,
    },
  });
  const number = (name: keyof Sizes, fallback: number): number => {
    const value = Number(values[name] ?? fallback);
    if (!Number.isInteger(value) || value < 0) throw new Error(`--${name} must be a whole number`);
    return value;
  };
  const positions = number('positions', 50);
  return {
    agencies: Math.max(1, number('agencies', 1)),
    candidates: number('candidates', 1_000),
    positions,
    applications: number('applications', 2_000),
    // A position needs a client.
    clients: Math.max(1, number('clients', Math.ceil(positions / POSITIONS_A_CLIENT))),
    seed: number('seed', 1),
  };
}

interface Founded {
  readonly agencyId: string;
  readonly login: string;
  readonly users: readonly string[];
}

/** An agency of its own with an admin and recruiters; a slug that is taken gets the next number. */
async function found(pool: pg.Pool, seed: number): Promise<Founded> {
  let number = 1;
  const isTaken = async (): Promise<boolean> =>
    (await pool.query('select app.find_agency($1) as id', [`seed-${seed}-${number}`])).rows[0]?.id !== null;
  while (await isTaken()) number += 1;
  const slug = `seed-${seed}-${number}`;
  const agencyId = newId();
  const passwordHash = await hashPassword(PASSWORD);
  const people = Array.from({ length: RECRUITERS + 1 }, (_, index) => ({
    id: newId(),
    email: `${index === 0 ? 'admin' : `recruiter${index}`}@${slug}.test`,
    role: index === 0 ? ('AGENCY_ADMIN' as const) : ('RECRUITER' as const),
    first_name: sql.FIRST_NAMES[index] ?? 'Ona',
    last_name: sql.LAST_NAMES[index] ?? 'Roca',
  }));
  await withTenant(pool, agencyId, async (tx) => {
    await createAgency(tx, { id: agencyId, name: `Seed ${seed}-${number}`, slug });
    await createSite(tx, agencyId);
    await enableSite(tx, agencyId);
    await tx
      .insertInto('users')
      .values(
        people.map((person) => ({
          ...person,
          agency_id: agencyId,
          password_hash: passwordHash,
          created_at: now(),
        })),
      )
      .execute();
  });
  const users = people.slice(1).map(({ id }) => id);
  return { agencyId, login: people[0]?.email ?? '', users };
}

const idsOf = async (client: pg.Client, table: 'clients' | 'positions' | 'candidates', agencyId: string) =>
  (
    await client.query<{ id: string }>(`select id from ${table} where agency_id = $1 order by id`, [agencyId])
  ).rows.map((row) => row.id);

/** Runs one statement after another in transactions of the agency. */
async function inAgency(client: pg.Client, agencyId: string, work: () => Promise<unknown>): Promise<void> {
  await client.query('begin');
  await client.query("select set_config('app.agency_id', $1, true)", [agencyId]);
  await work();
  await client.query('commit');
}

async function fillApplications(client: pg.Client, agencyId: string, sizes: Sizes): Promise<void> {
  let candidates: string[] = [];
  let positions: string[] = [];
  await inAgency(client, agencyId, async () => {
    candidates = await idsOf(client, 'candidates', agencyId);
    positions = await idsOf(client, 'positions', agencyId);
  });
  const possible = Math.min(sizes.applications, Math.floor((candidates.length * positions.length) / 2));
  let made = 0;
  for (let row = 1; made < possible; row += CHUNK) {
    const last = row + Math.min(CHUNK, possible - made) - 1;
    await inAgency(client, agencyId, async () => {
      const given = [agencyId, sizes.seed, now(), candidates, positions, row, last];
      made += (await client.query(sql.APPLICATIONS, given)).rowCount ?? 0;
    });
  }
}

async function fill(client: pg.Client, { agencyId, users }: Founded, sizes: Sizes): Promise<void> {
  const at = now();
  const { seed } = sizes;
  const cities = (
    await client.query<{ id: number }>(
      "select id from cities where country_code = 'ES' order by population desc, id limit 300",
    )
  ).rows.map((row) => row.id);
  await inAgency(client, agencyId, () =>
    client.query(sql.CLIENTS, [agencyId, seed, at, sizes.clients, users]),
  );
  await inAgency(client, agencyId, async () => {
    const clients = await idsOf(client, 'clients', agencyId);
    await client.query(sql.POSITIONS, [
      agencyId,
      seed,
      at,
      sizes.positions,
      users,
      clients,
      cities,
      sql.TITLES,
    ]);
  });
  for (let first = 1; first <= sizes.candidates; first += CHUNK) {
    const last = Math.min(sizes.candidates, first + CHUNK - 1);
    const lists = [cities, sql.TITLES, sql.FIRST_NAMES, sql.LAST_NAMES];
    const given = [agencyId, seed, at, sizes.candidates, first, last, ...lists];
    await inAgency(client, agencyId, () => client.query(sql.CANDIDATES, given));
  }
  await fillApplications(client, agencyId, sizes);
  await inAgency(client, agencyId, async () => {
    await client.query(sql.QUESTIONS, [agencyId, seed]);
    await client.query(sql.MOVES, [agencyId, seed, at, users]);
    await client.query(sql.ANSWERS, [agencyId, seed, at]);
  });
}

const share = (total: number, parts: number): number => Math.ceil(total / parts);

/** Adds generated agencies; the sizes are totals, shared among them. */
async function main(): Promise<void> {
  const sizes = readSizes();
  const config = readConfig({ ...process.env, DEMO: process.env.DEMO ?? '1' });
  await migrate(config.databaseUrl);
  await loadCities(config.databaseUrl);
  const url = config.databaseAppUrl ?? appRoleUrl(config.databaseUrl);
  const pool = createPool(url, 2);
  const client = new pg.Client({ connectionString: url, options: '-c timezone=UTC' });
  await client.connect();
  await client.query(sql.FUNCTIONS);
  const each: Sizes = {
    ...sizes,
    candidates: share(sizes.candidates, sizes.agencies),
    positions: share(sizes.positions, sizes.agencies),
    applications: share(sizes.applications, sizes.agencies),
    clients: share(sizes.clients, sizes.agencies),
  };
  const owner = new pg.Client({ connectionString: config.databaseUrl });
  await owner.connect();
  await filling(owner, sizes.candidates, async () => {
    for (let agency = 0; agency < sizes.agencies; agency += 1) {
      const founded = await found(pool, sizes.seed);
      await fill(client, founded, each);
      await inAgency(client, founded.agencyId, () => indexAnew(client, founded.agencyId));
      process.stdout.write(`${founded.login}  password: ${PASSWORD}\n`);
    }
  });
  await client.end();
  await pool.end();
  await owner.query('vacuum analyze');
  await owner.end();
}

await main().catch(endWith);
