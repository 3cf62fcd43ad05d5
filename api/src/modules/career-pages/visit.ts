import { createHash } from 'node:crypto';
import {
  DEFAULT_STYLES,
  fontFilesOf,
  type PageContext,
  type Problem,
  renderProblemPage,
  siteStyleSheet,
} from '@cantera/mfe-career-site/public';
import type { Locale } from '@cantera/shared/contracts/enums';
import type { PublicSite } from '@cantera/shared/contracts/public-site';
import type { FastifyReply } from 'fastify';
import { pagePolicy } from './page-policy.ts';
import { type BuiltAssets, isFramed } from './site-assets.ts';

/** How long a page may be kept: asked again each time, or never stored because it holds what someone typed. */
type Keep = 'no-cache' | 'no-store';

export interface PageAnswer {
  readonly status: number;
  readonly html: string;
  readonly keep: Keep;
  readonly context: PageContext;
}

/** What every page of a site in a language is drawn with. */
export function pageContext(
  site: PublicSite | null,
  locale: Locale,
  publicUrl: string,
  { sheet, ...assets }: BuiltAssets,
): PageContext {
  const styles = site?.styles ?? DEFAULT_STYLES;
  const wanted = fontFilesOf(styles);
  const fonts = assets.fonts.filter((address) => wanted.some((file) => address.includes(`/${file}.`)));
  return {
    site,
    locale,
    origin: publicUrl,
    assets: { ...assets, fonts },
    styleSheet: siteStyleSheet(styles) + sheet,
  };
}

const STATUS: Readonly<Record<Problem['kind'], number>> = {
  'site-not-found': 404,
  'not-found': 404,
  'position-not-found': 404,
  'receipt-gone': 404,
  closed: 410,
  'too-many': 429,
  failed: 500,
};

export const problemAnswer = (context: PageContext, problem: Problem, status?: number): PageAnswer => ({
  status: status ?? STATUS[problem.kind],
  html: renderProblemPage(context, problem),
  keep: 'no-cache',
  context,
});

export const pageAnswer = (context: PageContext, html: string, keep: Keep = 'no-cache'): PageAnswer => ({
  status: 200,
  html,
  keep,
  context,
});

/** Sends a page under its own policy; whoever has the same page already is told so, under that policy too. */
export function sendPage(reply: FastifyReply, { status, html, keep, context }: PageAnswer): FastifyReply {
  reply.headers({
    'content-security-policy': pagePolicy(context.styleSheet, context.site, isFramed(reply.request.headers)),
    vary: 'sec-fetch-dest',
    'x-frame-options': 'SAMEORIGIN',
    'cache-control': keep,
    'content-language': context.locale,
    // A receipt's address is its only lock: other sites must not learn it.
    'referrer-policy': keep === 'no-store' ? 'no-referrer' : 'strict-origin-when-cross-origin',
  });
  if (status === 200 && keep === 'no-cache') {
    const tag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
    reply.header('etag', tag);
    if (reply.request.headers['if-none-match'] === tag) return reply.code(304).send();
  }
  return reply.code(status).type('text/html; charset=utf-8').send(html);
}
