import {
  applicant,
  automate,
  connectMail,
  delay,
  mail,
  raise,
  raiseTogether,
  saveWorkflow,
} from '../../api/src/testing/automation-data.ts';
import type { TestServer } from '../../api/src/testing/harness.ts';
import { openPosition } from '../../api/src/testing/pipeline-data.ts';

/** Messages of one run: two at once, two after a second. */
export const MESSAGES_A_RUN = 4;
/** Below the pace of a sender, so that the kills and not the pace decide when something leaves. */
const RUNS_A_SENDER = 5;

/** Founds an agency whose positions welcome their applicants, and raises as many events as the messages need. Gives its id. */
export async function seed(server: TestServer, messages: number): Promise<string> {
  const admin = await server.createAgency();
  const { agencyId } = admin;
  const workflowId = await saveWorkflow(server, agencyId, [
    mail('First for {firstName}'),
    mail('Second'),
    delay(1),
    mail('Third'),
    mail('Fourth'),
  ]);
  const runs = Math.ceil(messages / MESSAGES_A_RUN);
  for (let done = 0; done < runs; done += RUNS_A_SENDER) {
    const sender = await server.createUser(agencyId, 'RECRUITER');
    await connectMail(server, sender);
    const positionId = await openPosition(server, sender);
    await automate(server, agencyId, positionId, { welcome: workflowId });
    const events = [];
    for (let run = done; run < Math.min(done + RUNS_A_SENDER, runs); run += 1) {
      const { applicationId } = await applicant(server, agencyId, positionId);
      events.push({ type: 'APPLICATION_CREATED', positionId, applicationId });
    }
    // Every other sender's events are heard together, the others' one by one.
    if ((done / RUNS_A_SENDER) % 2 === 0) await raiseTogether(server, agencyId, events);
    else for (const event of events) await raise(server, agencyId, event);
  }
  return agencyId;
}
