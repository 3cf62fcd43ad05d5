import { Writable } from 'node:stream';
import { after, before, beforeEach, describe, it } from 'node:test';
import { getAgency, getAgencyDetails } from '@cantera/shared/contracts/agency';
import { updateAgency } from '@cantera/shared/contracts/agency-settings';
import { expect } from 'expect';
import { z } from 'zod';
import { ConfigError, readConfig } from '../../config.ts';
import { createLogger } from '../../log.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import {
  honest,
  type ModelServer,
  renewModel,
  say,
  sayStatus,
  startModelServer,
} from '../../testing/model-servers/index.ts';
import { askModel } from './index.ts';

const KEY = 'sk-canary-of-the-key';
const QUESTION = {
  name: 'v',
  schema: z.strictObject({ verdict: z.string() }),
  system: 'Judge.',
  content: 'canary of the prompt',
  limitMs: 2000,
  maxTokens: 10,
};

describe('the settings of a language model', () => {
  const read = (env: Readonly<Record<string, string | undefined>>) =>
    readConfig({ DATABASE_URL: 'postgres://x', ...env }).model;
  it('[LLM-07] are an address, the name of a model, a key that may be missing, and the tokens of a day', () => {
    expect(read({})).toBeUndefined();
    expect(read({ LLM_BASE_URL: 'http://localhost:11434/v1/', LLM_MODEL: 'small' })).toEqual({
      baseUrl: 'http://localhost:11434/v1',
      name: 'small',
      key: undefined,
      dailyTokens: 2_000_000,
    });
    expect(
      read({
        LLM_BASE_URL: 'https://ai.example/v1',
        LLM_MODEL: 'm',
        LLM_API_KEY: KEY,
        LLM_DAILY_TOKENS: '5',
      }),
    ).toEqual({ baseUrl: 'https://ai.example/v1', name: 'm', key: KEY, dailyTokens: 5 });
  });
  for (const env of [
    { LLM_MODEL: 'small' },
    { LLM_API_KEY: KEY },
    { LLM_BASE_URL: 'https://ai.example/v1' },
    { LLM_BASE_URL: `https://me:${KEY}@ai.example/v1`, LLM_MODEL: 'm' },
    { LLM_BASE_URL: `https://ai.example/v1?key=${KEY}`, LLM_MODEL: 'm' },
    { LLM_BASE_URL: 'ftp://ai.example', LLM_MODEL: 'm' },
    { LLM_BASE_URL: 'ai.example', LLM_MODEL: 'm' },
    { LLM_BASE_URL: 'https://ai.example', LLM_MODEL: 'm', LLM_API_KEY: `${KEY}\n` },
    { LLM_BASE_URL: 'https://ai.example', LLM_MODEL: 'm', LLM_DAILY_TOKENS: 'many' },
  ])
    it(`[LLM-07] are refused at the start without telling a secret: ${Object.keys(env).join(', ')}`, () => {
      const refusal = () => read(env);
      expect(refusal).toThrow(ConfigError);
      expect(refusal).not.toThrow(KEY);
    });
});

describe('the use of a language model', () => {
  let model: ModelServer;
  let server: TestServer;
  let bare: TestServer;
  let admin: TestUser;
  before(async () => {
    model = await startModelServer(honest);
    server = await startTestServer({
      LLM_BASE_URL: model.url,
      LLM_MODEL: 'small',
      LLM_API_KEY: KEY,
      LLM_DAILY_TOKENS: '250',
    });
    bare = await startTestServer();
  });
  after(async () => {
    await Promise.all([server.close(), bare.close(), model.close()]);
  });
  beforeEach(async () => {
    model.clear();
    model.behave((_request, response) => say(response, { verdict: 'YES' }));
    renewModel(server.deps, 2000);
    admin = await server.createAgency();
  });
  const ask = (deps = server.deps, judge?: () => boolean) =>
    askModel(deps, admin.agencyId, 'QUESTIONS', QUESTION, judge);
  const used = () =>
    server.asOwner('select task, calls, tokens, failures from llm_usage where agency_id = $1 order by task', [
      admin.agencyId,
    ]);

  it('[LLM-06] is counted by agency, day and task: calls, tokens and failures', async () => {
    expect(await ask()).toEqual({ value: { verdict: 'YES' }, failure: undefined, isInVain: false });
    expect(await used()).toEqual([{ task: 'QUESTIONS', calls: 1, tokens: 100, failures: 0 }]);
    model.behave((_request, response) => sayStatus(response, 503, { 'retry-after': '0' }));
    await ask();
    model.behave((_request, response) => say(response, { verdict: 'NO' }));
    await ask(server.deps, () => false);
    expect(await used()).toEqual([{ task: 'QUESTIONS', calls: 5, tokens: 200, failures: 2 }]);
    const [{ days }] = (await server.asOwner<{ days: boolean }>(
      "select bool_and(day = (now() at time zone 'utc')::date) as days from llm_usage",
    )) as [{ days: boolean }];
    expect(days).toBe(true);
  });

  it('[LLM-06] [LLM-23] [LLM-24] ends with the tokens of the day, for that agency and that day, and says when it begins again', async () => {
    const again = async (user: TestUser) =>
      (await server.call(getAgencyDetails, user)).body.data.modelAgainAt;
    for (let asked = 0; asked < 3; asked += 1) {
      expect(await again(admin)).toBeUndefined();
      expect((await ask()).failure).toBeUndefined();
    }
    const day = new Date();
    day.setUTCHours(24, 0, 0, 0);
    expect(await again(admin)).toBe(day.toISOString());
    expect(await ask()).toEqual({ value: undefined, failure: 'USED_UP', isInVain: true });
    expect(model.requests).toHaveLength(3);
    expect(await used()).toEqual([expect.objectContaining({ calls: 3, failures: 0 })]);
    const other = await server.createAgency();
    expect(await again(other)).toBeUndefined();
    expect((await askModel(server.deps, other.agencyId, 'QUESTIONS', QUESTION)).failure).toBeUndefined();
    await server.asOwner('update llm_usage set day = day - 1 where agency_id = $1', [admin.agencyId]);
    expect((await ask()).failure).toBeUndefined();
  });

  it('[LLM-07] an admin switches it off and on for the agency; nothing is asked meanwhile', async () => {
    const save = async (user: TestUser, usesModel: boolean) => {
      const { name, webUrl, linkedinUrl } = (await server.call(getAgency, admin)).body.data;
      return server.call(updateAgency, user, { body: { name, webUrl, linkedinUrl, usesModel } });
    };
    expect((await server.call(getAgency, admin)).body.data.usesModel).toBe(true);
    const recruiter = await server.createUser(admin.agencyId, 'RECRUITER');
    expect((await save(recruiter, false)).status).toBe(403);
    expect((await save(admin, false)).body.data.usesModel).toBe(false);
    expect((await server.call(getAgencyDetails, recruiter)).body.data.usesModel).toBe(false);
    expect(await ask()).toEqual({ value: undefined, failure: 'NOT_ASKED', isInVain: false });
    expect(model.requests).toEqual([]);
    const other = await server.createAgency();
    expect((await server.call(getAgency, other)).body.data.usesModel).toBe(true);
    await save(admin, true);
    expect((await ask()).failure).toBeUndefined();
  });

  it('[LLM-07] without a model there is nothing to switch, and nothing is asked', async () => {
    const own = await bare.createAgency();
    expect((await bare.call(getAgency, own)).body.data.usesModel).toBeNull();
    expect((await askModel(bare.deps, own.agencyId, 'QUESTIONS', QUESTION)).failure).toBe('NOT_ASKED');
  });

  it('[LLM-08] neither the key nor what is asked and answered stands in a log', async () => {
    const lines: string[] = [];
    const log = createLogger(
      'trace',
      new Writable({
        write(chunk, _encoding, done) {
          lines.push(String(chunk));
          done();
        },
      }),
    );
    const deps = { ...server.deps, log };
    for (const behave of [
      () => model.behave((_request, response) => say(response, 'canary of the answer')),
      () => model.behave((_request, response) => sayStatus(response, 401)),
      () => model.behave((_request, response) => response.destroy()),
    ]) {
      behave();
      await ask(deps);
    }
    expect(model.requests[0]?.headers.authorization).toBe(`Bearer ${KEY}`);
    expect(lines).toHaveLength(3);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ task: 'QUESTIONS', failure: 'SHAPE' });
    expect(lines.join('')).not.toMatch(/canary/);
  });
});
