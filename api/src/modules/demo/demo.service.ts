import { now } from '../../clock.ts';
import { type Tx, withTenant } from '../../db/tenant.ts';
import type { Deps } from '../../deps.ts';
import { hashPassword } from '../auth/index.ts';
import { enqueueFill, enqueuePast } from '../scores/index.ts';
import { writeAdverts } from './adverts.ts';
import { writeAgency } from './agency.ts';
import { isOfTrade } from './applicants.ts';
import { writeApplications } from './applications.ts';
import { writeCandidates } from './candidates.ts';
import { findCities } from './cities.ts';
import { CLIENTS } from './clients.ts';
import { COLLEAGUES, DEMO_PASSWORD, RIVALS } from './colleagues.ts';
import { writeComments } from './comments.ts';
import { writeConsents } from './consents.ts';
import { writeContracts } from './contracts.ts';
import { writeDocuments } from './documents.ts';
import { doublesOf, writeDoubles } from './doubles.ts';
import { writeHero } from './hero-picture.ts';
import { writeHunts } from './hunts.ts';
import { writeIntake } from './intake.ts';
import { writeLogo } from './logo.ts';
import { writePast } from './past.ts';
import { CITIES, makePeople } from './people.ts';
import { writePositionDetails } from './position-details.ts';
import { POSITIONS } from './positions.ts';
import { demoId, seeded } from './random.ts';
import { RIVAL_CLIENTS, RIVAL_POSITIONS } from './rival.ts';
import { writeTags, writeViews } from './tags.ts';
import { writeTemplates } from './templates.ts';
import { writeClients, writePositions, writeWorkflows } from './writers.ts';

/** Any number: two processes that start at once fill one after the other. */
const LOCK = 724_511_906;
const SEED = 1961;

async function writeRival(tx: Tx, deps: Deps, passwordHash: string): Promise<void> {
  const scope = await writeAgency(tx, 'rival', passwordHash, RIVALS);
  const cities = await findCities(tx, CITIES);
  const random = seeded(SEED + 1);
  await writeWorkflows(tx, scope);
  await writeTemplates(tx, scope);
  await writeClients(tx, scope, RIVAL_CLIENTS, cities);
  await writePositions(tx, scope, RIVAL_POSITIONS, cities);
  // The same kind of people under other names and addresses, so that a leak between agencies would be seen.
  const people = makePeople(random, now().getFullYear())
    .filter((person) => RIVAL_POSITIONS.some((position) => isOfTrade({ person }, position)))
    .map((person) => ({
      ...person,
      email: person.email?.replace('@example.com', '@rival.example.com') ?? null,
    }));
  const candidates = await writeCandidates(tx, deps, scope, people, cities);
  await writeApplications(tx, scope, RIVAL_POSITIONS, candidates, random);
  await writeConsents(tx, scope, candidates);
  await enqueueFill(tx, scope.agencyId);
}

async function writeDemo(tx: Tx, deps: Deps, passwordHash: string): Promise<void> {
  const scope = await writeAgency(tx, 'demo', passwordHash, COLLEAGUES);
  await writeLogo(tx, deps, scope);
  await writeHero(tx, deps, scope);
  const cities = await findCities(tx, CITIES);
  const random = seeded(SEED);
  await writeWorkflows(tx, scope);
  await writeTemplates(tx, scope);
  await writeClients(tx, scope, CLIENTS, cities);
  await writePositions(tx, scope, POSITIONS, cities);
  const people = makePeople(random, now().getFullYear());
  const everyone = [...people, ...doublesOf(people)];
  const candidates = await writeCandidates(tx, deps, scope, everyone, cities);
  await writePositionDetails(tx, scope, POSITIONS);
  await writeApplications(tx, scope, POSITIONS, candidates.slice(0, people.length), random);
  await writePast(tx, scope, cities);
  await writeTags(tx, scope, candidates);
  await writeViews(tx, scope);
  await writeDocuments(tx, deps, scope, candidates);
  await writeComments(tx, scope, candidates);
  await writeConsents(tx, scope, candidates);
  await writeContracts(tx, scope, candidates.slice(0, people.length));
  await writeDoubles(tx, scope, candidates);
  await writeHunts(tx, scope, candidates);
  await writeAdverts(tx, scope.agencyId);
  await writeIntake(tx, deps, scope, candidates);
  // In the queue: drawing every CV would hold up the start.
  await enqueueFill(tx, scope.agencyId);
  await enqueuePast(tx, scope.agencyId);
}

/** Whether nobody but a half-made demo is here; the demo agency itself comes last. */
async function isEmpty(deps: Deps): Promise<boolean> {
  const { rows } = await deps.pool.query<{ id: string }>('select app.list_agencies() as id');
  return rows.every((row) => row.id === demoId('agency rival'));
}

/** Fills a database without agencies with the demo; does nothing to any other. Each agency comes whole or not at all. */
export async function fillDemo(deps: Deps): Promise<void> {
  const lock = await deps.pool.connect();
  try {
    await lock.query('select pg_advisory_lock($1)', [LOCK]);
    if (!(await isEmpty(deps))) return;
    const passwordHash = await hashPassword(DEMO_PASSWORD);
    const { rows } = await deps.pool.query<{ id: string | null }>("select app.find_agency('rival') as id");
    if (!rows[0]?.id)
      await withTenant(deps.pool, demoId('agency rival'), (tx) => writeRival(tx, deps, passwordHash));
    await withTenant(deps.pool, demoId('agency demo'), (tx) => writeDemo(tx, deps, passwordHash));
    deps.log.info('the demo is in place');
  } finally {
    await lock.query('select pg_advisory_unlock_all()').catch(() => undefined);
    lock.release();
  }
}
