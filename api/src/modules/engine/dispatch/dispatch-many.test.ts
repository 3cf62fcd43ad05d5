import { after, before, beforeEach, describe, it } from 'node:test';
import { undoMove, withholdMessages } from '@cantera/shared/contracts/pipeline';
import { expect } from 'expect';
import {
  type Applied,
  applicant,
  automate,
  connectMail,
  mail,
  moveTo,
  saveTrigger,
  saveWorkflow,
} from '../../../testing/automation-data.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../testing/harness.ts';
import { openPosition } from '../../../testing/pipeline-data.ts';
import { engineJobs } from '../index.ts';

/** More than two jobs hear of. */
const CARDS = 120;
const context = (server: TestServer) => ({ deps: server.deps, attempt: 1, isLastAttempt: false });

describe('events of cards that move together', () => {
  let server: TestServer;
  let recruiter: TestUser;
  let agencyId: string;
  let positionId: string;
  let cards: Applied[];
  before(async () => {
    server = await startTestServer({ UNDO_SECONDS: '600' });
    recruiter = await server.createAgency();
    agencyId = recruiter.agencyId;
    await connectMail(server, recruiter);
  });
  after(() => server.close());
  beforeEach(async () => {
    await server.asOwner('delete from graphile_worker._private_jobs');
    positionId = await openPosition(server, recruiter);
    const workflow = await saveWorkflow(server, agencyId, [mail('What comes next'), mail('Prepare')]);
    await saveTrigger(server, agencyId, {
      positionId,
      from: 'Inbox',
      to: 'Interview',
      workflowIds: [workflow],
    });
    cards = [];
  });

  const addCards = async (count: number) => {
    for (let card = 0; card < count; card += 1) cards.push(await applicant(server, agencyId, positionId));
    return cards.map(({ applicationId }) => applicationId);
  };
  const groups = async () =>
    (
      await server.asOwner<{ payload: { agencyId: string; eventIds: string[] } }>(
        `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
         where t.identifier in ('engine.dispatch_many', 'engine.dispatch_crowd') order by j.id`,
      )
    ).map(({ payload }) => payload);
  const hear = async () => {
    for (const payload of await groups())
      await engineJobs['engine.dispatch_many']?.(payload, context(server));
  };
  const messages = () =>
    server.asOwner<{ application_id: string; subject: string; due_at: Date; status: string }>(
      'select application_id, subject, due_at, status from messages where application_id = any($1) order by due_at, id',
      [cards.map(({ applicationId }) => applicationId)],
    );
  const runs = () =>
    server.asOwner<{ application_id: string; status: string; cancelled_reason: string | null }>(
      'select application_id, status, cancelled_reason from workflow_runs where application_id = any($1)',
      [cards.map(({ applicationId }) => applicationId)],
    );
  const body = (...chosen: (Applied | undefined)[]) => ({
    params: { id: positionId },
    body: { applicationIds: chosen.map((card) => card?.applicationId ?? '') },
  });

  it('[ENG-01] [ENG-02] [ENG-08] start each its run, whose first message alone is written, however often they are heard', async () => {
    await moveTo(server, recruiter, positionId, await addCards(CARDS), 'Interview');
    expect((await groups()).map(({ eventIds }) => eventIds.length)).toEqual([50, 50, 20]);
    expect((await groups())[0]).toHaveProperty('causedByRequest');
    await hear();
    await hear();
    const written = await messages();
    expect(new Set(written.map(({ application_id }) => application_id)).size).toBe(CARDS);
    expect(written.map(({ subject }) => subject)).toEqual(Array(CARDS).fill('What comes next'));
    expect((await runs()).map(({ status }) => status)).toEqual(Array(CARDS).fill('RUNNING'));
    const jobs = await server.asOwner<{ kind: string; count: number }>(
      `select t.identifier as kind, count(*)::int as count from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier like 'engine.%' or t.identifier like 'messages.%' group by 1 order by 1`,
    );
    expect(jobs).toEqual([
      { kind: 'engine.advance', count: CARDS },
      { kind: 'engine.dispatch_crowd', count: 3 },
      { kind: 'messages.send_by_account', count: CARDS },
    ]);
    const told = await server.asOwner<{ topic: string; positions: string[] }>(
      `select event ->> 'topic' as topic, event -> 'positionIds' as positions from live_events
       where event ->> 'topic' like 'candidate/%'`,
    );
    expect(told.toSorted((a, b) => a.topic.localeCompare(b.topic))).toEqual(
      cards
        .map(({ candidateId }) => ({ topic: `candidate/${candidateId}`, positions: [positionId] }))
        .toSorted((a, b) => a.topic.localeCompare(b.topic)),
    );
    // Once for all that start together: workflows say how many wait.
    const changed = await server.asOwner(
      "select id from live_events where agency_id = $1 and event ->> 'topic' = 'automations'",
      [agencyId],
    );
    expect(changed).toHaveLength(3);
    // Thirty now, the others two seconds apart in the minutes after.
    const minutes = Map.groupBy(written, ({ due_at }) => Math.floor(due_at.getTime() / 60_000));
    expect(Math.max(...[...minutes.values()].map(({ length }) => length))).toBe(30);
    expect(minutes.size).toBeLessThanOrEqual(5);
  });

  it('[ENG-36] start nothing for those that were undone, withheld or discarded before they are heard', async () => {
    await automate(server, agencyId, positionId, {
      discard: await saveWorkflow(server, agencyId, [mail('Refusal')]),
    });
    const ids = await addCards(5);
    const [undone, withheld, discarded] = cards;
    const [reason] = await server.asOwner<{ id: string }>(
      'select id from rejection_reasons where agency_id = $1 and system_key is null limit 1',
      [agencyId],
    );
    await moveTo(server, recruiter, positionId, ids, 'Interview');
    expect((await server.call(undoMove, recruiter, body(undone))).status).toBe(200);
    const { params, body: named } = body(withheld);
    const held = await server.call(withholdMessages, recruiter, {
      params,
      body: { ...named, versions: [2] },
    });
    expect(held.status).toBe(200);
    await moveTo(server, recruiter, positionId, [discarded?.applicationId ?? ''], 'Discarded', reason?.id);
    await hear();
    const started = new Map((await runs()).map((run) => [run.application_id, run]));
    expect(cards.map(({ applicationId }) => started.get(applicationId)?.status)).toEqual([
      undefined,
      undefined,
      'CANCELLED',
      'RUNNING',
      'RUNNING',
    ]);
    expect(started.get(discarded?.applicationId ?? '')?.cancelled_reason).toBe('OVERTAKEN');
    expect(new Set((await messages()).map(({ application_id }) => application_id))).toEqual(
      new Set(cards.slice(3).map(({ applicationId }) => applicationId)),
    );
  });

  it('are heard one by one when one of them cannot be heard', async () => {
    const ids = await addCards(3);
    await server.asOwner(
      `create function refuse_message() returns trigger language plpgsql as $$
       begin if new.application_id = '${ids[1]}' then raise exception 'no'; end if; return new; end $$`,
    );
    await server.asOwner(
      'create trigger refuse_message before insert on messages for each row execute function refuse_message()',
    );
    await moveTo(server, recruiter, positionId, ids, 'Interview');
    await hear();
    const alone = await server.asOwner<{ payload: { agencyId: string; eventId: string } }>(
      `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = 'engine.dispatch'`,
    );
    expect(alone).toHaveLength(3);
    const heard = await Promise.allSettled(
      alone.map(({ payload }) => engineJobs['engine.dispatch']?.(payload, context(server))),
    );
    await server.asOwner('drop function refuse_message() cascade');
    expect(heard.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect((await messages()).map(({ application_id }) => application_id).toSorted()).toEqual(
      [ids[0], ids[2]].toSorted(),
    );
  });
});
