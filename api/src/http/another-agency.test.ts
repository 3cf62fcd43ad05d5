import { after, before, describe, it } from 'node:test';
import { expect } from 'expect';
import type { InjectOptions } from 'fastify';
import { now } from '../clock.ts';
import { newId } from '../ids.ts';
import { multipart, PNG, tinyPdf } from '../testing/forms.ts';
import { startTestServer, type TestServer, type TestUser } from '../testing/harness.ts';
import { insertApplication, openPosition } from '../testing/pipeline-data.ts';
import { type RegisteredRoute, registeredRoutes } from './route.ts';

/** Which thing an address names by `:id`; the first that fits. */
const NAMED: readonly (readonly [address: RegExp, thing: Thing])[] = [
  [/\/users\/:id/, 'member'],
  [/\/auth\/sessions\/:id/, 'session'],
  [/\/jobs\/:id/, 'position'],
  [/\/job\/:id/, 'position'],
  [/\/talent-pool\/:id/, 'hunt'],
  [/\/clients\/contacts\/:id/, 'contact'],
  [/\/clients\/values\/:id/, 'value'],
  [/\/clients\/:id/, 'client'],
  [/\/candidates\/duplicates\/:id/, 'pair'],
  [/\/candidates\/merges\/:id/, 'merge'],
  [/\/candidates\/searches\/:id/, 'search'],
  [/\/candidates\/intakes\/:id/, 'intake'],
  [/\/candidates\/:id/, 'candidate'],
  [/\/messages\/:id/, 'message'],
  [/\/automations\/runs\/:id/, 'run'],
  [/\/automations\/workflows\/:id/, 'workflow'],
  [/\/automations\/triggers\/job\/:id/, 'position'],
  [/\/automations\/triggers\/:id/, 'trigger'],
  [/\/channels\/:id/, 'channel'],
  [/\/message-templates\/:id/, 'template'],
  [/\/position-templates\/:id/, 'positionTemplate'],
  [/\/rejection-reasons\/:id/, 'reason'],
  [/\/tags\/:id/, 'tag'],
  [/\/views\/:id/, 'view'],
  [/\/deletion-warnings\/:id/, 'warning'],
  [/\/contracts\/:id/, 'contract'],
];
type Thing =
  | 'member'
  | 'session'
  | 'position'
  | 'hunt'
  | 'contact'
  | 'value'
  | 'client'
  | 'pair'
  | 'merge'
  | 'intake'
  | 'search'
  | 'candidate'
  | 'message'
  | 'run'
  | 'workflow'
  | 'trigger'
  | 'channel'
  | 'tag'
  | 'view'
  | 'template'
  | 'positionTemplate'
  | 'reason'
  | 'contract'
  | 'warning';
type Part =
  | 'poolId'
  | 'strangerId'
  | 'searchId'
  | 'candidateId'
  | 'stepId'
  | 'kqId'
  | 'applicationId'
  | 'experienceId'
  | 'educationId'
  | 'commentId'
  | 'documentId'
  | 'itemId'
  | 'suggestionId'
  | 'criterionId'
  | 'runId'
  | 'reportId'
  | 'agencyId';
type Things = Readonly<Record<Thing | Part | 'skill' | 'softSkill' | 'recruiter', string>> & {
  /** Addresses of uploads that are nothing yet. */
  readonly picture: string;
  readonly file: string;
};

/** A right body of every endpoint that takes one beside an id, so that the id alone decides the answer. */
const BODIES: Readonly<Record<string, object>> = {
  updateMember: { first_name: 'Oriol', last_name: 'Roca', role: 'RECRUITER', image_url: null },
  updatePosition: { title: 'Forner' },
  draftDescription: {
    tone: 'neutral',
    lang: 'ca',
    length: 'short',
    anonymity: true,
    show_salary: false,
  },
  updateCriteria: { version: 1, criteria: [] },
  correctVerdict: { verdict: 'MET' },
  updatePositionStatus: { status: 'ON_HOLD' },
  deletePosition: { reason_id: 1 },
  moveApplications: { step_id: newId(), application_ids: [newId()] },
  closePosition: {
    status: 'CLOSED_LOST',
    step_id: newId(),
    application_ids: [newId()],
    rejected_reason_id: newId(),
  },
  undoMove: { application_ids: [newId()] },
  previewMove: { step_id: newId(), application_ids: [newId()] },
  updateWorkflow: { name: 'Hola', actions: [{ id: 'a', type: 'DELAY', value: { delay_seconds: 60 } }] },
  saveAutomatisms: { welcome_workflow_id: null, discard_workflow_id: null, kq_discard_workflow_id: null },
  withholdMessages: { application_ids: [newId()], versions: [1] },
  previewWelcome: { candidate_ids: [newId()] },
  previewCandidateReport: {},
  createCandidateReport: {},
  previewPositionReport: {},
  createPositionReport: { step_ids: [newId()] },
  updateHunt: { viewed: true },
  setPoolStatus: { candidate_id: newId(), status: 'NONE' },
  updatePoolCandidate: { viewed: true },
  addPoolCandidates: { candidate_ids: [newId()] },
  addPoolStranger: {},
  createStep: { id: newId(), name: 'Prova', position: 2 },
  updateStep: { name: 'Prova' },
  addCandidates: { candidate_ids: [newId()] },
  updateClient: { name: 'Forn nou' },
  addContacts: [{ name: 'Berta', email: 'berta@example.test' }],
  updateContact: { name: 'Berta' },
  addValues: [{ name: 'Calma' }],
  updateValue: { name: 'Calma' },
  updateCandidate: { first_name: 'Oriol' },
  updateCandidateSalary: { amount: 1 },
  updateCandidateExpectedSalary: { amount_from: 1, amount_to: 2 },
  updateJobSearchStatus: { status: 'ACTIVE' },
  resolveSuggestion: { accepted: true },
  createWorkExperience: { company_name: 'Forn', position: 'Forner' },
  updateWorkExperience: { company_name: 'Forn' },
  deleteWorkExperiences: { ids: [newId()] },
  createEducation: { institution_name: 'Escola', degree: 'Fleca' },
  updateEducation: { institution_name: 'Escola' },
  deleteEducations: { ids: [newId()] },
  updateCandidateLocation: { location_id: null },
  updateCvUrl: { cv_url: '/files/private/none' },
  previewMessage: { subject: 'Hola', body: '<p>Hola</p>' },
  sendMessage: { subject: 'Hola', body: '<p>Hola</p>' },
  createComment: { text: '', comment: '<p>Hola</p>', type: 'note' },
  updateComment: { text: '', comment: '<p>Hola</p>', type: 'note' },
  createDocument: { title: 'Carta', file_url: '/files/private/none' },
  updateDocument: { title: 'Carta' },
  stopDeletion: { stopped: true },
  findIntakeItems: { hashes: [] },
  decideIntakeItem: { decision: 'SKIP' },
  createQuestion: { question: 'Tens carnet?', type: 'YES_NO' },
  updateQuestion: { question: 'Tens carnet?' },
  rehearseQuestion: { question: { question: 'Tens carnet?', type: 'YES_NO' } },
  saveDiscardRule: { discard_scoring: { severity: 'lax', percentage: 40, active: true } },
  rehearseDiscards: { percentage: 40 },
  confirmDiscards: { application_ids: [newId()] },
  previewConfirm: { application_ids: [newId()] },
  undoConfirm: { application_ids: [newId()], versions: [1] },
  restoreDiscards: { until: '2026-01-01T00:00:00Z' },
  duplicatePosition: { title: 'Forner de nit' },
  renamePositionTemplate: { name: 'Forners' },
  updateManagedReason: { name: 'Lluny' },
  updateMessageTemplate: { name: 'Hola', subject: 'Hola a tothom', body: '<p>Hola a tothom</p>' },
  updateTag: { name: 'Altra' },
  mergeTags: { into: newId() },
  updateView: { name: 'Altra' },
  saveCareerSite: { career_site: { configurations: {} } },
  updateContract: { contract: { puesto: 'Forner' } },
  openContract: { reason: 'Ho demana la inspecció' },
  previewCareerSite: { page: 'home', locale: 'en', configurations: {} },
  updateSiteSlug: { slug: 'another-slug' },
};

/** Portals are the product's own, the same for every agency. */
const isOfNobody = (url: string): boolean => url.includes('/portals/:id');
const withIds = (): RegisteredRoute[] =>
  registeredRoutes().filter(
    ({ url, endpoint }) => endpoint.may && /:(?!slug)\w+/.test(url) && !isOfNobody(url),
  );
const thingOf = (url: string): Thing => {
  const found = NAMED.find(([address]) => address.test(url));
  if (!found) throw new Error(`${url}: say in NAMED what it names`);
  return found[1];
};
const address = (url: string, idOf: (name: string) => string): string =>
  url.replace(/:(\w+)/g, (_, name: string) => idOf(name));
const isPart = (name: string): boolean => name !== 'id';

function request(route: RegisteredRoute, idOf: (name: string) => string): InjectOptions {
  const base = { method: route.endpoint.method, url: address(route.url, idOf) };
  if (route.endpoint.bodyKind === 'multipart')
    return { ...base, ...multipart({}, [{ field: 'file', name: 'cv.pdf', content: tinyPdf() }]) };
  const payload = BODIES[route.endpoint.id];
  return payload ? { ...base, payload } : base;
}

describe('another agency', () => {
  let server: TestServer;
  let asker: TestUser;
  let owner: TestUser;
  let theirs: Things;
  let ours: Things;
  before(async () => {
    server = await startTestServer();
    asker = await server.createAgency();
    owner = await server.createAgency();
    ours = await fill(asker);
    theirs = await fill(owner);
  });
  after(() => server.close());

  const upload = async (user: TestUser, kind: 'public' | 'private', content: Buffer, name: string) => {
    const form = multipart({}, [{ field: 'file', name, content }]);
    const answer = await server.inject({ method: 'POST', url: `/files/${kind}`, ...form }, user);
    expect(answer.statusCode).toBe(200);
    return String(answer.json().url ?? answer.json().data.url);
  };
  /** Does it as the user, and gives the id of what was made. */
  const make = async (user: TestUser, method: 'POST' | 'PUT', url: string, payload: object) => {
    const answer = await server.inject({ method, url, payload }, user);
    expect([url, answer.statusCode, answer.json().error?.fields]).toEqual([url, 200, undefined]);
    const body = answer.json();
    const found = body.id ?? body.data?.id ?? body.data?.items?.[0]?.id ?? body.items?.[0]?.id;
    return String(found);
  };
  const insert = async (user: TestUser, table: string, values: Record<string, unknown>) => {
    const id = newId();
    const row = { agency_id: user.agencyId, id, ...values };
    const names = Object.keys(row);
    await server.asOwner(
      `insert into ${table} (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')})`,
      Object.values(row),
    );
    return id;
  };

  /** An agency with one of everything that an address can name. */
  async function fill(user: TestUser): Promise<Things> {
    const at = now();
    const client = await make(user, 'POST', '/api/v1/agency/clients', { name: 'Forn Vell' });
    const position = await openPosition(server, user, { clientId: client });
    const stepId = newId();
    const steps = `/api/v1/agency/clients/jobs/${position}/hiring_process_steps`;
    await make(user, 'POST', steps, { id: stepId, name: 'Prova', position: 2 });
    const applicationId = await insertApplication(server, user.agencyId, position);
    const [row] = await server.asOwner<{ candidate_id: string }>(
      'select candidate_id from applications where id = $1',
      [applicationId],
    );
    const candidate = row?.candidate_id ?? '';
    const other = await insert(user, 'candidates', { first_name: 'Jordi', created_at: at, updated_at: at });
    const [first_id, second_id] = [candidate, other].sort();
    const of = `/api/v1/candidates/${candidate}`;
    const [session] = await server.asOwner<{ id: string }>(
      'select id from sessions where agency_id = $1 limit 1',
      [user.agencyId],
    );
    const intake = await make(user, 'POST', '/api/v1/candidates/intakes', {});
    const workflow = await insert(user, 'workflows', {
      name: 'Hola',
      actions: '[]',
      created_at: at,
      updated_at: at,
    });
    const search = await insert(user, 'candidate_searches', {
      user_id: user.userId,
      term: 'forner',
      clauses: '[]',
      ignored: '[]',
      total: 0,
      ids: [],
      executed_at: at,
    });
    const hunt = await insert(user, 'hunts', {
      position_id: position,
      name: 'Forners',
      indications: 'De nit',
      precision: 0,
      clauses: '[]',
      status: 'READY',
      created_at: at,
      starts_at: at,
      ready_at: at,
    });
    await insert(user, 'hunt_people', {
      hunt_id: hunt,
      candidate_id: candidate,
      ordinal: 0,
      percent: 80,
      clauses: '[]',
      created_at: at,
    });
    const huntFile = await insert(user, 'hunt_files', { hunt_id: hunt, name: 'Forners.csv', created_at: at });
    const strangerId = await insert(user, 'hunt_strangers', {
      file_id: huntFile,
      row_number: 2,
      profile: JSON.stringify({
        firstName: 'Pau',
        lastName: '',
        jobs: [],
        educations: [],
        languages: [],
        skills: [],
      }),
      ordinal: 1,
      percent: 80,
      created_at: at,
    });
    const [inbox] = await server.asOwner<{ id: string }>(
      "select id from steps where position_id = $1 and type = 'INBOX'",
      [position],
    );
    return {
      agencyId: user.agencyId,
      workflow,
      trigger: await make(user, 'POST', '/api/v1/automations/triggers', {
        conditions: { job_id: position, from_step_id: inbox?.id, to_step_id: stepId },
        workflow_ids: [workflow],
      }),
      intake,
      itemId: await insert(user, 'intake_items', {
        intake_id: intake,
        sha256: Buffer.from('x'),
        cv_status: 'NO_TEXT',
        created_at: at,
      }),
      client,
      position,
      stepId,
      kqId: await make(user, 'POST', `/api/v1/jobs/${position}/kq_jobs`, BODIES.createQuestion ?? {}),
      applicationId,
      // Of no agency's table: whose it is shows by its application.
      criterionId: newId(),
      runId: await insert(user, 'discard_runs', {
        position_id: position,
        cause: 'SAVED',
        rule_version: 1,
        percentage: 40,
        discarded: 1,
        created_at: at,
      }),
      reportId: await insert(user, 'reports', {
        kind: 'POSITION',
        made_by: user.userId,
        position_id: position,
        is_anonymous: true,
        options: '{}',
        status: 'FAILED',
        failure: 'FAILED',
        total: 1,
        file_name: 'Report.pdf',
        created_at: at,
      }),
      hunt,
      poolId: hunt,
      strangerId,
      candidate,
      candidateId: candidate,
      search,
      searchId: search,
      session: session?.id ?? '',
      member: (await server.createUser(user.agencyId, 'RECRUITER')).userId,
      contact: await make(user, 'POST', `/api/v1/agency/clients/${client}/contacts`, [
        { name: 'Berta', email: 'berta@example.test' },
      ]),
      value: await make(user, 'POST', `/api/v1/agency/clients/${client}/values`, [{ name: 'Calma' }]),
      experienceId: await insert(user, 'candidate_experiences', {
        candidate_id: candidate,
        company_name: 'Forn',
        position: 'Forner',
        ordinal: 0,
      }),
      educationId: await insert(user, 'candidate_educations', {
        candidate_id: candidate,
        institution_name: 'Escola',
        degree: 'Fleca',
        ordinal: 0,
      }),
      commentId: await make(user, 'POST', `${of}/comments`, {
        text: '',
        comment: '<p>Hola</p>',
        type: 'note',
      }),
      documentId: await make(user, 'POST', `${of}/documents`, {
        title: 'Carta',
        file_url: await upload(user, 'private', tinyPdf(), 'carta.pdf'),
      }),
      suggestionId: await insert(user, 'candidate_suggestions', {
        candidate_id: candidate,
        field: 'firstName',
        value: 'Arnau',
        created_at: at,
      }),
      pair: await insert(user, 'duplicate_pairs', {
        first_id,
        second_id,
        score: 0.9,
        reasons: [],
        fingerprint: Buffer.from('x'),
        created_at: at,
        checked_at: at,
      }),
      merge: await insert(user, 'candidate_merges', {
        holder_id: candidate,
        survivor_id: candidate,
        other_id: newId(),
        merged_at: at,
      }),
      message: await insert(user, 'messages', {
        application_id: applicationId,
        candidate_id: candidate,
        channel: 'EMAIL',
        subject: 'Hola',
        body: 'Hola',
        status: 'FAILED',
        message_id: `<${newId()}@example.test>`,
        due_at: at,
        created_at: at,
      }),
      run: await insert(user, 'workflow_runs', {
        workflow_id: workflow,
        event_id: newId(),
        application_id: applicationId,
        reason: 'WELCOME',
        actions: '[]',
        status: 'CANCELLED',
        cancelled_reason: 'OVERTAKEN',
        due_at: at,
        created_at: at,
      }),
      channel: await insert(user, 'channels', { user_id: user.userId, type: 'EMAIL', created_at: at }),
      template: await make(user, 'POST', '/api/message-templates', BODIES.updateMessageTemplate ?? {}),
      positionTemplate: await make(user, 'POST', '/api/v1/agency/position-templates', {
        name: 'Forns',
        position_id: position,
      }),
      reason: await make(user, 'POST', '/api/v1/agency/rejection-reasons', { name: 'Massa lluny' }),
      tag: await make(user, 'POST', '/api/v1/tags', { name: 'Forners' }),
      view: await make(user, 'POST', '/api/v1/views', { list: 'CLIENTS', name: 'Meves', query: '' }),
      contract: await insert(user, 'contracts', {
        candidate_id: candidate,
        client_id: client,
        first_name: 'Jordi',
        last_name: 'Puig',
        nif: '12345678Z',
        tarifa: 10,
        work_hours: 40,
        created_at: at,
        updated_at: at,
      }),
      warning: await insert(user, 'deletion_warnings', {
        candidate_id: candidate,
        reason: 'CONSENT_REFUSED',
        since: at,
        created_at: at,
      }),
      skill: await make(user, 'POST', '/api/skills', { name: 'Fleca', type: 'HARD_SKILL' }),
      softSkill: await make(user, 'POST', '/api/skills', { name: 'Calma', type: 'SOFT_SKILL' }),
      recruiter: user.userId,
      picture: await upload(user, 'public', PNG, 'foto.png'),
      file: await upload(user, 'private', tinyPdf(), 'cv.pdf'),
    };
  }

  /** Status and body of an answer, without what is every answer's own. */
  const ask = async (options: InjectOptions): Promise<string> => {
    const { statusCode, payload } = await server.inject(options, asker);
    return `${statusCode} ${payload.replace(/"request_id":"[^"]*",?/, '')}`;
  };
  /** Every row of an agency, as one text a table. */
  const everythingOf = async (agencyId: string): Promise<Record<string, string>> => {
    const tables = await server.asOwner<{ name: string }>(
      `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'agency_id'
       where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`,
    );
    const found: Record<string, string> = {};
    for (const { name } of tables) {
      const [row] = await server.asOwner<{ all: string | null }>(
        `select md5(string_agg(t::text, '|' order by t::text)) as all from ${name} t where agency_id = $1`,
        [agencyId],
      );
      found[name] = row?.all ?? '';
    }
    return found;
  };

  it('[SHELL-110] answers an id of theirs in a path as one that never existed: 404, on every endpoint', async () => {
    const before = await everythingOf(owner.agencyId);
    const wrong: string[] = [];
    for (const route of withIds()) {
      const thing = route.url.includes(':id') ? thingOf(route.url) : 'client';
      const read = (things: Things) => (name: string) =>
        name === 'id' ? things[thing] : things[name as Part];
      const foreign = await ask(request(route, read(theirs)));
      const unknown = await ask(request(route, () => newId()));
      if (!foreign.startsWith('404 ') || foreign !== unknown)
        wrong.push(`${route.endpoint.id}: ${foreign} but ${unknown}`);
    }
    expect(wrong).toEqual([]);
    expect(withIds().length).toBeGreaterThan(55);
    expect(await everythingOf(owner.agencyId)).toEqual(before);
  });

  it('answers a part of theirs below a thing of one’s own as a part that never existed', async () => {
    const before = await everythingOf(owner.agencyId);
    const wrong: string[] = [];
    const routes = withIds().filter(({ url }) => (url.match(/:\w+/g) ?? []).length > 1);
    for (const route of routes) {
      const below = (partOf: (name: Part) => string) => (name: string) =>
        isPart(name) ? partOf(name as Part) : ours[thingOf(route.url)];
      const foreign = await ask(
        request(
          route,
          below((name) => theirs[name]),
        ),
      );
      const unknown = await ask(
        request(
          route,
          below(() => newId()),
        ),
      );
      if (!foreign.startsWith('404 ') || foreign !== unknown)
        wrong.push(`${route.endpoint.id}: ${foreign} but ${unknown}`);
    }
    expect(wrong).toEqual([]);
    expect(routes.length).toBeGreaterThan(10);
    expect(await everythingOf(owner.agencyId)).toEqual(before);
  });

  it('answers an id of theirs in a body as one that never existed: 400 that names the field', async () => {
    const before = await everythingOf(owner.agencyId);
    const jobs = '/api/v1/agency/clients/jobs';
    const position = `${jobs}/${ours.position}`;
    const candidate = `/api/v1/candidates/${ours.candidate}`;
    const stages = {
      company_name: 'Forn',
      position: 'Forner',
      location: '',
      start_date: null,
      end_date: null,
    };
    const education = { institution_name: 'x', degree: 'y', location: '', start_date: null, end_date: null };
    type Case = readonly [
      field: string,
      method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
      url: string,
      thing: keyof Things,
      body: (id: string) => object,
    ];
    const cases: readonly Case[] = [
      ['client_id', 'POST', jobs, 'client', (id) => ({ title: 'Forner', client_id: id, recruiters_ids: [] })],
      [
        'recruiters_ids',
        'POST',
        jobs,
        'member',
        (id) => ({ title: 'Forner', client_id: ours.client, recruiters_ids: [id] }),
      ],
      [
        'template_id',
        'POST',
        jobs,
        'positionTemplate',
        (id) => ({ title: 'Forner', client_id: ours.client, recruiters_ids: [], template_id: id }),
      ],
      [
        'position_id',
        'POST',
        '/api/v1/agency/position-templates',
        'position',
        (id) => ({ name: 'Nit', position_id: id }),
      ],
      ['ids', 'PUT', '/api/v1/agency/rejection-reasons', 'reason', (id) => ({ ids: [id] })],
      ...(['job_id', 'from_step_id', 'to_step_id'] as const).map((key): Case => {
        const conditions = { job_id: ours.position, from_step_id: ours.stepId, to_step_id: ours.stepId };
        const body = (id: string) => ({
          conditions: { ...conditions, [key]: id },
          workflow_ids: [ours.workflow],
        });
        const thing = key === 'job_id' ? 'position' : 'stepId';
        return [`conditions.${key}`, 'POST', '/api/v1/automations/triggers', thing, body];
      }),
      [
        'discard_workflow_id',
        'PATCH',
        `/api/v1/automations/triggers/job/${ours.position}`,
        'workflow',
        (id) => ({
          welcome_workflow_id: ours.workflow,
          discard_workflow_id: id,
          kq_discard_workflow_id: ours.workflow,
        }),
      ],
      ['client_id', 'PATCH', position, 'client', (id) => ({ client_id: id })],
      ['recruiters_ids', 'PATCH', position, 'member', (id) => ({ recruiters_ids: [id] })],
      ['hiring_managers_ids', 'PATCH', position, 'member', (id) => ({ hiring_managers_ids: [id] })],
      ['hard_skills', 'PATCH', position, 'skill', (id) => ({ hard_skills: [id] })],
      ['soft_skills', 'PATCH', position, 'softSkill', (id) => ({ soft_skills: [id] })],
      [
        'step_id',
        'POST',
        `${position}/hiring_process_steps/move-application`,
        'stepId',
        (id) => ({ step_id: id, application_ids: [ours.applicationId] }),
      ],
      [
        'application_ids',
        'POST',
        `${position}/hiring_process_steps/move-application`,
        'applicationId',
        (id) => ({ step_id: ours.stepId, application_ids: [ours.applicationId, id] }),
      ],
      [
        'application_ids',
        'POST',
        `${position}/hiring_process_steps/undo-move`,
        'applicationId',
        (id) => ({ application_ids: [id] }),
      ],
      [
        'candidate_ids',
        'POST',
        `${position}/applications/database`,
        'candidate',
        (id) => ({ candidate_ids: [id] }),
      ],
      [
        'kq_id',
        'POST',
        `/api/v1/jobs/${ours.position}/kq_jobs/rehearsal`,
        'kqId',
        (id) => ({ ...BODIES.rehearseQuestion, kq_id: id }),
      ],
      [
        'logo_url',
        'PUT',
        '/api/agency',
        'picture',
        (logo_url) => ({ name: 'Forn', web_url: null, linkedin_url: null, logo_url }),
      ],
      [
        'application_id',
        'POST',
        `${candidate}/reports/preview`,
        'applicationId',
        (id) => ({ application_id: id }),
      ],
      ['step_ids', 'POST', `${position}/reports`, 'stepId', (id) => ({ step_ids: [id] })],
      [
        'application_ids',
        'POST',
        `${position}/reports`,
        'applicationId',
        (id) => ({ step_ids: [ours.stepId], application_ids: [id] }),
      ],
      ['owner_id', 'POST', '/api/v1/agency/clients', 'member', (id) => ({ name: 'Forn', owner_id: id })],
      ['hard_skills', 'PUT', candidate, 'skill', (id) => ({ hard_skills: [id] })],
      ['soft_skills', 'PUT', candidate, 'softSkill', (id) => ({ soft_skills: [id] })],
      [
        'work_experiences.0.id',
        'PUT',
        candidate,
        'experienceId',
        (id) => ({ work_experiences: [{ ...stages, id }] }),
      ],
      ['educations.0.id', 'PUT', candidate, 'educationId', (id) => ({ educations: [{ ...education, id }] })],
      [
        'existing_candidate_id',
        'POST',
        `/api/v1/talent-pool/${ours.hunt}/strangers/${ours.strangerId}/add`,
        'candidate',
        (id) => ({ existing_candidate_id: id }),
      ],
      ['position_id', 'POST', '/api/v1/candidates/intakes', 'position', (id) => ({ position_id: id })],
      [
        'candidate_id',
        'POST',
        `/api/v1/candidates/intakes/${ours.intake}/items/${ours.itemId}/decide`,
        'candidate',
        (id) => ({ decision: 'ATTACH', candidate_id: id }),
      ],
      [
        'position_id',
        'POST',
        '/api/v1/candidates',
        'position',
        (id) => ({ first_name: 'Oriol', position_id: id }),
      ],
      [
        'hard_skills',
        'POST',
        '/api/v1/candidates',
        'skill',
        (id) => ({ first_name: 'Oriol', hard_skills: [id] }),
      ],
      [
        'soft_skills',
        'POST',
        '/api/v1/candidates',
        'softSkill',
        (id) => ({ first_name: 'Oriol', soft_skills: [id] }),
      ],
      ['ids.0', 'DELETE', `${candidate}/work-experiences`, 'experienceId', (id) => ({ ids: [id] })],
      ['ids.0', 'DELETE', `${candidate}/educations`, 'educationId', (id) => ({ ids: [id] })],
      [
        'text',
        'POST',
        `${candidate}/comments`,
        'member',
        (id) => ({ type: 'note', text: `@[Núria]{${id}}`, comment: `<p>@[Núria]{${id}}</p>` }),
      ],
      [
        'other_id',
        'POST',
        '/api/v1/candidates/merges',
        'candidate',
        (id) => ({
          survivor_id: ours.candidate,
          other_id: id,
          survivor_version: 1,
          other_version: 1,
        }),
      ],
      [
        'survivor_id',
        'POST',
        '/api/v1/candidates/merges',
        'candidate',
        (id) => ({
          survivor_id: id,
          other_id: ours.candidate,
          survivor_version: 1,
          other_version: 1,
        }),
      ],
    ];
    const wrong: string[] = [];
    for (const [field, method, url, thing, body] of cases) {
      const given = async (id: string) =>
        (await ask({ method, url, payload: body(id) })).replaceAll(id, '<id>');
      const foreign = await given(theirs[thing]);
      const unknown = await given(newId());
      if (!foreign.startsWith('400 ') || !foreign.includes(`"${field}":"not_found"`) || foreign !== unknown)
        wrong.push(`${method} ${url} ${field}: ${foreign} but ${unknown}`);
    }
    expect(wrong).toEqual([]);
    expect(await everythingOf(owner.agencyId)).toEqual(before);
  });

  it('takes no upload of theirs, neither as a picture nor as a document', async () => {
    const candidate = `/api/v1/candidates/${ours.candidate}`;
    const cases = [
      ['image_url', 'PUT', '/api/v1/users/me', { image_url: theirs.picture }],
      ['profile_image_url', 'PUT', candidate, { profile_image_url: theirs.picture }],
      [
        'logo_image_url',
        'PATCH',
        `/api/v1/agency/clients/${ours.client}`,
        { logo_image_url: theirs.picture },
      ],
      ['cv_url', 'PUT', `${candidate}/cv-url`, { cv_url: theirs.file }],
      ['cv_url', 'POST', '/api/v1/candidates', { first_name: 'Oriol', cv_url: theirs.file }],
      [
        'profile_image_url',
        'POST',
        '/api/v1/candidates',
        { first_name: 'Oriol', profile_image_url: theirs.picture },
      ],
      ['file_url', 'POST', `${candidate}/documents`, { title: 'Carta', file_url: theirs.file }],
      ['file_url', 'PUT', `${candidate}/documents/${ours.documentId}`, { file_url: theirs.file }],
    ] as const;
    for (const [field, method, url, payload] of cases) {
      const answer = await server.inject({ method, url, payload }, asker);
      expect([url, answer.statusCode, answer.json().error?.fields]).toEqual([
        url,
        400,
        { [field]: 'not_found' },
      ]);
    }
  });

  it('gives nothing to a filter by an id of theirs, as to one that never existed', async () => {
    const filters = [
      ['/api/v1/agency/jobs?client_id=', 'client'],
      ['/api/v1/agency/jobs?recruiter_id=', 'recruiter'],
      ['/api/v1/candidates/search/simple?ids=', 'candidate'],
      ['/api/v1/candidates/duplicates?candidate_id=', 'candidate'],
      ['/api/v1/candidates/merges?candidate_id=', 'candidate'],
    ] as const;
    for (const [url, thing] of filters) {
      const foreign = await ask({ method: 'GET', url: url + theirs[thing] });
      expect([url, foreign]).toEqual([url, await ask({ method: 'GET', url: url + newId() })]);
      expect(foreign).toMatch(/^200 .*"items":\[\]/);
      expect(await ask({ method: 'GET', url: url + ours[thing] })).not.toContain('"items":[]');
    }
    const marks = '/api/v1/candidates/search/simple?assigned_to=';
    expect(await ask({ method: 'GET', url: marks + theirs.position })).toBe(
      await ask({ method: 'GET', url: marks + newId() }),
    );
  });
});
