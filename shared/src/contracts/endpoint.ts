import { z } from 'zod';
import type { Refusals } from './errors.ts';
import type { LiveChangeType } from './live-change-types.ts';
import type { Permission } from './permissions.ts';
import type { Topic } from './topics.ts';

/** The services that the web app addresses, each with its own base address in the runtime configuration. */
export type ServiceName = 'main' | 'workflows' | 'careerSite' | 'jobBoards' | 'contracts';

/** Base addresses when one process serves all. */
export const DEFAULT_SERVICE_BASES: Readonly<Record<ServiceName, string>> = {
  main: '',
  workflows: '/services/workflows',
  careerSite: '/services/career-site',
  jobBoards: '/services/job-boards',
  contracts: '/services/contracts',
};

/** `public` calls need no token. */
type Access = 'session' | 'public';
/** Lists of the runtime configuration (`agencies`) that turn a part of the product on for the agencies that they name. */
export const AGENCY_LISTS = ['contracts', 'metrics'] as const;
type AgencyList = (typeof AGENCY_LISTS)[number];
/** Lists that turn a part of the product off for the agencies that they name. */
export const HIDING_LISTS = ['multipostingHidden'] as const;
type HidingList = (typeof HIDING_LISTS)[number];
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * One HTTP call, defined once for the web client, the server's route and OpenAPI.
 * Schemas are written in the app's names (camelCase) and describe whole bodies, the envelope included.
 */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
  A extends Access = Access,
  X extends Refusals = Refusals,
> {
  readonly id: string;
  readonly method: Method;
  /** Below the service's base; `:name` marks a parameter. */
  readonly path: string;
  readonly service: ServiceName;
  readonly access: A;
  /** What the caller's role must allow; a public call has none. */
  readonly may: A extends 'public' ? undefined : Permission;
  readonly summary: string;
  /** Only agencies that this list names may call it: any other is refused with 403 `NOT_ENABLED`, whatever the role. */
  readonly onlyAgencies?: AgencyList;
  /** Agencies that this list names are refused with 403 `NOT_ENABLED`, whatever the role. */
  readonly unlessAgencies?: HidingList;
  /**
   * Whether a header `Idempotency-Key` (a uuid) names each submit: for 24 hours the same key of the same user with the same
   * body makes one thing. The client gives each call a key when the caller gives none, so that its second try is the same.
   */
  readonly isKeyed?: boolean;
  /** Whether it writes nothing although it is no GET, so that it is answered also where nothing can be written. */
  readonly isRead?: boolean;
  /** Of an answer that says it worked; 200 when left out. */
  readonly status?: 200 | 201;
  /** What makes an answer stale, by what was asked; live updates read it again then. */
  readonly hears?: (input: { readonly params: z.input<Params> }) => readonly Topic[];
  /** Changes under the topics that it hears which leave its answer as it is. */
  readonly ignores?: readonly LiveChangeType[];
  /** How it is refused, by code, beside what every call knows: no session, not allowed, not found, wrong fields. */
  readonly errors: X;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly response: Response;
  /** What the request body is made of; `multipart` bodies carry files beside the fields of `body`. */
  readonly bodyKind: 'none' | 'json' | 'multipart';
  /** What the answer is made of; `binary` answers carry a file. */
  readonly responseKind: 'json' | 'binary' | 'stream';
  /** Milliseconds until the client gives up; the client's default is 30,000. */
  readonly timeoutMs?: number;
  /** Whether the client tries once more on network, timeout and 5xx failures. */
  readonly retry: boolean;
}

type None = z.ZodUndefined;
type Definition<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
  A extends Access,
  X extends Refusals,
> = Pick<Endpoint, 'id' | 'method' | 'path' | 'summary'> &
  Partial<
    Pick<
      Endpoint,
      | 'service'
      | 'bodyKind'
      | 'ignores'
      | 'isKeyed'
      | 'isRead'
      | 'onlyAgencies'
      | 'responseKind'
      | 'status'
      | 'timeoutMs'
      | 'unlessAgencies'
      | 'retry'
    >
  > & {
    access?: A;
    errors?: X;
    hears?: (input: { readonly params: z.input<P> }) => readonly Topic[];
    params?: P;
    query?: Q;
    body?: B;
    response: R;
  } & (A extends 'public' ? { may?: undefined } : { may: Permission });

const none: None = z.undefined();
const NO_ERRORS = {};

/** Defines an endpoint; parts that are not given are empty. One that is not public says what its caller `may`. */
export function defineEndpoint<
  R extends z.ZodType,
  P extends z.ZodType = None,
  Q extends z.ZodType = None,
  B extends z.ZodType = None,
  A extends Access = 'session',
  // biome-ignore lint/complexity/noBannedTypes: no codes at all.
  X extends Refusals = {},
>(definition: Definition<P, Q, B, R, A, X>): Endpoint<P, Q, B, R, A, X> {
  return {
    service: 'main',
    bodyKind: definition.body ? 'json' : 'none',
    responseKind: 'json',
    retry: true,
    ...definition,
    errors: definition.errors ?? (NO_ERRORS as X),
    // Without an access the type parameter has its default.
    access: (definition.access ?? 'session') as A,
    may: definition.may as Endpoint<P, Q, B, R, A, X>['may'],
    // An absent part has the type `None` by the defaults of the type parameters.
    params: definition.params ?? (none as unknown as P),
    query: definition.query ?? (none as unknown as Q),
    body: definition.body ?? (none as unknown as B),
  };
}

/** A part that may be empty may be left out. */
type Part<K extends string, T> = [T] extends [undefined]
  ? { [key in K]?: undefined }
  : Partial<T> extends T
    ? { [key in K]?: T }
    : undefined extends T
      ? { [key in K]?: T }
      : { [key in K]: T };
type Input<T> = T extends z.ZodType ? z.input<T> : never;

/** What a caller gives. */
export type EndpointInput<E> =
  E extends Endpoint<infer P, infer Q, infer B, z.ZodType>
    ? Part<'params', Input<P>> & Part<'query', Input<Q>> & Part<'body', Input<B>>
    : never;
/** What a caller gets: the body of a 2xx answer in the app's names. */
export type EndpointResponse<E> =
  E extends Endpoint<z.ZodType, z.ZodType, z.ZodType, infer R> ? z.output<R> : never;
/** What a server handler gets after validation. */
export type EndpointRequest<E> =
  E extends Endpoint<infer P, infer Q, infer B, z.ZodType>
    ? { params: z.output<P>; query: z.output<Q>; body: z.output<B> }
    : never;

/** Any endpoint, whatever its parts. */
// biome-ignore lint/suspicious/noExplicitAny: variance over four schema parameters; call sites infer the exact type.
export type AnyEndpoint = Endpoint<any, any, any, any, Access, Refusals>;
/** Any endpoint that needs a session. */
// biome-ignore lint/suspicious/noExplicitAny: as above.
export type SessionEndpoint = Endpoint<any, any, any, any, 'session', Refusals>;
/** Any endpoint that needs none. */
// biome-ignore lint/suspicious/noExplicitAny: as above.
export type PublicEndpoint = Endpoint<any, any, any, any, 'public', Refusals>;
