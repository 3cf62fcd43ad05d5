import { configureApi } from '@cantera/shared/api-client';
import { type AnyEndpoint, fromWire, toWire } from '@cantera/shared/contracts';
import {
  DEFAULT_SITE,
  getCareerSite,
  type SiteConfiguration,
  type SitePage,
  saveCareerSite,
  sitePageEntry,
} from '@cantera/shared/contracts/career-site';
import { getOlderConfiguration, getSiteAddress } from '@cantera/shared/contracts/site-identity';
import { type Agency, setAppConfig, storage, type User, useSession } from '@cantera/shared/session';

export const AGENCY_ID = '01900000-0000-7000-8000-00000000000a';
export const ADMIN = ['agency.read', 'agency.manage'] as const;
export const RECRUITER = ['agency.read'] as const;
const SITE = `/services/career-site/api/v1/agencies/${AGENCY_ID}/career_site`;
const SLUG = `/services/career-site/api/v1/agencies/${AGENCY_ID}/slug`;
const OLDER = `/api/v1/career-site/agency/${AGENCY_ID}/configuration`;

export interface SentCall {
  readonly path: string;
  /** Of JSON as the app names it where the call is known, else as sent. */
  readonly body: unknown;
}

/** A server that holds one career site, and refuses saves from an old version as the real one does. */
export interface FakeSite {
  configurations: SiteConfiguration;
  version: number;
  slug: string;
  name: string;
  /** Whether visitors see positions, and how many. */
  positions: number;
  logoUrl: string | null;
  former: { slug: string; until: string }[];
  /** Changes that were asked for, in order. */
  readonly sent: SentCall[];
  /** Answers in place of the server, by `METHOD path`. */
  readonly instead: Map<string, (signal?: AbortSignal | null) => Response | Promise<Response>>;
}

export const publishedPages = (...slugs: SitePage[]) =>
  slugs.map((slug) => ({ ...sitePageEntry(slug, slug, '2026-03-04T05:06:07.000Z') }));

const answer = (endpoint: AnyEndpoint, body: unknown) => Response.json(toWire(endpoint.response, body));

export const refusal = (status: number, error: Readonly<Record<string, unknown>>) => () =>
  Response.json({ error: { message: '', request_id: 'r', ...error } }, { status });

const siteOf = ({ configurations, version }: FakeSite) =>
  answer(getCareerSite, { careerSite: { configurations, version } });
const identityOf = ({ name, slug, logoUrl, configurations }: FakeSite) =>
  answer(getOlderConfiguration, {
    data: { name, slug, primaryColor: configurations.styles.primaryColor, logoUrl },
  });

function save(site: FakeSite, body: unknown): Response {
  const { careerSite } = body as {
    careerSite: { configurations: Partial<SiteConfiguration>; version?: number };
  };
  if (careerSite.version !== undefined && careerSite.version !== site.version)
    return refusal(409, { code: 'CAREER_SITE_CHANGED', details: { version: site.version } })();
  site.configurations = { ...site.configurations, ...careerSite.configurations };
  site.version += 1;
  return siteOf(site);
}

function takeIdentity(site: FakeSite, body: unknown): void {
  const { name, slug, primary_color: primaryColor } = body as Record<string, string | undefined>;
  const { styles } = site.configurations;
  site.name = name ?? site.name;
  site.slug = slug ?? site.slug;
  site.configurations = {
    ...site.configurations,
    styles: { ...styles, primaryColor: primaryColor ?? styles.primaryColor },
  };
}

function answerTo(site: FakeSite, method: string, path: string, body: unknown): Response {
  switch (`${method} ${path}`) {
    case `GET ${SITE}`:
      return siteOf(site);
    case `POST ${SITE}`:
      return save(site, body);
    case `GET ${SLUG}`: {
      const { slug, positions, former, configurations } = site;
      const pages = configurations.pages.filter(({ isPublished }) => isPublished).length;
      return answer(getSiteAddress, { data: { slug, pages, positions, former } });
    }
    case `PUT ${SLUG}`:
      site.slug = (body as { slug: string }).slug;
      return Response.json({ data: { slug: site.slug } });
    case `GET ${OLDER}`:
      return identityOf(site);
    case 'PATCH /api/v1/agency/career-site/update-configuration':
      takeIdentity(site, body);
      return identityOf(site);
    case 'POST /api/v1/agency/career-site/logo':
      site.logoUrl = '/files/new.png';
      return Response.json({ logoUrl: site.logoUrl });
    case 'PUT /api/v1/agency/career-site/logo':
      site.logoUrl = (body as { logo_url: string | null }).logo_url;
      return Response.json({ logo_url: site.logoUrl });
    default:
      return Response.json({ data: {} });
  }
}

function bodyOf(path: string, body: unknown): unknown {
  if (body instanceof FormData) return body.get('file');
  const json: unknown = body ? JSON.parse(String(body)) : undefined;
  return path === SITE ? fromWire(saveCareerSite.body, json) : json;
}

/** Logs somebody in, with what they may do, at an agency whose site is as `given`; every tour was seen. */
export function startSite(given: Partial<FakeSite> = {}, permissions: readonly string[] = ADMIN): FakeSite {
  for (const tour of ['main', 'styles', 'slug', 'home'] as const) storage.setTourSeen(tour);
  configureApi({ getToken: () => 't', onSessionOver: () => undefined });
  setAppConfig({ links: { careerSite: 'https://jobs.example' } });
  useSession.setState({
    token: 't',
    user: { id: 'u1', agencyId: AGENCY_ID, permissions } as unknown as User,
    agency: { id: AGENCY_ID, name: 'Vela', slug: 'vela', logoUrl: null } as unknown as Agency,
  });
  const site: FakeSite = {
    configurations: { ...DEFAULT_SITE, pages: publishedPages('home', 'positions', 'about') },
    version: 3,
    slug: 'vela',
    name: 'Vela',
    positions: 4,
    logoUrl: null,
    former: [],
    sent: [],
    instead: new Map(),
    ...given,
  };
  globalThis.fetch = jest.fn(async (url, init) => {
    const { pathname: path } = new URL(String(url), 'http://localhost');
    const method = init?.method ?? 'GET';
    const body = bodyOf(path, init?.body);
    if (method !== 'GET') site.sent.push({ path: `${method} ${path}`, body });
    const other = site.instead.get(`${method} ${path}`);
    return other ? other(init?.signal) : answerTo(site, method, path, body);
  });
  return site;
}

export const SAVE_SITE = `POST ${SITE}`;
/** Answers nothing until whoever asked gives up. */
export const hangs = (signal?: AbortSignal | null): Promise<Response> =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

export const READ_SLUG = `GET ${SLUG}`;
export const SAVE_SLUG = `PUT ${SLUG}`;
