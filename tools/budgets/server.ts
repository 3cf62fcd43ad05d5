import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { readConfig } from '../../api/src/config.ts';
import { ForeignManifests } from '../../api/src/integrations/remotes/index.ts';
import { createDocuments } from '../../api/src/modules/web/document.ts';
import type { FirstAnswer } from '../../shared/src/contracts/first-answers.ts';
import { FIRST_ANSWERS } from '../../shared/src/contracts/first-calls.ts';
import { STUB_AGENCY, stubAnswer } from './stub-data.ts';

/** A build to serve: the folder that holds `host/dist`, and `<remote>/dist` where it has remotes. */
export interface ServedBuild {
  webRoot: string;
}

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.html': 'text/html; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

function fileOf({ webRoot }: ServedBuild, address: string): string | undefined {
  const [, remote = 'host', rest = address] = /^\/remotes\/([^/]+)(\/.+)$/.exec(address) ?? [];
  const file = path.join(webRoot, remote, 'dist', rest);
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined;
}

function sendFile(file: string, response: ServerResponse): void {
  const isPacked = existsSync(`${file}.br`);
  response.writeHead(200, {
    'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
    'cache-control': 'public, max-age=31536000, immutable',
    ...(isPacked ? { 'content-encoding': 'br' } : {}),
  });
  createReadStream(isPacked ? `${file}.br` : file).pipe(response);
}

function sendJson(response: ServerResponse, value: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}

function sendEvents(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(': hello\n\n');
}

function sendStub(request: IncomingMessage, response: ServerResponse, address: string): void {
  const stub = stubAnswer(request.method ?? 'GET', address);
  response.writeHead(stub ? 200 : 404, { 'content-type': stub?.type ?? 'text/plain' }).end(stub?.body);
}

/** The answers of the calls that a document asks for together: each as if it had been made alone. */
function firstAnswers(calls: string): FirstAnswer[] {
  return calls.split(',').map((call) => {
    const stub = stubAnswer('GET', call.split('?')[0] ?? '');
    return stub ? { status: 200, body: JSON.parse(String(stub.body)) } : { status: 404, body: null };
  });
}

export interface ServeOptions {
  /** Addresses of manifests of remotes that lie elsewhere, by the name of the remote. */
  readonly remotes?: Readonly<Record<string, string>>;
  /** Changes the document of an address. */
  readonly rewrite?: (html: string, address: string) => string;
}

/** Answers as the product does, with its documents; what comes from the API is made up. */
function answerer(build: ServedBuild, { remotes = {}, rewrite = (html) => html }: ServeOptions) {
  const config = readConfig({
    WEB_ROOT: build.webRoot,
    // Never opened: what comes from the database is made up.
    DATABASE_URL: 'postgres://nowhere',
    DEMO: '0',
    SECRET: 'bench',
    // Areas of agencies on a list are open to the one that is made up.
    WEB_CONFIG: JSON.stringify({ remotes, agencies: { contracts: [STUB_AGENCY], metrics: [STUB_AGENCY] } }),
  });
  const documents = createDocuments(
    config,
    new ForeignManifests((address, reason) => process.stderr.write(`${address}: ${reason}\n`)),
  );
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname: address, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const file = fileOf(build, address);
    if (file) return sendFile(file, response);
    if (address === '/api/v1/events') return sendEvents(response);
    if (address === FIRST_ANSWERS)
      return sendJson(response, { data: { answers: firstAnswers(searchParams.get('calls') ?? '') } });
    if (address === '/config.json') return sendJson(response, await documents.config());
    if (/^\/(api|auth|files|services|health)\//.test(address)) return sendStub(request, response, address);
    const document = path.extname(address) ? undefined : await documents.render(address);
    response
      .writeHead(document ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' })
      .end(document && rewrite(document.html, address));
  };
}

export interface Served {
  readonly url: string;
  close(): void;
}

async function listen(server: Server): Promise<Served> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    url: `http://localhost:${address.port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Serves a build with stub data on a free port, as the product does: brotli, hashed files for ever, HTTP/1.1. */
export function serve(build: ServedBuild, options: ServeOptions = {}): Promise<Served> {
  const answer = answerer(build, options);
  return listen(
    createServer((request, response) => {
      answer(request, response).catch((error: unknown) => response.destroy(Error(String(error))));
    }),
  );
}

/** Serves the files of one remote on an origin of its own, as the static host of another team does. */
export const serveRemote = (build: ServedBuild, remote: string): Promise<Served> =>
  listen(
    createServer((request, response) => {
      const address = new URL(request.url ?? '/', 'http://localhost').pathname;
      const file = fileOf(build, `/remotes/${remote}${address}`);
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader('cross-origin-resource-policy', 'cross-origin');
      if (file) sendFile(file, response);
      else response.writeHead(404).end();
    }),
  );
