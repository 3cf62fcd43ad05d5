import path from 'node:path';
import { getAbout } from '@cantera/shared/contracts/installation';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { answerNotFound } from '../../http/errors.ts';
import { uploadRoute } from '../../http/route.ts';
import { documentHeaders } from '../../http/security.ts';
import { ForeignManifests } from '../../integrations/remotes/index.ts';
import { siteAddress } from '../career-pages/index.ts';
import { UNUSABLE_CONFIG } from './agency-lists.ts';
import { demoLinkRoutes } from './demo-links.ts';
import { createDocuments } from './document.ts';
import { remotePackages } from './remotes.ts';

/** First path segments of the host's own pages. */
const HOST_AREAS: ReadonlySet<string> = new Set(['public', 'mixed', 'about']);
/** First path segments that never answer with the app's document. */
const NOT_PAGES = new Set([
  'api',
  'auth',
  'files',
  'services',
  'remotes',
  'assets',
  'health',
  'careers',
  'docs',
  'dev',
  'openapi.json',
  'config.json',
]);

const HASHED = /\.[0-9a-f]{8,}\.\w+$/;
const firstSegment = (address: string): string => address.split('/')[1] ?? '';

function cacheHeaders(reply: { headers: (values: Record<string, string>) => unknown }, file: string): void {
  reply.headers({
    'cache-control': HASHED.test(file.replace(/\.(br|gz)$/, ''))
      ? 'public, max-age=31536000, immutable'
      : 'no-cache',
    // Remotes may be loaded by a host on another origin.
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
}

/** Files of a build that are the server's business, not the browser's. */
const PRIVATE_FILES = new Set(['/index.html', '/login.html', '/preload.json', '/build.json']);

async function serveFolder(app: FastifyInstance, root: string, prefix: string): Promise<void> {
  // A folder is no file: whoever takes no packed answer would else be refused at `/`.
  const allowedPath = (file: string): boolean => !PRIVATE_FILES.has(file) && !file.endsWith('/');
  await app.register(fastifyStatic, {
    root,
    prefix,
    allowedPath,
    decorateReply: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    wildcard: true,
    setHeaders: cacheHeaders,
  });
}

/** The web app: the host's document and files, the remotes' files, the runtime configuration. */
export async function webRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { config } = deps;
  const foreign = new ForeignManifests((address, reason) =>
    deps.log.warn({ address, reason }, 'the manifest of a remote cannot be used'),
  );
  const documents = createDocuments(config, foreign, (reason) => deps.log.warn({ reason }, UNUSABLE_CONFIG));
  /** Whether an address is one of the web app; what else a browser asks for is not found, and says so with its status. */
  const isPage = async (address: string): Promise<boolean> => {
    const segment = firstSegment(address);
    return HOST_AREAS.has(segment) || (await documents.areas()).has(segment);
  };

  // No transaction is held open while a remote's server is asked.
  uploadRoute(app, deps, getAbout, async () => ({ data: { items: await documents.about() } }));

  for (const name of remotePackages(config.webRoot))
    await serveFolder(app, path.join(config.webRoot, name, 'dist'), `/remotes/${name}/`);
  await serveFolder(app, path.join(config.webRoot, 'host/dist'), '/');
  demoLinkRoutes(app, config);
  app.get('/config.json', async (_request, reply) => {
    reply.header('cache-control', 'no-cache').header('access-control-allow-origin', '*');
    return documents.config();
  });

  const page = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const address = request.url.split('?')[0] ?? '/';
    const document = await documents.render(address);
    if (document === undefined) return answerNotFound(request, reply);
    return reply
      .code((await isPage(address)) ? 200 : 404)
      .headers({ ...documentHeaders(config, address, document.inline), 'cache-control': 'no-cache' })
      .type('text/html; charset=utf-8')
      .send(document.html);
  };
  app.setNotFoundHandler(async (request, reply) => {
    const address = request.url.split('?')[0] ?? '/';
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || NOT_PAGES.has(firstSegment(address))) return answerNotFound(request, reply);
    const site = (await isPage(address)) ? undefined : await siteAddress(deps, request);
    return site ? reply.redirect(site, 302) : page(request, reply);
  });
}
