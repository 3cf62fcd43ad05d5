import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { federationName, REMOTES } from '../../tools/webpack/packages.ts';
import { stubAnswer } from './stub-data.ts';

/** One build to serve: where the host's files are, and the remotes' unless they are part of the host's. */
export interface ServedBuild {
  hostDist: string;
  /** Folder that holds `<package>/dist` of each remote; none for the single bundle. */
  remotesRoot?: string;
}

interface Described {
  session: string[];
  pages: { path: string; files: string[] }[];
  provided: Record<string, string[]>;
}
interface Remote {
  files: string[];
  pages: { path: string; files: string[]; needs: string[] }[];
}

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.html': 'text/html; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

const matches = (pattern: string, address: string): boolean => {
  const wanted = pattern.split('/');
  const given = address.split('/');
  return (
    wanted.length === given.length && wanted.every((part, n) => part.startsWith(':') || part === given[n])
  );
};
const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8'));

function remotesOf({ remotesRoot }: ServedBuild) {
  if (!remotesRoot) return [];
  return REMOTES.map((name) => ({
    name: federationName(name),
    base: `/remotes/${name}/`,
    about: readJson<{ cantera: Remote }>(path.join(remotesRoot, name, 'dist/mf-manifest.json')).cantera,
  }));
}

/** Files that the document of an address names; the same rule for both kinds of build. */
function filesFor(build: ServedBuild, address: string): string[] {
  const host = readJson<Described>(path.join(build.hostDist, 'preload.json'));
  const isPublic = address.startsWith('/public') || address.startsWith('/mixed');
  const own = host.pages.find((page) => matches(page.path, address));
  const files = [...(isPublic ? [] : host.session), ...(own?.files ?? [])].map((file) => `/${file}`);
  for (const { base, about } of remotesOf(build)) {
    const page = about.pages.find((candidate) => matches(candidate.path, address));
    if (!page) continue;
    files.push(...[...about.files, ...page.files].map((file) => base + file));
    files.push(...page.needs.flatMap((need) => host.provided[need] ?? []).map((file) => `/${file}`));
  }
  return [...new Set(files)];
}

const configOf = (build: ServedBuild) => ({
  remotes: Object.fromEntries(remotesOf(build).map(({ name, base }) => [name, `${base}mf-manifest.json`])),
});

function documentFor(build: ServedBuild, address: string): string {
  const config = {
    ...configOf(build),
    entries: Object.fromEntries(remotesOf(build).map(({ name, about }) => [name, about])),
  };
  const tags = filesFor(build, address).map((href) =>
    href.endsWith('.css')
      ? `<link rel="preload" as="style" href="${href}">`
      : `<link rel="preload" as="script" href="${href}" fetchpriority="high">`,
  );
  const data = `<script type="application/json" id="cantera-config">${JSON.stringify(config)}</script>`;
  return readFileSync(path.join(build.hostDist, 'index.html'), 'utf8').replace(
    '<!--cantera:head-->',
    tags.join('') + data,
  );
}

function fileOf(build: ServedBuild, address: string): string | undefined {
  const remote = /^\/remotes\/([^/]+)\/(.+)$/.exec(address);
  const file = remote
    ? path.join(build.remotesRoot ?? '/nonexistent', remote[1] ?? '', 'dist', remote[2] ?? '')
    : path.join(build.hostDist, address);
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

function answer(build: ServedBuild, request: IncomingMessage, response: ServerResponse): void {
  const address = new URL(request.url ?? '/', 'http://localhost').pathname;
  const file = address === '/' || address === '/index.html' ? undefined : fileOf(build, address);
  if (file) {
    sendFile(file, response);
    return;
  }
  if (address === '/api/v1/events') {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(': hello\n\n');
    return;
  }
  const isCall = /^\/(api|auth|files|services|health)\//.test(address);
  if (address === '/config.json') {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(configOf(build)));
    return;
  }
  if (path.extname(address)) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, { 'content-type': isCall ? 'application/json' : 'text/html; charset=utf-8' });
  response.end(isCall ? JSON.stringify(stubAnswer(address)) : documentFor(build, address));
}

/** Serves a build with stub data on a free port, as the product does: brotli, hashed files for ever, HTTP/1.1. */
export async function serve(build: ServedBuild, port = 0): Promise<{ url: string; close: () => void }> {
  const server: Server = createServer((request, response) => answer(build, request, response));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
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
