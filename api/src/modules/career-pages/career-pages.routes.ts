import { existsSync } from 'node:fs';
import { sitePaths } from '@cantera/mfe-career-site/public';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { readApplicationParts } from '../public-site/index.ts';
import {
  applyPage,
  onSite,
  positionPage,
  positionsPage,
  receiptPage,
  type Visit,
} from './career-pages.service.ts';
import { submitForm } from './form-submission.ts';
import { isLocale, localeOf } from './languages.ts';
import { ASSETS_BASE, assetsFolder, siteAssets } from './site-assets.ts';
import { type PageAnswer, pageAnswer, pageContext, problemAnswer, sendPage } from './visit.ts';

const APPLY_WINDOW = '10 minutes';

interface Address {
  Params: { locale: string; slug: string; id: string; key: string };
  Querystring: { q?: unknown; page?: unknown };
}
type PageRequest = FastifyRequest<Address>;

async function serveAssets(app: FastifyInstance, deps: Deps): Promise<void> {
  const root = assetsFolder(deps.config.webRoot);
  if (!existsSync(root)) return;
  await app.register(fastifyStatic, {
    root,
    prefix: ASSETS_BASE,
    decorateReply: false,
    preCompressed: true,
    index: false,
    maxAge: '365d',
    immutable: true,
    allowedPath: (file) => file !== '/assets.json',
  });
}

type Failure = (
  error: Error & { statusCode?: number },
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply>;

/** How a request becomes a visit, and what it gets when there is nothing to show or something broke. */
interface Reception {
  visitOf(request: PageRequest): Promise<Visit>;
  notFound(visit: Visit): Promise<PageAnswer>;
  nowhere(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
  readonly failure: Failure;
}

function reception(deps: Deps): Reception {
  const assets = siteAssets(deps.config.webRoot);
  const neutral = async ({ headers }: FastifyRequest) =>
    pageContext(null, localeOf(headers['accept-language']), deps.config.publicUrl, await assets());
  return {
    visitOf: async ({ params, headers }) => ({
      deps,
      slug: params.slug ?? '',
      locale: isLocale(params.locale) ? params.locale : localeOf(headers['accept-language']),
      assets: await assets(),
    }),
    notFound: (visit) => onSite(visit, async ({ context }) => problemAnswer(context, { kind: 'not-found' })),
    nowhere: async (request, reply) =>
      sendPage(reply, problemAnswer(await neutral(request), { kind: 'not-found' })),
    failure: async (error, request, reply) => {
      const status = error instanceof AppError ? error.parts.status : (error.statusCode ?? 500);
      if (status >= 500) request.log.error({ err: error }, 'page failed');
      const kind = status === 429 ? 'too-many' : 'failed';
      return sendPage(reply, problemAnswer(await neutral(request), { kind }, status));
    },
  };
}

const SITE = '/careers/:locale/:slug';

function applyRoute(app: FastifyInstance, deps: Deps, at: Reception): void {
  const options = {
    errorHandler: at.failure,
    config: { rateLimit: { max: deps.config.publicApplyLimit, timeWindow: APPLY_WINDOW } },
  };
  app.post<Address>(`${SITE}/positions/:id/apply`, options, async (request, reply) => {
    const visit = await at.visitOf(request);
    if (!isLocale(request.params.locale)) return sendPage(reply, await at.notFound(visit));
    const sent = await readApplicationParts(request);
    const answer = await submitForm(visit, request.params.id, sent);
    return 'redirect' in answer ? reply.redirect(answer.redirect, 303) : sendPage(reply, answer);
  });
}

/** The public career site as pages, and the form that needs no script. */
export async function careerPageRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  await serveAssets(app, deps);
  const at = reception(deps);
  const page = (url: string, answer: (visit: Visit, request: PageRequest) => Promise<PageAnswer>): void => {
    app.get<Address>(url, { errorHandler: at.failure }, async (request, reply) => {
      const visit = await at.visitOf(request);
      const known = isLocale(request.params.locale);
      return sendPage(reply, await (known ? answer(visit, request) : at.notFound(visit)));
    });
  };
  // The list stands in for the home page until that has a screen of its own.
  page(SITE, (visit, { query }) => positionsPage(visit, query));
  page(`${SITE}/positions`, (visit, { query }) => positionsPage(visit, query));
  page(`${SITE}/positions/:id`, (visit, { params }) => positionPage(visit, params.id));
  page(`${SITE}/positions/:id/apply`, (visit, { params }) => applyPage(visit, params.id));
  page(`${SITE}/positions/:id/apply/received/:key`, (visit, { params }) =>
    receiptPage(visit, params.id, params.key),
  );
  page(`${SITE}/*`, at.notFound);
  app.get('/careers', { errorHandler: at.failure }, at.nowhere);
  app.get('/careers/*', { errorHandler: at.failure }, at.nowhere);
  applyRoute(app, deps, at);
}

/** Where the short address `/{slug}` leads: the site's home page, for a known slug only. */
export async function siteAddress(deps: Deps, request: FastifyRequest): Promise<string | undefined> {
  const slug = /^\/([a-z0-9][a-z0-9-]{0,59})\/?$/i.exec(request.url.split('?')[0] ?? '')?.[1];
  if (!slug) return undefined;
  const locale = localeOf(request.headers['accept-language']);
  const visit: Visit = { deps, slug, locale, assets: { scripts: [], styles: [], fonts: [] } };
  const { status, context } = await onSite(visit, async ({ context: found }) => pageAnswer(found, ''));
  return status === 200 ? sitePaths(locale, context.site?.slug ?? slug).home : undefined;
}
