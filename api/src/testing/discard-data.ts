import { saveDiscardRule } from '@cantera/shared/contracts/discard-scoring';
import { expect } from 'expect';
import { now } from '../clock.ts';
import { criteriaVersion, ENGINE } from '../modules/assessment/index.ts';
import type { TestServer, TestUser } from './harness.ts';
import { insertApplication, insertCandidate } from './pipeline-data.ts';

/** How a score was made; by default of now, for the application's own sake. */
export interface ScoreMade {
  readonly cause?: 'SCORE' | 'CRITERIA' | 'ENGINE';
  readonly engine?: number;
  /** Null: by a version that did not note it. */
  readonly criteria?: number | null;
}
const VERDICT = {
  kind: 'SKILL',
  level: null,
  years: null,
  searched: ['docker'],
};

/** Writes the score of an application, as one that has a must and a nice to have. */
export async function writeLax(
  server: TestServer,
  agencyId: string,
  of: { readonly positionId: string; readonly applicationId: string },
  lax: number | null,
  made: ScoreMade = {},
): Promise<void> {
  await server.inTenant(agencyId, async (tx) => {
    const numbers = {
      lax,
      strict: lax,
      very_strict: lax,
      engine: made.engine ?? ENGINE,
      criteria:
        made.criteria === undefined ? await criteriaVersion(tx, agencyId, of.positionId) : made.criteria,
      cause: made.cause ?? ('SCORE' as const),
      computed_at: now(),
    };
    const verdicts = [
      {
        ...VERDICT,
        criterionId: of.applicationId,
        label: 'Docker',
        weight: 'MUST',
        verdict: 'NOT_SHOWN',
        quotes: [],
      },
      {
        ...VERDICT,
        criterionId: of.positionId,
        label: 'Kafka',
        weight: 'NICE',
        verdict: 'MET',
        quotes: [{ page: 1, text: 'Ran Kafka', box: [0, 0, 1, 1] }],
      },
    ];
    await tx
      .insertInto('application_scores')
      .values({
        agency_id: agencyId,
        application_id: of.applicationId,
        status: lax === null ? 'NO_CV' : 'SCORED',
        judged_share: 1,
        verdicts: JSON.stringify(verdicts),
        input_hash: 'x',
        ...numbers,
      })
      .onConflict((conflict) => conflict.columns(['agency_id', 'application_id']).doUpdateSet(numbers))
      .execute();
  });
}

export interface ScoredApplicant {
  readonly applicationId: string;
  readonly candidateId: string;
}
/** Somebody who applied, with a lax score; null without any. */
export async function scoredApplicant(
  server: TestServer,
  agencyId: string,
  positionId: string,
  lax: number | null,
  given: { readonly name?: string; readonly step?: string; readonly made?: ScoreMade } = {},
): Promise<ScoredApplicant> {
  const candidateId = await insertCandidate(server, agencyId, {
    first_name: given.name ?? 'Ada',
    last_name: 'Byron',
    email: `a-${crypto.randomUUID()}@example.test`,
  });
  const applicationId = await insertApplication(
    server,
    agencyId,
    positionId,
    given.step ?? 'Inbox',
    candidateId,
  );
  if (lax !== null) await writeLax(server, agencyId, { positionId, applicationId }, lax, given.made);
  return { applicationId, candidateId };
}

/** Saves the rule of a position and gives the answer. */
export async function saveRule(
  server: TestServer,
  user: TestUser,
  positionId: string,
  percentage: number,
  active = true,
) {
  const { status, body } = await server.call(saveDiscardRule, user, {
    params: { id: positionId },
    body: { discardScoring: { severity: 'LAX', percentage, active } },
  });
  expect(status).toBe(200);
  return body;
}

/** How an application stands, as its row says it. */
export const stateOf = async (server: TestServer, applicationId: string) => {
  const [row] = await server.asOwner<{
    step: string;
    discard_state: string | null;
    rejected_at: Date | null;
    auto_exempt: boolean;
    version: number;
  }>(
    `select s.name as step, a.discard_state, a.rejected_at, a.auto_exempt, a.version from applications a
     join steps s on s.agency_id = a.agency_id and s.id = a.step_id where a.id = $1`,
    [applicationId],
  );
  if (!row) throw new Error('no such application');
  return row;
};
