import { fromWire } from '@cantera/shared/contracts';
import {
  type LiveEvent,
  liveEvent,
  MAX_PAGE_AGE_MS,
  PAGE_AGE,
  streamEvents,
} from '@cantera/shared/contracts/events';
import { addressOf, currentToken, endSession } from './client.ts';

type Handler = (event: LiveEvent) => void;
const CHANNEL = 'cantera.live';
/** On which a tab says that it listens from now on, and since when it has been reading. */
const OPENED_CHANNEL = 'cantera.live.opened';
const RETRY_MS = [500, 1_000, 2_000, 5_000, 10_000];
/** Without a word for this long (the heartbeat comes every 15 s) the connection is taken for dead. */
const SILENCE_MS = 40_000;

interface Frame {
  readonly id: string | undefined;
  readonly data: string;
}

/** Splits a stream of server-sent events into frames; comments are dropped. */
export function* framesOf(text: string): Generator<Frame> {
  for (const block of text.split('\n\n')) {
    const lines = block.split('\n');
    const data = lines
      .filter((line) => line.startsWith('data:'))
      .map((line) => line.slice(5).trim())
      .join('\n');
    if (data)
      yield {
        data,
        id: lines
          .find((line) => line.startsWith('id:'))
          ?.slice(3)
          .trim(),
      };
  }
}

async function readStream(
  body: ReadableStream<Uint8Array>,
  abort: AbortController,
  onFrame: (frame: Frame) => void,
): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  let watchdog: ReturnType<typeof setTimeout> | undefined;
  const expectMore = (): void => {
    clearTimeout(watchdog);
    watchdog = setTimeout(() => abort.abort(), SILENCE_MS);
  };
  try {
    for (expectMore(); ; expectMore()) {
      const { done, value } = await reader.read();
      if (done) return;
      rest += decoder.decode(value, { stream: true });
      const end = rest.lastIndexOf('\n\n');
      if (end < 0) continue;
      for (const frame of framesOf(rest.slice(0, end))) onFrame(frame);
      rest = rest.slice(end + 2);
    }
  } finally {
    clearTimeout(watchdog);
  }
}

/**
 * Milliseconds since the reads of this page began: the document sends the first of them before any script. In a tab that
 * is older than that they began with the login, a moment ago.
 */
const pageAge = (): number => Math.min(Math.round(performance.now()), MAX_PAGE_AGE_MS);

/** Milliseconds since 1970 on the clock that all tabs of a browser share, whenever each of them was opened. */
const sharedNow = (): number => performance.timeOrigin + performance.now();

/** Holds one connection and tells `onEvent`, until `stop` is aborted. After a loss it resumes where it was. */
async function connect(stop: AbortSignal, onEvent: Handler): Promise<void> {
  let lastId: string | undefined;
  let failures = 0;
  while (!stop.aborted) {
    const abort = new AbortController();
    const end = () => abort.abort();
    stop.addEventListener('abort', end);
    try {
      const token = currentToken();
      if (!token) return;
      const response = await fetch(addressOf(streamEvents), {
        headers: {
          Authorization: `Bearer ${token}`,
          Accept: 'text/event-stream',
          ...(lastId ? { 'Last-Event-ID': lastId } : { [PAGE_AGE]: String(pageAge()) }),
        },
        signal: abort.signal,
        cache: 'no-store',
      });
      // The session ended before this page could hear of it.
      if (response.status === 401) endSession();
      if (response.status === 401 || response.status === 403) return;
      if (!response.ok || !response.body) throw new Error(`events: ${response.status}`);
      // What happened between a first load and a first connection, or while the server was away, is read again.
      if (failures > 0 && !lastId) onEvent({ topics: [], reset: true });
      failures = 0;
      await readStream(response.body, abort, (frame) => {
        lastId = frame.id ?? lastId;
        const parsed = liveEvent.safeParse(fromWire(liveEvent, JSON.parse(frame.data)));
        if (parsed.success) onEvent(parsed.data);
      });
    } catch {
      failures += 1;
    } finally {
      stop.removeEventListener('abort', end);
    }
    if (!stop.aborted)
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS[Math.min(failures, RETRY_MS.length - 1)]));
  }
}

/** What the connection has told of late, for a tab whose first reads were sent before it listened. */
class RecentEvents {
  private recent: { readonly at: number; readonly event: LiveEvent }[] = [];

  add(event: LiveEvent): void {
    const at = sharedNow();
    this.recent = [...this.recent.filter((one) => at - one.at < MAX_PAGE_AGE_MS), { at, event }];
  }

  since(time: number): LiveEvent[] {
    return this.recent.filter(({ at }) => at >= time).map(({ event }) => event);
  }
}

/**
 * Live events for this tab. All tabs of a browser share one connection: the tab that holds the lock reads it and tells the
 * others, a new one also what it has just missed.
 */
export function subscribeLive(onEvent: Handler): () => void {
  const stop = new AbortController();
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<LiveEvent>) => onEvent(data);
  const opened = new BroadcastChannel(OPENED_CHANNEL);
  opened.postMessage(sharedNow() - pageAge());
  const lead = (): Promise<void> => {
    const recent = new RecentEvents();
    opened.onmessage = ({ data: readsSince }: MessageEvent<number>) => {
      for (const event of recent.since(readsSince)) channel.postMessage(event);
    };
    return connect(stop.signal, (event) => {
      recent.add(event);
      onEvent(event);
      channel.postMessage(event);
    });
  };
  const leading =
    'locks' in navigator ? navigator.locks.request(CHANNEL, { signal: stop.signal }, lead) : lead();
  leading.catch(() => undefined);
  return () => {
    stop.abort();
    channel.close();
    opened.close();
  };
}
