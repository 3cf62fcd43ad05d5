import {
  type AnyEndpoint,
  DEFAULT_SERVICE_BASES,
  type EndpointInput,
  type EndpointResponse,
  fromWire,
  type ServiceName,
  toWire,
} from '@cantera/shared/contracts';
import { type ApiError, errorOfAnswer, isApiError, noAnswer } from './api-error.ts';
import { arrivedFirstCall, hasFirstCalls, takeFirstCall } from './first-calls.ts';
import { newId } from './new-id.ts';
import { noteStorage } from './storage-full.ts';

/** What the host tells the client once, before the first call. */
export interface ApiSettings {
  /** Base address by service; defaults to one process on this origin. */
  readonly bases?: Partial<Record<ServiceName, string>>;
  /** The bearer token, or null when logged out. */
  readonly getToken: () => string | null;
  /** Called once per answer 401 of a call that carried a token. */
  readonly onSessionOver: () => void;
  /** Called with false when calls get no answer or 5xx that gives no reason, with true when one is answered again. */
  readonly onReachable?: (isReachable: boolean) => void;
}

const TIMEOUT_MS = 30_000;
let settings: ApiSettings = { getToken: () => null, onSessionOver: () => undefined };

/** Sets up the client for the page. */
export function configureApi(next: ApiSettings): void {
  settings = next;
}
export const currentToken = (): string | null => settings.getToken();
/** Says that the server knows the token no more; calls do so themselves. */
export const endSession = (): void => settings.onSessionOver();

interface Given {
  params?: Record<string, unknown>;
  query?: unknown;
  body?: unknown;
}

const queryString = (endpoint: AnyEndpoint, query: unknown): string => {
  if (query === undefined) return '';
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(toWire(endpoint.query, query) ?? {})) {
    if (value !== undefined && value !== null && value !== '')
      search.set(key, Array.isArray(value) ? value.join(',') : String(value));
  }
  return search.size > 0 ? `?${search}` : '';
};

/** The whole address of a call. */
export function addressOf(endpoint: AnyEndpoint, input: Given = {}): string {
  const base = settings.bases?.[endpoint.service] ?? DEFAULT_SERVICE_BASES[endpoint.service];
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(input.params?.[name] ?? '')),
  );
  return base + path + queryString(endpoint, input.query);
}

interface Options {
  readonly signal?: AbortSignal;
  readonly form?: FormData;
  /** Sends the request; `fetch` when left out, which does not tell how much of an upload has gone. */
  readonly transport?: typeof fetch;
  /** Milliseconds until this call is given up; the endpoint's when left out. */
  readonly timeoutMs?: number;
  /** Whether it is tried once more; what the endpoint allows when left out. */
  readonly retry?: boolean;
  /** Of this call alone, beside the client's own. */
  readonly headers?: Readonly<Record<string, string>>;
}

function requestOf(endpoint: AnyEndpoint, input: Given, options: Options): RequestInit {
  const token = settings.getToken();
  const headers: Record<string, string> = { ...options.headers };
  if (token) headers.Authorization = `Bearer ${token}`;
  if (endpoint.bodyKind === 'json' && input.body !== undefined) headers['Content-Type'] = 'application/json';
  const body =
    options.form ??
    (input.body === undefined ? undefined : JSON.stringify(toWire(endpoint.body, input.body)));
  return { method: endpoint.method, headers, ...(body === undefined ? {} : { body }) };
}

async function readBody(endpoint: AnyEndpoint, response: Response): Promise<unknown> {
  if (response.ok && endpoint.responseKind === 'binary') return response.blob();
  const text = await response.text();
  if (!text) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

interface Answered {
  readonly status: number;
  readonly body: unknown;
  readonly retryAfter?: string | null;
}

/** Sends a call and reads its answer. Throws `noAnswer` when there is none. */
async function ask(endpoint: AnyEndpoint, input: Given, options: Options): Promise<Answered> {
  const timeout = AbortSignal.timeout(options.timeoutMs ?? endpoint.timeoutMs ?? TIMEOUT_MS);
  const signal = options.signal ? AbortSignal.any([timeout, options.signal]) : timeout;
  const request = requestOf(endpoint, input, options);
  try {
    const response = await (options.transport ?? fetch)(addressOf(endpoint, input), { ...request, signal });
    const body = await readBody(endpoint, response);
    const { status, ok, headers } = response;
    return ok ? { status, body } : { status, body, retryAfter: headers.get('retry-after') };
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw noAnswer(timeout.aborted ? 'TIMEOUT' : 'NETWORK');
  }
}

const isOk = (status: number): boolean => status >= 200 && status < 300;

/** Answers of the document as they were read first, so that all who show one show the same. */
const read = new WeakMap<Answered, unknown>();

function valueOf(endpoint: AnyEndpoint, answer: Answered): unknown {
  if (endpoint.responseKind !== 'json') return answer.body;
  if (!read.has(answer)) read.set(answer, fromWire(endpoint.response, answer.body));
  return read.get(answer);
}

/** What the document was answered to a call that nobody has made since; undefined when it was not, or refused. */
export function arrived<E extends AnyEndpoint>(
  endpoint: E,
  input: EndpointInput<E> | undefined,
): EndpointResponse<E> | undefined {
  if (!hasFirstCalls(settings.getToken())) return undefined;
  const answer = arrivedFirstCall(addressOf(endpoint, (input ?? {}) as Given), settings.getToken());
  return answer && isOk(answer.status) ? (valueOf(endpoint, answer) as EndpointResponse<E>) : undefined;
}

async function once(endpoint: AnyEndpoint, input: Given, options: Options): Promise<unknown> {
  const first =
    endpoint.method === 'GET' && !options.signal
      ? takeFirstCall(addressOf(endpoint, input), settings.getToken())
      : undefined;
  const answer: Answered = (await first) ?? (await ask(endpoint, input, options));
  if (!isOk(answer.status)) throw errorOfAnswer(endpoint, answer);
  return valueOf(endpoint, answer);
}

const isWorthRetrying = (error: unknown): error is ApiError =>
  isApiError(error) && ['NETWORK', 'TIMEOUT', 'SERVER'].includes(error.type);

const KEY = 'Idempotency-Key';
/** A keyed call that comes without a key with one of its own, which both tries carry. */
const withKey = (endpoint: AnyEndpoint, options: Options): Options =>
  endpoint.isKeyed && options.headers?.[KEY] === undefined
    ? { ...options, headers: { ...options.headers, [KEY]: newId() } }
    : options;

async function attempt(endpoint: AnyEndpoint, input: Given, options: Options): Promise<unknown> {
  try {
    return await once(endpoint, input, options);
  } catch (error) {
    if (!(options.retry ?? endpoint.retry) || !isWorthRetrying(error)) throw error;
    return once(endpoint, input, options);
  }
}

const isChange = ({ method, isRead }: AnyEndpoint): boolean => method !== 'GET' && !isRead;

/**
 * Calls an endpoint: keys converted by schema, bearer token, 30 s per attempt, one more attempt on network, timeout
 * and 5xx failures where the endpoint allows it, but not for want of room on the server's disk. A keyed call whose caller gives no `Idempotency-Key` gets one. Throws ApiError; a 401 ends the session as well.
 */
export async function call<E extends AnyEndpoint>(
  endpoint: E,
  input?: EndpointInput<E>,
  options: Options = {},
): Promise<EndpointResponse<E>> {
  try {
    const body = await attempt(endpoint, (input ?? {}) as Given, withKey(endpoint, options));
    settings.onReachable?.(true);
    if (isChange(endpoint)) noteStorage(false);
    // What the server sends follows the same schema; it is not checked again here.
    return body as EndpointResponse<E>;
  } catch (error) {
    if (isApiError(error)) {
      // What failed last is what a toast is about; one that is told of a failed read says nothing of room.
      noteStorage(error.isStorageFull);
      if (isWorthRetrying(error)) settings.onReachable?.(false);
      if (error.status === 401 && endpoint.access === 'session') settings.onSessionOver();
    }
    throw error;
  }
}

/** Calls an upload endpoint with `files` (and text fields) as multipart form data. Throws as `call` does. */
export function upload<E extends AnyEndpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  files: Readonly<Record<string, Blob>>,
  options: Pick<Options, 'signal' | 'transport' | 'headers'> = {},
): Promise<EndpointResponse<E>> {
  const form = new FormData();
  for (const [name, file] of Object.entries(files)) form.append(name, file);
  return call(endpoint, input, { ...options, form });
}
