import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

const valuesOf = (group: unknown): unknown[] =>
  typeof group === 'object' && group !== null ? Object.values(group) : [];

/** The origins of those that are whole addresses of the web, each once; what is no address has none. */
const originsOf = (addresses: readonly unknown[]): string[] => [
  ...new Set(
    addresses.flatMap((address) =>
      typeof address === 'string' && /^https?:/.test(address) && URL.canParse(address)
        ? [new URL(address).origin]
        : [],
    ),
  ),
];

/** Origins other than our own that the runtime configuration names, for the policy below. */
export function foreignOrigins(config: Config): string[] {
  const { remotes, services, chat } = config.webConfig();
  return originsOf([remotes, services, chat].flatMap(valuesOf)).filter(
    (origin) => origin !== config.publicUrl,
  );
}

/** What may be shown in a frame beside our own: the chat widget, which draws itself in one, and the dashboards of `/metrics`. */
function framedOrigins(config: Config): string[] {
  const { chat, dashboards } = config.webConfig();
  const widget = typeof chat === 'object' && chat !== null && 'src' in chat ? [chat.src] : [];
  return originsOf([...widget, ...valuesOf(dashboards)]).filter((origin) => origin !== config.publicUrl);
}

/** The one page of the app that another page of ours shows in a frame. */
export const REPORT_PAGE = '/metrics/report';

/**
 * Headers of the app's document at an address: scripts and calls from here and from the configured origins only, no eval, and
 * nobody frames it but ourselves the report. `inline`: sources of the scripts that stand in the document, which are their hashes.
 */
export function documentHeaders(
  config: Config,
  address: string,
  inline: readonly string[] = [],
): Readonly<Record<string, string>> {
  const isFramed = address.replace(/\/$/, '') === REPORT_PAGE;
  return {
    'content-security-policy': appPolicy(config, inline, isFramed ? "'self'" : "'none'"),
    ...(isFramed ? { 'x-frame-options': 'SAMEORIGIN' } : {}),
  };
}

function appPolicy(config: Config, inline: readonly string[], ancestors: string): string {
  const foreign = foreignOrigins(config).join(' ');
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...inline, foreign].join(' ').trim(),
    // antd writes its component styles into the page.
    `style-src 'self' 'unsafe-inline' ${foreign}`.trim(),
    `connect-src 'self' ${foreign}`.trim(),
    `font-src 'self' ${foreign}`.trim(),
    `img-src 'self' data: blob: ${foreign}`.trim(),
    "worker-src 'self' blob:",
    `frame-src 'self' blob: ${framedOrigins(config).join(' ')}`.trim(),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${ancestors}`,
  ].join('; ');
}

function headersOf(config: Config): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    // Pages set their own; everything else may load nothing and run nothing.
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    ...(config.publicUrl.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
      : {}),
  };
}

/** What is answered to a session is about people, and what is answered to a login is a token: nobody keeps either. */
const isPersonal = ({ headers, url }: Pick<FastifyRequest, 'headers' | 'url'>): boolean =>
  headers.authorization !== undefined || url.startsWith('/auth/');

/** Headers of every answer; a route may set others. */
export function secureHeaders(app: FastifyInstance, config: Config): void {
  const headers = headersOf(config);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(isPersonal(request) ? { ...headers, 'cache-control': 'no-store' } : headers);
  });
}

/** The answer to an address that is none, such as `/%ff`: no route and no hook sees it. */
export const answerBadAddress =
  (config: Config) =>
  (_error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    reply
      .code(400)
      .headers({ ...headersOf(config), 'cache-control': 'no-store', 'x-request-id': request.id })
      .send({
        error: {
          code: 'BAD_REQUEST',
          message: 'The request could not be read.',
          request_id: request.id,
          fields: { body: 'invalid_format' },
        },
      });
  };
