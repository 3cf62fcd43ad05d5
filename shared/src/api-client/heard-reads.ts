import { fromWire } from '@cantera/shared/contracts';
import { isHeard } from '@cantera/shared/contracts/topics';
import type { z } from 'zod';

export type ApiKey = readonly [endpointId: string, input: unknown];

/** How a read is brought up to date by a change that an event carries, instead of being read again. */
export interface Patch<Answer, S extends z.ZodType = z.ZodType> {
  /** The changes that it knows. */
  readonly change: S;
  /** The answer as it is after the change; undefined when that is not known and it must be read again. */
  readonly apply: (answer: Answer, change: z.output<S>) => Answer | undefined;
}

/** A read that screens show: what makes it stale, and how it may be brought up to date. */
export interface HeardRead {
  readonly key: ApiKey;
  readonly topics: readonly string[];
  /** Types of changes that leave it as it is. */
  readonly ignores?: readonly string[] | undefined;
  /** Gives the changed answer; undefined when it must be read again. */
  patch?: ((answer: unknown, change: unknown) => unknown) | undefined;
  /** Screens that show it. */
  count: number;
}

const reads = new Map<string, HeardRead>();

/**
 * Files a read beside its serialised key while it is shown, and `keepMs` longer, in which time it would be shown again
 * without being read. Returns the way to stop.
 */
export function fileRead(
  serialised: string,
  read: Pick<HeardRead, 'key' | 'topics' | 'ignores' | 'patch'>,
  keepMs: number,
): () => void {
  const filed: HeardRead = reads.get(serialised) ?? { ...read, count: 0 };
  filed.count += 1;
  filed.patch = read.patch ?? filed.patch;
  reads.set(serialised, filed);
  return () => {
    filed.count -= 1;
    setTimeout(() => {
      if (filed.count === 0 && reads.get(serialised) === filed) reads.delete(serialised);
    }, keepMs);
  };
}

const typeOf = (change: unknown): string =>
  typeof change === 'object' && change !== null && 'type' in change ? String(change.type) : '';

/** The events that a read hears of, without those that leave it as it is. */
export const eventsOf = <E extends { readonly topics: readonly string[]; readonly change?: unknown }>(
  { topics: known, ignores = [] }: HeardRead,
  events: readonly E[],
): E[] =>
  events.filter(
    ({ topics, change }) =>
      topics.some((said) => known.some((heard) => isHeard(said, heard))) && !ignores.includes(typeOf(change)),
  );

/** The reads that are shown, by their serialised keys. */
export const shownReads = (): ReadonlyMap<string, HeardRead> => reads;

/** A patch over the change as an event carries it; a change that is none of its own gives undefined. */
export const patchOf =
  <Answer, S extends z.ZodType>({ change, apply }: Patch<Answer, S>) =>
  (answer: Answer, carried: unknown): Answer | undefined => {
    const known = change.safeParse(fromWire(change, carried));
    return known.success ? apply(answer, known.data) : undefined;
  };
