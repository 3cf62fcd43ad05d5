import { z } from 'zod';
import type { Config } from '../../../config.ts';
import {
  HostNotAllowed,
  type SafeRequest,
  type SafeResponse,
  safeFetch,
} from '../../../integrations/network/index.ts';
import type { Connector, LookupOutcome, Posting, RemovalOutcome, SendingOutcome } from './connector.ts';

/** Milliseconds that a posting API has for one call. */
export const CALL_MS = 30_000;
const MAX_BYTES = 1_000_000;

/** What a connection fails of before anything was sent. */
const NOT_CONNECTED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EADDRNOTAVAIL',
]);
/** Answers that are no verdict on the advert: too slow, too early, too many. */
const LATER = new Set([408, 425, 429]);
const CONFLICT = 409;
const GONE = new Set([404, 410]);

const externalId = z.union([z.string().min(1).max(200), z.number().transform(String)]);
const taken = z.object({ id: externalId });
const list = z.object({ items: z.array(z.object({ id: externalId, reference: z.string() })).max(100) });

const isGood = (status: number): boolean => status >= 200 && status < 300;
const isRefused = (status: number): boolean => status >= 400 && status < 500;

function jsonOf({ body }: SafeResponse): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** The advert as the API gets it: JSON in snake_case. */
const bodyOf = ({ advert, agency, links }: Posting, reference: string): string =>
  JSON.stringify({
    reference,
    title: advert.title,
    description_html: advert.description,
    company: agency.name,
    published_at: advert.publishedAt,
    work_mode: advert.workMode,
    contract_type: advert.contractType,
    salary: advert.salary,
    locations: advert.places.map(({ city, state, country, countryCode }) => ({
      city,
      region: state,
      country,
      country_code: countryCode,
    })),
    url: links.page,
    apply_url: links.apply,
  });

export interface HttpConnection {
  /** Of the collection of adverts, with or without a slash at the end. */
  readonly address: string;
  readonly key: string;
  readonly canFind: boolean;
}

/**
 * An HTTP posting API by address and key: `POST address` with `Idempotency-Key` answers `{"id"}`; `GET address?reference=…`
 * answers `{"items": [{"id", "reference"}]}`; `DELETE address/{id}`. The key goes as a bearer, and to no other host.
 */
export function httpConnector(
  { internalPortalHosts }: Pick<Config, 'internalPortalHosts'>,
  { address, key, canFind }: HttpConnection,
): Connector {
  const base = address.replace(/\/+$/, '');
  const ask = (url: string, given: Pick<SafeRequest, 'method' | 'body' | 'headers'>): Promise<SafeResponse> =>
    safeFetch(url, {
      allowsInternal: ({ host }) => internalPortalHosts.has(host),
      maxBytes: MAX_BYTES,
      limitMs: CALL_MS,
      maxRedirects: 0,
      ...given,
      headers: { accept: 'application/json', authorization: `Bearer ${key}`, ...given.headers },
    });

  async function submit(posting: Posting, reference: string, attemptKey: string): Promise<SendingOutcome> {
    const headers = { 'content-type': 'application/json', 'idempotency-key': attemptKey };
    try {
      const answer = await ask(base, { method: 'POST', headers, body: bodyOf(posting, reference) });
      const { status } = answer;
      const known = isGood(status) ? taken.safeParse(jsonOf(answer)) : undefined;
      if (known?.success) return { kind: 'taken', externalId: known.data.id };
      if (LATER.has(status)) return { kind: 'notTaken' };
      // "Known already" is no refusal: an earlier try was taken.
      if (isRefused(status) && status !== CONFLICT) return { kind: 'refused' };
      return { kind: 'unknown' };
    } catch (error) {
      if (error instanceof HostNotAllowed) return { kind: 'notAllowed' };
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      return { kind: NOT_CONNECTED.has(code) ? 'notTaken' : 'unknown' };
    }
  }

  async function find(reference: string): Promise<LookupOutcome> {
    try {
      const answer = await ask(`${base}?reference=${encodeURIComponent(reference)}`, { method: 'GET' });
      const found = isGood(answer.status) ? list.safeParse(jsonOf(answer)) : undefined;
      if (!found?.success) return { kind: 'unknown' };
      const { items } = found.data;
      // A portal that does not filter answers with others' adverts too, and ours may be on another page.
      const own = items.filter((item) => item.reference === reference);
      if (own.length === 0 && items.length > 0) return { kind: 'unknown' };
      return { kind: 'known', externalIds: own.map(({ id }) => id) };
    } catch {
      return { kind: 'unknown' };
    }
  }

  async function remove(id: string): Promise<RemovalOutcome> {
    try {
      const { status } = await ask(`${base}/${encodeURIComponent(id)}`, { method: 'DELETE' });
      if (isGood(status) || GONE.has(status)) return 'gone';
      return isRefused(status) && !LATER.has(status) ? 'refused' : 'unknown';
    } catch {
      return 'unknown';
    }
  }

  return { submit, find: canFind ? find : undefined, remove };
}
