import { after, before, beforeEach, describe, it } from 'node:test';
import type { Action } from '@cantera/shared/contracts/automation';
import { MAX_ELEMENTS } from '@cantera/shared/contracts/rich-text-limits';
import { type SimulationInput, simulate, type TimelineEntry } from '@cantera/shared/contracts/simulations';
import { updateMe } from '@cantera/shared/contracts/users';
import { createWorkflow } from '@cantera/shared/contracts/workflows';
import { expect } from 'expect';
import { newId } from '../../../ids.ts';
import {
  type Applied,
  applicant,
  automate,
  connectMail,
  delay,
  mail,
  saveTrigger,
  saveWorkflow,
} from '../../../testing/automation-data.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../testing/harness.ts';
import { insertClient, openPosition, stepNamed } from '../../../testing/pipeline-data.ts';
import { storeFile } from '../../../testing/stored-file.ts';

const START = '2027-03-01T09:00:00.000Z';
const after_ = (seconds: number): string => new Date(Date.parse(START) + seconds * 1000).toISOString();
const whatsapp = (message = '<p>Congratulations!</p>'): Action => ({
  id: newId(),
  type: 'AUTOMATIC_MESSAGE',
  value: { channels: ['WHATSAPP'], message },
});

describe('a simulation', () => {
  let server: TestServer;
  let recruiter: TestUser;
  let stranger: TestUser;
  let agencyId: string;
  let positionId: string;
  let ada: Applied;
  before(async () => {
    server = await startTestServer({ UNDO_SECONDS: '10' });
    agencyId = (await server.createAgency()).agencyId;
    recruiter = await server.createUser(agencyId, 'RECRUITER');
    stranger = await server.createAgency();
    await connectMail(server, recruiter);
  });
  after(() => server.close());
  beforeEach(async () => {
    const clientId = await insertClient(server, agencyId, 'Forn <Vell>');
    positionId = await openPosition(server, recruiter, { title: 'Baker', clientId });
    ada = await applicant(server, agencyId, positionId, { first_name: 'Ada', last_name: 'Soler' });
  });
  const step = (name: string) => stepNamed(server, agencyId, positionId, name);
  const run = (body: SimulationInput, user = recruiter) =>
    server.call(simulate, user, { body: { startAt: START, ...body } });
  const simulated = async (body: SimulationInput) => {
    const { status, body: answer, wire } = await run(body);
    expect([status, wire]).toEqual([200, wire]);
    return answer.data;
  };
  const onAda = (actions: Action[], more: Partial<SimulationInput> = {}) =>
    simulated({ actions, applicationId: ada.applicationId, ...more });
  const brief = (timeline: readonly TimelineEntry[]) =>
    timeline.map(({ kind, at, subject, problem, cancelledReason }) => [
      kind,
      (Date.parse(at) - Date.parse(START)) / 1000,
      ...(kind === 'MESSAGE' || kind === 'STOPPED' ? [subject, problem ?? cancelledReason] : []),
    ]);
  const workflow = (...actions: Action[]) => saveWorkflow(server, agencyId, actions);
  const move = async (name: string, seconds: number) => ({
    kind: 'MOVE' as const,
    at: after_(seconds),
    stepId: await step(name),
  });

  it('[API-157] fills the messages in as they would arrive, in time', async () => {
    const { timeline, candidate, counts, emptyVariables } = await onAda([
      mail('For {firstName}: {title}', '<p onclick="x()">Dear {firstName} {lastName} of {company}</p>'),
      delay(3600),
      delay(60),
      mail('Later'),
    ]);
    expect(candidate).toEqual({ id: ada.candidateId, name: 'Ada Soler', positionTitle: 'Baker' });
    expect(brief(timeline)).toEqual([
      ['MESSAGE', 0, 'For Ada: Baker', null],
      ['DELAY', 0],
      ['DELAY', 3600],
      ['MESSAGE', 3660, 'Later', null],
      ['END', 3660],
    ]);
    expect(timeline[0]).toMatchObject({
      channel: 'EMAIL',
      from: { name: 'Núria Castellví', address: recruiter.email },
      to: ada.email,
      html: '<p>Dear Ada Soler of Forn &lt;Vell&gt;</p>',
      actionIndex: 0,
      workflowId: null,
      emptyVariables: [],
    });
    expect(timeline[1]).toMatchObject({ until: after_(3600), actionIndex: 1 });
    expect([counts, emptyVariables]).toEqual([
      { messages: 2, problems: 0, firstAt: START, lastAt: after_(3660) },
      [],
    ]);
  });

  it('names variables that are empty, and channels and addresses that are missing', async () => {
    const nobody = await applicant(server, agencyId, positionId, { first_name: 'Ben', withoutEmail: true });
    await server.asOwner("update candidates set last_name = '' where id = $1", [nobody.candidateId]);
    const { timeline, counts, emptyVariables } = await simulated({
      actions: [mail('Hello {lastName}'), whatsapp()],
      applicationId: nobody.applicationId,
    });
    expect(brief(timeline)).toEqual([
      ['MESSAGE', 0, 'Hello', 'NO_ADDRESS'],
      ['MESSAGE', 0, '', 'NO_CHANNEL'],
      ['END', 0],
    ]);
    expect([timeline[0]?.emptyVariables, emptyVariables]).toEqual([['lastName'], ['lastName']]);
    expect(counts).toEqual({ messages: 0, problems: 2, firstAt: null, lastAt: null });
  });

  it('says which files are gone; a message without its file does not leave', async () => {
    const file = { access: 'private', bytes: Buffer.from('%PDF'), contentType: 'application/pdf' } as const;
    const { id } = await server.inTenant(agencyId, (tx) =>
      storeFile(tx, server.deps.files, agencyId, { ...file, name: 'offer.pdf', createdBy: null }),
    );
    const theirs = await server.inTenant(stranger.agencyId, (tx) =>
      storeFile(tx, server.deps.files, stranger.agencyId, { ...file, name: 'secret.pdf', createdBy: null }),
    );
    const { timeline, counts } = await onAda([
      mail('A', '<p>A</p>', [id]),
      mail('B', '<p>B</p>', [id, theirs.id]),
    ]);
    expect(timeline.map(({ attachments }) => attachments)).toEqual([
      [{ id, name: 'offer.pdf', isGone: false }],
      [
        { id, name: 'offer.pdf', isGone: false },
        { id: theirs.id, name: '', isGone: true },
      ],
      [],
    ]);
    expect([counts.messages, counts.problems]).toEqual([1, 1]);
  });

  it('says that a wait ends at night', async () => {
    const notes = async (seconds: number) => (await onAda([delay(seconds)])).timeline[0]?.notes;
    // 9:00 in UTC is 10:00 in Madrid in winter.
    expect(await notes(12 * 3600 - 1)).toEqual([]);
    expect(await notes(12 * 3600)).toEqual(['ENDS_AT_NIGHT']);
    expect(await notes(21 * 3600 - 1)).toEqual(['ENDS_AT_NIGHT']);
    expect(await notes(21 * 3600)).toEqual([]);
  });

  it('says so by the clock of the agency', async () => {
    const change = (timeZone: string) =>
      server.asOwner('update agencies set time_zone = $2 where id = $1', [agencyId, timeZone]);
    const notes = async (seconds: number) => (await onAda([delay(seconds)])).timeline[0]?.notes;
    try {
      // 21:00 in UTC is 22:00 in Madrid, 18:00 in Santiago and 21:00 on the Canary Islands.
      await change('America/Santiago');
      expect(await notes(12 * 3600)).toEqual([]);
      await change('Atlantic/Canary');
      expect(await notes(12 * 3600)).toEqual([]);
      expect(await notes(13 * 3600)).toEqual(['ENDS_AT_NIGHT']);
    } finally {
      await change('Europe/Madrid');
    }
  });

  it('stands before an action of another version', async () => {
    const workflowId = await workflow(mail('First'), mail('Last'));
    const call = { id: 'c', type: 'CALL', value: {} };
    await server.asOwner(
      "update workflows set actions = jsonb_insert(actions, '{1}', $2::jsonb) where id = $1",
      [workflowId, JSON.stringify(call)],
    );
    const { timeline } = await simulated({ workflowId, applicationId: ada.applicationId });
    expect(timeline.map(({ kind, actionIndex, workflowName }) => [kind, actionIndex, workflowName])).toEqual([
      ['MESSAGE', 0, 'A workflow'],
      ['UNKNOWN', 1, 'A workflow'],
    ]);
  });

  it('has a sample person in the caller’s language, to whom the caller writes', async () => {
    const sample = async (lang: 'en' | 'es' | 'ca') => {
      expect((await server.call(updateMe, recruiter, { body: { lang } })).status).toBe(200);
      return simulated({ actions: [mail('{firstName} {lastName}, {title}, {company}')] });
    };
    const { candidate, timeline } = await sample('ca');
    expect(candidate).toEqual({ id: null, name: 'Laia Puig', positionTitle: 'Dependent' });
    expect(timeline[0]).toMatchObject({
      subject: 'Laia Puig, Dependent, Empresa d’exemple',
      from: { address: recruiter.email },
      problem: null,
    });
    expect((await sample('es')).candidate.name).toBe('Lucía Moreno');
    expect((await sample('en')).candidate.name).toBe('Alex Morgan');
  });

  it('of a move shows all that it starts once undo is over, and what it starts beside', async () => {
    const [first, second] = [await workflow(mail('First')), await workflow(delay(60), mail('Second'))];
    const discard = await workflow(mail('Refusal'));
    await saveTrigger(server, agencyId, {
      positionId,
      from: 'Inbox',
      to: 'Discarded',
      workflowIds: [first, second, discard],
    });
    await automate(server, agencyId, positionId, { discard });
    const event = { applicationId: ada.applicationId, toStepId: await step('Discarded') };
    const { timeline, alsoStarts } = await simulated({ event });
    expect(brief(timeline).filter(([kind]) => kind === 'MESSAGE')).toEqual([
      ['MESSAGE', 10, 'First', null],
      ['MESSAGE', 10, 'Refusal', null],
      ['MESSAGE', 70, 'Second', null],
    ]);
    expect(alsoStarts.map(({ workflowId, reason, at }) => [workflowId, reason, at])).toEqual(
      [first, second, discard].map((id) => [id, 'TRIGGER', after_(10)]),
    );
  });

  it('of a trigger that is not saved names what else the same move starts', async () => {
    const [own, other] = [await workflow(mail('Own')), await workflow(mail('Other'))];
    await saveTrigger(server, agencyId, {
      positionId,
      from: 'Screening',
      to: 'Hired',
      workflowIds: [other, own],
    });
    const trigger = {
      conditions: { jobId: positionId, fromStepId: await step('Screening'), toStepId: await step('Hired') },
      workflowIds: [own],
    };
    for (const applicationId of [ada.applicationId, undefined]) {
      const { timeline, alsoStarts } = await simulated({
        trigger,
        ...(applicationId ? { applicationId } : {}),
      });
      expect(brief(timeline).filter(([kind]) => kind === 'MESSAGE')).toEqual([
        ['MESSAGE', 10, 'Own', null],
        ['MESSAGE', 10, 'Other', null],
      ]);
      expect(alsoStarts.map(({ workflowId }) => workflowId)).toEqual([other]);
    }
  });

  it('[ENG-36] shows what a discard overtakes and what it starts', async () => {
    const discard = await workflow(mail('Refusal'));
    await automate(server, agencyId, positionId, { discard });
    const { timeline, counts, alsoStarts } = await onAda(
      [mail('First'), delay(3600), mail('Second'), delay(60)],
      {
        whatIf: [await move('Discarded', 1800)],
      },
    );
    expect(brief(timeline)).toEqual([
      ['MESSAGE', 0, 'First', null],
      ['DELAY', 0],
      ['MOVE', 1800],
      ['STOPPED', 1800, null, 'OVERTAKEN'],
      ['MESSAGE', 1810, 'Refusal', null],
      ['END', 1810],
      ['MESSAGE', 3600, 'Second', 'OVERTAKEN'],
    ]);
    expect([counts.messages, counts.lastAt]).toEqual([2, after_(1810)]);
    expect(alsoStarts).toEqual([
      { workflowId: discard, workflowName: 'A workflow', reason: 'DISCARD', at: after_(1810) },
    ]);
  });

  it('follows moves from step to step', async () => {
    const [one, two] = [await workflow(mail('One')), await workflow(mail('Two'))];
    await saveTrigger(server, agencyId, { positionId, from: 'Inbox', to: 'Offer', workflowIds: [one] });
    await saveTrigger(server, agencyId, { positionId, from: 'Offer', to: 'Hired', workflowIds: [two] });
    const { timeline } = await onAda([delay(1)], {
      whatIf: [await move('Hired', 200), await move('Offer', 100), await move('Hired', 300)],
    });
    expect(brief(timeline).filter(([kind]) => kind === 'MESSAGE')).toEqual([
      ['MESSAGE', 110, 'One', null],
      ['MESSAGE', 210, 'Two', null],
    ]);
  });

  it('[ENG-20] has who is first recruiter then send, and says so', async () => {
    const other = await server.createUser(agencyId, 'RECRUITER');
    const asked = (user: TestUser) =>
      onAda([mail('A'), delay(60), mail('B')], {
        whatIf: [{ kind: 'RECRUITER', at: after_(30), userId: user.userId }],
      });
    expect(brief((await asked(other)).timeline)).toContainEqual(['MESSAGE', 60, 'B', 'NO_CHANNEL']);
    await connectMail(server, other);
    const { timeline } = await asked(other);
    expect(timeline.filter(({ kind }) => kind === 'MESSAGE')).toMatchObject([
      { subject: 'A', from: { address: recruiter.email }, notes: [] },
      { subject: 'B', from: { address: other.email }, notes: ['SENDER_CHANGED'] },
    ]);
  });

  it('[ENG-24] stops what would go over a channel that is removed, triggers too', async () => {
    const later = await workflow(mail('Later'));
    await saveTrigger(server, agencyId, { positionId, from: 'Inbox', to: 'Offer', workflowIds: [later] });
    const { timeline } = await onAda([mail('A'), delay(60), mail('B')], {
      whatIf: [{ kind: 'CHANNEL_REMOVED', at: after_(30), type: 'EMAIL' }, await move('Offer', 100)],
    });
    expect(brief(timeline)).toEqual([
      ['MESSAGE', 0, 'A', null],
      ['DELAY', 0],
      ['CHANNEL_REMOVED', 30],
      ['STOPPED', 30, null, 'CHANNEL_REMOVED'],
      ['MESSAGE', 60, 'B', 'CHANNEL_REMOVED'],
      ['MOVE', 100],
    ]);
    const nothing = await onAda([mail('A'), delay(60), mail('B')], {
      whatIf: [{ kind: 'CHANNEL_REMOVED', at: after_(30), type: 'WHATSAPP' }],
    });
    expect(nothing.counts.messages).toBe(2);
  });

  it('[API-157] counts the messages of many, by where each stands', async () => {
    const hello = await workflow(mail('Hello'), delay(60), mail('Again'));
    await saveTrigger(server, agencyId, { positionId, from: 'Inbox', to: 'Offer', workflowIds: [hello] });
    const people = [
      ada,
      await applicant(server, agencyId, positionId),
      await applicant(server, agencyId, positionId, { withoutEmail: true }),
      await applicant(server, agencyId, positionId, { stepName: 'Screening' }),
    ];
    const answer = await simulated({
      event: { applicationId: ada.applicationId, toStepId: await step('Offer') },
      applicationIds: people.map(({ applicationId }) => applicationId),
      countOnly: true,
    });
    expect(answer).toMatchObject({
      timeline: [],
      alsoStarts: [],
      counts: { messages: 4, problems: 2, firstAt: after_(10), lastAt: after_(70) },
    });
  });

  it('[API-157] counts more people than at once, each once, and names what is empty', async () => {
    const bare = await openPosition(server, recruiter, { title: 'Baker' });
    const first = await applicant(server, agencyId, bare);
    const more = await server.asOwner<{ id: string }>(
      `with people as (
         insert into candidates (agency_id, id, first_name, last_name, email, created_at, updated_at)
         select agency_id, gen_random_uuid(), first_name, '', gen_random_uuid() || '@many.test', now(), now()
         from candidates, generate_series(1, 449) where id = $1 returning agency_id, id
       )
       insert into applications (agency_id, id, position_id, step_id, candidate_id, source, created_at, moved_at)
       select a.agency_id, gen_random_uuid(), a.position_id, a.step_id, p.id, a.source, now(), now()
       from applications a join people p using (agency_id) where a.id = $2 returning id`,
      [first.candidateId, first.applicationId],
    );
    const answer = await simulated({
      actions: [
        mail('Hello', `<p>{firstName} { lastName }${'a'.repeat(40_000)}</p>`),
        delay(60),
        mail('Again'),
      ],
      applicationIds: [first.applicationId, ...more.map(({ id }) => id)],
    });
    expect(answer).toMatchObject({
      candidate: { id: first.candidateId },
      timeline: [],
      alsoStarts: [],
      emptyVariables: ['lastName'],
      counts: { messages: 900, problems: 0, firstAt: START, lastAt: after_(60) },
    });
  });

  it('[API-157] takes no longer message than can be saved', async () => {
    const long = await run({ actions: [mail('A', `<p>${'a'.repeat(50_000)}</p>`)] });
    expect([long.status, Object.keys(long.error?.fields ?? {})]).toEqual([400, ['actions.0.value.message']]);
    const subject = await run({ actions: [mail('a'.repeat(201))] });
    expect(Object.keys(subject.error?.fields ?? {})).toEqual(['actions.0.value.subject']);
    expect((await run({ actions: [mail('A', `<p>${'a'.repeat(49_000)}</p>`)] })).status).toBe(200);
  });

  it('[API-157] refuses a delay of no time, or of more than a year, at its field', async () => {
    for (const seconds of [0, -60, 365 * 24 * 3600 + 1, 8.64e15]) {
      const { status, error } = await run({ actions: [mail('A'), delay(seconds)] });
      expect([seconds, status, Object.keys(error?.fields ?? {})]).toEqual([
        seconds,
        400,
        ['actions.1.value.delay_seconds'],
      ]);
    }
    expect((await run({ actions: [mail('A'), delay(365 * 24 * 3600)] })).status).toBe(200);
  });

  it('begins now when nobody says when', async () => {
    const before_ = Date.now();
    const { body } = await server.call(simulate, recruiter, { body: { actions: [mail('A')] } });
    const at = Date.parse(body.data.timeline[0]?.at ?? '');
    expect(at).toBeGreaterThanOrEqual(before_);
    expect(at).toBeLessThanOrEqual(Date.now());
  });

  it('[API-157] wants one thing to try', async () => {
    const workflowId = await workflow(mail('A'));
    for (const body of [{}, { workflowId, actions: [mail('A')] }] as SimulationInput[])
      expect((await run(body)).status).toBe(400);
  });

  it('takes ids of another agency, and of positions that are deleted, for none: 400 that names the field', async () => {
    const theirPosition = await openPosition(server, stranger);
    const theirs = await applicant(server, stranger.agencyId, theirPosition);
    const theirWorkflow = await saveWorkflow(server, stranger.agencyId, [mail('A')]);
    const theirStep = await stepNamed(server, stranger.agencyId, theirPosition, 'Offer');
    const gonePosition = await openPosition(server, recruiter);
    const gone = await applicant(server, agencyId, gonePosition);
    await server.asOwner("update positions set status = 'DELETED' where id = $1", [gonePosition]);
    const manager = await server.createUser(agencyId, 'HIRING_MANAGER');
    const elsewhere = await openPosition(server, recruiter);
    const [inbox, offer] = [await step('Inbox'), await step('Offer')];
    const own = await workflow(mail('A'));
    const trigger = (more: object) => ({
      trigger: {
        conditions: { jobId: positionId, fromStepId: inbox, toStepId: offer, ...more },
        workflowIds: [own],
      },
    });
    const at = after_(1);
    const actions = [mail('A')];
    const cases: [SimulationInput, string][] = [
      [{ actions, applicationId: theirs.applicationId }, 'application_id'],
      [{ actions, applicationId: gone.applicationId }, 'application_id'],
      [
        { actions, applicationIds: [ada.applicationId, theirs.applicationId], countOnly: true },
        'application_ids',
      ],
      [{ workflowId: theirWorkflow }, 'workflow_id'],
      [{ event: { applicationId: theirs.applicationId, toStepId: theirStep } }, 'event.application_id'],
      [{ event: { applicationId: ada.applicationId, toStepId: theirStep } }, 'event.to_step_id'],
      [trigger({ jobId: theirPosition }), 'trigger.conditions.job_id'],
      [trigger({ jobId: gonePosition }), 'trigger.conditions.job_id'],
      [trigger({ toStepId: theirStep }), 'trigger.conditions.to_step_id'],
      [
        { ...trigger({}), trigger: { ...trigger({}).trigger, workflowIds: [theirWorkflow] } },
        'trigger.workflow_ids.0',
      ],
      [
        { actions, applicationId: ada.applicationId, whatIf: [{ kind: 'MOVE', at, stepId: theirStep }] },
        'what_if.0.step_id',
      ],
      [{ actions, whatIf: [{ kind: 'MOVE', at, stepId: offer }] }, 'what_if.0.step_id'],
      [
        {
          actions,
          applicationId: ada.applicationId,
          whatIf: [{ kind: 'MOVE', at, stepId: await stepNamed(server, agencyId, elsewhere, 'Offer') }],
        },
        'what_if.0.step_id',
      ],
      [{ actions, whatIf: [{ kind: 'RECRUITER', at, userId: stranger.userId }] }, 'what_if.0.user_id'],
      [{ actions, whatIf: [{ kind: 'RECRUITER', at, userId: manager.userId }] }, 'what_if.0.user_id'],
    ];
    for (const [body, field] of cases) {
      const { status, error } = await run(body);
      expect([field, status, error?.fields]).toEqual([field, 400, { [field]: 'not_found' }]);
    }
    const other = await applicant(server, agencyId, elsewhere);
    const { error } = await run({ ...trigger({}), applicationId: other.applicationId });
    expect(error.fields).toEqual({ application_id: 'not_allowed' });
  });

  it('[ENG-50] refuses texts that are too complex, one or all together, at the message', async () => {
    const message = (html: string) => mail('A', html);
    const deep = message('<b>'.repeat(16_000));
    const many = message(`${'<'.repeat(MAX_ELEMENTS)}<br>`);
    const full = message(`a${'<br>'.repeat(12_000)}`);
    const tooComplex = (...places: number[]) =>
      Object.fromEntries(places.map((place) => [`actions.${place}.value.message`, 'too_complex']));
    const cases: [Action[], Record<string, string>][] = [
      [
        Array.from({ length: 16 }, () => deep),
        tooComplex(...Array.from({ length: 16 }, (_, index) => index)),
      ],
      [[message('A'), many, delay(60), deep], tooComplex(1, 3)],
      [Array.from({ length: 16 }, () => full), { 'actions.1.value.message': 'too_complex_together' }],
    ];
    for (const [actions, fields] of cases) {
      const { status, error } = await run({ actions });
      expect([status, error?.fields]).toEqual([400, fields]);
      const saved = await server.call(createWorkflow, recruiter, { body: { name: newId(), actions } });
      expect([saved.status, saved.error?.fields]).toEqual([400, fields]);
    }
    expect((await run({ actions: [full, delay(60), message('A')] })).status).toBe(200);
  });

  it('[API-157] [ENG-46] writes nothing', async () => {
    const tables = await server.asOwner<{ name: string }>(
      "select c.oid::regclass::text as name from pg_class c where c.relkind in ('r', 'p') and c.relnamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace)",
    );
    const everything = async () => {
      const found: Record<string, string | null> = {};
      for (const { name } of tables) {
        const [row] = await server.asOwner<{ all: string | null }>(
          `select count(*) || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as all from ${name} t`,
        );
        found[name] = row?.all ?? null;
      }
      return found;
    };
    const discard = await workflow(mail('Refusal'));
    await automate(server, agencyId, positionId, { discard });
    const whatIf = [
      await move('Offer', 10),
      { kind: 'RECRUITER' as const, at: after_(20), userId: recruiter.userId },
      { kind: 'CHANNEL_REMOVED' as const, at: after_(30), type: 'EMAIL' as const },
      await move('Discarded', 40),
    ];
    const trigger = {
      conditions: { jobId: positionId, fromStepId: await step('Inbox'), toStepId: await step('Offer') },
      workflowIds: [discard],
    };
    // Whose session it is was written down when they last asked.
    await onAda([mail('A')]);
    const before_ = await everything();
    await onAda([mail('A'), delay(60), mail('B')], { whatIf });
    await simulated({ trigger });
    await simulated({
      event: { applicationId: ada.applicationId, toStepId: await step('Discarded') },
      whatIf,
    });
    await simulated({ workflowId: discard, applicationIds: [ada.applicationId], countOnly: true });
    expect(await everything()).toEqual(before_);
  });
});
