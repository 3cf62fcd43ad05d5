import { after, before, beforeEach, describe, it } from 'node:test';
import { getAgency } from '@cantera/shared/contracts/agency';
import { updateAgency } from '@cantera/shared/contracts/agency-settings';
import { type SearchPage, searchCandidates } from '@cantera/shared/contracts/candidate-search';
import { expect } from 'expect';
import { startTestServer, type TestServer, type TestUser } from '../../../testing/harness.ts';
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
import { insertNamedCity, insertPerson } from '../../../testing/search-data.ts';

const TERM = 'bright falconer in Girona with fluent English, not Java';

describe('search in words by a language model', () => {
  let model: ModelServer;
  let server: TestServer;
  let admin: TestUser;
  let falconer: string;
  let speaker: string;
  let allowed: number[];
  before(async () => {
    model = await startModelServer(honest);
    server = await startTestServer({ LLM_BASE_URL: model.url, LLM_MODEL: 'small', LLM_API_KEY: 'sk-canary' });
    admin = await server.createAgency();
    const city = await insertNamedCity(server, {
      id: 3121456,
      name: 'Girona',
      region: 'Catalonia',
      country: 'ES',
      population: 96_188,
    });
    const common = { city, languages: { en: 'C1' as const } };
    const person = (more: Parameters<typeof insertPerson>[2]) =>
      insertPerson(server, admin.agencyId, { ...common, ...more });
    falconer = await person({ name: 'Aina Canary', title: 'Falconer', skills: ['Falconry', 'Kubernetes'] });
    speaker = await person({ title: 'Teacher', summary: 'Was once a falconer, and bright.' });
    await person({ title: 'Falconer', skills: ['Java'] });
  });
  after(async () => {
    await server.close();
    await model.close();
  });
  beforeEach(() => {
    model.clear();
    model.behave(honest);
    allowed = renewModel(server.deps, 20_000);
  });
  const ask = async (body: object, user = admin): Promise<SearchPage> => {
    const answer = await server.call(searchCandidates, user, { body: body as never });
    expect([answer.status, answer.error]).toEqual([200, undefined]);
    return answer.body.data;
  };
  const told = ({ clauses }: SearchPage) =>
    clauses.map(({ kind, any, not, optional, by }) =>
      [optional && 'WISH', not && 'NOT', kind, any[0]?.label, by].filter(Boolean).join(' '),
    );
  const inVain = ({ clauses }: SearchPage) =>
    clauses.flatMap(({ isUnanswered, any }) => (isUnanswered ? (any[0]?.label ?? '') : []));
  const KEPT = ['PLACE Girona LEXICON', 'LANGUAGE English LEXICON', 'NOT SKILL Java LEXICON'];
  const BY_MODEL = ['WISH WORDS bright LLM', 'TITLE falconer LLM', ...KEPT];
  const LOCAL = ['WORDS bright WORDS', 'WORDS falconer WORDS', ...KEPT];

  it('[LLM-12] says what words mean that nobody knows, and finds by that', async () => {
    const page = await ask({ queryTerm: TERM });
    expect([told(page), inVain(page)]).toEqual([BY_MODEL, []]);
    expect(page.items.map(({ id }) => id)).toEqual([falconer]);
    expect(page.clauses.map(({ start, end }) => TERM.slice(start, end))).toContain('falconer');
    expect(allowed).toEqual([3000]);
  });

  it('[LLM-12] [LLM-08] sends the words and names of skills, and nothing of people', async () => {
    await ask({ queryTerm: TERM });
    const [request] = model.requests;
    expect(model.requests).toHaveLength(1);
    expect(request && searchContent(request)).toEqual({
      search: TERM,
      words: ['bright', 'falconer'],
      skills: ['Falconry'],
    });
    expect(request?.text).not.toMatch(/Canary|Teacher|Kubernetes/);
  });

  it('[LLM-12] sends 50 names of skills at most', async () => {
    const other = await server.createAgency();
    const skills = Array.from({ length: 60 }, (_, at) => `Falcon keeping ${at}`);
    await insertPerson(server, other.agencyId, { title: 'Falconer', skills });
    await ask({ queryTerm: 'falconer' }, other);
    expect(model.requests[0] && searchContent(model.requests[0]).skills).toHaveLength(50);
  });

  it('[LLM-12] asks nothing where all words are known, operators stand, clauses are given, or the search is stored', async () => {
    await ask({ queryTerm: 'nurse in Girona, not Java' });
    await ask({ queryTerm: 'falconer AND "bright"' });
    await ask({ queryTerm: 'falconer', clauses: [{ id: 'a', kind: 'WORDS', any: [{ label: 'falconer' }] }] });
    expect(model.requests).toHaveLength(0);
    const { queryId } = await ask({ queryTerm: TERM });
    const again = await ask({ queryId, queryTerm: TERM, again: true });
    expect([told(again), again.queryId]).toEqual([BY_MODEL, queryId]);
    expect(model.requests).toHaveLength(1);
  });

  it('[LLM-12] [LLM-06] [LLM-19] is the local one, and says so, where the model invents, hangs, fails or answers something else', async () => {
    for (const behaviour of [inventing, slow, failing, ignoring]) {
      model.clear();
      model.behave(behaviour);
      renewModel(server.deps, behaviour === slow ? 200 : 20_000);
      const page = await ask({ queryTerm: TERM });
      expect([behaviour.name, told(page)]).toEqual([behaviour.name, LOCAL]);
      expect(page.items.map(({ id }) => id)).toEqual([speaker]);
      expect([behaviour.name, inVain(page)]).toEqual([behaviour.name, ['bright', 'falconer']]);
      // Also when the stored search is turned to again.
      expect(inVain(await ask({ queryId: page.queryId }))).toEqual(['bright', 'falconer']);
      expect(model.requests.length).toBeGreaterThan(0);
    }
  });

  it('[LLM-12] leaves a wish its words where nobody has what a model takes them for', async () => {
    expect(told(await ask({ queryTerm: 'falconer, ideally beekeeper' }))).toEqual([
      'TITLE falconer LLM',
      'WISH WORDS beekeeper WORDS',
    ]);
  });

  it('[LLM-12] loses nothing to a model that takes all of it for empty', async () => {
    model.behave(obedient);
    expect(told(await ask({ queryTerm: TERM }))).toEqual([
      'WISH WORDS bright LLM',
      'WISH WORDS falconer LLM',
      ...KEPT,
    ]);
    expect(told(await ask({ queryTerm: 'bright falconer' }))).toEqual([
      'WORDS bright WORDS',
      'WORDS falconer WORDS',
    ]);
  });

  it('[LLM-12] keeps words as they stand where nobody is what the model takes them for', async () => {
    expect(told(await ask({ queryTerm: 'once beekeeper' }))).toEqual([
      'WISH WORDS once LLM',
      'WORDS beekeeper WORDS',
    ]);
  });

  it('[LLM-12] [LLM-07] asks nothing where the agency has switched it off', async () => {
    const other = await server.createAgency();
    const { name, webUrl, linkedinUrl } = (await server.call(getAgency, other)).body.data;
    const off = await server.call(updateAgency, other, {
      body: { name, webUrl, linkedinUrl, usesModel: false },
    });
    expect(off.status).toBe(200);
    expect(told(await ask({ queryTerm: 'falconer' }, other))).toEqual(['WORDS falconer WORDS']);
    expect(model.requests).toHaveLength(0);
  });

  it('[LLM-19] [LLM-23] says so, and asks nothing, where nothing is left of the day’s tokens', async () => {
    const other = await server.createAgency();
    await server.asOwner(
      `insert into llm_usage (agency_id, day, task, calls, tokens, failures)
       values ($1, (now() at time zone 'utc')::date, 'PAGE', 1, $2, 0)`,
      [other.agencyId, server.deps.config.model?.dailyTokens],
    );
    const page = await ask({ queryTerm: 'falconer' }, other);
    expect([told(page), inVain(page)]).toEqual([['WORDS falconer WORDS'], ['falconer']]);
    expect(model.requests).toHaveLength(0);
  });

  it('[LLM-06] counts what it took', async () => {
    const other = await server.createAgency();
    await ask({ queryTerm: 'falconer' }, other);
    const used = await server.inTenant(other.agencyId, (tx) =>
      tx.selectFrom('llm_usage').select(['task', 'calls', 'failures']).execute(),
    );
    expect(used).toEqual([{ task: 'SEARCH', calls: 1, failures: 0 }]);
  });
});
