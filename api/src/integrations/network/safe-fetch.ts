import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP } from 'node:net';
import { HostNotAllowed, resolveHost } from './address.ts';

export interface SafeRequest {
  /** Whether the server may be in the network of the installation. */
  readonly allowsInternal: boolean;
  /** Of the answer's body; a longer one rejects. */
  readonly maxBytes: number;
  /** Milliseconds for everything, redirects included. */
  readonly limitMs: number;
  readonly method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer | string;
  /** 5 when left out; with 0 a redirect is answered as it came. */
  readonly maxRedirects?: number;
}

export interface SafeResponse {
  readonly status: number;
  /** By lower-case name; of a repeated header the values stand joined. */
  readonly headers: ReadonlyMap<string, string>;
  /** Where the answer came from, after redirects. */
  readonly url: string;
  readonly body: Buffer;
}

/** The answer's body is longer than its reader takes. */
export class AnswerTooLarge extends Error {}

const REDIRECTS = new Set([301, 302, 303, 307, 308]);
/** What a server may not learn because another one sent the request on to it. */
const OWN_HEADERS = new Set(['authorization', 'cookie', 'proxy-authorization']);

interface Step extends Pick<SafeRequest, 'allowsInternal' | 'maxBytes' | 'headers' | 'body'> {
  readonly url: URL;
  readonly method: NonNullable<SafeRequest['method']>;
}

/** One request, to the address that was checked and no other: the name is not looked up again. */
async function ask(step: Step, signal: AbortSignal): Promise<SafeResponse> {
  const { url, method, headers, body, maxBytes } = step;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const address = await resolveHost(host, step.allowsInternal);
  const isSecure = url.protocol === 'https:';
  return new Promise((resolve, reject) => {
    const request = (isSecure ? requestSecure : requestPlain)(
      {
        host: address,
        port: url.port || (isSecure ? 443 : 80),
        path: url.pathname + url.search,
        method,
        signal,
        agent: false,
        // The certificate is checked against the name that was given.
        ...(isSecure && !isIP(host) ? { servername: host } : {}),
        headers: { ...headers, host: url.host },
      },
      (answer) => {
        const parts: Buffer[] = [];
        let length = 0;
        answer.on('data', (part: Buffer) => {
          parts.push(part);
          length += part.byteLength;
          if (length > maxBytes)
            answer.destroy(new AnswerTooLarge(`${url.host} sent over ${maxBytes} bytes`));
        });
        answer.on('error', reject);
        answer.on('end', () => {
          const named = Object.entries(answer.headers).map(([name, value]) => [name, String(value)] as const);
          const status = answer.statusCode ?? 0;
          resolve({ status, headers: new Map(named), url: url.href, body: Buffer.concat(parts) });
        });
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}

/** Throws HostNotAllowed for what is no plain address of the web. */
function webAddress(address: string, base?: URL): URL {
  const url = new URL(address, base);
  if (!['http:', 'https:'].includes(url.protocol) || url.username !== '' || url.password !== '')
    throw new HostNotAllowed(`${url.protocol} with or without a user is not asked`);
  if (base?.protocol === 'https:' && url.protocol === 'http:')
    throw new HostNotAllowed(`${base.host} leads away from https`);
  return url;
}

const withoutOwn = (headers: SafeRequest['headers']): Record<string, string> =>
  Object.fromEntries(Object.entries(headers ?? {}).filter(([name]) => !OWN_HEADERS.has(name.toLowerCase())));

/** The request that an answer sends on to `url`. */
function nextStep(step: Step, status: number, url: URL): Step {
  const isAskedAgain = status === 307 || status === 308 || step.method === 'GET' || step.method === 'HEAD';
  const { body: _body, ...bare } = step;
  return {
    ...(isAskedAgain ? step : { ...bare, method: 'GET' as const }),
    url,
    ...(url.origin === step.url.origin ? {} : { headers: withoutOwn(step.headers) }),
  };
}

/**
 * Fetches from an address that somebody typed. Every host on the way, redirects included, is looked up once, must be of the
 * internet (unless `allowsInternal`), and is connected to at the address that was checked. Rejects with HostNotAllowed,
 * AnswerTooLarge, a TimeoutError, or what the connection failed of; a status is no error.
 */
export async function safeFetch(address: string, given: SafeRequest): Promise<SafeResponse> {
  const { limitMs, maxRedirects = 5, method = 'GET', ...rest } = given;
  const signal = AbortSignal.timeout(limitMs);
  let step: Step = { ...rest, url: webAddress(address), method };
  for (let left = maxRedirects; ; left -= 1) {
    const answer = await within(ask(step, signal), signal);
    const target = answer.headers.get('location');
    if (!REDIRECTS.has(answer.status) || target === undefined || maxRedirects === 0) return answer;
    if (left === 0) throw new HostNotAllowed(`${address} is sent on more than ${maxRedirects} times`);
    step = nextStep(step, answer.status, webAddress(target, step.url));
  }
}

/** Rejects when the time is up, also while a name is looked up. */
function within<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(signal.reason);
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop, { once: true });
    promise
      .then(resolve, (error: unknown) => reject(signal.aborted ? signal.reason : error))
      .finally(() => signal.removeEventListener('abort', stop));
  });
}
