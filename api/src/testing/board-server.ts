import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * What a board does with an advert that is posted. `take`: as it should. `takeAndDrop`: takes it and cuts the connection.
 * `drop`: cuts the connection and takes nothing. `takeAndFail`: 500 after taking. `fail`: 500. `refuse`: 422. `busy`: 429.
 * `nameless`: takes it and does not say how it is called. `known`: takes it and says that it was there before.
 */
export type BoardAnswer =
  | 'take'
  | 'takeAndDrop'
  | 'drop'
  | 'takeAndFail'
  | 'fail'
  | 'refuse'
  | 'busy'
  | 'nameless'
  | 'known';

interface TakenAdvert {
  readonly id: string;
  readonly reference: string;
  readonly body: Record<string, unknown>;
}

export interface BoardServer {
  /** Of the collection of adverts. */
  readonly address: string;
  /** `127.0.0.1:port`, as the product is told to allow it. */
  readonly host: string;
  /** What is out on the board; it takes whatever it is sent, also twice. */
  readonly adverts: Map<string, TakenAdvert>;
  /** Calls in their order: method, key of the attempt, and the bearer. */
  readonly calls: { method: string; attempt: string | undefined; bearer: string | undefined }[];
  /** What it does with the next posts; then it takes. */
  answers: BoardAnswer[];
  /** Status that searches and removals are answered with instead of the truth. */
  findStatus: number | undefined;
  removeStatus: number | undefined;
  /** Answers a search with all that is out, whatever it is asked for. */
  findsAll: boolean;
  close(): void;
}

const TAKING = new Set<BoardAnswer>(['take', 'takeAndDrop', 'takeAndFail', 'nameless', 'known']);
const STATUS: Partial<Record<BoardAnswer, number>> = {
  takeAndFail: 500,
  fail: 500,
  refuse: 422,
  busy: 429,
  known: 409,
};

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = '';
  for await (const part of request) text += part;
  return JSON.parse(text);
}

const json = (response: ServerResponse, status: number, body: unknown = {}): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

/** A job board on this machine that lies, drops and repeats as it is told. */
export async function startBoardServer(): Promise<BoardServer> {
  let count = 0;
  const board: Omit<BoardServer, 'address' | 'host' | 'close'> = {
    adverts: new Map(),
    calls: [],
    answers: [],
    findStatus: undefined,
    removeStatus: undefined,
    findsAll: false,
  };

  async function post(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request);
    const answer = board.answers.shift() ?? 'take';
    const id = `board-${++count}`;
    if (TAKING.has(answer)) board.adverts.set(id, { id, reference: String(body.reference), body });
    if (answer === 'takeAndDrop' || answer === 'drop') request.socket.destroy();
    else json(response, STATUS[answer] ?? 201, answer === 'take' ? { id } : {});
  }

  function get(request: IncomingMessage, response: ServerResponse): void {
    const reference = new URL(request.url ?? '', 'http://board').searchParams.get('reference');
    const items = [...board.adverts.values()].filter(
      (item) => board.findsAll || item.reference === reference,
    );
    json(response, board.findStatus ?? 200, { items });
  }

  function remove(request: IncomingMessage, response: ServerResponse): void {
    const id = decodeURIComponent((request.url ?? '').split('/').at(-1) ?? '');
    const status = board.removeStatus ?? (board.adverts.delete(id) ? 200 : 404);
    json(response, status);
  }

  const server = createServer((request, response) => {
    const { method = '', headers } = request;
    board.calls.push({
      method,
      attempt: headers['idempotency-key']?.toString(),
      bearer: headers.authorization,
    });
    if (method === 'POST') post(request, response).catch(() => response.destroy());
    else if (method === 'DELETE') remove(request, response);
    else get(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(board, {
    host,
    address: `http://${host}/adverts`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  });
}
