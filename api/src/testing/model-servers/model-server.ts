import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a model was asked, as its server received it. */
export interface ModelRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** The body as it came. */
  readonly text: string;
  readonly system: string;
  readonly content: string;
  /** Of the schema, where one was sent; else as the instructions tell it. */
  readonly task: 'description' | 'questions' | 'weighing' | 'search' | 'page' | 'brief' | 'cv';
  readonly format: { readonly type: string; readonly json_schema?: { readonly strict?: boolean } };
}
/** Answers a request; `at` counts them from 0. */
export type ModelBehaviour = (request: ModelRequest, response: ServerResponse, at: number) => void;

export interface ModelServer {
  readonly url: string;
  /** Everything that was asked, in order. */
  readonly requests: readonly ModelRequest[];
  behave(behaviour: ModelBehaviour): void;
  /** Forgets what was asked. */
  clear(): void;
  close(): Promise<void>;
}

interface Body {
  readonly messages: readonly { readonly content: string }[];
  readonly response_format: ModelRequest['format'];
}

function taskOf(system: string): ModelRequest['task'] {
  if (system.includes('"opening"')) return 'description';
  if (system.includes('search for candidates')) return 'search';
  if (system.includes('the pages of a company')) return 'page';
  if (system.includes('brief of a candidate')) return 'brief';
  if (system.includes('block of a CV')) return 'cv';
  return system.includes('killer questions') ? 'questions' : 'weighing';
}

/** A server on loopback that speaks as those of language models do, and keeps what it is asked. */
export async function startModelServer(first: ModelBehaviour): Promise<ModelServer> {
  let behaviour = first;
  let requests: ModelRequest[] = [];
  const server = createServer((incoming, response) => {
    const parts: Buffer[] = [];
    incoming.on('data', (part: Buffer) => parts.push(part));
    incoming.on('end', () => {
      const text = Buffer.concat(parts).toString('utf8');
      const { messages, response_format: format } = JSON.parse(text) as Body;
      const system = messages[0]?.content ?? '';
      const request: ModelRequest = {
        path: incoming.url ?? '',
        headers: incoming.headers,
        text,
        system,
        content: messages[1]?.content ?? '',
        task: taskOf(system),
        format,
      };
      requests.push(request);
      behaviour(request, response, requests.length - 1);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    get requests() {
      return requests;
    },
    behave(next) {
      behaviour = next;
    },
    clear() {
      requests = [];
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Sends what a model says. */
export function say(
  response: ServerResponse,
  content: unknown,
  { finish = 'stop', tokens = 100, refusal = null as string | null } = {},
): void {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  response.writeHead(200, { 'content-type': 'application/json' }).end(
    JSON.stringify({
      choices: [{ finish_reason: finish, message: { role: 'assistant', content: text, refusal } }],
      usage: { total_tokens: tokens },
    }),
  );
}
export const sayStatus = (
  response: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): void => {
  response.writeHead(status, headers).end(JSON.stringify({ error: { message: 'no' } }));
};
