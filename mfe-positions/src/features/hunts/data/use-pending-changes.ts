import type { PoolCandidate } from '@cantera/shared/contracts/hunts';
import { useEffect, useRef, useState } from 'react';

type Change = Partial<PoolCandidate>;
type Pending = ReadonlyMap<string, { change: Change; token: symbol }>;

/**
 * Changes of people that show before the server has answered, whatever is read meanwhile. Those of one person go out one
 * after the other, in the order in which they were made.
 */
export function usePendingChanges(stored: readonly PoolCandidate[]) {
  const [pending, setPending] = useState<Pending>(new Map());
  const queues = useRef(new Map<string, Promise<unknown>>());
  const shown = stored.map((person) => ({ ...person, ...pending.get(person.id)?.change }));
  const people = useRef(shown);
  people.current = shown;
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  /** Shows a change while `send` runs; rejects as `send` does. */
  const change = async (personId: string, made: Change, send: () => Promise<void>): Promise<void> => {
    const token = Symbol(personId);
    setPending((now) =>
      new Map(now).set(personId, { change: { ...now.get(personId)?.change, ...made }, token }),
    );
    const before = queues.current.get(personId) ?? Promise.resolve();
    const sent = before.then(send, send);
    queues.current.set(personId, sent);
    try {
      await sent;
    } finally {
      if (queues.current.get(personId) === sent) queues.current.delete(personId);
      // A later change of the same person goes on showing.
      if (!isGone.current)
        setPending((now) => {
          if (now.get(personId)?.token !== token) return now;
          const next = new Map(now);
          next.delete(personId);
          return next;
        });
    }
  };
  return { people, change };
}
