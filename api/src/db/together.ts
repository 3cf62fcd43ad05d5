import { followsFailure } from './failures.ts';

type Ended<T extends readonly unknown[]> = { -readonly [K in keyof T]: Awaited<T[K]> };

/**
 * Waits for work that shares a transaction and has been begun together, all of it: what would go on after a failure would ask on a
 * connection that belongs to somebody else by then. Throws the cause of a failure.
 */
export async function together<T extends readonly unknown[]>(work: readonly [...T]): Promise<Ended<T>> {
  const settled = await Promise.allSettled(work);
  const failures = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  if (failures.length > 0) throw failures.find((failure) => !followsFailure(failure)) ?? failures[0];
  return (await Promise.all(work)) as Ended<T>;
}
