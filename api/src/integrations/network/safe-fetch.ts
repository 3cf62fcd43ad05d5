import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP } from 'node:net';
import { TLSSocket } from 'node:tls';
import { HostNotAllowed, resolveHost } from './address.ts';
import { decoded, PACKINGS } from './decoded.ts';
import { watchPeer } from './peer.ts';

export interface SafeRequest {
  /** Whether the server may be in the network of the installation; asked of every address on the way. */
  readonly allowsInternal: boolean | ((url: URL) => boolean);
  /** Refuses addresses, redirects included, before anything is looked up; every address of the web when left out. */
  readonly mayAsk?: (url: URL) => boolean;
  /** Of the answer's body, unpacked; a longer one rejects. */
  readonly maxBytes: number;
  /** Whether a redirect from https may lead to http: only where nothing is sent that others must not see. */
  readonly leavesTls?: boolean;
  /** Offers to take the body packed, and unpacks it. */
  readonly unpacks?: boolean;
  /** Whether the body of an answer that is no redirect is wanted, by its status and headers; else AnswerNotWanted. */
  readonly wants?: (answer: Pick<SafeResponse, 'status' | 'headers'>) => boolean;
  /** Gives up when it is aborted, with its reason. */
  readonly signal?: AbortSignal;
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
/** The answer is of a kind that its reader does not take. */
export class AnswerNotWanted extends Error {}
/** The server's certificate is not one to trust for its name; the cause says why. */
export class CertificateNotTrusted extends Error {}

const REDIRECTS = new Set([301, 302, 303, 307, 308]);
/** What a server may not learn because another one sent the request on to it. */
const OWN_HEADERS = new Set(['authorization', 'cookie', 'proxy-authorization']);

interface Step
  extends Pick<SafeRequest, 'allowsInternal' | 'maxBytes' | 'headers' | 'body' | 'unpacks' | 'wants'> {
  readonly url: URL;
  readonly method: NonNullable<SafeRequest['method']>;
}

function headersOf(answer: IncomingMessage): Map<string, string> {
  return new Map(Object.entries(answer.headers).map(([name, value]) => [name, String(value)]));
}

/** The body of an answer, unpacked where that was offered. Rejects as soon as it is too long. */
function bodyOf(answer: IncomingMessage, { url, maxBytes, unpacks }: Step): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let length = 0;
    // Of a redirect only the way on is wanted, and servers call its empty body packed.
    const source = unpacks && !REDIRECTS.has(answer.statusCode ?? 0) ? decoded(answer) : answer;
    source.on('data', (part: Buffer) => {
      parts.push(part);
      length += part.byteLength;
      if (length <= maxBytes) return;
      const error = new AnswerTooLarge(`${url.host} sent over ${maxBytes} bytes`);
      source.destroy(error);
      answer.destroy(error);
    });
    let isEmpty = true;
    answer.once('data', () => {
      isEmpty = false;
    });
    // An empty body that is called packed is an empty one.
    const end = (error: Error): void =>
      isEmpty && answer.complete ? resolve(Buffer.alloc(0)) : reject(error);
    for (const stream of new Set([answer, source])) stream.on('error', end);
    source.on('end', () => resolve(Buffer.concat(parts)));
  });
}

/** Whether a connection ended because of the certificate that it showed. */
const isOfCertificate = (error: NodeJS.ErrnoException, socket: unknown): boolean =>
  socket instanceof TLSSocket && error.code !== undefined && String(socket.authorizationError) === error.code;
const certificateNotTrusted = ({ host }: URL, cause: Error): CertificateNotTrusted =>
  new CertificateNotTrusted(`${host} is not trusted: ${cause.message}`, { cause });

/** One request, to the address that was checked and no other: the name is not looked up again. */
async function ask(step: Step, signal: AbortSignal): Promise<SafeResponse> {
  const { url, method, headers, body, allowsInternal } = step;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isAllowed = typeof allowsInternal === 'function' ? allowsInternal(url) : allowsInternal;
  const address = await resolveHost(host, isAllowed);
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
        headers: { ...headers, ...(step.unpacks ? { 'accept-encoding': PACKINGS } : {}), host: url.host },
      },
      (answer) => {
        const head = { status: answer.statusCode ?? 0, headers: headersOf(answer) };
        if (REDIRECTS.has(head.status) || step.wants?.(head) !== false)
          return bodyOf(answer, step).then(
            (bytes) => resolve({ ...head, url: url.href, body: bytes }),
            reject,
          );
        reject(new AnswerNotWanted(`${url.host} sent what is not read`));
        answer.destroy();
      },
    );
    request.on('socket', (socket) => watchPeer(socket, isAllowed, (error) => request.destroy(error)));
    request.on('error', (error) =>
      reject(isOfCertificate(error, request.socket) ? certificateNotTrusted(url, error) : error),
    );
    request.end(body);
  });
}

/** Throws HostNotAllowed for what is no plain address of the web. */
function webAddress(address: string, base?: URL, leavesTls = false): URL {
  const url = new URL(address, base);
  if (!['http:', 'https:'].includes(url.protocol) || url.username !== '' || url.password !== '')
    throw new HostNotAllowed(`${url.protocol} with or without a user is not asked`);
  if (!leavesTls && base?.protocol === 'https:' && url.protocol === 'http:')
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
 * internet (unless `allowsInternal`), and is connected to at the address that was checked, which is checked once more when
 * the connection stands. Cookies are neither kept nor sent. Rejects with HostNotAllowed, CertificateNotTrusted, AnswerTooLarge,
 * AnswerNotWanted, a TimeoutError, or what the connection failed of; a status is no error.
 */
export async function safeFetch(address: string, given: SafeRequest): Promise<SafeResponse> {
  const { limitMs, maxRedirects = 5, method = 'GET', mayAsk, signal: stop, leavesTls, ...rest } = given;
  const timeout = AbortSignal.timeout(limitMs);
  const signal = stop ? AbortSignal.any([timeout, stop]) : timeout;
  let step: Step = { ...rest, url: webAddress(address), method };
  for (let left = maxRedirects; ; left -= 1) {
    if (mayAsk?.(step.url) === false) throw new HostNotAllowed(`${step.url.origin} is not asked`);
    const answer = await within(ask(step, signal), signal);
    const target = answer.headers.get('location');
    if (!REDIRECTS.has(answer.status) || target === undefined || maxRedirects === 0) return answer;
    if (left === 0) throw new HostNotAllowed(`${address} is sent on more than ${maxRedirects} times`);
    step = nextStep(step, answer.status, webAddress(target, step.url, leavesTls));
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
