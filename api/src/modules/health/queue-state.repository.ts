import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { now } from '../../clock.ts';

/** The jobs of one kind in the queue, of all agencies. */
export interface QueueState {
  readonly kind: string;
  /** May start now. */
  readonly due: number;
  /** Wait for their time. */
  readonly later: number;
  readonly running: number;
  /** Have used up their attempts. */
  readonly given_up: number;
  /** Since when the oldest that may start now waits, in seconds; 0 where none does. */
  readonly oldest_seconds: number;
}

/** Whoever watches does not wait for a pool that has nothing left. */
const PATIENCE_MS = 1_000;

/** Null while the database does not answer: the other figures are wanted then most of all. */
export const findQueueState = (pool: pg.Pool): Promise<QueueState[] | null> =>
  Promise.race([
    pool.query<QueueState>('select * from app.queue_state($1) order by kind', [now()]).then(
      ({ rows }) => rows,
      () => null,
    ),
    wait(PATIENCE_MS, null, { ref: false }),
  ]);
