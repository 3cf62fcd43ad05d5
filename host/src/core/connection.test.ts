import { waitFor } from '@testing-library/react';
import { reportServerReachable, useConnection } from './connection.ts';

const answerOf = (status: number, body: unknown) => () => Promise.resolve(Response.json(body, { status }));
const state = () => useConnection.getState().state;
/** The answer is read once `/health/ready` was asked and what came was judged. */
async function asked(ready: () => Promise<Response>, times = 1) {
  const health = jest.fn(ready);
  globalThis.fetch = health;
  reportServerReachable(false);
  await waitFor(() => expect(health).toHaveBeenCalledTimes(times));
}

afterEach(async () => {
  // Nobody watches when the next begins.
  globalThis.fetch = jest.fn(answerOf(200, { missing: [] }));
  await waitFor(() => expect(state()).toBe('ok'));
});

describe('the connection', () => {
  it.each([
    ['the server has no room on its disk only', answerOf(503, { missing: ['disk'] })],
    ['the server is ready', answerOf(200, { missing: [] })],
  ])('[CLIENT-33] is there where %s', async (_, ready) => {
    const states: string[] = [];
    const stop = useConnection.subscribe((next) => states.push(next.state));
    await asked(ready);
    // It is judged before another call can be told of.
    await waitFor(() => {
      reportServerReachable(false);
      expect(globalThis.fetch).toHaveBeenCalledTimes(2);
    });
    stop();
    expect(states).toEqual([]);
  });

  it.each([
    ['more than that is missing', answerOf(503, { missing: ['disk', 'database'] })],
    ['a proxy answers', () => Promise.resolve(new Response('away', { status: 502 }))],
    ['nobody answers', () => Promise.reject(new TypeError('failed'))],
  ])('is lost where %s', async (_, ready) => {
    await asked(ready);
    await waitFor(() => expect(state()).toBe('lost'));
  });
});
