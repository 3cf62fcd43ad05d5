import {
  createPosition,
  updatePosition,
  updatePositionStatus,
} from '@cantera/shared/contracts/position-changes';
import { expect } from 'expect';
import { now } from '../clock.ts';
import { newId } from '../ids.ts';
import type { TestServer, TestUser } from './harness.ts';

/** What tests of positions, boards and clients begin with, written straight into the tables. */
export async function insertClient(
  server: TestServer,
  agencyId: string,
  name = 'Forn Sant Jordi',
): Promise<string> {
  const id = newId();
  await server.inTenant(agencyId, (tx) =>
    tx
      .insertInto('clients')
      .values({ agency_id: agencyId, id, name, created_at: now(), updated_at: now() })
      .execute(),
  );
  return id;
}

export async function insertCandidate(
  server: TestServer,
  agencyId: string,
  values: { first_name?: string; last_name?: string; job_title?: string; email?: string } = {},
): Promise<string> {
  const id = newId();
  await server.inTenant(agencyId, (tx) =>
    tx
      .insertInto('candidates')
      .values({
        agency_id: agencyId,
        id,
        first_name: 'Jordi',
        last_name: 'Puigdomènech',
        ...values,
        created_at: now(),
        updated_at: now(),
      })
      .execute(),
  );
  return id;
}

export async function insertCity(server: TestServer, agencyId: string, id = 3121456): Promise<string> {
  await server.inTenant(agencyId, (tx) =>
    tx
      .insertInto('cities')
      .values({
        id,
        name: 'Girona',
        folded: 'girona',
        region: 'Catalonia',
        country_code: 'ES',
        population: 96188,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
  return String(id);
}

/** A position made through the API; its creator becomes its recruiter. */
export async function draftPosition(
  server: TestServer,
  user: TestUser,
  given: { title?: string; clientId?: string; recruitersIds?: string[] } = {},
): Promise<string> {
  const answer = await server.call(createPosition, user, {
    body: {
      title: given.title ?? 'Backend developer',
      clientId: given.clientId ?? (await insertClient(server, user.agencyId)),
      recruitersIds: given.recruitersIds ?? [],
    },
  });
  expect(answer.status).toBe(200);
  return answer.body.data.id;
}

/** Everything that a position needs before it can be published. */
export async function fillPosition(server: TestServer, user: TestUser, id: string): Promise<void> {
  const city = await insertCity(server, user.agencyId);
  const answer = await server.call(updatePosition, user, {
    params: { id },
    body: {
      jobDescription: '<p>Build what people use.</p>',
      salary: { from: 40_000, to: 50_000, currency: 'EUR', salaryRange: 'annual' },
      workMode: 'HYBRID',
      contractType: 'FULLTIME',
      location: city,
      yearsExperience: { from: 2, to: 5 },
    },
  });
  expect(answer.status).toBe(200);
}

export async function openPosition(
  server: TestServer,
  user: TestUser,
  given: Parameters<typeof draftPosition>[2] = {},
): Promise<string> {
  const id = await draftPosition(server, user, given);
  await fillPosition(server, user, id);
  const answer = await server.call(updatePositionStatus, user, { params: { id }, body: { status: 'OPEN' } });
  expect(answer.status).toBe(200);
  return id;
}

/** The id of a position's step by its name. */
export async function stepNamed(
  server: TestServer,
  agencyId: string,
  positionId: string,
  name: string,
): Promise<string> {
  const row = await server.inTenant(agencyId, (tx) =>
    tx
      .selectFrom('steps')
      .select('id')
      .where('agency_id', '=', agencyId)
      .where('position_id', '=', positionId)
      .where('name', '=', name)
      .executeTakeFirstOrThrow(),
  );
  return row.id;
}

/** An application that stands on a step, with a candidate of its own. */
export async function insertApplication(
  server: TestServer,
  agencyId: string,
  positionId: string,
  stepName = 'Inbox',
  candidateId?: string,
): Promise<string> {
  const id = newId();
  const stepId = await stepNamed(server, agencyId, positionId, stepName);
  const candidate = candidateId ?? (await insertCandidate(server, agencyId));
  await server.inTenant(agencyId, (tx) =>
    tx
      .insertInto('applications')
      .values({
        agency_id: agencyId,
        id,
        position_id: positionId,
        step_id: stepId,
        candidate_id: candidate,
        source: 'INTERNAL',
        created_at: now(),
        moved_at: now(),
      })
      .execute(),
  );
  return id;
}
