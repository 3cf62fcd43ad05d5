import { once } from 'node:events';
import { connect } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { updateCandidate } from '@cantera/shared/contracts/candidate-changes';
import { PAGE_AGE } from '@cantera/shared/contracts/events';
import { logout } from '@cantera/shared/contracts/logout';
import { deleteMember } from '@cantera/shared/contracts/members';
import { topic } from '@cantera/shared/contracts/topics';
import { expect } from 'expect';
import pg from 'pg';
import { newId } from '../../ids.ts';
import { publish, publishAll, type StoredEvent } from '../../live/index.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { insertApplication, insertCandidate, openPosition } from '../../testing/pipeline-data.ts';
import { until } from '../../testing/until.ts';
import { untilLocked } from '../../testing/until-locked.ts';

describe('the stream of live updates', () => {
  let server: TestServer;
  let admin: TestUser;
  let url: string;
  let listening = 0;
  before(async () => {
    server = await startTestServer();
    admin = await server.createAgency();
    const { live } = server.deps;
    const listen = live.listen.bind(live);
    live.listen = (agencyId, listener) => {
      const stop = listen(agencyId, listener);
      listening += 1;
      return () => {
        stop();
        listening -= 1;
      };
    };
    await live.start();
    url = `${await server.app.listen({ port: 0, host: '127.0.0.1' })}/api/v1/events`;
  });
  after(() => server.close());

  const open = (headers: Record<string, string> = {}, signal?: AbortSignal) =>
    fetch(url, {
      headers: { authorization: `Bearer ${admin.token}`, ...headers },
      ...(signal ? { signal } : {}),
    });

  /** Holds what a resuming stream reads first, as a busy database would. */
  async function whileReadingWaits(work: () => Promise<void>): Promise<void> {
    const owner = new pg.Client({ connectionString: server.databaseUrl });
    await owner.connect();
    await owner.query('begin; lock table live_events in access exclusive mode');
    await work();
    await owner.query('rollback');
    await owner.end();
  }

  it('loses no change that comes while it still reads what was missed', async () => {
    const leave = new AbortController();
    let answer: Promise<Response> | undefined;
    await whileReadingWaits(async () => {
      answer = open({ 'last-event-id': '1' }, leave.signal);
      await untilLocked(server);
      let isHeard = false;
      const stop = server.deps.live.listen(admin.agencyId, () => {
        isHeard = true;
      });
      const event = { topic: 'board/019aa000-0000-7000-8000-00000000beef' };
      await server.asOwner("select pg_notify('cantera_live', $1)", [
        JSON.stringify({ agencyId: admin.agencyId, id: 7, event }),
      ]);
      await until('the change is heard', () => isHeard);
      stop();
    });
    const reader = (await answer)?.body?.getReader();
    let text = '';
    while (reader && !text.includes('beef')) {
      const chunk = await Promise.race([
        reader.read(),
        wait(30_000, { done: true, value: undefined }, { ref: false }),
      ]);
      if (chunk.done) break;
      text += new TextDecoder().decode(chunk.value);
    }
    leave.abort();
    expect(text).toContain('019aa000-0000-7000-8000-00000000beef');
  });

  it('begins with what happened since the page began to read, and with nothing older', async () => {
    const stored = async (name: string, secondsAgo: number): Promise<void> => {
      await server.asOwner(
        `insert into live_events (agency_id, event, created_at)
         values ($1, jsonb_build_object('topic', $2::text), now() - make_interval(secs => $3))`,
        [admin.agencyId, topic.board(name), secondsAgo],
      );
    };
    await stored('long-ago', 20);
    await stored('meanwhile', 6);
    await stored('just-now', 1);
    const leave = new AbortController();
    const reader = (await open({ [PAGE_AGE]: '5000' }, leave.signal)).body?.getReader();
    let text = '';
    while (reader && !text.includes('just-now'))
      text += new TextDecoder().decode((await reader.read()).value);
    leave.abort();
    expect(text).toContain('meanwhile');
    expect(text).not.toContain('long-ago');
  });

  it('[API-162] tells whoever missed half a megabyte, or five hundred changes, to read everything again, from where they go on', async () => {
    const [user, other] = [await server.createAgency(), await server.createAgency()];
    const application = { id: newId(), stepId: newId(), version: 2, rejectedAt: null, discardState: null };
    const change = { type: 'applications_moved', applications: Array(30).fill(application) } as const;
    const topics = (count: number) => Array.from({ length: count }, () => topic.board(newId()));
    /** Publishes, and waits until this process has heard it: whoever comes then is told of it as missed. */
    const publishBefore = async (
      { agencyId }: TestUser,
      ...about: [ReturnType<typeof topics>, typeof change?]
    ) => {
      const heard = new Set<string>();
      const stop = server.deps.live.listen(agencyId, ({ event }) => heard.add(event?.topic ?? ''));
      await server.inTenant(agencyId, (tx) => publishAll(tx, agencyId, ...about));
      await until('all is heard', () => about[0].every((one) => heard.has(one)));
      stop();
    };
    const eventsOf = async ({ token, agencyId }: TestUser) => {
      const leave = new AbortController();
      const { body } = await fetch(url, {
        headers: { authorization: `Bearer ${token}`, 'last-event-id': '1' },
        signal: leave.signal,
      });
      const reader = body?.getReader();
      const last = topic.board(newId());
      await server.inTenant(agencyId, (tx) => publish(tx, agencyId, last));
      let text = '';
      while (reader && !text.includes(last)) {
        const { done, value } = await reader.read();
        if (done) throw new Error('dropped');
        text += new TextDecoder().decode(value);
      }
      leave.abort();
      return [...text.matchAll(/^id: (\d+)\nevent: (\w+)$/gm)].map(([, id, name]) => ({
        id: Number(id),
        name,
      }));
    };
    await publishBefore(user, topics(20), change);
    const few = await eventsOf(user);
    expect(few.length).toBeGreaterThan(20);
    expect(new Set(few.map(({ name }) => name))).toEqual(new Set(['changed']));
    await publishBefore(user, topics(200), change);
    const [last] = await server.asOwner<{ id: number }>(
      'select max(id)::integer as id from live_events where agency_id = $1',
      [user.agencyId],
    );
    expect(await eventsOf(user)).toEqual([
      { id: last?.id, name: 'reset' },
      { id: expect.any(Number), name: 'changed' },
    ]);
    await publishBefore(other, topics(501));
    expect((await eventsOf(other)).map(({ name }) => name)).toEqual(['reset', 'changed']);
  });

  it('lets go of whoever leaves, also before the stream is open', async () => {
    await whileReadingWaits(async () => {
      const leave = new AbortController();
      const answer = open({ 'last-event-id': '1' }, leave.signal).catch(() => undefined);
      await untilLocked(server);
      leave.abort();
      await answer;
      await wait(200);
    });
    await until('nobody listens', () => listening === 0);
  });

  it('drops whoever does not read', async () => {
    let tell: ((event: StoredEvent) => void) | undefined;
    const { live } = server.deps;
    const listen = live.listen.bind(live);
    live.listen = (agencyId, listener) => {
      tell = listener;
      return listen(agencyId, listener);
    };
    const { port, hostname } = new URL(url);
    const socket = connect(Number(port), hostname).pause();
    const closed = once(socket, 'close');
    socket.write(`GET /api/v1/events HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${admin.token}\r\n\r\n`);
    await until('the stream', async () => tell);
    await wait(200);
    for (let id = 1; id <= 200_000; id += 1) tell?.({ id, event: { topic: 'agency' } });
    live.listen = listen;
    await until('the end', async () => listening === 0);
    socket.resume().on('error', () => undefined);
    await closed;
  });

  it('tells a hiring manager only of candidates of his positions', async () => {
    const manager = await server.createUser(admin.agencyId, 'HIRING_MANAGER');
    const mine = await openPosition(server, admin);
    const other = await openPosition(server, admin);
    await server.inTenant(admin.agencyId, (tx) =>
      tx
        .insertInto('position_members')
        .values({
          agency_id: admin.agencyId,
          position_id: mine,
          user_id: manager.userId,
          role: 'HIRING_MANAGER',
          ordinal: 9,
        })
        .execute(),
    );
    const [seen = '', unseen = ''] = await Promise.all(
      [mine, other].map(async (positionId) => {
        const candidateId = await insertCandidate(server, admin.agencyId);
        await insertApplication(server, admin.agencyId, positionId, 'Inbox', candidateId);
        return candidateId;
      }),
    );
    const leave = new AbortController();
    const answer = await fetch(url, {
      headers: { authorization: `Bearer ${manager.token}` },
      signal: leave.signal,
    });
    const reader = answer.body?.getReader();
    await server.inTenant(admin.agencyId, async (tx) => {
      await publish(tx, admin.agencyId, topic.candidate(unseen));
      await publish(tx, admin.agencyId, topic.candidate(seen));
    });
    let text = '';
    while (reader && !text.includes(seen)) text += new TextDecoder().decode((await reader.read()).value);
    leave.abort();
    expect(text).not.toContain(unseen);
    expect(text).not.toContain(mine);
  });

  it('tells what exactly changed in the wire’s names, of a change that is too large only where, and of what it does not know that all may have', async () => {
    const leave = new AbortController();
    const reader = (await open({}, leave.signal)).body?.getReader();
    const application = { id: newId(), stepId: newId(), version: 2, rejectedAt: null, discardState: null };
    const moved = (count: number) =>
      ({ type: 'applications_moved', applications: Array(count).fill(application) }) as const;
    await server.inTenant(admin.agencyId, async (tx) => {
      await publish(tx, admin.agencyId, topic.board('small'), moved(1));
      await publish(tx, admin.agencyId, topic.board('large'), moved(500));
    });
    await server.asOwner("select pg_notify('cantera_live', $1)", [
      JSON.stringify({ agencyId: admin.agencyId, id: 0, event: { type: 'of_yesterday' } }),
    ]);
    let text = '';
    while (reader && !text.includes('reset')) text += new TextDecoder().decode((await reader.read()).value);
    leave.abort();
    const data = [...text.matchAll(/^data: (.*)$/gm)].map(([, json = '']) => JSON.parse(json));
    const { stepId, rejectedAt, discardState, ...rest } = application;
    const change = {
      type: 'applications_moved',
      applications: [{ ...rest, step_id: stepId, rejected_at: rejectedAt, discard_state: discardState }],
    };
    expect(data).toEqual([
      { topics: ['board/small'], change },
      { topics: ['board/large'] },
      { topics: [], reset: true },
    ]);
  });

  it('tells the boards with a candidate what their cards show now, and writes their name nowhere', async () => {
    const positionIds = [await openPosition(server, admin), await openPosition(server, admin)];
    const candidateId = await insertCandidate(server, admin.agencyId, { first_name: 'Ada' });
    for (const positionId of positionIds)
      await insertApplication(server, admin.agencyId, positionId, 'Inbox', candidateId);
    const leave = new AbortController();
    const reader = (await open({}, leave.signal)).body?.getReader();
    const body = { firstName: 'Guillemina', jobTitle: 'Farera' };
    const { status } = await server.call(updateCandidate, admin, { params: { id: candidateId }, body });
    expect(status).toBe(200);
    let text = '';
    while (reader && !positionIds.every((id) => text.includes(id)))
      text += new TextDecoder().decode((await reader.read()).value);
    leave.abort();
    const events = [...text.matchAll(/^data: (.*)$/gm)].map(([, json = '']) => JSON.parse(json));
    const candidate = {
      id: candidateId,
      first_name: 'Guillemina',
      last_name: 'Puigdomènech',
      job_title: 'Farera',
      company_name: null,
      profile_image_url: null,
      has_cv: false,
    };
    const change = { type: 'candidate_changed', candidate };
    const topics = [`candidate/${candidateId}`, ...positionIds.map((id) => `board/${id}`)];
    const expected = topics.map((one, index) => ({ topics: [one], ...(index > 0 ? { change } : {}) }));
    expect(events.sort((a, b) => topics.indexOf(a.topics[0]) - topics.indexOf(b.topics[0]))).toEqual(
      expected,
    );
    const stored = await server.asOwner<{ event: object }>(
      "select event from live_events where event->>'topic' = any($1) order by id",
      [topics.slice(1)],
    );
    expect(stored.slice(-2).map(({ event }) => Object.keys(event))).toEqual([['topic'], ['topic']]);
    expect(await server.asOwner("select 1 from live_events where event::text like '%Guillemina%'")).toEqual(
      [],
    );
  });

  it('keeps the newest ten of one user, and those of others', async () => {
    const colleague = await server.createUser(admin.agencyId, 'RECRUITER');
    const leave = new AbortController();
    const ended = new Set<number>();
    const follow = async (number: number, token: string): Promise<void> => {
      const answer = await fetch(url, {
        headers: { authorization: `Bearer ${token}` },
        signal: leave.signal,
      });
      expect(answer.status).toBe(200);
      const read = async (): Promise<void> => {
        for await (const _ of answer.body ?? []);
        ended.add(number);
      };
      void read().catch(() => undefined);
    };
    await follow(0, colleague.token);
    for (let number = 1; number <= 12; number += 1) await follow(number, admin.token);
    await until('the end of the oldest', () => ended.size === 2);
    expect([...ended].sort()).toEqual([1, 2]);
    leave.abort();
  });

  it('ends with its session at once, and carries the security headers', async () => {
    const leaving = await server.createUser(admin.agencyId, 'RECRUITER');
    const answer = await fetch(url, { headers: { authorization: `Bearer ${leaving.token}` } });
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    const ended = (async () => {
      for await (const _ of answer.body ?? []);
      return true;
    })();
    expect((await server.call(logout, leaving)).status).toBe(200);
    // Well before the next heartbeat.
    expect(await Promise.race([ended, wait(10_000, false, { ref: false })])).toBe(true);
  });

  it('ends within five minutes of a session that is over without a word, and goes on for the others', async (test) => {
    const expiring = await server.createUser(admin.agencyId, 'RECRUITER');
    test.mock.timers.enable({ apis: ['setInterval'] });
    const leave = new AbortController();
    const [theirs, own] = await Promise.all([
      fetch(url, { headers: { authorization: `Bearer ${expiring.token}` } }),
      open({}, leave.signal),
    ]);
    let hasEnded = false;
    const ended = (async () => {
      for await (const _ of theirs.body ?? []);
      hasEnded = true;
      return true;
    })();
    await server.asOwner('update sessions set expires_at = now() where user_id = $1', [expiring.userId]);
    test.mock.timers.tick(299_000);
    await wait(500);
    expect(hasEnded).toBe(false);
    test.mock.timers.tick(1_000);
    expect(await Promise.race([ended, wait(10_000, false, { ref: false })])).toBe(true);
    await server.inTenant(admin.agencyId, (tx) => publish(tx, admin.agencyId, topic.agency()));
    const reader = own.body?.getReader();
    let text = '';
    while (reader && !text.includes('"agency"'))
      text += new TextDecoder().decode((await reader.read()).value);
    leave.abort();
  });

  it('ends when its member is removed, and goes on for the others', async () => {
    const removed = await server.createUser(admin.agencyId, 'RECRUITER');
    const leave = new AbortController();
    const [theirs, own] = await Promise.all([
      fetch(url, { headers: { authorization: `Bearer ${removed.token}` } }),
      open({}, leave.signal),
    ]);
    let heard = '';
    const ended = (async () => {
      for await (const chunk of theirs.body ?? []) heard += new TextDecoder().decode(chunk);
      return true;
    })();
    const deleted = await server.call(deleteMember, admin, { params: { id: removed.userId } });
    expect(deleted.status).toBe(200);
    expect(await Promise.race([ended, wait(10_000, false, { ref: false })])).toBe(true);
    // By this an open tab asks once more who it is, and goes to the login.
    expect(heard).toContain('"members"');
    await server.inTenant(admin.agencyId, (tx) => publish(tx, admin.agencyId, topic.agency()));
    const reader = own.body?.getReader();
    let text = '';
    while (reader && !text.includes('"agency"'))
      text += new TextDecoder().decode((await reader.read()).value);
    leave.abort();
  });

  it('takes a Last-Event-ID that is no number of an event for none, and an age that is none too', async () => {
    for (const header of ['last-event-id', PAGE_AGE])
      for (const wrong of ['1e300', '1.5', 'x', '-1']) {
        const leave = new AbortController();
        expect([wrong, (await open({ [header]: wrong }, leave.signal)).status]).toEqual([wrong, 200]);
        leave.abort();
      }
  });
});
