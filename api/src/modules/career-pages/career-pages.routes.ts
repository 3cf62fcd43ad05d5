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
  type SubmitApplication,
  submitForm,
  type Visit,
} from './career-pages.service.ts';
import { isLocale, localeOf } from './languages.ts';
import { ASSETS_BASE, assetsFolder, siteAssets } from './site-assets.ts';
import { type PageAnswer, pageAnswer, pageContext, problemAnswer, sendPage } from './visit.ts';

/** Sendings of the form per address and ten minutes; the same limit as the API's. */
const APPLY_LIMIT = Number(process.env.PUBLIC_APPLY_LIMIT ?? 20) || 20;
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

/** The public career site as pages, and the form that needs no script. */
export async function careerPageRoutes(
  app: FastifyInstance,
  deps: Deps,
  submit?: SubmitApplication,
): Promise<void> {
  await serveAssets(app, deps);
  const assets = siteAssets(deps.config.webRoot);
  const visitOf = async ({ params, headers }: PageRequest): Promise<Visit> => ({
    deps,
    slug: params.slug ?? '',
    locale: isLocale(params.locale) ? params.locale : localeOf(headers['accept-language']),
    assets: await assets(),
  });
  const notFound = (visit: Visit): Promise<PageAnswer> =>
    onSite(visit, async ({ context }) => problemAnswer(context, { kind: 'not-found' }));

  const failure = async (
    error: Error & { statusCode?: number },
    request: FastifyRequest,
    reply: FastifyReply,
  ) => {
    const visit = await visitOf(request as PageRequest);
    const context = pageContext(null, visit.locale, deps.config.publicUrl, visit.assets);
    const status = error instanceof AppError ? error.parts.status : (error.statusCode ?? 500);
    if (status >= 500) request.log.error({ err: error }, 'page failed');
    return sendPage(reply, problemAnswer(context, { kind: status === 429 ? 'too-many' : 'failed' }, status));
  };
  const page = (url: string, answer: (visit: Visit, request: PageRequest) => Promise<PageAnswer>): void => {
    app.get<Address>(url, { errorHandler: failure }, async (request, reply) => {
      const visit = await visitOf(request);
      return sendPage(
        reply,
        isLocale(request.params.locale) ? await answer(visit, request) : await notFound(visit),
      );
    });
  };

  const site = '/careers/:locale/:slug';
  // The list stands in for the home page until that has a screen of its own.
  page(site, (visit, { query }) => positionsPage(visit, query));
  page(`${site}/positions`, (visit, { query }) => positionsPage(visit, query));
  page(`${site}/positions/:id`, (visit, { params }) => positionPage(visit, params.id));
  page(`${site}/positions/:id/apply`, (visit, { params }) => applyPage(visit, params.id));
  page(`${site}/positions/:id/apply/received/:key`, (visit, { params }) =>
    receiptPage(visit, params.id, params.key),
  );
  page(`${site}/*`, notFound);
  app.get('/careers/*', { errorHandler: failure }, async (request, reply) => {
    const context = pageContext(
      null,
      localeOf(request.headers['accept-language']),
      deps.config.publicUrl,
      await assets(),
    );
    return sendPage(reply, problemAnswer(context, { kind: 'not-found' }));
  });
  if (!submit) return;
  app.post<Address>(
    `${site}/positions/:id/apply`,
    {
      errorHandler: failure,
      config: { rateLimit: { max: APPLY_LIMIT, timeWindow: APPLY_WINDOW } },
    },
    async (request, reply) => {
      const visit = await visitOf(request);
      if (!isLocale(request.params.locale)) return sendPage(reply, await notFound(visit));
      const answer = await submitForm(visit, request.params.id, await readApplicationParts(request), submit);
      return 'redirect' in answer ? reply.redirect(answer.redirect, 303) : sendPage(reply, answer);
    },
  );
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
