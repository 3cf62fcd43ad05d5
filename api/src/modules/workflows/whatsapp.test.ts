import { after, before, describe, it, mock } from 'node:test';
import { createTrigger } from '@cantera/shared/contracts/triggers';
import { createWorkflow } from '@cantera/shared/contracts/workflows';
import { expect } from 'expect';
import PostalMime from 'postal-mime';
import { now } from '../../clock.ts';
import { newId } from '../../ids.ts';
import { listOutbox, outboxFolder, readOutbox } from '../../integrations/mail/index.ts';
import { type Applied, applicant, connectMail, moveTo } from '../../testing/automation-data.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { openPosition, stepNamed } from '../../testing/pipeline-data.ts';
import { workUntil } from '../../testing/virtual-worker.ts';

const SECOND = 1000;

for (const demo of ['1', '0'] as const)
  describe(`WhatsApp with the demo ${demo === '1' ? 'on' : 'off'}`, () => {
    let server: TestServer;
    let recruiter: TestUser;
    let positionId: string;
    let hired: Applied;
    let startAt: number;
    before(async () => {
      server = await startTestServer({ DEMO: demo, UNDO_SECONDS: '0' });
      recruiter = await server.createAgency();
      const { agencyId, userId } = recruiter;
      await connectMail(server, recruiter);
      await server.inTenant(agencyId, (tx) =>
        tx
          .insertInto('channels')
          .values({ agency_id: agencyId, id: newId(), user_id: userId, type: 'WHATSAPP', created_at: now() })
          .execute(),
      );
      positionId = await openPosition(server, recruiter, { title: 'Baker' });
      const made = await server.call(createWorkflow, recruiter, {
        body: {
          name: 'Hired',
          actions: [
            {
              id: 'a',
              type: 'AUTOMATIC_MESSAGE',
              value: { channels: ['WHATSAPP'], message: '<p>Congratulations!</p>' },
            },
            { id: 'b', type: 'DELAY', value: { delaySeconds: 60 } },
            {
              id: 'c',
              type: 'AUTOMATIC_MESSAGE',
              value: { channels: ['EMAIL'], subject: 'Next steps', message: '<p>Soon</p>' },
            },
          ],
        },
      });
      const conditions = {
        jobId: positionId,
        fromStepId: await stepNamed(server, agencyId, positionId, 'Inbox'),
        toStepId: await stepNamed(server, agencyId, positionId, 'Hired'),
      };
      const body = { conditions, workflowIds: [made.body.data.id] };
      expect((await server.call(createTrigger, recruiter, { body })).status).toBe(200);
      hired = await applicant(server, agencyId, positionId, { first_name: 'Ada' });
      await server.asOwner("update candidates set phone_number = '+34 600 111 222' where id = $1", [
        hired.candidateId,
      ]);
      startAt = Math.ceil(Date.now() / SECOND) * SECOND;
      mock.timers.enable({ apis: ['Date'], now: startAt });
      await moveTo(server, recruiter, positionId, [hired.applicationId], 'Hired');
    });
    after(async () => {
      mock.timers.reset();
      await server.close();
    });

    /** The newest first, as `/dev/outbox` lists them. */
    const outbox = async () => {
      const folder = outboxFolder(server.deps.config);
      const names = await listOutbox(folder);
      return Promise.all(
        names.map(async (name) => PostalMime.parse((await readOutbox(folder, name)) ?? Buffer.from(''))),
      );
    };
    const messages = () =>
      server.asOwner<{ channel: string; status: string; failure: string | null; sent_at: Date | null }>(
        'select channel, status, failure, sent_at from messages where application_id = $1 order by action_index',
        [hired.applicationId],
      );

    if (demo === '1')
      it('[ENG-35] sends the first at once and the e-mail one minute later, both seen in the outbox', async () => {
        await workUntil(server, startAt + 59 * SECOND);
        const [whatsapp, ...others] = await outbox();
        expect(others).toEqual([]);
        expect(whatsapp).toMatchObject({
          subject: 'WhatsApp',
          to: [{ name: '+34 600 111 222', address: '34600111222@whatsapp.invalid' }],
          html: expect.stringContaining('Congratulations!'),
        });
        await workUntil(server, startAt + 60 * SECOND);
        expect((await outbox()).map(({ subject }) => subject)).toEqual(['Next steps', 'WhatsApp']);
        expect(await messages()).toEqual([
          { channel: 'WHATSAPP', status: 'SENT', failure: null, sent_at: new Date(startAt) },
          { channel: 'EMAIL', status: 'SENT', failure: null, sent_at: new Date(startAt + 60 * SECOND) },
        ]);
        const shown = await server.inject({ url: '/dev/outbox' });
        expect([shown.statusCode, shown.body.includes('+34 600 111 222')]).toEqual([200, true]);
      });
    else
      it('[ENG-21] has no sender: the message fails, and the e-mail leaves one minute later', async () => {
        await workUntil(server, startAt + 60 * SECOND);
        expect(await messages()).toMatchObject([
          { channel: 'WHATSAPP', status: 'FAILED', failure: 'NO_CHANNEL' },
          { channel: 'EMAIL', status: 'SENT' },
        ]);
        expect((await outbox()).map(({ subject }) => subject)).toEqual(['Next steps']);
      });
  });
