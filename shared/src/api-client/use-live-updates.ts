import type { LiveEvent } from '@cantera/shared/contracts/events';
import { useEffect } from 'react';
import { type Cache, useSWRConfig } from 'swr';
import { AtMostOnce } from './at-most-once.ts';
import { eventsOf, type HeardRead, shownReads } from './heard-reads.ts';
import { subscribeLive } from './live.ts';

/** Events in a burst lead to one reading. */
const GATHER_MS = 60;
/** A read that hears of many changes is read again at most so often. */
const REREAD_MS = 1_000;

type State = ReturnType<Cache['get']>;

/** What a read holds after the changes of the events; undefined when one of them must be read. */
function patched(read: HeardRead, state: State, events: readonly LiveEvent[]): unknown {
  const { patch } = read;
  // What is being read may, or may not, have the change already.
  if (!patch || state?.data === undefined || state.isValidating) return undefined;
  let answer: unknown = state.data;
  for (const { change } of events) answer = answer && change !== undefined && patch(answer, change);
  return answer || undefined;
}

/** Keeps every open screen true: what changed on the server is changed in place, or read again. Mounted once, by the host, while logged in. */
export function useLiveUpdates(isOn: boolean): void {
  const { mutate, cache } = useSWRConfig();
  useEffect(() => {
    if (!isOn) return;
    const rereads = new AtMostOnce(REREAD_MS);
    let gathered: LiveEvent[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const flush = (): void => {
      const events = gathered;
      gathered = [];
      timer = undefined;
      if (events.some(({ reset }) => reset)) return void mutate((key) => Array.isArray(key));
      for (const [serialised, read] of shownReads()) {
        const own = eventsOf(read, events);
        if (own.length === 0) continue;
        const answer = patched(read, cache.get(serialised), own);
        if (answer !== undefined) void mutate(read.key, answer, { revalidate: false });
        else rereads.call(serialised, () => void mutate(read.key));
      }
    };
    const unsubscribe = subscribeLive((event) => {
      gathered.push(event);
      timer ??= setTimeout(flush, GATHER_MS);
    });
    return () => {
      clearTimeout(timer);
      rereads.stop();
      unsubscribe();
    };
  }, [isOn, mutate, cache]);
}
