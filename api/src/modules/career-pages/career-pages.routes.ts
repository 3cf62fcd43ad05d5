import { existsSync } from 'node:fs';
import { POSITIONS_PART, sitePaths } from '@cantera/mfe-career-site/public';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { applyLimit, channelOf, readApplicationParts } from '../public-site/index.ts';
import { applyPage, drawPositions, positionPage, receiptPage } from './career-pages.service.ts';
import { configuratorRoutes } from './configurator.routes.ts';
import { submitForm } from './form-submission.ts';
import { isLocale, localeOf } from './languages.ts';
import { leadOn } from './lead-on.ts';
import { ASSETS_BASE, assetsFolder, forReader, siteAssets } from './site-assets.ts';
import { drawAbout, drawDepartments, drawHome, privacyPage } from './site-pages.service.ts';
import { isSlug, movedSlug, onSite, type Visit, withSite } from './site-visit.ts';
import { sitemapRoutes } from './sitemap.routes.ts';
import { type PageAnswer, pageContext, problemAnswer, sendPage } from './visit.ts';

interface Address {
  Params: { locale: string; slug: string; id: string; key: string };
  Querystring: { q?: unknown; page?: unknown; src?: unknown };
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
    pageContext(
      null,
      localeOf(headers['accept-language']),
      deps.config.publicUrl,
      forReader(headers, await assets()),
    );
  return {
    visitOf: async ({ params, headers, query }) => ({
      deps,
      slug: isSlug(params.slug ?? '') ? params.slug : '',
      locale: isLocale(params.locale) ? params.locale : localeOf(headers['accept-language']),
      channel: channelOf(query.src),
      assets: forReader(headers, await assets()),
    }),
    notFound: (visit) => onSite(visit, async ({ context }) => problemAnswer(context, { kind: 'not-found' })),
    nowhere: async (request, reply) =>
      sendPage(reply, problemAnswer(await neutral(request), { kind: 'not-found' })),
    failure: async (error, request, reply) => {
      const status = error instanceof AppError ? error.parts.status : (error.statusCode ?? 500);
      if (status >= 500) request.log.error({ err: error }, 'page failed');
      const kind = status === 429 ? 'too-many' : 'failed';
      if (error instanceof AppError) reply.headers(error.parts.headers ?? {});
      return sendPage(reply, problemAnswer(await neutral(request), { kind }, status));
    },
  };
}

const SITE = '/careers/:locale/:slug';
/** Where positions stand: by the English word in every language, and by a language's own in that one. */
const POSITIONS = [...new Set(Object.values(POSITIONS_PART))].map((word) => ({
  base: `${SITE}/${word}`,
  isOf: (locale: string): boolean =>
    word === POSITIONS_PART.en || (isLocale(locale) && POSITIONS_PART[locale] === word),
}));

type Place = (typeof POSITIONS)[number];

/** A page of no site leads on where its site stands now, else it is sent as it is. */
async function sendOrLeadOn(
  visit: Visit,
  request: FastifyRequest,
  reply: FastifyReply,
  answer: PageAnswer,
): Promise<FastifyReply> {
  if (!answer.context.site && (await leadOn(visit, request, reply))) return reply;
  return sendPage(reply, answer);
}

function applyRoute(app: FastifyInstance, deps: Deps, at: Reception, { base, isOf }: Place): void {
  const options = { errorHandler: at.failure, onRequest: applyLimit(deps) };
  app.post<Address>(`${base}/:id/apply`, options, async (request, reply) => {
    const visit = await at.visitOf(request);
    const { locale, id } = request.params;
    if (!isLocale(locale) || !isOf(locale))
      return sendOrLeadOn(visit, request, reply, await at.notFound(visit));
    const sent = await readApplicationParts(request);
    const answer = await submitForm(visit, id, sent);
    if ('redirect' in answer) return reply.redirect(answer.redirect, 303);
    return sendOrLeadOn(visit, request, reply, answer);
  });
}

type AnswerPage = (visit: Visit, request: PageRequest) => Promise<PageAnswer>;

/** The public career site as pages, and the form that needs no script. */
export async function careerPageRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  await serveAssets(app, deps);
  sitemapRoutes(app, deps);
  configuratorRoutes(app, deps);
  const at = reception(deps);
  const page = (url: string, answer: AnswerPage, isOf: (locale: string) => boolean = isLocale): void => {
    app.get<Address>(url, { errorHandler: at.failure }, async (request, reply) => {
      const visit = await at.visitOf(request);
      const known = isLocale(request.params.locale) && isOf(request.params.locale);
      return sendOrLeadOn(visit, request, reply, await (known ? answer(visit, request) : at.notFound(visit)));
    });
  };
  page(SITE, (visit) => onSite(visit, drawHome));
  page(`${SITE}/departments`, (visit) => onSite(visit, drawDepartments));
  page(`${SITE}/about`, (visit) => onSite(visit, drawAbout));
  page(`${SITE}/privacy-policy`, privacyPage);
  for (const place of POSITIONS) {
    const { base, isOf } = place;
    page(base, (visit, { query }) => onSite(visit, (found) => drawPositions(found, query)), isOf);
    page(`${base}/:id`, (visit, { params }) => positionPage(visit, params.id), isOf);
    page(`${base}/:id/apply`, (visit, { params }) => applyPage(visit, params.id), isOf);
    page(
      `${base}/:id/apply/received/:key`,
      (visit, { params }) => receiptPage(visit, params.id, params.key),
      isOf,
    );
    applyRoute(app, deps, at, place);
  }
  page(`${SITE}/*`, at.notFound);
  app.get('/careers', { errorHandler: at.failure }, at.nowhere);
  app.get('/careers/*', { errorHandler: at.failure }, at.nowhere);
}

/** Where the short address `/{slug}` leads: the site's home page, for a known slug only. */
export async function siteAddress(deps: Deps, request: FastifyRequest): Promise<string | undefined> {
  const slug = /^\/([a-z0-9][a-z0-9-]{0,59})\/?$/i.exec(request.url.split('?')[0] ?? '')?.[1];
  if (!slug) return undefined;
  const locale = localeOf(request.headers['accept-language']);
  const known = await withSite({ deps, slug }, async ({ site }) => site.slug);
  const today = known ?? (await movedSlug({ deps, slug }));
  return today && sitePaths(locale, today).home;
}
