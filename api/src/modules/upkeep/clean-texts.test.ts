import { after, before, describe, it } from 'node:test';
import { createComment } from '@cantera/shared/contracts/comments';
import { createMessageTemplate } from '@cantera/shared/contracts/message-templates';
import { updatePosition } from '@cantera/shared/contracts/position-changes';
import { expect } from 'expect';
import { saveWorkflow } from '../../testing/automation-data.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { insertApplication, insertCandidate, insertClient } from '../../testing/pipeline-data.ts';
import { portalPosition } from '../../testing/public-data.ts';
import { cleanStoredTexts } from './clean-texts.service.ts';

const LINK = '<a href="\u2003javascript:alert(1)">x</a>';
const OLD = `<p>Hola ${LINK}</p>${'<b>'.repeat(40)}deep${'</b>'.repeat(40)}`;
const CLEAN = `<p>Hola <a rel="noopener noreferrer nofollow" target="_blank">x</a></p>${'<b>'.repeat(16)}deep${'</b>'.repeat(16)}`;
const EVERYTHING = `select job_description as text from positions union all select description from clients
  union all select comment from candidate_comments union all select body from message_templates
  union all select privacy_policy from agencies union all select privacy_policy_information from agencies
  union all select privacy_policy_translations #>> '{es,privacyPolicy}' from agencies
  union all select configuration #>> '{homePage,faqs,0,answer}' from career_sites
  union all select configuration #>> '{translations,ca,homePage,description}' from career_sites
  union all select actions #>> '{0,value,message}' from workflows
  union all select actions #>> '{0,value,message}' from workflow_runs`;

describe('texts that are stored', () => {
  let server: TestServer;
  let admin: TestUser;
  let positionId: string;
  let candidateId: string;
  before(async () => {
    server = await startTestServer();
    admin = await server.createAgency();
    positionId = await portalPosition(server, admin, {
      clientId: await insertClient(server, admin.agencyId),
    });
    candidateId = await insertCandidate(server, admin.agencyId);
  });
  after(() => server.close());

  const texts = async () =>
    (await server.asOwner<{ text: string | null }>(EVERYTHING)).map(({ text }) => text);

  it('are cleaned once, wherever the versions before have left them', async () => {
    const params = { id: candidateId };
    await server.call(createComment, admin, { params, body: { text: '', comment: 'a' } });
    await server.call(createMessageTemplate, admin, {
      body: { name: 'One', subject: 'Two three', body: 'Ten letters and more' },
    });
    const workflowId = await saveWorkflow(server, admin.agencyId, [
      {
        id: positionId,
        type: 'AUTOMATIC_MESSAGE',
        value: { channels: ['EMAIL'], subject: 'a', message: 'a', attachments: [] },
      },
    ]);
    await server.asOwner(
      `insert into workflow_runs (agency_id, id, workflow_id, event_id, application_id, reason, actions, status, due_at, created_at)
       select agency_id, id, id, id, $2, 'WELCOME', actions, 'RUNNING', now(), now() from workflows where id = $1`,
      [workflowId, await insertApplication(server, admin.agencyId, positionId, 'Inbox', candidateId)],
    );
    await server.asOwner('update positions set job_description = $1', [OLD]);
    await server.asOwner('update clients set description = $1', [OLD]);
    await server.asOwner('update candidate_comments set comment = $1', [OLD]);
    await server.asOwner('update message_templates set body = $1', [OLD]);
    await server.asOwner('update agencies set privacy_policy = $1, privacy_policy_information = $1', [OLD]);
    await server.asOwner('update agencies set privacy_policy_translations = $1', [
      JSON.stringify({ es: { privacyPolicy: OLD } }),
    ]);
    await server.asOwner('update career_sites set configuration = $1', [
      JSON.stringify({
        homePage: { faqs: [{ question: '1', answer: OLD }] },
        translations: { ca: { homePage: { description: OLD } } },
      }),
    ]);
    for (const table of ['workflows', 'workflow_runs'])
      await server.asOwner(
        `update ${table} set actions = jsonb_set(actions, '{0,value,message}', to_jsonb($1::text))`,
        [OLD],
      );
    expect(await texts()).toEqual(Array(11).fill(OLD));
    const versions = () => server.asOwner('select version, updated_at from positions');
    const before = await versions();
    await cleanStoredTexts(server.deps, admin.agencyId);
    expect(await texts()).toEqual(Array(11).fill(CLEAN));
    expect(await versions()).toEqual(before);

    await server.asOwner('update clients set description = $1', [OLD]);
    await cleanStoredTexts(server.deps, admin.agencyId);
    expect((await texts()).filter((text) => text === OLD)).toHaveLength(1);
  });

  it('hold no address in disguise and no text that is too complex, which is refused at its field', async () => {
    const comment = await server.call(createComment, admin, {
      params: { id: candidateId },
      body: { text: '', comment: `<p>${LINK}</p>` },
    });
    expect(comment.status).toBe(200);
    expect((await texts()).filter((text) => text?.includes('javascript'))).toHaveLength(1);
    for (const jobDescription of ['<b>'.repeat(66_000), '<ul><li>'.repeat(20_000), '<'.repeat(199_990)]) {
      const answer = await server.call(updatePosition, admin, {
        params: { id: positionId },
        body: { jobDescription },
      });
      expect([answer.status, answer.error?.fields]).toEqual([400, { job_description: 'too_complex' }]);
    }
  });
});
