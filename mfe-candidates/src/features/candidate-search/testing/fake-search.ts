import { setAppConfig, startSession, useSession } from '@cantera/shared/session';

export const idOf = (n: number): string => `01900000-0000-7000-8000-0000000${10_000 + n}`;

interface WireClause {
  id: string;
  kind: string;
  any: { label: string; concept?: string }[];
  not: boolean;
  optional: boolean;
  by: string;
  hits: number;
  without: number;
  nearest?: string;
}
export const clauseOf = (id: string, label: string, more: Partial<WireClause> = {}): WireClause => ({
  id,
  kind: 'SKILL',
  any: [{ label, concept: `skill.${label.toLowerCase()}` }],
  not: false,
  optional: false,
  by: 'LEXICON',
  hits: 12,
  without: 3,
  ...more,
});

const person = (n: number, clauses: readonly WireClause[]) => ({
  id: idOf(n),
  first_name: 'Núria',
  last_name: `Número ${n}`,
  job_title: 'Data engineer',
  company_name: 'Ebro',
  email: `n${n}@example.test`,
  phone_number: null,
  linkedin: null,
  summary: null,
  profile_image_url: null,
  location: null,
  languages: [],
  has_cv: true,
  tags: [],
  assigned: false,
  created_at: '2026-01-01T00:00:00.000Z',
  points: 7,
  percent: 100 - n,
  clauses: clauses.map(({ id, any, optional }) => ({
    id,
    met: !optional,
    points: 3,
    evidence: optional
      ? []
      : [
          { field: 'SKILLS', quote: any[0]?.label ?? '' },
          { field: 'CV', quote: `${n} years of ${any[0]?.label}`, page: 2 },
        ],
  })),
});

export interface SentCall {
  method: string;
  path: string;
  // biome-ignore lint/suspicious/noExplicitAny: what was sent is compared, not used.
  body: any;
  /** When it came, in ms. */
  at: number;
}

/** The server's side of the search: what it holds can be changed, and what it was asked is kept. */
export interface FakeSearch {
  sent: SentCall[];
  clauses: WireClause[];
  total: number;
  executedAt: string;
  /** Of the whole answer, e.g. `building`. */
  more: object;
  /** Answers the search instead; nothing for the usual answer. */
  refuse: ((body: SentCall['body']) => Response | Promise<Response | undefined> | undefined) | undefined;
  latest: { queryId: string; term: string }[];
  /** What is said of anybody who is asked about. */
  explanation: object;
}

const refused = (status: number, code: string) =>
  Response.json({ error: { code, message: '', request_id: 'r-1' } }, { status });

type Made = { readonly clauses: readonly WireClause[]; readonly term: string };

/** A search of its own is made for words, and for clauses that came with a search. */
function search(server: FakeSearch, body: SentCall['body'], made: Map<string, Made>): Response {
  const refusal = body.query_id && !made.has(body.query_id);
  if (refusal) return refused(404, 'NOT_FOUND');
  const isNew = body.clauses !== undefined || !body.query_id;
  const queryId = isNew ? idOf(50 + made.size) : body.query_id;
  const counts = { hits: 12, without: 3 };
  const clauses = isNew
    ? (body.clauses?.map((clause: WireClause) => ({ ...counts, ...clause })) ?? server.clauses)
    : (made.get(queryId)?.clauses ?? []);
  const term = body.query_term ?? made.get(queryId)?.term ?? 'python in Girona';
  made.set(queryId, { clauses, term });
  if (body.again) server.executedAt = new Date().toISOString();
  const first = (body.page - 1) * body.page_size;
  const count = Math.max(0, Math.min(body.page_size, server.total - first));
  return Response.json({
    data: {
      query_id: queryId,
      query_term: term,
      executed_at: server.executedAt,
      items: Array.from({ length: count }, (_, at) => person(first + at + 1, clauses)),
      pagination: { page: body.page, page_size: body.page_size, total_items: server.total },
      boolean_query: '"python" AND "pandas"',
      city: 'Girona',
      country: 'Spain',
      clauses,
      ignored: [{ text: 'in', start: 7, end: 9 }],
      ...server.more,
    },
  });
}

const latest = ({ latest: records, total, executedAt }: FakeSearch): Response =>
  Response.json({
    data: {
      items: records.map(({ queryId, term }) => ({
        query_id: queryId,
        query_term: term,
        total_result: total,
        executed_at: executedAt,
        first_candidates: [1, 2].map((n) => ({
          id: idOf(n),
          first_name: 'Núria',
          last_name: `Número ${n}`,
          profile_image_url: null,
        })),
      })),
    },
  });

/** Starts it; somebody who may search is logged in. */
export function startSearch(): FakeSearch {
  const made = new Map<string, Made>();
  const server: FakeSearch = {
    sent: [],
    clauses: [clauseOf('c1', 'Python'), clauseOf('c2', 'Pandas', { optional: true })],
    total: 23,
    executedAt: new Date().toISOString(),
    more: {},
    refuse: undefined,
    latest: [],
    explanation: {},
  };
  setAppConfig({});
  const user = {
    id: idOf(9),
    role: 'RECRUITER',
    permissions: ['candidates.search', 'pipeline.move'],
  } as never;
  startSession('t', user);
  useSession.setState({ user });
  globalThis.fetch = jest.fn(async (url, init) => {
    const { pathname } = new URL(String(url), 'http://localhost');
    const method = init?.method ?? 'GET';
    const body = init?.body ? JSON.parse(String(init.body)) : undefined;
    server.sent.push({ method, path: pathname, body, at: performance.now() });
    if (pathname.endsWith('/candidates/search'))
      return (await server.refuse?.(body)) ?? search(server, body, made);
    if (method === 'GET' && pathname.endsWith('/searches/latest')) return latest(server);
    if (pathname.endsWith('/search/simple'))
      return Response.json({
        data: { items: [person(31, [])], pagination: { page: 1, page_size: 6 } },
      });
    if (pathname.includes('/explain/')) return Response.json({ data: server.explanation });
    const [, gone] = /latest\/([^/]+)(\/restore)?$/.exec(pathname) ?? [];
    if (gone && method === 'DELETE') server.latest = server.latest.filter(({ queryId }) => queryId !== gone);
    if (gone && method === 'POST') server.latest = [{ queryId: gone, term: 'restored' }, ...server.latest];
    return gone ? Response.json({ data: {} }) : refused(404, 'NOT_FOUND');
  });
  return server;
}
