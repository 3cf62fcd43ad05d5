import type { ClauseKind } from '@cantera/shared/contracts/candidate-search';
import { TOLD_CLAUSES } from '@cantera/shared/contracts/hunt-sources';
import { setAppConfig, startSession, useSession } from '@cantera/shared/session';
import { setViewport } from '@cantera/shared/testing';

export const idOf = (n: number): string => `01900000-0000-7000-8000-0000000${10_000 + n}`;
export const ME = idOf(1);
export const POSITION = idOf(2);
export const HUNT = idOf(3);

type Wire = Record<string, unknown>;
export interface SentCall {
  method: string;
  path: string;
  // biome-ignore lint/suspicious/noExplicitAny: what was sent is compared, not used.
  body: any;
}
interface WirePerson extends Wire {
  id: string;
  status: string;
}

interface WireClause extends Wire {
  kind: ClauseKind;
  any: readonly { readonly label: string }[];
}
export const clauseOf = (id: string, label: string, more: Partial<WireClause> = {}): WireClause => ({
  id,
  kind: 'SKILL',
  any: [{ label }],
  not: false,
  optional: false,
  by: 'LEXICON',
  hits: 0,
  without: 0,
  ...more,
});

/** Somebody who was found: `Núria Número 11`. */
export const personOf = (n: number, more: Wire = {}): WirePerson => ({
  id: idOf(n),
  first_name: 'Núria',
  last_name: `Número ${n}`,
  job_title: 'Cook',
  profile_image_url: null,
  source: null,
  location: { name: 'Girona', address: 'Girona, Spain' },
  linkedin: `https://www.linkedin.com/in/nuria-${n}`,
  created_at: '2026-11-01T10:00:00.000Z',
  updated_at: new Date().toISOString(),
  status: 'NONE',
  kept: false,
  reason: null,
  viewed: false,
  percent: 80,
  clauses: [{ id: 'c1', met: true, evidence: [{ field: 'SKILLS', quote: `Paella ${n}` }] }],
  scoring_lax: { final_score: 91, positive_aspects: ['Knows rice'], risks: ['Lives far'] },
  ...more,
});

const NO_COUNTS = {
  total: 0,
  total_viewed: 0,
  total_pending: 0,
  total_rejected: 0,
  total_added_to_process: 0,
};

/** Somebody of a file. */
export const strangerOf = (n: number, more: Wire = {}): WirePerson =>
  personOf(n, { source: { kind: 'FILE', name: 'cooks.csv' }, ...more });

const profileAnswer = (profile: Wire, doubles: Wire[]): Wire => ({
  profile: {
    first_name: 'Núria',
    last_name: 'Número 11',
    job_title: 'Cook',
    location: 'Girona',
    email: 'nuria@example.test',
    phone_number: '+34 600 11 22 33',
    linkedin: null,
    summary: 'Rice for two hundred',
    jobs: [{ company_name: 'Can Roca', position: 'Cook', start_date: '2019-04', end_date: null }],
    educations: [{ institution_name: 'Escola', degree: 'Cuina', start_date: null, end_date: '2015' }],
    languages: [{ code: 'ca', proficiency: 'C2' }],
    skills: ['Paella'],
    ...profile,
  },
  file_name: 'cooks.csv',
  deleted_at: '2026-12-23T10:00:00.000Z',
  possible_duplicates: doubles,
});

/** A candidate who looks like somebody of a file. */
export const doubleOf = (n: number, reasons: readonly string[] = ['NAME', 'PHONE']): Wire => ({
  candidate: {
    id: idOf(n),
    first_name: 'Nuria',
    last_name: `Numero ${n}`,
    job_title: 'Chef',
    company_name: 'Can Roca',
    email: null,
    phone_number: null,
    linkedin: null,
    profile_image_url: null,
    location: null,
    created_at: '2026-11-01T10:00:00.000Z',
  },
  probability: 0.9,
  reasons,
});

/** What an upload answers. */
export const uploaded = (more: Wire): Wire => ({
  id: idOf(700),
  name: 'cooks.csv',
  encoding: 'UTF-8',
  people: 48,
  known: 0,
  unknown_columns: [],
  problems: [],
  problem_count: 0,
  left_out: 0,
  ...more,
});

const summaryOf = (id: string, more: Wire): Wire => ({
  id,
  name: 'Winter cooks',
  description: 'Cooks for the winter',
  indications: 'Cooks for the winter',
  precision: 0,
  temperature: 0,
  status: 'READY',
  has_failed: false,
  stopped: null,
  found: 0,
  left_out: 0,
  viewed: true,
  created_at: '2026-11-02T09:05:00.000Z',
  starts_at: '2026-11-02T09:06:00.000Z',
  ready_at: '2026-11-02T09:10:00.000Z',
  request_by: { id: ME, first_name: 'Ana', last_name: 'Puig', email: 'ana@demo.test' },
  job: { id: POSITION, title: 'Cook in Girona', status: 'OPEN', work_mode: 'HYBRID' },
  job_id: POSITION,
  client_id: null,
  feedback: null,
  feedback_text: null,
  server: null,
  is_mine: true,
  total: 0,
  total_viewed: 0,
  total_pending: 0,
  total_rejected: 0,
  total_added_to_process: 0,
  ...more,
});

/** The server's side of hunts: what it holds can be changed, and what it was asked is kept. */
export class FakeHunts {
  people: WirePerson[] = [personOf(11), personOf(12)];
  clauses: WireClause[] = [clauseOf('c1', 'Paella')];
  /** Of the one hunt. */
  hunt: Wire = {};
  /** Of the list; the one hunt when left out. */
  listed: Wire[] | undefined;
  position: Wire = { status: 'OPEN' };
  preview: Wire = {};
  /** What the server answers of somebody of a file, and whom they look like. */
  profile: Wire = {};
  doubles: Wire[] = [];
  origin: string | null = null;
  /** The server of people that is set up. */
  peopleServer: Wire | null = null;
  /** What an upload answers. */
  upload: Wire = {};
  sent: SentCall[] = [];
  asked: string[] = [];
  /** Answers instead, by method and path; one that is a promise answers later. */
  answers: Record<string, (body: SentCall['body']) => Response | Promise<Response>> = {};

  posted(path: string): SentCall[] {
    return this.sent.filter((one) => one.method !== 'GET' && one.path.endsWith(path));
  }

  /** What the server of people would be told: values with `secret` in them hold a name. */
  private toldOf(clauses: readonly WireClause[]): Wire {
    const isTold = ({ kind }: WireClause): boolean => TOLD_CLAUSES.has(kind);
    const having = (clause: WireClause, isNamed: boolean): WireClause => ({
      ...clause,
      any: clause.any.filter(({ label }) => /secret/i.test(label) === isNamed),
    });
    const some = (isNamed: boolean) =>
      clauses.filter(isTold).flatMap((one) => {
        const part = having(one, isNamed);
        return part.any.length > 0 ? [part] : [];
      });
    return { told: some(false), named: some(true), kept: clauses.filter((one) => !isTold(one)) };
  }

  private whole(): Wire {
    return summaryOf(HUNT, { ...this.hunt, clauses: this.clauses, pool_candidates: this.people });
  }

  private positionOf(): Wire {
    return {
      id: POSITION,
      title: 'Cook in Girona',
      client_id: idOf(5),
      recruiters: [{ id: ME }],
      hiring_managers: [],
      ...this.position,
    };
  }

  private decide(candidateId: string, changes: Wire): Response {
    this.people = this.people.map((one) => (one.id === candidateId ? { ...one, ...changes } : one));
    const person = this.people.find(({ id }) => id === candidateId);
    return Response.json({ data: { person, counts: NO_COUNTS } });
  }

  private read(path: string, query: URLSearchParams): Response {
    if (path.endsWith('/talent-pool/agency')) {
      const all = this.listed ?? [this.hunt];
      const found = all.filter(({ name = 'Winter cooks' }) =>
        String(name)
          .toLowerCase()
          .includes((query.get('query') ?? '').toLowerCase()),
      );
      const at = (Number(query.get('page') ?? 1) - 1) * 25;
      const items = found.slice(at, at + 25).map((one) => summaryOf(String(one.id ?? HUNT), one));
      return Response.json({
        data: { items, pagination: { page: 1, page_size: 25, total_items: found.length } },
      });
    }
    if (path.includes('/strangers/'))
      return Response.json({ data: { ...profileAnswer(this.profile, this.doubles), origin: this.origin } });
    if (path.endsWith('/talent-pool/sources')) return Response.json({ data: { server: this.peopleServer } });
    if (path.endsWith('/talent-pool/unviewed')) return Response.json({ data: { unviewed: 0 } });
    if (path.includes('/talent-pool/')) return Response.json({ data: this.whole() });
    if (path.endsWith('/agency/jobs'))
      return Response.json({ data: { items: [this.positionOf()], pagination: { page: 1, page_size: 100 } } });
    return Response.json({ data: this.positionOf() });
  }

  private write(method: string, path: string, body: SentCall['body']): Response {
    if (path.endsWith('/preview'))
      return Response.json({
        data: {
          is_mine: true,
          searching_hunt_id: null,
          clauses: body.clauses ?? this.clauses,
          ignored: [],
          people: 7,
          server: this.peopleServer && this.toldOf(body.clauses ?? this.clauses),
          ...this.preview,
        },
      });
    if (path.endsWith('/talent-pool/profiles')) return Response.json({ data: uploaded(this.upload) });
    if (path.includes('/strangers/')) {
      const id = path.split('/').at(-2) ?? '';
      this.people = this.people.map((one) =>
        one.id === id ? { ...one, id: idOf(900), source: null, status: 'ADDED_TO_JOB' } : one,
      );
      return Response.json({ data: { candidate_id: idOf(900), counts: NO_COUNTS } });
    }
    if (path.endsWith('/candidate-status'))
      return this.decide(body.candidate_id, { status: body.status, reason: body.reason ?? null });
    if (path.includes('/people/')) return this.decide(path.split('/').at(-1) ?? '', body);
    if (path.includes('/applications/talent-pool/')) {
      for (const id of body.candidate_ids) this.decide(id, { status: 'ADDED_TO_JOB' });
      const announced = { count: 0, problem_count: 0, unsend_seconds: 0, items: [] };
      return Response.json({ data: { added: 1, applications: [], announced } });
    }
    if (method === 'DELETE') return Response.json({ data: {} });
    if (method === 'PATCH') this.hunt = { ...this.hunt, ...body };
    return Response.json({ data: summaryOf(HUNT, this.hunt) });
  }

  /** Takes the place of the network, as one who may do what the permissions say. */
  start(permissions: readonly string[] = ['hunts.read', 'hunts.write', 'candidates.read_all']): void {
    setAppConfig({});
    setViewport(1440);
    startSession('t', { id: ME, permissions } as never);
    useSession.setState({ user: { id: ME, role: 'RECRUITER', permissions } as never });
    globalThis.fetch = jest.fn(async (url, init) => {
      const { pathname: path, searchParams } = new URL(String(url), 'http://localhost');
      const method = init?.method ?? 'GET';
      const body = init?.body instanceof FormData ? init.body : init?.body && JSON.parse(String(init.body));
      if (method === 'GET') this.asked.push(`${path}?${searchParams}`);
      else this.sent.push({ method, path, body });
      const own = this.answers[`${method} ${path}`];
      if (own) return own(body);
      return method === 'GET' ? this.read(path, searchParams) : this.write(method, path, body);
    });
  }
}

/** A refusal as the server says it. */
export const refusal = (status: number, code: string, details?: Wire): Response =>
  Response.json(
    { error: { code, message: code, request_id: 'r1', ...(details ? { details } : {}) } },
    { status },
  );
