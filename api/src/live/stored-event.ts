import type { LiveEvent } from '../db/json-columns.ts';

export interface StoredEvent {
  /** Rises within an agency; 0 for what no stream resumes from. */
  readonly id: number;
  /** Null: anything may have changed, everything is to be read again. */
  readonly event: LiveEvent | null;
}

/** What a process wrote; of what another version of the server wrote otherwise, only that something changed is known. */
export const readStored = ({ id, event }: { id: number; event: LiveEvent }): StoredEvent => ({
  id,
  event: typeof event.topic === 'string' ? event : null,
});
