import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { openOnLoopback } from './loopback.ts';

type Served =
  | string
  | {
      readonly type?: string;
      readonly status?: number;
      readonly headers?: Record<string, string>;
      readonly body?: string | Buffer;
    }
  | ((response: ServerResponse) => void);

export interface PageServer {
  /** `127.0.0.1:port`, as the product is told to allow it. */
  readonly host: string;
  readonly origin: string;
  /** What was asked for, in its order. */
  readonly asked: { readonly path: string; readonly headers: IncomingHttpHeaders }[];
  close(): void;
}

function send(response: ServerResponse, served: Served | undefined): void {
  if (typeof served === 'function') {
    served(response);
    return;
  }
  const {
    type = 'text/html; charset=utf-8',
    status = 200,
    headers = {},
    body = '',
  } = served === undefined
    ? { status: 404, body: 'no such page' }
    : typeof served === 'string'
      ? { body: served }
      : served;
  response.writeHead(status, { 'content-type': type, ...headers }).end(body);
}

/** A site on this machine that serves pages by their path, or by the host that is asked for too, and tells what it was asked for. */
export async function startPageServer(
  served: Readonly<Record<string, Served>> | ((host: string) => Readonly<Record<string, Served>>),
): Promise<PageServer> {
  const asked: { path: string; headers: IncomingHttpHeaders }[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    asked.push({ path, headers: request.headers });
    const pages = typeof served === 'function' ? served(request.headers.host ?? '') : served;
    send(response, Object.hasOwn(pages, path) ? pages[path] : undefined);
  });
  const { host, close } = await openOnLoopback(server);
  return { host, origin: `http://${host}`, asked, close };
}
