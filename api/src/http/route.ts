import {
  type AnyEndpoint,
  DEFAULT_SERVICE_BASES,
  type EndpointRequest,
  type EndpointResponse,
  fromWire,
  type PublicEndpoint,
  type SessionEndpoint,
  toWire,
} from '@cantera/shared/contracts';
import { notEnabled } from '@cantera/shared/contracts/errors';
import { can } from '@cantera/shared/contracts/permissions';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { Repeating, Tx } from '../db/tenant.ts';
import { withSession, withTenant } from '../db/tenant.ts';
import type { Deps } from '../deps.ts';
import { fail, forbidden, notFound, unauthorized } from '../errors.ts';
import { hashToken } from '../ids.ts';
import type { Actor } from './actor.ts';
import { contractBroken, requireDeclared } from './common-errors.ts';
import { type Asker, keepRead, type ReadCall } from './reads.ts';
import { parseRequest } from './validation.ts';
import { WireText } from './wire-text.ts';

export interface SessionContext<E> extends Asker {
  readonly deps: Deps;
  readonly input: EndpointRequest<E>;
}
export interface PublicContext<E> {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly deps: Deps;
  readonly input: EndpointRequest<E>;
}

/** Every endpoint that the server answers, with what it takes: for OpenAPI and for the tests that visit them all. */
export interface RegisteredRoute {
  readonly endpoint: AnyEndpoint;
  readonly url: string;
}
const registered: RegisteredRoute[] = [];
export const registeredRoutes = (): readonly RegisteredRoute[] => registered;

/**
 * Registers an endpoint and gives its address; `route` and its like do so, and routes that are written by hand. Throws for
 * a schema whose keys cannot be converted.
 */
export function registerEndpoint(endpoint: AnyEndpoint): string {
  for (const part of [endpoint.params, endpoint.query, endpoint.body]) fromWire(part, undefined);
  toWire(endpoint.response, undefined);
  const url = DEFAULT_SERVICE_BASES[endpoint.service] + endpoint.path;
  if (!registered.some((route) => route.endpoint.id === endpoint.id)) registered.push({ endpoint, url });
  return url;
}

function bearer(request: FastifyRequest): string {
  const header = request.headers.authorization;
  if (!header?.startsWith('Bearer ')) throw unauthorized();
  return header.slice('Bearer '.length);
}

/** How often an endpoint is answered; by address unless `keyGenerator` says by whom. */
interface RateLimit {
  readonly max: number;
  readonly timeWindow: string;
  readonly keyGenerator?: (request: FastifyRequest) => string;
}

/** What a handler gives that has sent its answer itself. */
export const SENT = Symbol('sent');

const declaredBy = (deps: Deps, endpoint: AnyEndpoint, work: () => Promise<unknown>): Promise<unknown> =>
  work().catch((error: unknown) => {
    throw deps.config.checksContracts ? requireDeclared(endpoint, error) : error;
  });

/** What goes out, in the wire's names. */
function onWire(deps: Deps, endpoint: AnyEndpoint, value: unknown): unknown {
  const refuse = (path: readonly string[]): never => {
    throw contractBroken(endpoint, path.join('.'));
  };
  if (!(value instanceof WireText))
    return toWire(endpoint.response, value, deps.config.checksContracts ? refuse : undefined);
  if (deps.config.checksContracts) {
    const said = endpoint.response.safeParse(
      fromWire(endpoint.response, JSON.parse(value.bytes.toString()), refuse),
    );
    if (!said.success) refuse(said.error.issues[0]?.path.map(String) ?? []);
  }
  return value;
}

/** Answers with what `work` gives, in the wire's names and by the endpoint's contract. */
async function answer(
  deps: Deps,
  endpoint: AnyEndpoint,
  reply: FastifyReply,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const value = await declaredBy(deps, endpoint, work);
  if (value === SENT) return undefined;
  if (reply.sent || endpoint.responseKind !== 'json') return value;
  if (endpoint.status) reply.code(endpoint.status);
  const wire = onWire(deps, endpoint, value);
  if (!(wire instanceof WireText)) return wire;
  reply.type('application/json; charset=utf-8');
  return wire.bytes;
}

function readOf<E extends SessionEndpoint>(
  deps: Deps,
  endpoint: E,
  handler: (context: SessionContext<E>) => Promise<unknown>,
  mayAbort: boolean,
): ReadCall {
  return {
    mayAbort,
    async answer(asker, asked) {
      const value = await declaredBy(deps, endpoint, async () => {
        requireMay(deps, asker.actor, endpoint);
        const input = parseRequest(endpoint, { ...asked, body: undefined }) as EndpointRequest<E>;
        return handler({ ...asker, deps, input });
      });
      return onWire(deps, endpoint, value);
    },
  };
}

/** Throws 403 unless the actor and their agency may call the endpoint. */
export function requireMay(
  deps: Deps,
  actor: Actor,
  { may, onlyAgencies, unlessAgencies }: SessionEndpoint,
): void {
  if (
    (onlyAgencies && !deps.isListed(onlyAgencies, actor.agencyId)) ||
    (unlessAgencies && deps.isListed(unlessAgencies, actor.agencyId))
  )
    throw fail(notEnabled, 'NOT_ENABLED', 'This is not turned on for your agency.');
  if (!can(actor.role, may)) throw forbidden();
}

/**
 * Opens the transaction of the asking user's agency, checks that it is listed and that they may call the endpoint and runs `work` in it, again
 * where the transaction gave way to another and `mayRepeat` holds.
 */
export function asActor<T>(
  deps: Deps,
  request: FastifyRequest,
  endpoint: SessionEndpoint,
  work: (actor: Actor, tx: Tx) => Promise<T>,
  repeating?: Repeating,
): Promise<T> {
  return withSession(
    deps.pool,
    hashToken(bearer(request)),
    async (tx, session) => {
      const actor = session && (await deps.authenticate(tx, session));
      if (!actor) throw unauthorized();
      requireMay(deps, actor, endpoint);
      return work(actor, tx);
    },
    repeating,
  );
}

/** The limit of a route, by address. Throws where the contract does not say that there is one. */
function limitOf({ id, errors }: AnyEndpoint, rateLimit: RateLimit | undefined) {
  if (rateLimit && !errors.TOO_MANY_ATTEMPTS)
    throw new Error(`${id} is limited; its contract does not say so`);
  return rateLimit ? { config: { rateLimit } } : {};
}

/**
 * Answers an endpoint that needs a session. The handler runs in one transaction of the actor's agency; what it
 * throws rolls it back, and where it gave way to another it runs again. A `GET` may be answered beside others, in their transaction,
 * unless it `isAlone`: because it sends its answer itself. One that turns a failed statement into a refusal, or sets something for its
 * transaction, `mayAbort`, and is answered after the others. For uploads use `uploadRoute`: a slow client must not hold a transaction open.
 */
export function route<E extends SessionEndpoint>(
  app: FastifyInstance,
  deps: Deps,
  endpoint: E,
  handler: (context: SessionContext<E>) => Promise<EndpointResponse<E> | WireText | typeof SENT>,
  options: { rateLimit?: RateLimit; bodyLimit?: number; isAlone?: boolean; mayAbort?: boolean } = {},
): void {
  const url = registerEndpoint(endpoint);
  const isRead = endpoint.method === 'GET' && endpoint.responseKind === 'json';
  if (isRead && !options.rateLimit && !options.isAlone)
    keepRead(deps, url, readOf(deps, endpoint, handler, options.mayAbort ?? false));
  app.route({
    method: endpoint.method,
    url,
    ...(options.bodyLimit ? { bodyLimit: options.bodyLimit } : {}),
    ...limitOf(endpoint, options.rateLimit),
    handler: (request, reply) =>
      answer(deps, endpoint, reply, () =>
        asActor(
          deps,
          request,
          endpoint,
          async (actor, tx) => {
            const input: EndpointRequest<E> = parseRequest(endpoint, request) as EndpointRequest<E>;
            return handler({ actor, tx, request, reply, deps, input });
          },
          // What has begun to leave cannot be taken back.
          { mayRepeat: () => !reply.sent && !reply.raw.headersSent },
        ),
      ),
  });
}

/**
 * Answers an upload, or anything else that must not hold a transaction open: the session is checked in a transaction of its
 * own, then the handler reads the file, or computes, and opens another for its work.
 */
export function uploadRoute<E extends SessionEndpoint>(
  app: FastifyInstance,
  deps: Deps,
  endpoint: E,
  handler: (
    context: PublicContext<E> & { actor: Actor; inTenant: <T>(work: (tx: Tx) => Promise<T>) => Promise<T> },
  ) => Promise<EndpointResponse<E>>,
): void {
  app.route({
    method: endpoint.method,
    url: registerEndpoint(endpoint),
    handler: (request, reply) =>
      answer(deps, endpoint, reply, async () => {
        const actor = await asActor(deps, request, endpoint, async (found) => found);
        const input: EndpointRequest<E> = parseRequest(endpoint, request) as EndpointRequest<E>;
        const inTenant = <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
          withTenant(deps.pool, actor.agencyId, work);
        return handler({ actor, inTenant, request, reply, deps, input });
      }),
  });
}

/** Answers an endpoint that needs no session. The handler opens its own transactions. */
export function publicRoute<E extends PublicEndpoint>(
  app: FastifyInstance,
  deps: Deps,
  endpoint: E,
  handler: (context: PublicContext<E>) => Promise<EndpointResponse<E>>,
  options: { rateLimit?: { max: number; timeWindow: string }; onRequest?: onRequestAsyncHookHandler } = {},
): void {
  app.route({
    method: endpoint.method,
    url: registerEndpoint(endpoint),
    ...limitOf(endpoint, options.rateLimit),
    ...(options.onRequest ? { onRequest: options.onRequest } : {}),
    handler: (request, reply) =>
      answer(deps, endpoint, reply, async () => {
        const input: EndpointRequest<E> = parseRequest(endpoint, request) as EndpointRequest<E>;
        return handler({ request, reply, deps, input });
      }),
  });
}

/** The agency of a public address. Throws 404 for a slug that no agency has. */
export async function agencyOfSlug(deps: Deps, slug: string): Promise<string> {
  const { rows } = await deps.pool.query<{ id: string | null }>('select app.find_agency($1) as id', [slug]);
  const id = rows[0]?.id;
  if (!id) throw notFound('site');
  return id;
}
