import { FIRST_STEPS, type FirstStep } from '@cantera/shared/contracts/first-steps';
import { plainText } from '@cantera/shared/contracts/text';
import { topic } from '@cantera/shared/contracts/topics';
import { sql } from 'kysely';
import { now } from '../../clock.ts';
import type { Tx } from '../../db/tenant.ts';
import { publish } from '../../live/index.ts';

const KIND = 'FIRST_STEPS';

/** The facts that tick the steps, read where they stand. */
async function readFacts(tx: Tx, agencyId: string) {
  const { rows } = await sql<{
    logo: boolean;
    policy: string;
    mail: boolean;
    client: boolean;
    position: boolean;
    candidates: boolean;
    colleagues: boolean;
    dismissed: boolean;
  }>`select
      a.logo_file_id is not null or a.logo_url is not null as logo,
      a.privacy_policy as policy,
      exists (select 1 from channels c where c.agency_id = a.id and c.type = 'EMAIL') as mail,
      exists (select 1 from clients c where c.agency_id = a.id) as client,
      exists (select 1 from positions p where p.agency_id = a.id and p.status <> 'DELETED') as position,
      a.candidate_count > 0 as candidates,
      (select count(*) from users u where u.agency_id = a.id) > 1 as colleagues,
      exists (select 1 from agency_checks k where k.agency_id = a.id and k.kind = ${KIND}) as dismissed
    from agencies a where a.id = ${agencyId}`.execute(tx);
  const [facts] = rows;
  if (!facts) throw new Error('the agency of an actor is there');
  return facts;
}

/** The first steps in their order, each ticked by the fact itself, and whether an administrator dismissed them. */
export async function readFirstSteps(
  tx: Tx,
  agencyId: string,
): Promise<{ isDismissed: boolean; steps: { step: FirstStep; isDone: boolean }[] }> {
  const facts = await readFacts(tx, agencyId);
  const isDone: Record<FirstStep, boolean> = {
    // Nobody founds an agency without its name.
    NAME_AND_LOGO: facts.logo,
    PRIVACY_POLICY: plainText(facts.policy) !== '',
    MAIL: facts.mail,
    FIRST_CLIENT: facts.client,
    FIRST_POSITION: facts.position,
    FIRST_CANDIDATES: facts.candidates,
    COLLEAGUES: facts.colleagues,
  };
  return {
    isDismissed: facts.dismissed,
    steps: FIRST_STEPS.map((step) => ({ step, isDone: isDone[step] })),
  };
}

/** Shows the first steps to no administrator of the agency any more; again changes nothing. */
export async function dismissFirstSteps(tx: Tx, agencyId: string): Promise<void> {
  await tx
    .insertInto('agency_checks')
    .values({ agency_id: agencyId, kind: KIND, dismissed_at: now() })
    .onConflict((conflict) => conflict.columns(['agency_id', 'kind']).doNothing())
    .execute();
  await publish(tx, agencyId, topic.agency('first-steps'));
}

/** Takes a dismissal back. */
export async function restoreFirstSteps(tx: Tx, agencyId: string): Promise<void> {
  await tx.deleteFrom('agency_checks').where('agency_id', '=', agencyId).where('kind', '=', KIND).execute();
  await publish(tx, agencyId, topic.agency('first-steps'));
}
