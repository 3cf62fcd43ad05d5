import { after, before, describe, it } from 'node:test';
import { snakeCase } from '@cantera/shared/contracts';
import { ROLES, type Role } from '@cantera/shared/contracts/enums';
import { can } from '@cantera/shared/contracts/permissions';
import { TOPIC_KINDS } from '@cantera/shared/contracts/topics';
import { expect } from 'expect';
import type { InjectOptions } from 'fastify';
import { z } from 'zod';
import { newId } from '../ids.ts';
import { AUDIENCE } from '../live/index.ts';
import { startTestServer, type TestServer, type TestUser } from '../testing/harness.ts';
import { type RegisteredRoute, registeredRoutes } from './route.ts';

/** Who may call what: admin, recruiter, hiring manager. Written out, so that a change of the permissions shows here. */
const WHO: Readonly<Record<string, readonly ['yes' | 'no', 'yes' | 'no', 'yes' | 'no']>> = {
  getMe: ['yes', 'yes', 'yes'],
  getFirstAnswers: ['yes', 'yes', 'yes'],
  updateMe: ['yes', 'yes', 'yes'],
  listUsers: ['yes', 'yes', 'yes'],
  find: ['yes', 'yes', 'yes'],
  inviteMember: ['yes', 'no', 'no'],
  updateMember: ['yes', 'no', 'no'],
  deleteMember: ['yes', 'no', 'no'],
  resendInvitation: ['yes', 'no', 'no'],
  logout: ['yes', 'yes', 'yes'],
  changeOwnPassword: ['yes', 'yes', 'yes'],
  listSessions: ['yes', 'yes', 'yes'],
  endSession: ['yes', 'yes', 'yes'],
  endOtherSessions: ['yes', 'yes', 'yes'],
  getAbout: ['yes', 'no', 'no'],
  reportClientError: ['yes', 'yes', 'yes'],
  listClientErrors: ['yes', 'no', 'no'],
  getAgency: ['yes', 'yes', 'yes'],
  getAgencyDetails: ['yes', 'yes', 'no'],
  updateAgency: ['yes', 'no', 'no'],
  listFirstSteps: ['yes', 'no', 'no'],
  dismissFirstSteps: ['yes', 'no', 'no'],
  restoreFirstSteps: ['yes', 'no', 'no'],
  updateLegal: ['yes', 'no', 'no'],
  listDuplicates: ['yes', 'yes', 'no'],
  dismissDuplicate: ['yes', 'yes', 'no'],
  restoreDuplicate: ['yes', 'yes', 'no'],
  getDuplicateScan: ['yes', 'yes', 'no'],
  startDuplicateScan: ['yes', 'no', 'no'],
  previewMerge: ['yes', 'yes', 'no'],
  mergeCandidates: ['yes', 'yes', 'no'],
  listMerges: ['yes', 'yes', 'no'],
  undoMerge: ['yes', 'yes', 'no'],
  listDeletionWarnings: ['yes', 'no', 'no'],
  getConsentRound: ['yes', 'no', 'no'],
  startConsentRound: ['yes', 'no', 'no'],
  stopConsentRound: ['yes', 'no', 'no'],
  listNotifications: ['yes', 'yes', 'yes'],
  countNotifications: ['yes', 'yes', 'yes'],
  readNotifications: ['yes', 'yes', 'yes'],
  getNotificationSettings: ['yes', 'yes', 'yes'],
  updateNotificationSettings: ['yes', 'yes', 'yes'],
  stopDeletion: ['yes', 'no', 'no'],
  listCandidateDeletions: ['yes', 'no', 'no'],
  updatePrivacyPolicy: ['yes', 'no', 'no'],
  streamEvents: ['yes', 'yes', 'yes'],
  listPositions: ['yes', 'yes', 'yes'],
  getPosition: ['yes', 'yes', 'yes'],
  createPosition: ['yes', 'yes', 'no'],
  duplicatePosition: ['yes', 'yes', 'no'],
  listPositionTemplates: ['yes', 'yes', 'no'],
  createPositionTemplate: ['yes', 'yes', 'no'],
  renamePositionTemplate: ['yes', 'yes', 'no'],
  deletePositionTemplate: ['yes', 'yes', 'no'],
  updatePosition: ['yes', 'yes', 'no'],
  draftDescription: ['yes', 'yes', 'no'],
  updatePositionStatus: ['yes', 'yes', 'no'],
  deletePosition: ['yes', 'yes', 'yes'],
  listPositionQuestions: ['yes', 'yes', 'yes'],
  createQuestion: ['yes', 'yes', 'no'],
  updateQuestion: ['yes', 'yes', 'no'],
  deleteQuestion: ['yes', 'yes', 'no'],
  generateQuestions: ['yes', 'yes', 'no'],
  rehearseQuestion: ['yes', 'yes', 'no'],
  getDiscardRule: ['yes', 'yes', 'yes'],
  saveDiscardRule: ['yes', 'yes', 'no'],
  rehearseDiscards: ['yes', 'yes', 'no'],
  listPendingDiscards: ['yes', 'yes', 'yes'],
  confirmDiscards: ['yes', 'yes', 'yes'],
  previewConfirm: ['yes', 'yes', 'yes'],
  undoConfirm: ['yes', 'yes', 'yes'],
  restoreDiscards: ['yes', 'yes', 'yes'],
  listDiscardRuns: ['yes', 'yes', 'no'],
  undoDiscardRun: ['yes', 'yes', 'no'],
  listDecisions: ['yes', 'yes', 'no'],
  readSelectionRates: ['yes', 'yes', 'no'],
  listSteps: ['yes', 'yes', 'yes'],
  createStep: ['yes', 'yes', 'no'],
  updateStep: ['yes', 'yes', 'no'],
  deleteStep: ['yes', 'yes', 'no'],
  moveApplications: ['yes', 'yes', 'yes'],
  closePosition: ['yes', 'yes', 'no'],
  undoMove: ['yes', 'yes', 'yes'],
  previewMove: ['yes', 'yes', 'yes'],
  withholdMessages: ['yes', 'yes', 'yes'],
  previewWelcome: ['yes', 'yes', 'no'],
  getApplication: ['yes', 'yes', 'yes'],
  getCriteria: ['yes', 'yes', 'yes'],
  updateCriteria: ['yes', 'yes', 'no'],
  correctVerdict: ['yes', 'yes', 'yes'],
  getApplicationAnswers: ['yes', 'yes', 'yes'],
  markSeen: ['yes', 'yes', 'yes'],
  addCandidates: ['yes', 'yes', 'no'],
  resumeRun: ['yes', 'yes', 'no'],
  listWorkflows: ['yes', 'yes', 'no'],
  createWorkflow: ['yes', 'yes', 'no'],
  getWorkflow: ['yes', 'yes', 'no'],
  updateWorkflow: ['yes', 'yes', 'no'],
  deleteWorkflow: ['yes', 'yes', 'no'],
  restoreWorkflow: ['yes', 'yes', 'no'],
  listWorkflowRuns: ['yes', 'yes', 'no'],
  stopWorkflowRun: ['yes', 'yes', 'no'],
  listTriggers: ['yes', 'yes', 'no'],
  createTrigger: ['yes', 'yes', 'no'],
  deleteTrigger: ['yes', 'yes', 'no'],
  resumeTrigger: ['yes', 'yes', 'no'],
  simulate: ['yes', 'yes', 'no'],
  saveAutomatisms: ['yes', 'yes', 'no'],
  listReasons: ['yes', 'yes', 'yes'],
  listManagedReasons: ['yes', 'yes', 'no'],
  addManagedReason: ['yes', 'yes', 'no'],
  updateManagedReason: ['yes', 'yes', 'no'],
  orderManagedReasons: ['yes', 'yes', 'no'],
  createReason: ['yes', 'yes', 'yes'],
  listCandidates: ['yes', 'yes', 'yes'],
  getCandidate: ['yes', 'yes', 'yes'],
  searchCandidates: ['yes', 'yes', 'no'],
  explainSearch: ['yes', 'yes', 'no'],
  listLatestSearches: ['yes', 'yes', 'no'],
  deleteLatestSearch: ['yes', 'yes', 'no'],
  restoreLatestSearch: ['yes', 'yes', 'no'],
  createCandidate: ['yes', 'yes', 'no'],
  extractFromCv: ['yes', 'yes', 'no'],
  listIntakes: ['yes', 'yes', 'no'],
  createIntake: ['yes', 'yes', 'no'],
  getIntake: ['yes', 'yes', 'no'],
  addIntakeItem: ['yes', 'yes', 'no'],
  findIntakeItems: ['yes', 'yes', 'no'],
  getIntakeItem: ['yes', 'yes', 'no'],
  decideIntakeItem: ['yes', 'yes', 'no'],
  readIntakeItemAgain: ['yes', 'yes', 'no'],
  acceptCleanItems: ['yes', 'yes', 'no'],
  skipRestOfIntake: ['yes', 'yes', 'no'],
  undoIntake: ['yes', 'yes', 'no'],
  updateCandidate: ['yes', 'yes', 'no'],
  updateCandidateSalary: ['yes', 'yes', 'no'],
  updateCandidateExpectedSalary: ['yes', 'yes', 'no'],
  updateJobSearchStatus: ['yes', 'yes', 'no'],
  resolveSuggestion: ['yes', 'yes', 'no'],
  deleteCandidate: ['yes', 'yes', 'no'],
  createWorkExperience: ['yes', 'yes', 'no'],
  updateWorkExperience: ['yes', 'yes', 'no'],
  deleteWorkExperiences: ['yes', 'yes', 'no'],
  createEducation: ['yes', 'yes', 'no'],
  updateEducation: ['yes', 'yes', 'no'],
  deleteEducations: ['yes', 'yes', 'no'],
  updateCandidateLocation: ['yes', 'yes', 'no'],
  listDocuments: ['yes', 'yes', 'yes'],
  createDocument: ['yes', 'yes', 'no'],
  updateDocument: ['yes', 'yes', 'no'],
  deleteDocument: ['yes', 'yes', 'no'],
  sendGdpr: ['yes', 'yes', 'no'],
  previewAsking: ['yes', 'yes', 'no'],
  askForConsents: ['yes', 'yes', 'no'],
  withdrawConsents: ['yes', 'yes', 'no'],
  uploadCv: ['yes', 'yes', 'no'],
  updateCvUrl: ['yes', 'yes', 'no'],
  readCvAgain: ['yes', 'yes', 'no'],
  getCv: ['yes', 'yes', 'yes'],
  getSuggestedCv: ['yes', 'yes', 'no'],
  listActivity: ['yes', 'yes', 'yes'],
  listProcesses: ['yes', 'yes', 'yes'],
  listComments: ['yes', 'yes', 'yes'],
  listMentionable: ['yes', 'yes', 'yes'],
  createHunt: ['yes', 'yes', 'yes'],
  uploadHuntProfiles: ['yes', 'yes', 'no'],
  getHuntSources: ['yes', 'yes', 'no'],
  getPoolProfile: ['yes', 'yes', 'yes'],
  addPoolStranger: ['yes', 'yes', 'no'],
  previewHunt: ['yes', 'yes', 'yes'],
  listHunts: ['yes', 'yes', 'yes'],
  countUnviewedHunts: ['yes', 'yes', 'yes'],
  getHunt: ['yes', 'yes', 'yes'],
  updateHunt: ['yes', 'yes', 'yes'],
  deleteHunt: ['yes', 'yes', 'yes'],
  setPoolStatus: ['yes', 'yes', 'yes'],
  updatePoolCandidate: ['yes', 'yes', 'yes'],
  addPoolCandidates: ['yes', 'yes', 'yes'],
  previewCandidateReport: ['yes', 'yes', 'no'],
  createCandidateReport: ['yes', 'yes', 'no'],
  previewPositionReport: ['yes', 'yes', 'yes'],
  createPositionReport: ['yes', 'yes', 'yes'],
  listPositionReports: ['yes', 'yes', 'yes'],
  getPositionReport: ['yes', 'yes', 'yes'],
  getPositionReportFile: ['yes', 'yes', 'yes'],
  createComment: ['yes', 'yes', 'yes'],
  updateComment: ['yes', 'yes', 'yes'],
  deleteComment: ['yes', 'yes', 'yes'],
  listClients: ['yes', 'yes', 'no'],
  createClient: ['yes', 'yes', 'no'],
  findSimilarClients: ['yes', 'yes', 'no'],
  readClientPage: ['yes', 'yes', 'no'],
  getClient: ['yes', 'yes', 'no'],
  updateClient: ['yes', 'yes', 'no'],
  deleteClient: ['yes', 'yes', 'no'],
  addContacts: ['yes', 'yes', 'no'],
  updateContact: ['yes', 'yes', 'no'],
  deleteContact: ['yes', 'yes', 'no'],
  addValues: ['yes', 'yes', 'no'],
  updateValue: ['yes', 'yes', 'no'],
  deleteValue: ['yes', 'yes', 'no'],
  listContracts: ['yes', 'yes', 'no'],
  getContract: ['yes', 'yes', 'no'],
  createContract: ['yes', 'yes', 'no'],
  submitJob: ['yes', 'yes', 'no'],
  deleteJob: ['yes', 'yes', 'no'],
  getJobStatus: ['yes', 'yes', 'no'],
  listPortals: ['yes', 'yes', 'no'],
  updatePortalSettings: ['yes', 'no', 'no'],
  updateContract: ['yes', 'yes', 'no'],
  openContract: ['yes', 'no', 'no'],
  listAgreements: ['yes', 'yes', 'no'],
  getMetricsReport: ['yes', 'yes', 'no'],
  listMetricsRows: ['yes', 'yes', 'no'],
  autocompleteCities: ['yes', 'yes', 'yes'],
  listIndustries: ['yes', 'yes', 'yes'],
  autocompleteSkills: ['yes', 'yes', 'yes'],
  createSkill: ['yes', 'yes', 'no'],
  listCommonSkills: ['yes', 'yes', 'yes'],
  uploadPublicFile: ['yes', 'yes', 'yes'],
  uploadPrivateFile: ['yes', 'yes', 'yes'],
  uploadImage: ['yes', 'yes', 'yes'],
  listChannels: ['yes', 'yes', 'yes'],
  getChannelRemoval: ['yes', 'yes', 'yes'],
  removeChannel: ['yes', 'yes', 'yes'],
  getMailAccount: ['yes', 'yes', 'yes'],
  connectMailAccount: ['yes', 'yes', 'yes'],
  listTags: ['yes', 'yes', 'yes'],
  createTag: ['yes', 'yes', 'no'],
  updateTag: ['yes', 'yes', 'no'],
  deleteTag: ['yes', 'yes', 'no'],
  mergeTags: ['yes', 'yes', 'no'],
  putTagOn: ['yes', 'yes', 'no'],
  takeTagOff: ['yes', 'yes', 'no'],
  listViews: ['yes', 'yes', 'yes'],
  createView: ['yes', 'yes', 'yes'],
  updateView: ['yes', 'yes', 'yes'],
  deleteView: ['yes', 'yes', 'yes'],
  nameFilters: ['yes', 'yes', 'yes'],
  listMessageTemplates: ['yes', 'yes', 'no'],
  createMessageTemplate: ['yes', 'yes', 'no'],
  updateMessageTemplate: ['yes', 'yes', 'no'],
  deleteMessageTemplate: ['yes', 'yes', 'no'],
  resendMessage: ['yes', 'yes', 'no'],
  cancelMessage: ['yes', 'yes', 'no'],
  previewMessage: ['yes', 'yes', 'no'],
  sendMessage: ['yes', 'yes', 'no'],
  getCareerSite: ['yes', 'yes', 'no'],
  saveCareerSite: ['yes', 'no', 'no'],
  updateSiteSlug: ['yes', 'no', 'no'],
  getOlderConfiguration: ['yes', 'yes', 'no'],
  updateOlderConfiguration: ['yes', 'no', 'no'],
  uploadSiteLogo: ['yes', 'no', 'no'],
  restoreSiteLogo: ['yes', 'no', 'no'],
  uploadSiteHero: ['yes', 'no', 'no'],
  getSiteAddress: ['yes', 'yes', 'no'],
  previewCareerSite: ['yes', 'yes', 'no'],
  getNewSite: ['yes', 'yes', 'no'],
};

/** Reads that no live update makes stale, and why. */
const SILENT: Readonly<Record<string, string>> = {
  getFirstAnswers: 'each of its answers is kept, and made stale, as that of its own call',
  previewMerge: 'shown in a dialog whose choices must not change while it is filled in',
  listMentionable: 'asked anew at each mention',
  getApplicationAnswers: 'answers never change',
  listIndustries: 'come with the product',
  autocompleteSkills: 'asked anew at each key',
  find: 'asked anew at each key',
  readClientPage: 'what others’ pages say',
  listCommonSkills: 'suggestions',
  explainSearch: 'asked when somebody wonders',
  nameFilters: 'names of skills and cities, which stay',
  listViews: 'one’s own, changed where they are shown',
  getHuntSources: 'what the operator has set up, which changes with no event',
  getNewSite: 'what the operator has written down, which changes with no event',
  streamEvents: 'is the stream',
  getAbout: 'is looked at once',
  getPositionReportFile: 'a file stays as it was made',
  getNotificationSettings: 'one’s own, changed where they are shown',
  listClientErrors: 'is looked at once',
  getMetricsReport: 'is of the moment that it names',
  listMetricsRows: 'are of the moment that they were asked at',
};

/** Streams do not end by themselves; their own tests hold them. */
const isStream = ({ endpoint }: RegisteredRoute): boolean => endpoint.responseKind === 'stream';
const needsSession = ({ endpoint }: RegisteredRoute): boolean => endpoint.access !== 'public';

const address = ({ url }: RegisteredRoute): string =>
  url
    .replace(/:slug/g, 'nobody')
    .replace('/portals/:id', '/portals/1701')
    .replace(/:\w+/g, () => newId());
const request = (route: RegisteredRoute, payload?: unknown): InjectOptions => ({
  method: route.endpoint.method,
  url: address(route),
  ...(payload === undefined ? {} : { payload: payload as object }),
});

interface Property {
  readonly name: string;
  readonly schema: Record<string, unknown>;
  readonly isRequired: boolean;
}

function propertiesOf(schema: z.ZodType): Property[] {
  if (schema.def.type === 'undefined') return [];
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as {
    properties?: Record<string, Record<string, unknown>>;
    required?: string[];
    anyOf?: { properties?: Record<string, Record<string, unknown>> }[];
  };
  const properties = json.properties ?? json.anyOf?.[0]?.properties ?? {};
  return Object.entries(properties).map(([name, child]) => ({
    name,
    schema: child,
    isRequired: json.required?.includes(name) ?? false,
  }));
}

/** A value that the field does not take. */
const wrongFor = (schema: Record<string, unknown>): unknown =>
  schema.type === 'object' || JSON.stringify(schema).includes('"type":"object"')
    ? 12345
    : { not: ['a', 'value'] };
const LONG = 'x'.repeat(300_000);
const holdsText = (schema: Record<string, unknown>): boolean =>
  JSON.stringify(schema).includes('"type":"string"') &&
  !('enum' in schema) &&
  schema.type !== 'object' &&
  schema.type !== 'array';

const jsonBodies = (): RegisteredRoute[] =>
  registeredRoutes().filter(({ endpoint }) => endpoint.bodyKind === 'json');
const queries = (): RegisteredRoute[] =>
  registeredRoutes().filter(
    ({ endpoint }) => endpoint.query.def.type !== 'undefined' && endpoint.responseKind === 'json',
  );

describe('every endpoint', () => {
  let server: TestServer;
  let users: Record<Role, TestUser>;
  before(async () => {
    server = await startTestServer({ PUBLIC_APPLY_LIMIT: '10000' });
    const admin = await server.createAgency();
    users = {
      AGENCY_ADMIN: admin,
      RECRUITER: await server.createUser(admin.agencyId, 'RECRUITER'),
      HIRING_MANAGER: await server.createUser(admin.agencyId, 'HIRING_MANAGER'),
    };
  });
  after(() => server.close());

  /** Logging out would end the session that the next call needs. */
  const freshUser = (role: Role): Promise<TestUser> => server.createUser(users.AGENCY_ADMIN.agencyId, role);

  it('stands in the table of roles', () => {
    expect(
      registeredRoutes()
        .filter(needsSession)
        .map(({ endpoint }) => endpoint.id)
        .sort(),
    ).toEqual(Object.keys(WHO).sort());
  });

  it('[API-04] answers 401 without a token and with a wrong one', async () => {
    const answers: string[] = [];
    for (const route of registeredRoutes().filter(needsSession)) {
      for (const headers of [{}, { authorization: 'Bearer made-up' }]) {
        const { statusCode } = await server.inject({ ...request(route), headers });
        if (statusCode !== 401) answers.push(`${route.endpoint.id}: ${statusCode}`);
      }
    }
    expect(answers).toEqual([]);
  });

  for (const [index, role] of ROLES.entries()) {
    it(`[SHELL-109] is open to ${role} by the table, and only so`, async () => {
      const wrong: string[] = [];
      for (const route of registeredRoutes().filter((each) => needsSession(each) && !isStream(each))) {
        const user = route.endpoint.id === 'logout' ? await freshUser(role) : users[role];
        const { statusCode } = await server.inject(request(route), user);
        const isOpen = statusCode !== 403;
        if (isOpen !== (WHO[route.endpoint.id]?.[index] === 'yes'))
          wrong.push(`${route.endpoint.id}: ${statusCode}`);
      }
      expect(wrong).toEqual([]);
    });
  }

  it('names a field of the wrong type with 400', async () => {
    const wrong: string[] = [];
    for (const route of jsonBodies()) {
      for (const { name, schema } of propertiesOf(route.endpoint.body)) {
        const response = await server.inject(
          request(route, { [snakeCase(name)]: wrongFor(schema) }),
          users.AGENCY_ADMIN,
        );
        const fields: Record<string, string> =
          response.statusCode === 400 ? (response.json().error.fields ?? {}) : {};
        if (
          !Object.keys(fields).some((key) => key === snakeCase(name) || key.startsWith(`${snakeCase(name)}.`))
        )
          wrong.push(`${route.endpoint.id}.${name}: ${response.statusCode} ${JSON.stringify(fields)}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('names a missing field with 400', async () => {
    const wrong: string[] = [];
    for (const route of jsonBodies()) {
      const needed = propertiesOf(route.endpoint.body).filter(({ isRequired }) => isRequired);
      if (needed.length === 0) continue;
      const response = await server.inject(request(route, {}), users.AGENCY_ADMIN);
      const fields: Record<string, string> =
        response.statusCode === 400 ? (response.json().error.fields ?? {}) : {};
      for (const { name } of needed)
        if (fields[snakeCase(name)] !== 'required' && fields[snakeCase(name)] !== 'invalid_value')
          wrong.push(`${route.endpoint.id}.${name}: ${response.statusCode} ${fields[snakeCase(name)]}`);
    }
    expect(wrong).toEqual([]);
  });

  it('names a text that is far too long with 400', async () => {
    const wrong: string[] = [];
    for (const route of jsonBodies()) {
      for (const { name } of propertiesOf(route.endpoint.body).filter(({ schema }) => holdsText(schema))) {
        const response = await server.inject(request(route, { [snakeCase(name)]: LONG }), users.AGENCY_ADMIN);
        const fields: Record<string, string> =
          response.statusCode === 400 ? (response.json().error.fields ?? {}) : {};
        if (!fields[snakeCase(name)]) wrong.push(`${route.endpoint.id}.${name}: ${response.statusCode}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('names a field that it does not know with 400, and keeps nothing of the request', async () => {
    const wrong: string[] = [];
    for (const route of jsonBodies()) {
      const isList = route.endpoint.body.def.type === 'array';
      const [body, name] = isList
        ? [[{ not_known_here: 1 }], '0.not_known_here']
        : [{ not_known_here: 1 }, 'not_known_here'];
      const response = await server.inject(request(route, body), users.AGENCY_ADMIN);
      const fields = response.statusCode === 400 ? response.json().error.fields : {};
      if (fields?.[name] !== 'not_allowed') wrong.push(`${route.endpoint.id}: ${response.body}`);
    }
    expect(wrong).toEqual([]);
    const { userId } = users.RECRUITER;
    const answer = await server.inject(
      { method: 'PUT', url: '/api/v1/users/me', payload: { first_name: 'Renamed', role: 'AGENCY_ADMIN' } },
      users.RECRUITER,
    );
    expect([answer.statusCode, answer.json().error.fields]).toEqual([400, { role: 'not_allowed' }]);
    const [row] = await server.asOwner('select first_name, role from users where id = $1', [userId]);
    expect(row).toEqual({ first_name: 'Núria', role: 'RECRUITER' });
  });

  it('names a query parameter of the wrong type with 400', async () => {
    const wrong: string[] = [];
    for (const route of queries()) {
      for (const { name, schema } of propertiesOf(route.endpoint.query)) {
        const isFreeText =
          schema.type === 'string' &&
          !('enum' in schema) &&
          !('format' in schema) &&
          !('pattern' in schema) &&
          !('const' in schema);
        const value = isFreeText ? 'x'.repeat(5_000) : 'not%20one';
        const response = await server.inject(
          { method: 'GET', url: `${address(route)}?${snakeCase(name)}=${value}` },
          users.AGENCY_ADMIN,
        );
        const fields: Record<string, string> =
          response.statusCode === 400 ? (response.json().error.fields ?? {}) : {};
        if (!Object.keys(fields).some((key) => key.split('.')[0] === snakeCase(name)))
          wrong.push(`${route.endpoint.id}.${name}: ${response.statusCode} ${JSON.stringify(fields)}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('answers an id of the wrong shape with 400 and an id of nothing with 404', async () => {
    const wrong: string[] = [];
    const withId = registeredRoutes().filter(
      (route) => route.url.includes(':id') && needsSession(route) && route.endpoint.bodyKind === 'none',
    );
    for (const route of withId) {
      const shape = await server.inject(
        { method: route.endpoint.method, url: route.url.replace(/:\w+/g, 'no-id') },
        users.AGENCY_ADMIN,
      );
      const nothing = await server.inject(request(route), users.AGENCY_ADMIN);
      if (shape.statusCode !== 400 || nothing.statusCode !== 404)
        wrong.push(`${route.endpoint.id}: ${shape.statusCode} ${nothing.statusCode}`);
    }
    expect(wrong).toEqual([]);
    expect(withId.length).toBeGreaterThan(5);
  });

  it('says that a body is no JSON, or too large, without losing its form', async () => {
    const broken = await server.inject(
      {
        method: 'PUT',
        url: '/api/v1/users/me',
        payload: '{"first_name"',
        headers: { 'content-type': 'application/json' },
      },
      users.AGENCY_ADMIN,
    );
    expect([broken.statusCode, broken.json().error.fields]).toEqual([400, { body: 'invalid_format' }]);
    const large = await server.inject(
      { method: 'PUT', url: '/api/v1/users/me', payload: { first_name: 'x'.repeat(2_000_000) } },
      users.AGENCY_ADMIN,
    );
    expect([large.statusCode, large.json().error.code]).toEqual([413, 'TOO_LARGE']);
  });

  it('says what makes its answer stale, and is heard by all who may call it', () => {
    const reads = registeredRoutes().filter(
      ({ endpoint }) => endpoint.method === 'GET' && needsSession({ endpoint, url: '' }),
    );
    const silent = reads.filter(({ endpoint }) => !endpoint.hears).map(({ endpoint }) => endpoint.id);
    expect(silent.sort()).toEqual(Object.keys(SILENT).sort());
    const deaf = reads.flatMap(({ endpoint }) =>
      (endpoint.hears?.({ params: { id: 'x' } }) ?? []).flatMap((heard) => {
        const kind = TOPIC_KINDS.find((one) => one === heard.split('/')[0]);
        const audience = kind && AUDIENCE[kind];
        return ROLES.filter(
          (role) => endpoint.may && can(role, endpoint.may) && !(audience && can(role, audience.may)),
        ).map((role) => `${role} reads ${endpoint.id} and does not hear of ${heard}`);
      }),
    );
    expect(deaf).toEqual([]);
  });

  it('is described with every way in which it is refused, and the shape of its details', async () => {
    const { paths } = (await server.inject({ method: 'GET', url: '/openapi.json' })).json();
    const responsesOf = ({ endpoint, url }: RegisteredRoute) =>
      paths[url.replace(/:(\w+)/g, '{$1}')][endpoint.method.toLowerCase()].responses;
    const missing = registeredRoutes().flatMap((route) =>
      Object.entries(route.endpoint.errors)
        .filter(([code, { status }]) => !responsesOf(route)[status]?.description.split(', ').includes(code))
        .map(([code]) => `${route.endpoint.id}: ${code}`),
    );
    expect(missing).toEqual([]);
    const withoutSize = registeredRoutes()
      .filter(
        (route) => (route.endpoint.bodyKind === 'none') === Boolean(responsesOf(route)[413]?.description),
      )
      .map(({ endpoint }) => endpoint.id);
    expect(withoutSize).toEqual([]);
    const limited = registeredRoutes().find(({ endpoint }) => endpoint.id === 'login');
    expect(limited && responsesOf(limited)[429].description).toBe('TOO_MANY_ATTEMPTS');
    const move = registeredRoutes().find(({ endpoint }) => endpoint.id === 'moveApplications');
    const [, refused] = move ? responsesOf(move)[409].content['application/json'].schema.allOf : [];
    const moved = refused.properties.error.oneOf.find(
      ({ properties }: { properties: { code: { const: string } } }) =>
        properties.code.const === 'APPLICATION_MOVED',
    );
    expect(Object.keys(moved.properties.details.properties.applications.items.properties)).toEqual([
      'id',
      'step_id',
      'version',
    ]);
  });

  it('is described at /openapi.json, with the wire’s names', async () => {
    const description = (await server.inject({ method: 'GET', url: '/openapi.json' })).json();
    expect(description.openapi).toBe('3.1.0');
    const operations = Object.values<Record<string, { operationId: string }>>(description.paths).flatMap(
      (methods) => Object.values(methods).map(({ operationId }) => operationId),
    );
    expect(operations.sort()).toEqual(
      registeredRoutes()
        .map(({ endpoint }) => endpoint.id)
        .sort(),
    );
    const position =
      description.paths['/api/v1/agency/jobs'].get.responses['200'].content['application/json'].schema
        .properties.data.properties.items.items.properties;
    expect(Object.keys(position)).toContain('agency_priority');
  });

  it('says there which calls are keyed, what they answer with and that a list of agencies decides', async () => {
    const { paths } = (await server.inject({ method: 'GET', url: '/openapi.json' })).json();
    const { post, get } = paths['/services/contracts/contracts'];
    expect([Object.keys(post.responses)[0], Object.keys(get.responses)[0]]).toEqual(['201', '200']);
    const headersOf = ({ parameters }: { parameters: { name: string; in: string }[] }) =>
      parameters.filter((parameter) => parameter.in === 'header').map(({ name }) => name);
    expect([headersOf(post), headersOf(get)]).toEqual([['Idempotency-Key'], []]);
    expect(post.responses['403'].description).toBe('FORBIDDEN, NOT_ENABLED');
    expect(post.responses['409'].description).toBe('IDEMPOTENCY_KEY_REUSED');
  });
});
