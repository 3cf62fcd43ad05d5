import { randomUUID } from 'node:crypto';
import type { KillerQuestion } from '@cantera/shared/contracts/killer-questions';
import { updatePosition } from '@cantera/shared/contracts/position-changes';
import { expect } from 'expect';
import type { LightMyRequestResponse } from 'fastify';
import { now } from '../clock.ts';
import { newId } from '../ids.ts';
import { multipart, tinyPdf } from './forms.ts';
import type { TestServer, TestUser } from './harness.ts';
import { openPosition } from './pipeline-data.ts';

/** The slug that the test server gives an agency. */
export const slugOf = (user: Pick<TestUser, 'agencyId'>): string => `agency-${user.agencyId.slice(-12)}`;

/** An open position on the job portal. */
export async function portalPosition(
  server: TestServer,
  user: TestUser,
  given: Parameters<typeof openPosition>[2] = {},
): Promise<string> {
  const id = await openPosition(server, user, given);
  const answer = await server.call(updatePosition, user, {
    params: { id },
    body: { jobPortalEnabled: true },
  });
  expect(answer.status).toBe(200);
  return id;
}

/** A killer question of a position, written straight into the table. */
export async function insertQuestion(
  server: TestServer,
  agencyId: string,
  positionId: string,
  given: Pick<KillerQuestion, 'type'> & Partial<KillerQuestion>,
  ordinal = 0,
): Promise<string> {
  const id = newId();
  await server.inTenant(agencyId, (tx) =>
    tx
      .insertInto('killer_questions')
      .values({
        agency_id: agencyId,
        id,
        position_id: positionId,
        question: given.question ?? `Question of type ${given.type}?`,
        type: given.type,
        required: given.required ?? false,
        details: JSON.stringify(given.details ?? {}),
        reject_conditions: JSON.stringify(given.rejectConditions ?? {}),
        ordinal,
        created_at: now(),
      })
      .execute(),
  );
  return id;
}

type Fields = Record<string, string | readonly string[]>;
export const applicant = (fields: Fields = {}): Fields => ({
  first_name: 'Ximena',
  last_name: 'Quispe Mamani',
  email: `x.${randomUUID().slice(0, 8)}@example.test`,
  phone_number: '+34 600 123 456',
  linkedin: '',
  consent: 'true',
  locale: 'es',
  submission_key: randomUUID(),
  website: '',
  ...fields,
});

/** Sends the public form as a browser does. `cv` null leaves the file out. */
export function apply(
  server: TestServer,
  slug: string,
  positionId: string,
  fields: Fields,
  cv: { name: string; content: Buffer | string } | null = { name: 'cv.pdf', content: tinyPdf() },
): Promise<LightMyRequestResponse> {
  return server.inject({
    method: 'POST',
    url: `/services/career-site/api/v1/public/${slug}/positions/${positionId}/applications`,
    ...multipart(fields, cv ? [{ field: 'cv', ...cv }] : []),
  });
}
