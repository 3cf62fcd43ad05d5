import type { ReadingFailure } from '@cantera/shared/contracts/client-reading';
import {
  AnswerNotWanted,
  AnswerTooLarge,
  CertificateNotTrusted,
  HostNotAllowed,
  type SafeRequest,
  type SafeResponse,
  safeFetch,
} from '../../../integrations/network/index.ts';
import { pageText } from '../page/page-text.ts';
import { AGENT, type Robots, robotsIn } from './robots.ts';

/** Why a page could not be had. */
export class NotRead extends Error {
  readonly reason: ReadingFailure;
  /** Whether another way to ask is not to be tried: the address was refused, or what answered is not to be trusted. Told to nobody. */
  readonly isFinal: boolean;
  /** The address that answered, where it is not the one that was asked for. */
  readonly url: string | undefined;
  constructor(reason: ReadingFailure, isFinal = false, url?: string) {
    super(reason);
    this.reason = reason;
    this.isFinal = isFinal;
    this.url = url;
  }
}

/** Ways out of a reading: how long everything may take, who may stop it, and which hosts inside are allowed (`host:port`). */
export interface Ways {
  readonly signal: AbortSignal;
  readonly internalHosts: ReadonlySet<string>;
}

const PAGE_BYTES = 2_000_000;
const PAGE_MS = 10_000;
const ROBOTS_BYTES = 500_000;
const ROBOTS_MS = 5000;
const LOGO_BYTES = 500_000;
/** The ports of the web; a scheme's own is written as none. */
const PORTS = new Set(['', '80', '443']);

const HEADERS = {
  'user-agent': `Mozilla/5.0 (compatible; ${AGENT}/1.0)`,
  'accept-language': 'es,ca;q=0.9,en;q=0.8,*;q=0.5',
};

/** Asks one address of the web, on its own ports, of no host inside but those that the operator named. */
function ask(
  url: string,
  ways: Ways,
  given: Pick<SafeRequest, 'maxBytes' | 'limitMs' | 'wants' | 'headers'>,
) {
  const isNamed = ({ host }: URL): boolean => ways.internalHosts.has(host);
  return safeFetch(url, {
    ...given,
    allowsInternal: isNamed,
    mayAsk: (target) => PORTS.has(target.port) || isNamed(target),
    unpacks: true,
    // Old sites send on to http, and http as it is typed is read too: nothing of ours goes with it.
    leavesTls: true,
    signal: ways.signal,
    headers: { ...HEADERS, ...given.headers },
  });
}

const isPage = ({ headers }: Pick<SafeResponse, 'headers'>): boolean =>
  /^(?:text\/html|application\/xhtml\+xml)\b/i.test(headers.get('content-type') ?? '');

/** What kept a page from being read; how it was refused inside tells nobody what is there. */
function failureOf(error: unknown): NotRead {
  if (error instanceof AnswerTooLarge || error instanceof AnswerNotWanted) return new NotRead('NO_PAGE');
  return new NotRead('NO_ANSWER', error instanceof HostNotAllowed || error instanceof CertificateNotTrusted);
}

/** One page of HTML, and its status. Throws NotRead. */
export async function fetchPage(
  url: string,
  ways: Ways,
): Promise<{ url: string; html: string; status: number }> {
  try {
    const wants = (answer: Pick<SafeResponse, 'status' | 'headers'>) =>
      answer.status >= 400 || isPage(answer);
    const answer = await ask(url, ways, {
      maxBytes: PAGE_BYTES,
      limitMs: PAGE_MS,
      wants,
      headers: { accept: 'text/html,application/xhtml+xml' },
    });
    return {
      url: answer.url,
      html: pageText(answer.body, answer.headers.get('content-type') ?? ''),
      status: answer.status,
    };
  } catch (error) {
    throw failureOf(error);
  }
}

/** Rules that let nothing be read. */
const NOTHING: Robots = [{ isAllowed: false, path: '/' }];

/** The rules of a site; empty where it has none, and a refusal of everything where nobody can tell (RFC 9309). */
export async function fetchRobots(url: string, ways: Ways): Promise<Robots> {
  try {
    const answer = await ask(new URL('/robots.txt', url).href, ways, {
      maxBytes: ROBOTS_BYTES,
      limitMs: ROBOTS_MS,
    });
    if (answer.status >= 500) return NOTHING;
    return answer.status === 200 ? robotsIn(answer.body.toString()) : [];
  } catch {
    return NOTHING;
  }
}

/** The bytes of a picture, not yet judged; undefined when they cannot be had. */
export async function fetchPicture(url: string, ways: Ways): Promise<Buffer | undefined> {
  try {
    const answer = await ask(url, ways, {
      maxBytes: LOGO_BYTES,
      limitMs: PAGE_MS,
      wants: ({ status }) => status === 200,
      headers: { accept: 'image/png,image/jpeg,image/webp,image/gif' },
    });
    return answer.body;
  } catch {
    return undefined;
  }
}
