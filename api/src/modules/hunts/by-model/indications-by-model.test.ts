import { after, before, beforeEach, describe, it } from 'node:test';
import { getAgency } from '@cantera/shared/contracts/agency';
import { updateAgency } from '@cantera/shared/contracts/agency-settings';
import type { Clause } from '@cantera/shared/contracts/candidate-search';
import { getHunt, previewHunt } from '@cantera/shared/contracts/hunts';
import { expect } from 'expect';
import { startTestServer, type TestServer, type TestUser } from '../../../testing/harness.ts';
import { askForHunt, insertGirona, insertNurse, openDesk } from '../../../testing/hunt-data.ts';
import {
  failing,
  honest,
  ignoring,
  inventing,
  type ModelServer,
  obedient,
  renewModel,
  searchContent,
  slow,
  startModelServer,
} from '../../../testing/model-servers/index.ts';
import { openPosition } from '../../../testing/pipeline-data.ts';

const TEXT = 'Bright falconer with fluent English, not Java, 3 years, in Girona';
/** What the local reader knows, whatever a model says. */
const KNOWN = [
  'LANGUAGE English >=4 LEXICON',
  'NOT SKILL Java LEXICON',
  'YEARS >=3 LEXICON',
  'PLACE Girona LEXICON',
];

describe('the indications of a hunt by a language model', () => {
  let model: ModelServer;
  let server: TestServer;
  let user: TestUser;
  let positionId: string;
  let allowed: number[];
  before(async () => {
    model = await startModelServer(honest);
    server = await startTestServer({
      LLM_BASE_URL: model.url,
      LLM_MODEL: 'small',
      LLM_API_KEY: 'sk-canary',
      HUNT_SECONDS: '60',
    });
    await insertGirona(server);
  });
  after(async () => {
    await server.close();
    await model.close();
  });
  /** Answers are remembered by agency: each test has one of its own. */
  const open = async () => {
    ({ user, positionId } = await openDesk(server));
    await insertNurse(server, user, {
      name: 'Aina Canary',
      title: 'Falconer',
      skills: ['Falconry', 'Kubernetes'],
    });
    await insertNurse(server, user, { summary: 'As bright as anybody.' });
  };
  beforeEach(async () => {
    model.clear();
    model.behave(honest);
    allowed = renewModel(server.deps, 20_000);
    await open();
  });
  const foresee = async (body: object = {}, as = user) => {
    const answer = await server.call(previewHunt, as, {
      body: { positionId, indications: TEXT, precision: 0, ...body },
    });
    expect([answer.status, answer.error]).toEqual([200, undefined]);
    return answer.body.data;
  };
  /** What the indications ask for, without what the position does. */
  const told = ({ clauses }: { readonly clauses: readonly Clause[] }) =>
    clauses
      .filter(({ id }) => id.startsWith('i'))
      .map(({ kind, any, not, optional, by, atLeast }) =>
        [optional && 'WISH', not && 'NOT', kind, any[0]?.label, atLeast && `>=${atLeast}`, by]
          .filter(Boolean)
          .join(' '),
      );
  const LOCAL = ['WISH WORDS Bright WORDS', 'WISH WORDS falconer WORDS', ...KNOWN];
  const BY_MODEL = ['WISH WORDS Bright WORDS', 'WISH TITLE falconer LLM', ...KNOWN];

  it('[LLM-15] says what words mean that nobody knows, as wishes that quote them, before the hunt and in it', async () => {
    const preview = await foresee();
    expect(told(preview)).toEqual(BY_MODEL);
    const [read] = preview.clauses.filter(({ by }) => by === 'LLM');
    expect(TEXT.slice(read?.start, read?.end)).toBe('falconer');
    expect(allowed).toEqual([3000]);
    const made = await askForHunt(server, user, positionId, { indications: TEXT });
    expect([made.status, made.error]).toEqual([200, undefined]);
    const hunt = await server.call(getHunt, user, { params: { id: made.body.data.id } });
    expect(told(hunt.body.data)).toEqual(BY_MODEL);
  });

  it('[LLM-15] is asked once while a form is open, and for nothing where all is known or given', async () => {
    await foresee();
    await foresee({ precision: 2 });
    await askForHunt(server, user, positionId, { indications: TEXT });
    expect(model.requests).toHaveLength(1);
    await foresee({ indications: 'Nurse with fluent English, not Java' });
    await foresee({ indications: '' });
    const given = [{ id: 'a', kind: 'WORDS', any: [{ label: 'falconer' }] }];
    await foresee({ indications: 'another falconer', clauses: given });
    expect(model.requests).toHaveLength(1);
  });

  it('[LLM-15] [LLM-08] sends the words and names of skills, and nothing of people or of the position', async () => {
    await foresee();
    const [request] = model.requests;
    expect(request && searchContent(request)).toEqual({
      search: TEXT,
      words: ['Bright', 'falconer'],
      skills: ['Falconry'],
    });
    expect(request?.text).not.toMatch(/Canary|Nurse|Kubernetes/);
  });

  it('[LLM-15] takes nothing that the position asks for out of its place', async () => {
    const own = (clauses: readonly Clause[]) =>
      clauses.filter(({ id }) => id.startsWith('p')).map(({ kind, optional }) => [kind, optional]);
    const { clauses } = await foresee({ indications: 'falconer' });
    expect(own(clauses)).toEqual(own((await foresee({ indications: '' })).clauses));
    expect(own(clauses)).toContainEqual(['TITLE', false]);
    expect(told({ clauses })).toEqual(['WISH TITLE falconer LLM']);
  });

  it('[LLM-15] keeps every number, place, level and negation whatever a model says, and leaves nothing out on its word', async () => {
    model.behave(obedient);
    expect(told(await foresee())).toEqual(LOCAL);
    expect(model.requests).toHaveLength(1);
  });

  it('[LLM-15] [LLM-06] [LLM-19] is the local one, and says so, where the model invents, hangs, fails or answers something else', async () => {
    for (const behaviour of [inventing, slow, failing, ignoring]) {
      await open();
      model.clear();
      model.behave(behaviour);
      renewModel(server.deps, behaviour === slow ? 200 : 20_000);
      const preview = await foresee();
      const inVain = preview.clauses.filter(({ isUnanswered }) => isUnanswered).length;
      expect([behaviour.name, told(preview), inVain]).toEqual([behaviour.name, LOCAL, 2]);
      expect(model.requests.length).toBeGreaterThan(0);
      const asked = model.requests.length;
      expect(told(await foresee())).toEqual(LOCAL);
      expect(model.requests).toHaveLength(asked);
    }
  });

  it('[LLM-15] asks nothing for who is not on the position, and nothing where the agency has switched it off', async () => {
    const other = await server.createUser(user.agencyId, 'RECRUITER');
    expect((await foresee({}, other)).isMine).toBe(false);
    expect(model.requests).toHaveLength(0);
    const admin = await server.createAgency();
    await insertNurse(server, admin, { title: 'Falconer', summary: 'As bright as anybody.' });
    positionId = await openPosition(server, admin, { title: 'Nurse' });
    const { name, webUrl, linkedinUrl } = (await server.call(getAgency, admin)).body.data;
    const body = { name, webUrl, linkedinUrl, usesModel: false };
    expect((await server.call(updateAgency, admin, { body })).status).toBe(200);
    expect(told(await foresee({}, admin))).toEqual(LOCAL);
    expect(model.requests).toHaveLength(0);
  });
});
