import { defineEndpoint } from '@cantera/shared/contracts';
import { PAGE_AGE } from '@cantera/shared/contracts/events';
import { applicationsMoved } from '@cantera/shared/contracts/live-changes';
import { listPositions } from '@cantera/shared/contracts/positions';
import { topic } from '@cantera/shared/contracts/topics';
import { act, render, screen, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { z } from 'zod';
import { AtMostOnce } from './at-most-once.ts';
import { configureApi } from './client.ts';
import { patchBy, useApi } from './use-api.ts';
import { useLiveUpdates } from './use-live-updates.ts';

const readThing = defineEndpoint({
  id: 'readThing',
  may: 'profile.own',
  hears: ({ params }) => [topic.board(params.id)],
  method: 'GET',
  path: '/things/:id',
  summary: '',
  params: z.object({ id: z.string() }),
  response: z.object({ text: z.string() }),
});
const patch = patchBy(readThing, {
  change: applicationsMoved,
  apply: (_answer, { applications: [first] }) => first && { text: `moved to ${first.stepId}` },
});

const readCount = { ...readThing, id: 'readCount', ignores: ['candidate_changed' as const] };

function Thing({
  id,
  isPatched = false,
  endpoint = readThing,
}: {
  id: string;
  isPatched?: boolean;
  endpoint?: typeof readThing;
}) {
  const { data } = useApi(endpoint, { params: { id } }, isPatched ? { patch } : {});
  return <p>{data ? data.text : 'loading'}</p>;
}
function Live() {
  useLiveUpdates(true);
  return null;
}

/** A server that counts what is read and sends what a test says on the stream. */
function startServer() {
  const reads: string[] = [];
  const asked: Record<string, string>[] = [];
  let send: (data: object) => void = () => undefined;
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      send = (data) => controller.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(data)}\n\n`));
    },
  });
  global.fetch = (async (address: string, init?: { headers: Record<string, string> }) => {
    const url = String(address);
    if (url.endsWith('/api/v1/events')) {
      asked.push(init?.headers ?? {});
      return { ok: true, status: 200, body: stream };
    }
    reads.push(url);
    return { ok: true, status: 200, text: async () => JSON.stringify({ text: `read ${reads.length}` }) };
  }) as unknown as typeof fetch;
  return { reads, asked, send: (data: object) => act(async () => send(data)) };
}

const show = (children: React.ReactNode) =>
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <Live />
      {children}
    </SWRConfig>,
  );
const moved = (stepId: string) => ({
  type: 'applications_moved',
  applications: [{ id: stepId, step_id: stepId, version: 2, rejected_at: null, discard_state: null }],
});
const STEP = '0190a5d2-0000-7000-8000-000000000001';

describe('live updates', () => {
  beforeEach(() => {
    configureApi({ getToken: () => 'token', onSessionOver: () => undefined });
    global.BroadcastChannel = class {
      postMessage() {}
      close() {}
    } as never;
  });

  it('read again what hears of the topic, and nothing else', async () => {
    const { reads, send } = startServer();
    show(
      <>
        <Thing id="a" />
        <Thing id="b" />
      </>,
    );
    await waitFor(() => expect(screen.queryByText('loading')).toBeNull());
    await send({ topics: ['board/b', 'a-kind-of-tomorrow/x'] });
    await waitFor(() => expect(reads).toEqual(['/things/a', '/things/b', '/things/b']));
    await send({ topics: [], reset: true });
    await waitFor(() => expect(reads.slice(3).sort()).toEqual(['/things/a', '/things/b']));
  });

  it('take a change that the screen knows in place, and read again for one that it does not', async () => {
    const { reads, send } = startServer();
    show(<Thing id="a" isPatched />);
    expect(await screen.findByText('read 1')).toBeTruthy();
    await send({ topics: ['board/a'], change: moved(STEP) });
    expect(await screen.findByText(`moved to ${STEP}`)).toBeTruthy();
    expect(reads).toHaveLength(1);
    await send({ topics: ['board/a'], change: { type: 'of_tomorrow' } });
    expect(await screen.findByText('read 2')).toBeTruthy();
  });

  it('[NOTE-15] read a list of positions again when somebody opens an application that was new', async () => {
    const { reads, send } = startServer();
    function Positions() {
      const { data } = useApi(listPositions, { query: {} });
      return <p>{data ? 'there' : 'loading'}</p>;
    }
    show(<Positions />);
    expect(await screen.findByText('there')).toBeTruthy();
    await send({ topics: ['board/a'], change: { type: 'application_seen', application_id: STEP } });
    await waitFor(() => expect(reads).toHaveLength(2));
  });

  it('begin where the first reads of the page were sent', async () => {
    const { asked } = startServer();
    show(<Thing id="a" />);
    await waitFor(() => expect(asked).toHaveLength(1));
    const age = Number(asked[0]?.[PAGE_AGE]);
    expect(age).toBeGreaterThan(0);
    expect(age).toBeLessThanOrEqual(performance.now());
  });

  it('tell a tab that opens what it has missed since it began to read, and nothing older', async () => {
    const channels = new Map<string, { onmessage?: (event: { data: unknown }) => void }>();
    const told: unknown[] = [];
    global.BroadcastChannel = class {
      onmessage?: (event: { data: unknown }) => void;
      private readonly name: string;
      constructor(name: string) {
        this.name = name;
        channels.set(name, this);
      }
      postMessage(data: unknown) {
        if (this.name === 'cantera.live') told.push(data);
      }
      close() {}
    } as never;
    const { send } = startServer();
    show(<Thing id="a" />);
    await screen.findByText('read 1');
    await send({ topics: ['board/old'] });
    await waitFor(() => expect(told).toHaveLength(1));
    const between = performance.timeOrigin + performance.now();
    await send({ topics: ['board/new'] });
    await waitFor(() => expect(told).toHaveLength(2));
    channels.get('cantera.live.opened')?.onmessage?.({ data: between });
    expect(told.slice(2)).toEqual([{ topics: ['board/new'] }]);
  });

  it('leave alone what says that the change does not concern it', async () => {
    const { reads, send } = startServer();
    show(<Thing id="a" endpoint={readCount} />);
    expect(await screen.findByText('read 1')).toBeTruthy();
    await send({ topics: ['board/a'], change: { type: 'candidate_changed' } });
    // Gathered with the next event: both have been looked at when that one has led to a reading.
    await send({ topics: ['board/b'] });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(reads).toHaveLength(1);
    await send({ topics: ['board/a'], change: moved(STEP) });
    expect(await screen.findByText('read 2')).toBeTruthy();
    expect(reads).toHaveLength(2);
  });

  it('read again when a change comes with another thing that may have changed', async () => {
    const { reads, send } = startServer();
    show(<Thing id="a" isPatched />);
    expect(await screen.findByText('read 1')).toBeTruthy();
    await send({ topics: ['board/a'] });
    await send({ topics: ['board/a'], change: moved(STEP) });
    expect(await screen.findByText('read 2')).toBeTruthy();
    expect(reads).toHaveLength(2);
  });
});

describe('at most once in a time', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('calls the first at once and the last at the end, each name apart', () => {
    const calls: string[] = [];
    const once = new AtMostOnce(1_000);
    const call = (name: string, what: string) => once.call(name, () => void calls.push(what));
    call('a', 'first');
    call('a', 'second');
    call('b', 'other');
    call('a', 'third');
    expect(calls).toEqual(['first', 'other']);
    jest.advanceTimersByTime(999);
    expect(calls).toEqual(['first', 'other']);
    jest.advanceTimersByTime(1);
    expect(calls).toEqual(['first', 'other', 'third']);
    call('a', 'fourth');
    expect(calls).toHaveLength(3);
    jest.advanceTimersByTime(1_000);
    expect(calls.at(-1)).toBe('fourth');
    jest.advanceTimersByTime(1_000);
    call('a', 'fifth');
    expect(calls.at(-1)).toBe('fifth');
    once.stop();
  });
});
