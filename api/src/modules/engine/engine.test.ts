import { after, before, beforeEach, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import type { Action } from '@cantera/shared/contracts/automation';
import { expect } from 'expect';
import pg from 'pg';
import {
  type Applied,
  applicant,
  connectMail,
  delay,
  mail,
  moveTo,
  raise,
  saveTrigger,
  saveWorkflow,
  automate as setWorkflows,
} from '../../testing/automation-data.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { insertClient, openPosition, stepNamed } from '../../testing/pipeline-data.ts';
import { type SmtpSink, startSmtpSink } from '../../testing/smtp-sink.ts';
import { storeFile } from '../../testing/stored-file.ts';
import { until } from '../../testing/until.ts';
import { startWorkerProcess } from '../../testing/worker-process.ts';
import { type RunningWorker, startWorker } from '../../worker.ts';
import { deleteTrigger, deleteWorkflow, updateWorkflow } from './index.ts';

describe('the workflow engine', () => {
  let sink: SmtpSink;
  let server: TestServer;
  let worker: RunningWorker;
  let recruiter: TestUser;
  let agencyId: string;
  let positionId: string;
  let clientId: string;
  /** The queue's tables belong to the owner. */
  let queue: pg.Pool;
  before(async () => {
    sink = await startSmtpSink();
    server = await startTestServer({ SMTP_URL: sink.url, UNDO_SECONDS: '0' });
    queue = new pg.Pool({ connectionString: server.databaseUrl, max: 1 });
    recruiter = await server.createAgency();
    agencyId = recruiter.agencyId;
    await connectMail(server, recruiter);
    worker = startWorker(server.deps, server.databaseUrl);
    await worker.started;
    clientId = await insertClient(server, agencyId, 'Fusta & Fills <S.A.>');
  });
  after(async () => {
    await worker.stop();
    await queue.end();
    await server.close();
    await sink.close();
  });
  beforeEach(async () => {
    positionId = await openPosition(server, recruiter, { title: 'Fuster/a & ebenista', clientId });
  });

  const mailsTo = (someone: Applied) =>
    sink.mails.filter((one) => one.to?.some(({ address }) => address === someone.email));
  const subjectsTo = (someone: Applied) => mailsTo(someone).map((one) => one.subject);
  const firstMail = (someone: Applied) => until('a mail', () => mailsTo(someone)[0]);
  const messages = (someone: Applied) =>
    server.inTenant(agencyId, (tx) =>
      tx
        .selectFrom('messages')
        .selectAll()
        .where('agency_id', '=', agencyId)
        .where('application_id', '=', someone.applicationId)
        .orderBy('action_index')
        .execute(),
    );
  const runs = (someone: Applied) =>
    server.inTenant(agencyId, (tx) =>
      tx
        .selectFrom('workflow_runs')
        .selectAll()
        .where('agency_id', '=', agencyId)
        .where('application_id', '=', someone.applicationId)
        .execute(),
    );
  /** Every job that is due has been done. */
  const idle = () =>
    until('an idle queue', async () => {
      const { rows } = await queue.query<{ n: number }>(
        'select count(*)::int as n from graphile_worker.jobs where run_at <= $1',
        [new Date()],
      );
      return rows[0]?.n === 0;
    });
  const automate = (values: Parameters<typeof setWorkflows>[3]) =>
    setWorkflows(server, agencyId, positionId, values);
  const workflow = (...actions: Action[]) => saveWorkflow(server, agencyId, actions);
  const trigger = (from: string, to: string, workflowIds: string[], of = positionId) =>
    saveTrigger(server, agencyId, { positionId: of, from, to, workflowIds });
  const welcome = async (someone: Applied) =>
    raise(server, agencyId, {
      type: 'APPLICATION_CREATED',
      positionId,
      applicationId: someone.applicationId,
    });
  const reason = () =>
    server.inTenant(agencyId, async (tx) => {
      const row = await tx
        .selectFrom('rejection_reasons')
        .select('id')
        .where('agency_id', '=', agencyId)
        .where('system_key', 'is', null)
        .executeTakeFirstOrThrow();
      return row.id;
    });

  it('[ENG-04] [ENG-06] [TRG-02] [TRG-03] runs every workflow of a trigger whose position and steps match the move', async () => {
    const someone = await applicant(server, agencyId, positionId);
    await trigger('Inbox', 'Interview', [await workflow(mail('one')), await workflow(mail('two'))]);
    await moveTo(server, recruiter, positionId, [someone.applicationId], 'Interview');
    await until('both mails', () => mailsTo(someone).length === 2);
    expect(subjectsTo(someone).toSorted()).toEqual(['one', 'two']);
  });

  it('[ENG-05] [ENG-07] runs nothing for another position, another from-step, another to-step or a deleted trigger', async () => {
    const other = await openPosition(server, recruiter, { clientId });
    await trigger('Inbox', 'Interview', [await workflow(mail('other position'))], other);
    await trigger('Screening', 'Interview', [await workflow(mail('other from'))]);
    await trigger('Inbox', 'Offer', [await workflow(mail('other to'))]);
    const deleted = await trigger('Inbox', 'Interview', [await workflow(mail('deleted'))]);
    await trigger('Interview', 'Offer', [await workflow(mail('later'))]);
    await server.inTenant(agencyId, (tx) => deleteTrigger(tx, agencyId, deleted));
    const someone = await applicant(server, agencyId, positionId);
    await moveTo(server, recruiter, positionId, [someone.applicationId], 'Interview');
    await moveTo(server, recruiter, positionId, [someone.applicationId], 'Offer');
    await firstMail(someone);
    expect((await runs(someone)).length).toBe(1);
    expect(subjectsTo(someone)).toEqual(['later']);
  });

  it('[ENG-01] [ENG-02] runs once for each of several applications moved together', async () => {
    const people = await Promise.all([1, 2, 3].map(() => applicant(server, agencyId, positionId)));
    await trigger('Inbox', 'Screening', [await workflow(mail('moved'))]);
    const ids = people.map((someone) => someone.applicationId);
    await moveTo(server, recruiter, positionId, ids, 'Screening');
    await until('three mails', () => people.every((someone) => mailsTo(someone).length > 0));
    for (const someone of people) {
      await until('the end of the run', async () =>
        (await runs(someone)).every((run) => run.status === 'DONE'),
      );
      expect([await runs(someone), await messages(someone), mailsTo(someone)]).toMatchObject([
        [{ status: 'DONE' }],
        [{ subject: 'moved' }],
        [{ subject: 'moved' }],
      ]);
    }
  });

  it('[ENG-08] [ENG-09] [ENG-10] carries actions out in order, the ones after two delays later by their sum', async () => {
    const someone = await applicant(server, agencyId, positionId);
    await automate({
      welcome: await workflow(mail('first'), mail('second'), delay(1), delay(1), mail('third')),
    });
    await welcome(someone);
    await until('three mails', () => mailsTo(someone).length === 3);
    const [first, second, third] = await messages(someone);
    expect([first?.subject, second?.subject, third?.subject]).toEqual(['first', 'second', 'third']);
    const waited = Date.parse(third?.created_at ?? '') - Date.parse(second?.created_at ?? '');
    expect(Date.parse(second?.created_at ?? '') - Date.parse(first?.created_at ?? '')).toBeLessThan(waited);
    expect(waited).toBeGreaterThanOrEqual(2000);
    await until('the run to end', async () => (await runs(someone))[0]?.status === 'DONE');
  });

  it('[ENG-12] [ENG-13] [ENG-19] sends one mail from the first recruiter with the subject and the formatted text', async () => {
    const someone = await applicant(server, agencyId, positionId);
    await automate({ welcome: await workflow(mail('Welcome', '<p>Come <strong>in</strong></p>')) });
    await welcome(someone);
    const received = await firstMail(someone);
    expect(received.subject).toBe('Welcome');
    expect(received.html).toContain('<p>Come <strong>in</strong></p>');
    expect(received.text).toContain('Come in');
    expect(received.from).toEqual({ name: 'Núria Castellví', address: recruiter.email });
    expect(received.replyTo?.map(({ address }) => address)).toEqual([recruiter.email]);
    await idle();
    expect(mailsTo(someone).length).toBe(1);
  });

  it('[ENG-14] attaches the files', async () => {
    const content = Buffer.from('%PDF-1.4 demo');
    const file = await server.inTenant(agencyId, (tx) =>
      storeFile(tx, server.deps.files, agencyId, {
        access: 'private',
        bytes: content,
        contentType: 'application/pdf',
        name: 'Condicions – 2026.pdf',
        createdBy: null,
      }),
    );
    const someone = await applicant(server, agencyId, positionId);
    await automate({ welcome: await workflow(mail('With a file', '<p>See</p>', [file.id])) });
    await welcome(someone);
    const [attachment] = (await firstMail(someone)).attachments;
    expect(attachment?.filename).toBe('Condicions – 2026.pdf');
    expect(Buffer.from(attachment?.content as ArrayBuffer).equals(content)).toBe(true);
  });

  it('[ENG-15] [ENG-16] [ENG-17] [CONST-114] fills the variables as text, in the subject and in the message', async () => {
    const someone = await applicant(server, agencyId, positionId, {
      first_name: 'Zoë <b>',
      last_name: 'O\'Hara & "Co"',
    });
    const text = '<p>{firstName} {lastName}: {title}, {company}</p>';
    await automate({ welcome: await workflow(mail('{title} for {firstName} at {company}', text)) });
    await welcome(someone);
    const received = await firstMail(someone);
    expect(received.subject).toBe('Fuster/a & ebenista for Zoë <b> at Fusta & Fills <S.A.>');
    expect(received.html).toContain(
      `<p>Zoë &lt;b&gt; O'Hara &amp; "Co": Fuster/a &amp; ebenista, Fusta &amp; Fills &lt;S.A.&gt;</p>`,
    );
  });

  it('[ENG-18] writes nothing for a variable without value', async () => {
    await server.inTenant(agencyId, (tx) =>
      tx
        .updateTable('positions')
        .set({ client_id: null })
        .where('agency_id', '=', agencyId)
        .where('id', '=', positionId)
        .execute(),
    );
    const someone = await applicant(server, agencyId, positionId, { first_name: 'Ona', last_name: '' });
    await automate({ welcome: await workflow(mail('At {company}.', '<p>[{lastName}][{company}]</p>')) });
    await welcome(someone);
    const received = await firstMail(someone);
    expect([received.subject, received.html?.trim()]).toEqual(['At .', '<p>[][]</p>']);
  });

  it('[ENG-20] is sent by who is first recruiter when the delay is over', async () => {
    const colleague = await server.createUser(agencyId, 'RECRUITER');
    await connectMail(server, colleague);
    const someone = await applicant(server, agencyId, positionId);
    await automate({ welcome: await workflow(delay(2), mail('Later')) });
    await welcome(someone);
    await until('a waiting run', async () => (await runs(someone))[0]?.next_action === 1);
    await server.inTenant(agencyId, async (tx) => {
      const members = tx.updateTable('position_members').where('agency_id', '=', agencyId);
      await members.set({ ordinal: 1 }).where('position_id', '=', positionId).execute();
      await tx
        .insertInto('position_members')
        .values({
          agency_id: agencyId,
          position_id: positionId,
          user_id: colleague.userId,
          role: 'RECRUITER',
          ordinal: 0,
        })
        .execute();
    });
    expect((await firstMail(someone)).from?.address).toBe(colleague.email);
  });

  it('[ENG-21] [ENG-22] records that a sender has no channel or a candidate no address, and goes on', async () => {
    const without = await server.createUser(agencyId, 'RECRUITER');
    const theirs = await openPosition(server, without, { clientId });
    const nobody = await applicant(server, agencyId, positionId, { withoutEmail: true });
    const someone = await applicant(server, agencyId, theirs);
    const actions = [mail('one'), { ...mail('two') }];
    const workflowId = await workflow(...actions);
    await automate({ welcome: workflowId });
    await welcome(nobody);
    positionId = theirs;
    await automate({ welcome: workflowId });
    await welcome(someone);
    await until(
      'both runs to end',
      async () =>
        [...(await runs(nobody)), ...(await runs(someone))].filter((run) => run.status === 'DONE').length ===
        2,
    );
    const states = (list: Awaited<ReturnType<typeof messages>>) =>
      list.map(({ subject, status, failure }) => [subject, status, failure]);
    expect(states(await messages(nobody))).toEqual([
      ['one', 'FAILED', 'NO_ADDRESS'],
      ['two', 'FAILED', 'NO_ADDRESS'],
    ]);
    expect(states(await messages(someone))).toEqual([
      ['one', 'FAILED', 'NO_CHANNEL'],
      ['two', 'FAILED', 'NO_CHANNEL'],
    ]);
    expect([...mailsTo(someone), ...mailsTo(nobody)]).toEqual([]);
  });

  it('[ENG-26] welcomes an application once, however often the event is dispatched', async () => {
    const someone = await applicant(server, agencyId, positionId);
    await automate({ welcome: await workflow(mail('Welcome')) });
    await Promise.all([welcome(someone), welcome(someone), welcome(someone)]);
    await firstMail(someone);
    await welcome(someone);
    await idle();
    expect(subjectsTo(someone)).toEqual(['Welcome']);
  });

  it('[ENG-27] [ENG-28] writes the discard mail for a person’s discard and only the other for a killer question’s', async () => {
    await automate({
      discard: await workflow(mail('discarded')),
      kq: await workflow(mail('requirements')),
    });
    const byHand = await applicant(server, agencyId, positionId);
    const byQuestion = await applicant(server, agencyId, positionId);
    await moveTo(server, recruiter, positionId, [byHand.applicationId], 'Discarded', await reason());
    await raise(server, agencyId, {
      type: 'APPLICATION_DISCARDED_BY_QUESTION',
      positionId,
      applicationId: byQuestion.applicationId,
      fromStepId: await stepNamed(server, agencyId, positionId, 'Inbox'),
      toStepId: await stepNamed(server, agencyId, positionId, 'Discarded'),
    });
    await Promise.all([firstMail(byHand), firstMail(byQuestion)]);
    await idle();
    expect([subjectsTo(byHand), subjectsTo(byQuestion)]).toEqual([['discarded'], ['requirements']]);
  });

  it('[ENG-29] runs no workflow by itself', async () => {
    await workflow(mail('never'));
    const someone = await applicant(server, agencyId, positionId);
    await welcome(someone);
    await moveTo(server, recruiter, positionId, [someone.applicationId], 'Offer');
    await idle();
    expect([await runs(someone), await messages(someone)]).toEqual([[], []]);
  });

  it('[ENG-30] cancels the waiting runs of a deleted workflow and runs it no more', async () => {
    const id = await workflow(mail('before'), delay(1), mail('after'));
    await automate({ welcome: id });
    const [early, late] = [
      await applicant(server, agencyId, positionId),
      await applicant(server, agencyId, positionId),
    ];
    await welcome(early);
    await firstMail(early);
    await server.inTenant(agencyId, (tx) => deleteWorkflow(tx, agencyId, id));
    await welcome(late);
    await wait(2_500);
    expect((await runs(early)).map((run) => run.status)).toEqual(['CANCELLED']);
    expect([subjectsTo(early), subjectsTo(late)]).toEqual([['before'], []]);
  });

  it('[ENG-31] goes on with the actions that a run started with when its workflow is edited', async () => {
    const id = await workflow(mail('first'), delay(1), mail('as it was'));
    await automate({ welcome: id });
    const someone = await applicant(server, agencyId, positionId);
    await welcome(someone);
    await firstMail(someone);
    await server.inTenant(agencyId, (tx) =>
      updateWorkflow(tx, agencyId, id, { name: 'Edited', actions: [mail('new first'), mail('new second')] }),
    );
    await until('the second mail', () => mailsTo(someone).length === 2);
    expect(subjectsTo(someone)).toEqual(['first', 'as it was']);
  });

  it('[ENG-11] keeps a run waiting over kill -9 and goes on when its day is over', async () => {
    const day = 86_400;
    const id = await workflow(mail('today'), delay(day), mail('tomorrow'));
    await automate({ welcome: id });
    const someone = await applicant(server, agencyId, positionId);
    await worker.stop();
    const first = await startWorkerProcess(server);
    await welcome(someone);
    await firstMail(someone);
    await until('the waiting run', async () => (await runs(someone))[0]?.next_action === 2);
    await first.kill();
    const early = await startWorkerProcess(server, { CLOCK_OFFSET_MS: String((day - 60) * 1000) });
    await wait(2_500);
    expect(subjectsTo(someone)).toEqual(['today']);
    expect(await early.end()).toBe(0);
    const due = await startWorkerProcess(server, { CLOCK_OFFSET_MS: String((day + 60) * 1000) });
    await until('the second mail', () => mailsTo(someone).length === 2);
    await due.end();
    expect(subjectsTo(someone)).toEqual(['today', 'tomorrow']);
    worker = startWorker(server.deps, server.databaseUrl);
    await worker.started;
  });
});
