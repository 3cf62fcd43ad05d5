import { parentPort, workerData } from 'node:worker_threads';
import { openBoard } from './open-board.ts';

/** What a thread of boards is started with: whose each board is, by the tokens of their sessions. */
export interface Hearing {
  readonly origin: string;
  readonly tokens: readonly string[];
  readonly positionId: string;
}

/** Opens the boards, says so, and answers every message with their states. The thread is ended from outside. */
const { origin, tokens, positionId } = workerData as Hearing;
const boards = await Promise.all(tokens.map((token) => openBoard(origin, token, positionId)));
parentPort?.on('message', () => parentPort?.postMessage(boards.map((board) => board.state())));
parentPort?.postMessage('open');
