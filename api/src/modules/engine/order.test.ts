import { after, before, beforeEach, describe, it } from 'node:test';
import { getApplication } from '@cantera/shared/contracts/applications';
import { resumeRun } from '@cantera/shared/contracts/automation-runs';
import { undoMove } from '@cantera/shared/contracts/pipeline';
import { expect } from 'expect';
import {
  type Applied,
  applicant,
  automate,
  connectMail,
  delay,
  mail,
  moveTo,
  raise,
  saveTrigger,
  saveWorkflow,
} from '../../testing/automation-data.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { openPosition } from '../../testing/pipeline-data.ts';
import { type SmtpSink, startSmtpSink } from '../../testing/smtp-sink.ts';
import { until } from '../../testing/until.ts';
import { type RunningWorker, startWorker } from '../../worker.ts';
import { discardForKillerQuestion } from '../pipeline/index.ts';
import { deleteWorkflow, engineJobs, updateWorkflow } from './index.ts';

describe('the order of what workflows send', () => {
  let sink: SmtpSink;
  let server: TestServer;
  let worker: RunningWorker;
  let recruiter: TestUser;
  let agencyId: string;
  let positionId: string;
  let reasonId: string;
  let someone: Applied;
  before(async () => {
    sink = await startSmtpSink();
    server = await startTestServer({ SMTP_URL: sink.url, UNDO_SECONDS: '0' });
    recruiter = await server.createAgency();
    agencyId = recruiter.agencyId;
    await connectMail(server, recruiter);
    worker = startWorker(server.deps, server.databaseUrl);
    await worker.started;
    const [reason] = await server.asOwner<{ id: string }>(
      'select id from rejection_reasons where agency_id = $1 and system_key is null limit 1',
      [agencyId],
    );
    reasonId = reason?.id ?? '';
  });
  after(async () => {
    await worker.stop();
    await server.close();
    await sink.close();
  });
  beforeEach(async () => {
    sink.behave('accept');
    positionId = await openPosition(server, recruiter);
    someone = await applicant(server, agencyId, positionId);
  });

  const subjectsTo = ({ email }: Applied) =>
    sink.mails.flatMap((one) =>
      one.to?.some(({ address }) => address === email) && one.subject ? [one.subject] : [],
    );
  const messages = (of = someone) =>
    server.asOwner<{ id: string; subject: string; status: string; failure: string | null }>(
      'select id, subject, status, failure from messages where application_id = $1 order by created_at, id',
      [of.applicationId],
    );
  const statuses = async () => (await messages()).map(({ subject, status }) => `${subject} ${status}`);
  const runs = (of = someone) =>
    server.asOwner<{ id: string; status: string; cancelled_reason: string | null; reason: string }>(
      'select id, status, cancelled_reason, reason from workflow_runs where application_id = $1 order by created_at, id',
      [of.applicationId],
    );
  const ended = async () => (await runs()).every(({ status }) => status !== 'RUNNING');
  const workflow = (...actions: Parameters<typeof saveWorkflow>[2]) =>
    saveWorkflow(server, agencyId, actions);
  const trigger = (from: string, to: string, ...workflowIds: string[]) =>
    saveTrigger(server, agencyId, { positionId, from, to, workflowIds });
  const move = (to: string) =>
    moveTo(
      server,
      recruiter,
      positionId,
      [someone.applicationId],
      to,
      to === 'Discarded' ? reasonId : undefined,
    );
  const undo = () =>
    server.call(undoMove, recruiter, {
      params: { id: positionId },
      body: { applicationIds: [someone.applicationId] },
    });

  describe('one event', () => {
    it('[ENG-06] [ENG-27] runs one workflow once, whatever names it', async () => {
      const refusal = await workflow(mail('Refusal'));
      const survey = await workflow(mail('Survey'));
      await automate(server, agencyId, positionId, { discard: refusal });
      await trigger('Inbox', 'Discarded', refusal, survey);
      await trigger('Inbox', 'Discarded', refusal);
      await move('Discarded');
      await until('the survey and the refusal', () => subjectsTo(someone).length >= 2);
      await until('the runs to end', async () => (await runs()).length > 0 && (await ended()));
      expect(subjectsTo(someone).toSorted()).toEqual(['Refusal', 'Survey']);
      expect((await runs()).map(({ reason }) => reason)).toEqual(['TRIGGER', 'TRIGGER']);
    });
  });

  describe('the next action', () => {
    it('[ENG-08] is reached when the message before it has been sent, not while it waits', async () => {
      sink.behave('busy');
      await trigger('Inbox', 'Interview', await workflow(mail('First'), mail('Second'), mail('Third')));
      await move('Interview');
      await until('a first attempt', async () => (await messages())[0]?.failure?.includes('451'));
      expect(await statuses()).toEqual(['First WAITING']);
      sink.behave('accept');
      await until('all three', () => subjectsTo(someone).length === 3);
      expect(subjectsTo(someone)).toEqual(['First', 'Second', 'Third']);
      await until('the run to end', ended);
      expect((await runs())[0]?.status).toBe('DONE');
    });

    it('[ENG-08] is reached when the message before it has failed or is uncertain', async () => {
      for (const [behaviour, status] of [
        ['refuse', 'FAILED'],
        ['drop', 'UNCERTAIN'],
      ] as const) {
        someone = await applicant(server, agencyId, positionId);
        sink.behave(behaviour);
        await trigger(
          'Inbox',
          'Interview',
          await workflow(mail(`${status} first`), delay(1), mail('Second')),
        );
        await move('Interview');
        await until('what became of the first', async () => (await messages())[0]?.status === status);
        sink.behave('accept');
        await until('the second', () => subjectsTo(someone).includes('Second'));
        expect(subjectsTo(someone)).toEqual(['Second']);
        await server.asOwner('delete from triggers where job_id = $1', [positionId]);
      }
    });
  });

  describe('a move to the discarded step', () => {
    const beforeDiscard = async () => {
      await trigger(
        'Inbox',
        'Interview',
        await workflow(mail('What comes next'), delay(3600), mail('Prepare')),
      );
      await automate(server, agencyId, positionId, {
        discard: await workflow(mail('Refusal'), delay(3600), mail('Survey')),
      });
      await move('Interview');
      await until('the first mail', () => subjectsTo(someone).length === 1);
      await until('the delay', async () => (await messages())[0]?.status === 'SENT');
    };
    const states = async () =>
      (await runs()).map(({ reason, status, cancelled_reason }) => [reason, status, cancelled_reason]);

    it('[ENG-36] ends the runs that earlier events started, not those of its own', async () => {
      await beforeDiscard();
      await move('Discarded');
      await until('the refusal', () => subjectsTo(someone).includes('Refusal'));
      expect(await states()).toEqual([
        ['TRIGGER', 'CANCELLED', 'OVERTAKEN'],
        ['DISCARD', 'RUNNING', null],
      ]);
    });

    it('[ENG-36] holds back what waits for the mail server', async () => {
      sink.behave('busy');
      await trigger('Inbox', 'Interview', await workflow(mail('What comes next')));
      await automate(server, agencyId, positionId, { discard: await workflow(mail('Refusal')) });
      await move('Interview');
      await until('an attempt', async () => (await messages())[0]?.failure?.includes('451'));
      await move('Discarded');
      sink.behave('accept');
      await until('the refusal', () => subjectsTo(someone).includes('Refusal'));
      const [held] = await messages();
      expect([held?.status, held?.failure]).toEqual(['CANCELLED', 'OVERTAKEN']);
      expect(subjectsTo(someone)).toEqual(['Refusal']);
    });

    it('[ENG-36] also ends what an earlier event has not started yet', async () => {
      await trigger('Inbox', 'Interview', await workflow(mail('What comes next')));
      await automate(server, agencyId, positionId, { discard: await workflow(mail('Refusal')) });
      await worker.stop();
      await move('Interview');
      await move('Discarded');
      worker = startWorker(server.deps, server.databaseUrl);
      await worker.started;
      await until('both runs', async () => (await runs()).length === 2);
      await until('the refusal', () => subjectsTo(someone).includes('Refusal'));
      await until('its run to end', ended);
      expect(await states()).toEqual(
        expect.arrayContaining([
          ['TRIGGER', 'CANCELLED', 'OVERTAKEN'],
          ['DISCARD', 'DONE', null],
        ]),
      );
      expect(subjectsTo(someone)).toEqual(['Refusal']);
    });

    it('[ENG-36] a move elsewhere ends nothing', async () => {
      await beforeDiscard();
      await trigger('Interview', 'Offer', await workflow(mail('Offer')));
      await move('Offer');
      await until('the other mail', () => subjectsTo(someone).includes('Offer'));
      expect((await states())[0]).toEqual(['TRIGGER', 'RUNNING', null]);
    });

    it('[ENG-37] that is undone lets them go on where they stood', async () => {
      await trigger('Inbox', 'Interview', await workflow(mail('What comes next'), delay(2), mail('Prepare')));
      await automate(server, agencyId, positionId, { discard: await workflow(delay(3600), mail('Refusal')) });
      await move('Interview');
      await until('the first mail', () => subjectsTo(someone).length === 1);
      await move('Discarded');
      await until('the run of the discard', async () => (await runs()).length === 2);
      expect((await undo()).status).toBe(200);
      await until('the second mail', () => subjectsTo(someone).includes('Prepare'));
      expect(subjectsTo(someone)).toEqual(['What comes next', 'Prepare']);
      await until('the first run to end', async () => (await runs())[0]?.status === 'DONE');
      expect((await states())[1]).toEqual(['DISCARD', 'CANCELLED', 'UNDONE']);
    });

    it('[ENG-37] that is undone sends what it held back', async () => {
      sink.behave('busy');
      await trigger('Inbox', 'Interview', await workflow(mail('What comes next'), mail('Prepare')));
      await move('Interview');
      await until('an attempt', async () => (await messages())[0]?.failure?.includes('451'));
      await move('Discarded');
      expect(await statuses()).toEqual(['What comes next CANCELLED']);
      sink.behave('accept');
      expect((await undo()).status).toBe(200);
      await until('both mails', () => subjectsTo(someone).length === 2);
      expect(subjectsTo(someone)).toEqual(['What comes next', 'Prepare']);
    });
  });

  describe('an application discarded by a killer question', () => {
    it('[ENG-28] [ENG-36] gets no welcome after the refusal', async () => {
      await automate(server, agencyId, positionId, {
        welcome: await workflow(mail('What comes next')),
        kq: await workflow(mail('Requirements')),
      });
      await server.inTenant(agencyId, (tx) =>
        discardForKillerQuestion(tx, {
          agencyId,
          positionId,
          applicationId: someone.applicationId,
          undoSeconds: 0,
        }),
      );
      await until('the refusal', () => subjectsTo(someone).length === 1);
      await raise(server, agencyId, {
        type: 'APPLICATION_CREATED',
        positionId,
        applicationId: someone.applicationId,
        createdAt: new Date(Date.now() - 60_000),
      });
      await until('the run of the welcome', async () => (await runs()).length === 2);
      expect((await runs()).map(({ reason, status }) => [reason, status])).toEqual([
        ['KQ_DISCARD', expect.stringMatching('RUNNING|DONE')],
        ['WELCOME', 'CANCELLED'],
      ]);
      expect(subjectsTo(someone)).toEqual(['Requirements']);
    });
  });

  describe('what a discard held back', () => {
    const heldBack = async () => {
      const id = await workflow(mail('What comes next'), delay(2), mail('Prepare {title}'));
      await trigger('Inbox', 'Interview', id);
      await move('Interview');
      await until('the first mail', () => subjectsTo(someone).length === 1);
      await move('Discarded');
      const [run] = await runs();
      return { workflowId: id, runId: run?.id ?? '' };
    };
    const open = async () =>
      (
        await server.call(getApplication, recruiter, {
          params: { id: positionId, applicationId: someone.applicationId },
        })
      ).body.data.runs;
    const resume = (id: string) => server.call(resumeRun, recruiter, { params: { id } });

    it('[ENG-38] [ENG-42] is shown with its reason and sent anyway when a recruiter says so', async () => {
      const { runId } = await heldBack();
      expect(await open()).toEqual([
        {
          id: runId,
          workflowName: 'A workflow',
          status: 'CANCELLED',
          cancelledReason: 'OVERTAKEN',
          dueAt: null,
          unsent: [{ channel: 'EMAIL', subject: 'Prepare Backend developer' }],
          isResumable: true,
          unknownAction: null,
        },
      ]);
      expect((await resume(runId)).status).toBe(200);
      await until('the second mail', () => subjectsTo(someone).includes('Prepare Backend developer'));
      await until('the run to end', ended);
      expect(await open()).toEqual([]);
      const again = await resume(runId);
      expect([again.status, again.error.code]).toEqual([409, 'RUN_NOT_RESUMABLE']);
      expect(subjectsTo(someone)).toEqual(['What comes next', 'Prepare Backend developer']);
    });

    it('[ENG-38] is not what an undone move has stopped', async () => {
      await trigger('Inbox', 'Interview', await workflow(delay(3600), mail('Never')));
      await move('Interview');
      await until('the run', async () => (await runs()).length === 1);
      await undo();
      const [run] = await runs();
      expect([run?.cancelled_reason, (await resume(run?.id ?? '')).error.code]).toEqual([
        'UNDONE',
        'RUN_NOT_RESUMABLE',
      ]);
      expect([(await runs())[0]?.status, await open()]).toEqual(['CANCELLED', []]);
    });

    it('[ENG-38] cannot be sent when its workflow is deleted', async () => {
      const { workflowId, runId } = await heldBack();
      await server.inTenant(agencyId, (tx) => deleteWorkflow(tx, agencyId, workflowId));
      expect((await open()).map(({ isResumable }) => isResumable)).toEqual([false]);
      expect((await resume(runId)).error.code).toBe('RUN_NOT_RESUMABLE');
    });
  });

  describe('a message that waits for the mail server', () => {
    const waiting = async (...actions: Parameters<typeof saveWorkflow>[2]) => {
      sink.behave('busy');
      await trigger('Inbox', 'Interview', await workflow(...actions));
      await move('Interview');
      await until('an attempt', async () => (await messages())[0]?.failure?.includes('451'));
    };

    it('[ENG-20] leaves by who is first recruiter by then, to the address of then', async () => {
      await waiting(mail('Late'));
      const colleague = await server.createUser(agencyId, 'RECRUITER');
      await connectMail(server, colleague);
      await server.asOwner(
        "update position_members set ordinal = 1 where position_id = $1 and role = 'RECRUITER'",
        [positionId],
      );
      await server.asOwner(
        "insert into position_members (agency_id, position_id, user_id, role, ordinal) values ($1, $2, $3, 'RECRUITER', 0)",
        [agencyId, positionId, colleague.userId],
      );
      const address = `new-${someone.email}`;
      await server.asOwner('update candidates set email = $1 where id = $2', [address, someone.candidateId]);
      sink.behave('accept');
      const received = await until('the mail', () =>
        sink.mails.find(({ to }) => to?.some((one) => one.address === address)),
      );
      expect([received.subject, received.from?.address]).toEqual(['Late', colleague.email]);
    });

    it('[ENG-40] holds its run a day, then has failed, and the run goes on', async () => {
      await waiting(mail('First'), mail('Second'));
      const [run] = await runs();
      await server.asOwner("update messages set due_at = due_at - interval '23 hours' where run_id = $1", [
        run?.id,
      ]);
      const look = () =>
        engineJobs['engine.advance']?.(
          { agencyId, runId: run?.id ?? '' },
          { deps: server.deps, attempt: 1, isLastAttempt: false },
        );
      await look();
      expect(await statuses()).toEqual(['First WAITING']);
      await server.asOwner("update messages set due_at = due_at - interval '2 hours' where run_id = $1", [
        run?.id,
      ]);
      await look();
      await until('the second message', async () => (await messages()).length === 2);
      const [first] = await messages();
      expect([first?.status, first?.failure]).toEqual(['FAILED', expect.stringContaining('451')]);
      sink.behave('accept');
      await until('the second mail', () => subjectsTo(someone).includes('Second'));
      expect(subjectsTo(someone)).toEqual(['Second']);
    });
  });

  describe('an action of an unknown kind', () => {
    const call = { id: 'call', type: 'PHONE_CALL', value: { minutes: 5 } };

    it('[ENG-41] holds its run before it, and nothing of the workflow is lost', async () => {
      const id = await workflow(mail('Before'));
      const stored = [mail('Before'), call, mail('After')];
      await server.asOwner('update workflows set actions = $1 where id = $2', [JSON.stringify(stored), id]);
      await trigger('Inbox', 'Interview', id);
      await move('Interview');
      await until('the first mail', () => subjectsTo(someone).length === 1);
      const shown = await until('the run before the action', async () => {
        const answer = await server.call(getApplication, recruiter, {
          params: { id: positionId, applicationId: someone.applicationId },
        });
        return answer.body.data.runs.find(({ unknownAction }) => unknownAction !== null);
      });
      expect([shown.status, shown.unknownAction, shown.unsent.map(({ subject }) => subject)]).toEqual([
        'RUNNING',
        'PHONE_CALL',
        ['After'],
      ]);
      const [run] = await server.asOwner<{ actions: unknown }>(
        'select actions from workflow_runs where application_id = $1',
        [someone.applicationId],
      );
      expect(run?.actions).toEqual(stored);
      expect(subjectsTo(someone)).toEqual(['Before']);
    });

    it('[ENG-41] is refused by its place when a workflow is saved', async () => {
      const id = await workflow(mail('Before'));
      const actions = [mail('Before'), call] as Parameters<typeof saveWorkflow>[2];
      await expect(
        server.inTenant(agencyId, (tx) => updateWorkflow(tx, agencyId, id, { name: 'New', actions })),
      ).rejects.toMatchObject({ parts: { status: 400, fields: { 'actions.1.type': 'invalid_value' } } });
    });
  });
});
