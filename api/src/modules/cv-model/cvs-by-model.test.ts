import { createHash } from 'node:crypto';
import { after, before, beforeEach, describe, it } from 'node:test';
import { getCandidate } from '@cantera/shared/contracts/candidates';
import { createIntake, decideIntakeItem, getIntakeItem } from '@cantera/shared/contracts/intakes';
import { expect } from 'expect';
import { multipart } from '../../testing/forms.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import {
  honest,
  inventing,
  linesOfPage,
  type ModelServer,
  renewModel,
  slow,
  startModelServer,
} from '../../testing/model-servers/index.ts';
import { doubtfulCv } from '../../testing/unsure-cv.ts';
import { until } from '../../testing/until.ts';
import { type RunningWorker, startWorker } from '../../worker.ts';

const PATIENCE_MS = 120_000;

describe('CVs that are read with a language model', () => {
  let model: ModelServer;
  let server: TestServer;
  let worker: RunningWorker;
  let user: TestUser;
  before(async () => {
    model = await startModelServer(honest);
    server = await startTestServer({ LLM_BASE_URL: model.url, LLM_MODEL: 'small' });
    user = await server.createAgency();
    worker = startWorker(server.deps, server.databaseUrl);
    await worker.started;
  });
  after(async () => {
    await worker.stop();
    await server.close();
    await model.close();
  });
  beforeEach(() => {
    model.clear();
    model.behave(honest);
    renewModel(server.deps, 20_000);
  });
  const formOf = (content: Buffer) => multipart({}, [{ field: 'file', name: 'cv.pdf', content }]);
  const extract = async (word: string) => {
    const answer = await server.inject(
      { method: 'POST', url: '/api/v1/candidates/extract-from-cv', ...formOf(doubtfulCv(word)) },
      user,
    );
    expect([answer.statusCode, answer.json().data?.cv_status]).toEqual([200, 'READ']);
    return answer.json().data;
  };
  const chosen = (word: string) => ({
    field: 'educations',
    value: `Certificate in Bread ${word} · Escola del Pa`,
    by: 'LLM',
    text: expect.stringContaining(`Certificate in Bread ${word}`),
  });
  const byModel = <V extends { by: string }>({ unsure }: { unsure: V[] }): V[] =>
    unsure.filter(({ by }) => by === 'LLM');

  it('[LLM-16] offers in the wizard what the model chose, in no field, and sends nothing of who it is', async () => {
    const data = await extract('canary');
    expect(byModel(data)).toEqual([expect.objectContaining(chosen('canary'))]);
    expect(data.educations).toEqual([]);
    expect(data.extracted.educations).toBeUndefined();
    expect(data.hard_skills).toEqual([]);
    expect(model.requests.map((request) => linesOfPage(request)[0])).toEqual(['Bakery']);
    for (const { text } of model.requests) expect(text).not.toMatch(/Xarpell|Brusi|@|Llum|Girona|Forn Nou/);
  });

  it('[LLM-16] [INTAKE-31] offers in an intake what the model chose, until the CV is decided, and makes a candidate with it where it is taken', async () => {
    // Elsewhere the same person can still be read.
    const user = await server.createAgency();
    const content = doubtfulCv('intaken');
    const intake = await server.call(createIntake, user, { body: {} });
    const params = { id: intake.body.data.id, itemId: '' };
    const form = formOf(content);
    const sent = await server.inject(
      {
        method: 'POST',
        url: `/api/v1/candidates/intakes/${params.id}/items`,
        ...form,
        headers: { ...form.headers, 'idempotency-key': createHash('sha256').update(content).digest('hex') },
      },
      user,
    );
    params.itemId = String(sent.json().data.id);
    const item = await until(
      'the CV to be read',
      async () => {
        const { data } = (await server.call(getIntakeItem, user, { params })).body;
        return data.cvStatus !== 'PENDING' && data;
      },
      PATIENCE_MS,
    );
    expect(item.reading && byModel(item.reading)).toEqual([expect.objectContaining(chosen('intaken'))]);
    expect(item.reading?.educations).toEqual([]);
    const stage = item.reading && byModel(item.reading)[0]?.stage;
    if (!stage) throw new Error('it is offered');
    const entries = [{ field: 'educations', stage } as const];
    const made = await server.call(decideIntakeItem, user, { params, body: { decision: 'CREATE', entries } });
    expect(made.status).toBe(200);
    const { candidateId } = made.body.data;
    const { data } = (await server.call(getCandidate, user, { params: { id: candidateId ?? '' } })).body;
    expect(data.workExperiences).toMatchObject([{ position: 'Baker', companyName: 'Forn Nou' }]);
    expect(data.educations).toMatchObject([
      { degree: 'Certificate in Bread intaken', institutionName: 'Escola del Pa' },
    ]);
  });

  it('[LLM-16] [LLM-06] offers what the reader found where the model invents or hangs', async () => {
    for (const behaviour of [inventing, slow]) {
      model.behave(behaviour);
      renewModel(server.deps, behaviour === slow ? 200 : 20_000);
      const data = await extract(behaviour.name);
      expect([behaviour.name, byModel(data)]).toEqual([behaviour.name, []]);
      expect(data.unsure).toEqual([
        expect.objectContaining({ field: 'educations', value: 'Bakery', by: 'READER' }),
      ]);
      expect(model.requests.length).toBeGreaterThan(0);
    }
  });
});
