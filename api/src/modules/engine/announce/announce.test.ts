import { after, before, beforeEach, describe, it } from 'node:test';
import { addCandidates, previewWelcome } from '@cantera/shared/contracts/applications';
import type { Action } from '@cantera/shared/contracts/automation';
import {
  listReasons,
  moveApplications,
  previewMove,
  undoMove,
  withholdMessages,
} from '@cantera/shared/contracts/pipeline';
import { expect } from 'expect';
import { newId } from '../../../ids.ts';
import {
  type Applied,
  applicant,
  connectMail,
  delay,
  mail,
  saveWorkflow,
} from '../../../testing/automation-data.ts';
import { jobsOfEvent } from '../../../testing/event-jobs.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../testing/harness.ts';
import { insertCandidate, openPosition, stepNamed } from '../../../testing/pipeline-data.ts';
import { type SmtpSink, startSmtpSink } from '../../../testing/smtp-sink.ts';
import { until } from '../../../testing/until.ts';
import { type RunningWorker, startWorker } from '../../../worker.ts';
import { dispatch } from '../dispatch/dispatch.service.ts';
import { createTrigger } from '../index.ts';

/** Long enough that nothing leaves while a test looks. */
const UNDO_SECONDS = 600;

describe('what the process sends, said before it leaves', () => {
  let sink: SmtpSink;
  let server: TestServer;
  let worker: RunningWorker;
  let recruiter: TestUser;
  let agencyId: string;
  let positionId: string;
  let person: Applied;
  before(async () => {
    sink = await startSmtpSink();
    server = await startTestServer({ SMTP_URL: sink.url, UNDO_SECONDS: String(UNDO_SECONDS) });
    recruiter = await server.createAgency();
    agencyId = recruiter.agencyId;
    await connectMail(server, recruiter);
    worker = startWorker(server.deps, server.databaseUrl);
    await worker.started;
  });
  after(async () => {
    await worker.stop();
    await server.close();
    await sink.close();
  });
  beforeEach(async () => {
    positionId = await openPosition(server, recruiter);
    person = await applicant(server, agencyId, positionId, { first_name: 'Núria', last_name: 'Vidal <i>' });
  });

  const step = (name: string) => stepNamed(server, agencyId, positionId, name);
  const setWorkflow = async (name: 'welcome_workflow_id' | 'discard_workflow_id', actions: Action[]) => {
    const id = await saveWorkflow(server, agencyId, actions);
    await server.inTenant(agencyId, (tx) =>
      tx
        .updateTable('positions')
        .set({ [name]: id })
        .where('agency_id', '=', agencyId)
        .where('id', '=', positionId)
        .execute(),
    );
  };
  const setTrigger = async (to: string, actions: Action[]) => {
    const workflowId = await saveWorkflow(server, agencyId, actions);
    const [fromStepId, toStepId] = [await step('Inbox'), await step(to)];
    await server.inTenant(agencyId, (tx) =>
      createTrigger(tx, agencyId, { positionId, fromStepId, toStepId, workflowIds: [workflowId] }),
    );
  };
  const change = (values: { last_name?: string; email?: string | null; gdpr_status?: 'REJECTED' }) =>
    server.inTenant(agencyId, (tx) =>
      tx
        .updateTable('candidates')
        .set(values)
        .where('agency_id', '=', agencyId)
        .where('id', '=', person.candidateId)
        .execute(),
    );
  const preview = async (to: string, ids = [person.applicationId], user = recruiter) =>
    server.call(previewMove, user, {
      params: { id: positionId },
      body: { stepId: await step(to), applicationIds: ids },
    });
  const move = async (to: string, more: { sendMessages?: boolean; rejectedReasonId?: string } = {}) =>
    server.call(moveApplications, recruiter, {
      params: { id: positionId },
      body: { stepId: await step(to), applicationIds: [person.applicationId], ...more },
    });
  const withhold = (version: number, id = person.applicationId) =>
    server.call(withholdMessages, recruiter, {
      params: { id: positionId },
      body: { applicationIds: [id], versions: [version] },
    });
  const reasonId = async () =>
    (await server.call(listReasons, recruiter, { query: { type: 'APP_REJECTION' } })).body.items[0]?.id ?? '';
  const events = (applicationId = person.applicationId) =>
    server.inTenant(agencyId, (tx) =>
      tx
        .selectFrom('domain_events')
        .select(['id', 'withheld_at'])
        .where('agency_id', '=', agencyId)
        .where('application_id', '=', applicationId)
        .execute(),
    );
  const stepOf = () =>
    server.inTenant(agencyId, (tx) =>
      tx
        .selectFrom('applications as a')
        .innerJoin('steps as s', (on) =>
          on.onRef('s.agency_id', '=', 'a.agency_id').onRef('s.id', '=', 'a.step_id'),
        )
        .select('s.name')
        .where('a.agency_id', '=', agencyId)
        .where('a.id', '=', person.applicationId)
        .executeTakeFirst(),
    );
  /** Has the engine hear of the events before the time for undo is over. */
  const dispatchNow = async (applicationId = person.applicationId) => {
    for (const { id: eventId } of await events(applicationId))
      await dispatch({ agencyId, eventId }, { deps: server.deps, attempt: 1, isLastAttempt: false });
  };
  const runs = async (applicationId = person.applicationId) =>
    server.inTenant(agencyId, (tx) =>
      tx
        .selectFrom('workflow_runs')
        .select(['reason', 'status'])
        .where('agency_id', '=', agencyId)
        .where('application_id', '=', applicationId)
        .execute(),
    );

  it('[MOVE-34] [API-149] a preview fills the first message of the trigger and of the discard workflow', async () => {
    await setTrigger('Discarded', [
      delay(60),
      mail('About {title}', '<p>Dear {firstName} {lastName}</p>'),
      mail('Later'),
    ]);
    await setWorkflow('discard_workflow_id', [mail('Thank you, {firstName}')]);
    const answer = await preview('Discarded');
    expect(answer.status).toBe(200);
    const { count, problemCount, unsendSeconds, items } = answer.body.data;
    expect({ count, problemCount, unsendSeconds }).toEqual({
      count: 2,
      problemCount: 0,
      unsendSeconds: UNDO_SECONDS,
    });
    const [first, second] = items;
    expect(first).toMatchObject({
      applicationId: person.applicationId,
      candidateName: 'Núria Vidal <i>',
      reason: 'TRIGGER',
      channel: 'EMAIL',
      to: person.email,
      leavesInSeconds: UNDO_SECONDS + 60,
      problem: null,
    });
    expect(first?.subject).toMatch(/^About /);
    expect(first?.subject).not.toContain('{');
    expect(first?.html).toBe('<p>Dear Núria Vidal &lt;i&gt;</p>');
    expect(first?.from?.address).toBe(recruiter.email);
    expect(second).toMatchObject({ reason: 'DISCARD', subject: 'Thank you, Núria' });
    expect(await events()).toEqual([]);
    expect((await preview('Interview')).body.data).toMatchObject({ count: 0, items: [] });
  });

  it('a value in the place of an address makes no link that runs', async () => {
    await setWorkflow('discard_workflow_id', [
      mail('Hi', '<p><a href="{lastName}">Yours</a> <a href="https://a.example/{firstName}">Hers</a></p>'),
    ]);
    await change({ last_name: 'javascript:alert(1)' });
    const [sent] = (await preview('Discarded')).body.data.items;
    expect(sent?.html).toMatch(
      /^<p><a rel="[a-z ]+" target="_blank">Yours<\/a> <a href="https:\/\/a\.example\/N/,
    );
    expect(sent?.html).not.toContain('javascript');
  });

  it('[MOVE-34] [ENG-43] names why a message cannot be sent, and counts those that can', async () => {
    await setWorkflow('discard_workflow_id', [mail('Thank you')]);
    const other = await applicant(server, agencyId, positionId);
    const both = [person.applicationId, other.applicationId];
    await change({ gdpr_status: 'REJECTED' });
    const refused = (await preview('Discarded', both)).body.data;
    expect([refused.count, refused.problemCount]).toEqual([1, 1]);
    expect(refused.items.map(({ problem }) => problem)).toEqual([null, 'CONSENT_REFUSED']);
    await change({ email: null });
    expect((await preview('Discarded')).body.data.items[0]?.problem).toBe('NO_ADDRESS');
    await server.inTenant(agencyId, (tx) =>
      tx.deleteFrom('position_members').where('position_id', '=', positionId).execute(),
    );
    expect((await preview('Discarded', both)).body.data).toMatchObject({ count: 0, problemCount: 2 });
    expect((await preview('Discarded')).body.data.items[0]?.problem).toBe('NO_CHANNEL');
  });

  it('[MOVE-34] a hiring manager learns who and when, not the text; an application of elsewhere is refused', async () => {
    const manager = await server.createUser(agencyId, 'HIRING_MANAGER');
    await server.inTenant(agencyId, (tx) =>
      tx
        .insertInto('position_members')
        .values({
          agency_id: agencyId,
          position_id: positionId,
          user_id: manager.userId,
          role: 'HIRING_MANAGER',
          ordinal: 0,
        })
        .execute(),
    );
    await setWorkflow('discard_workflow_id', [mail('Thank you')]);
    const [told] = (await preview('Discarded', [person.applicationId], manager)).body.data.items;
    expect(told).toMatchObject({
      candidateName: 'Núria Vidal <i>',
      leavesInSeconds: UNDO_SECONDS,
      html: null,
    });
    const elsewhere = await openPosition(server, recruiter);
    const stranger = await applicant(server, agencyId, elsewhere);
    const refused = await preview('Discarded', [stranger.applicationId]);
    expect([refused.status, refused.error.fields]).toEqual([400, { application_ids: 'not_found' }]);
  });

  it('[MOVE-35] [API-150] a move says what it sends; withheld, it stays where it is and nothing leaves, asked twice too', async () => {
    await setWorkflow('discard_workflow_id', [mail('Thank you')]);
    const moved = (await move('Discarded', { rejectedReasonId: await reasonId() })).body.data;
    expect(moved.announced).toMatchObject({ count: 1, items: [{ subject: 'Thank you', to: person.email }] });
    const version = moved.applications[0]?.version ?? 0;
    const [event] = await events();
    expect(await jobsOfEvent(server, event?.id)).toHaveLength(1);
    for (const _ of [1, 2]) {
      const answer = await withhold(version);
      expect(answer.status).toBe(200);
      expect(answer.body.data).toEqual({ withheldMessages: 0, sentMessages: [] });
    }
    expect(await stepOf()).toEqual({ name: 'Discarded' });
    expect(await jobsOfEvent(server, event?.id)).toHaveLength(0);
    const stale = await withhold(version + 1);
    expect([stale.status, stale.error.code]).toEqual([409, 'APPLICATION_MOVED']);
    const undone = await server.call(undoMove, recruiter, {
      params: { id: positionId },
      body: { applicationIds: [person.applicationId], versions: [version] },
    });
    expect(undone.status).toBe(200);
    expect(await stepOf()).toEqual({ name: 'Inbox' });
  });

  it('[MOVE-35] what has left is named, and what waits behind a delay does not follow', async () => {
    await setWorkflow('discard_workflow_id', [mail('Out at once'), delay(3600), mail('Never')]);
    const moved = (await move('Discarded', { rejectedReasonId: await reasonId() })).body.data;
    await dispatchNow();
    await until('the mail', () =>
      sink.mails.some(({ to }) => to?.some(({ address }) => address === person.email)),
    );
    const version = moved.applications[0]?.version ?? 0;
    await until('its outcome', async () => (await withhold(version)).body.data.sentMessages.length === 1);
    const { sentMessages } = (await withhold(version)).body.data;
    expect(sentMessages).toEqual([{ subject: 'Out at once', sentAt: expect.any(String) }]);
    expect(await runs()).toEqual([{ reason: 'DISCARD', status: 'CANCELLED' }]);
  });

  it('[MOVE-36] a move that is to send nothing starts nothing, however the engine hears of it', async () => {
    await setWorkflow('discard_workflow_id', [mail('Thank you')]);
    const moved = await move('Discarded', { rejectedReasonId: await reasonId(), sendMessages: false });
    expect(moved.body.data.announced).toMatchObject({ count: 0, items: [] });
    const [event] = await events();
    expect(event?.withheld_at).toEqual(expect.any(String));
    expect(await jobsOfEvent(server, event?.id)).toHaveLength(0);
    await dispatchNow();
    expect(await runs()).toEqual([]);
    expect(await stepOf()).toEqual({ name: 'Discarded' });
  });

  describe('adding people of the database', () => {
    let candidateId: string;
    let email: string;
    beforeEach(async () => {
      await setWorkflow('welcome_workflow_id', [mail('Welcome, {firstName}')]);
      email = `${newId()}@example.test`;
      candidateId = await insertCandidate(server, agencyId, {
        first_name: 'Biel',
        email,
      });
    });
    const add = async (sendWelcome?: boolean) =>
      server.call(addCandidates, recruiter, {
        params: { id: positionId },
        body: { candidateIds: [candidateId], ...(sendWelcome === undefined ? {} : { sendWelcome }) },
      });

    it('[ASSIGN-22] [API-62] without the welcome nothing starts', async () => {
      const { added, applications, announced } = (await add(false)).body.data;
      expect(added).toBe(1);
      expect(announced).toMatchObject({ count: 0, items: [] });
      const id = applications[0]?.id ?? '';
      await dispatchNow(id);
      expect(await runs(id)).toEqual([]);
      expect(await events(id)).toEqual([{ id: expect.any(String), withheld_at: expect.any(String) }]);
    });

    it('[ASSIGN-22] with the welcome it is announced, waits for the time of undo and can be withheld', async () => {
      const { applications, announced } = (await add(true)).body.data;
      expect(announced).toMatchObject({
        count: 1,
        items: [{ reason: 'WELCOME', subject: 'Welcome, Biel', leavesInSeconds: UNDO_SECONDS }],
      });
      const [application] = applications;
      const [event] = await events(application?.id);
      const [job] = await jobsOfEvent(server, event?.id);
      expect((job?.runAt.getTime() ?? 0) - Date.now()).toBeGreaterThan((UNDO_SECONDS - 60) * 1000);
      expect((await withhold(application?.version ?? 0, application?.id)).status).toBe(200);
      await dispatchNow(application?.id);
      expect(await runs(application?.id)).toEqual([]);
    });

    it('[ASSIGN-22] [ENG-26] left out, the welcome workflow runs as for one who applied', async () => {
      const { applications } = (await add()).body.data;
      const id = applications[0]?.id ?? '';
      await until('a run', async () => (await runs(id)).length === 1);
      expect((await runs(id))[0]?.reason).toBe('WELCOME');
    });

    it('[ASSIGN-23] [API-151] the preview names the welcome and who was never asked for consent', async () => {
      const answer = await server.call(previewWelcome, recruiter, {
        params: { id: positionId },
        body: { candidateIds: [candidateId] },
      });
      expect(answer.body.data).toMatchObject({
        count: 1,
        items: [{ subject: 'Welcome, Biel', applicationId: null, to: email }],
        neverAsked: [{ candidateId, name: expect.stringMatching(/^Biel /) }],
      });
    });
  });
});
