import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Hearing } from './hearing.ts';
import type { BoardState } from './open-board.ts';

/** Boards that are open in a thread of their own: whoever moves does not wait for those who hear. */
export interface BoardsApart {
  states(): Promise<readonly BoardState[]>;
  close(): Promise<unknown>;
}

/** Resolves once every board is open. */
export async function openBoardsApart(hearing: Hearing): Promise<BoardsApart> {
  const thread = new Worker(new URL('./hearing.ts', import.meta.url), { workerData: hearing });
  // `once` also ends with the thread's error; one that comes between two questions is kept for the next.
  let failure: Error | undefined;
  thread.on('error', (error) => {
    failure = error;
  });
  await once(thread, 'message');
  return {
    states: async () => {
      if (failure) throw failure;
      const answer = once(thread, 'message');
      thread.postMessage('');
      return (await answer)[0];
    },
    close: () => thread.terminate(),
  };
}
