import { after, before, describe, it } from 'node:test';
import { expect } from 'expect';
import { nurseAtServer, type PeopleServer, startPeopleServer } from '../../testing/people-server.ts';
import { askPeople, type ToldClause } from './index.ts';

const CLAUSES: ToldClause[] = [{ kind: 'TITLE', any: ['Nurse'], not: false, optional: false }];
const idsOf = (people: readonly { id: string }[]) => people.map(({ id }) => id);
const many = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => nurseAtServer(`n${from + at}`));

describe('asking a server of people', () => {
  let server: PeopleServer;
  before(async () => {
    server = await startPeopleServer();
  });
  after(() => server.close());
  const ask = (more: object = {}, limits: object = {}) =>
    askPeople({ url: server.url, name: 'Index', key: 'k-1', isInternal: true, ...more }, CLAUSES, limits);

  it('[HUNT-82] sends the clauses, a limit and the key, and nothing else', async () => {
    server.behave(() => ({ people: [nurseAtServer('a')] }));
    const { people, failure } = await ask();
    expect([idsOf(people), failure]).toEqual([['a'], undefined]);
    const [one] = server.asked;
    expect(one?.body).toEqual({ version: 1, clauses: CLAUSES, limit: 100 });
    expect(one?.headers.authorization).toBe('Bearer k-1');
    expect(Object.keys(one?.headers ?? {}).sort()).toEqual([
      'accept',
      'authorization',
      'connection',
      'content-length',
      'content-type',
      'host',
    ]);
    server.behave(() => ({ people: [] }));
    await ask({ key: undefined });
    expect(server.asked[0]?.headers.authorization).toBeUndefined();
  });

  it('[HUNT-84] goes on page by page, with what the server called the next one, until there is none', async () => {
    server.behave(({ body }) =>
      body.page === undefined
        ? { people: many(2), next: 'p ä 2' }
        : { people: many(2, 2), next: body.page === 'p ä 2' ? null : 'x' },
    );
    const { people } = await ask();
    expect(idsOf(people)).toEqual(['n0', 'n1', 'n2', 'n3']);
    expect(server.asked.map(({ body }) => [body.page, body.limit])).toEqual([
      [undefined, 100],
      ['p ä 2', 98],
    ]);
  });

  it('[HUNT-84] takes 100 people at most, whatever the server sends', async () => {
    server.behave(() => ({ people: many(130), next: 'more' }));
    const { people, failure } = await ask();
    expect([people.length, failure, server.asked.length]).toEqual([100, undefined, 1]);
  });

  it('[HUNT-84] ends where a server repeats the same people for ever, and after ten answers', async () => {
    server.behave(() => ({ people: [nurseAtServer('a'), nurseAtServer('a')], next: 'again' }));
    expect(idsOf((await ask()).people)).toEqual(['a']);
    expect(server.asked).toHaveLength(2);
    let count = 0;
    server.behave(() => {
      count += 1;
      return { people: [nurseAtServer(`n${count}`)], next: 'again' };
    });
    expect((await ask()).people).toHaveLength(10);
    expect(server.asked).toHaveLength(10);
  });

  it('[HUNT-84] leaves out whom it cannot read, and strips HTML, directions and what stands too deep', async () => {
    server.behave(() => ({
      people: [
        null,
        'Anna',
        { id: '', resume: {} },
        { id: 'x'.repeat(201), resume: {} },
        { id: 'with\u0000NUL', resume: {} },
        { id: 'with\u001bescape', resume: {} },
        { id: 'no-resume' },
        {
          id: 7,
          url: 'javascript:alert(1)',
          resume: { basics: { name: '<b>Anna</b> &lt;i&gt;Ser&amp;amp;lt;b&amp;amp;gt;ra\u202e' } },
        },
        {
          id: 'b',
          url: 'https://user:word@index.test/p/1',
          resume: { a: { b: { c: { d: { e: { f: { g: 'x' } } } } } } },
        },
      ],
    }));
    const { people } = await ask();
    expect(people).toEqual([
      { id: '7', origin: null, resume: { basics: { name: 'Anna Serra' } } },
      { id: 'b', origin: 'https://index.test/p/1', resume: { a: { b: { c: { d: { e: { f: null } } } } } } },
    ]);
  });

  it('[HUNT-84] reads an answer that begins with the mark of UTF-8', async () => {
    server.behave((_, response) => void response.end('\ufeff{"people":[{"id":"a","resume":{}}]}'));
    const { people, failure } = await ask();
    expect([idsOf(people), failure]).toEqual([['a'], undefined]);
  });

  it('[HUNT-83] tells what failed: no server, its refusals, its troubles, and answers that are none', async () => {
    const outcomes: unknown[] = [];
    for (const status of [401, 404, 302, 429, 503]) {
      server.behave(
        (_, response) => void response.writeHead(status, { location: server.url }).end('{"people":[]}'),
      );
      outcomes.push([status, (await ask()).failure, server.asked.length]);
    }
    expect(outcomes).toEqual([
      [401, 'REFUSED', 1],
      [404, 'REFUSED', 1],
      [302, 'REFUSED', 1],
      [429, 'AWAY', 1],
      [503, 'AWAY', 1],
    ]);
    for (const body of ['<html>', '[]', '{"people":{}}', 'null', `{"people":[${'['.repeat(20_000)}`]) {
      server.behave((_, response) => void response.end(body));
      expect([body.slice(0, 20), (await ask()).failure]).toEqual([body.slice(0, 20), 'UNREADABLE']);
    }
    server.behave((_, response) => void response.destroy());
    expect((await ask()).failure).toBe('AWAY');
  });

  it('[HUNT-83] waits no longer than it may, for one answer and for all', { timeout: 15_000 }, async () => {
    server.behave(() => undefined);
    expect(await ask({}, { limitMs: 60 })).toMatchObject({
      people: [],
      failure: 'AWAY',
      detail: 'DOMException',
    });
    server.behave(({ body }) => (body.page === undefined ? { people: many(1), next: '2' } : undefined));
    expect((await ask({}, { wholeMs: 300 })).failure).toBe('AWAY');
  });

  it('[HUNT-84] reads two megabytes of an answer at most', async () => {
    const big = nurseAtServer('big', { summary: 'x'.repeat(2_100_000) });
    server.behave(() => ({ people: [big] }));
    expect(await ask()).toEqual({ people: [], failure: 'UNREADABLE', detail: 'AnswerTooLarge' });
  });

  it('keeps what was read before a failure', async () => {
    server.behave(({ body }, response) => {
      if (body.page === undefined) return { people: many(3), next: '2' };
      response.writeHead(500).end();
      return undefined;
    });
    const { people, failure, detail } = await ask();
    expect([people.length, failure, detail]).toEqual([3, 'AWAY', 'status 500']);
  });

  it('asks nobody in the network of the installation unless that was allowed', async () => {
    server.behave(() => ({ people: many(1) }));
    expect(await ask({ isInternal: false })).toMatchObject({
      people: [],
      failure: 'AWAY',
      detail: 'HostNotAllowed',
    });
    expect(server.asked).toEqual([]);
  });
});
