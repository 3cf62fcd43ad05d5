import { after, before, beforeEach, describe, it } from 'node:test';
import { updatePosition } from '@cantera/shared/contracts/position-changes';
import * as contract from '@cantera/shared/contracts/position-questions';
import { expect } from 'expect';
import { startTestServer, type TestServer, type TestUser } from '../../../testing/harness.ts';
import {
  failing,
  honest,
  honestQuestions,
  ignoring,
  inventing,
  type ModelServer,
  obedient,
  questionsContent,
  renewModel,
  say,
  slow,
  startModelServer,
} from '../../../testing/model-servers/index.ts';
import { portalPosition } from '../../../testing/public-data.ts';
import type { ModelQuestion } from './model-questions.ts';

const DESCRIPTION = '<p>Buscamos una persona para la cocina, con carné de manipulador de alimentos.</p>';
const OPEN: ModelQuestion = {
  about: 'NONE',
  question: '¿Qué platos de la cocina te gusta preparar?',
  type: 'TEXT',
  options: [],
  reject_if_below: null,
  reject_if_above: null,
  reject_on_yes: false,
  reject_on_no: false,
};

describe('killer questions by a language model', () => {
  let model: ModelServer;
  let server: TestServer;
  let recruiter: TestUser;
  let id: string;
  let allowed: number[];
  before(async () => {
    model = await startModelServer(honest);
    server = await startTestServer({ LLM_BASE_URL: model.url, LLM_MODEL: 'small' });
    recruiter = await server.createUser((await server.createAgency()).agencyId, 'RECRUITER');
  });
  after(async () => {
    await server.close();
    await model.close();
  });
  beforeEach(async () => {
    model.clear();
    model.behave(honest);
    allowed = renewModel(server.deps, 1000);
    id = await portalPosition(server, recruiter);
    await server.call(updatePosition, recruiter, { params: { id }, body: { jobDescription: DESCRIPTION } });
  });
  const generate = async () => {
    const { status, body } = await server.call(contract.generateQuestions, recruiter, { params: { id } });
    expect(status).toBe(200);
    return body.data;
  };
  /** A model that answers these beside the honest ones, each changed. */
  const saying = (change: (one: ModelQuestion) => ModelQuestion, ...more: ModelQuestion[]) =>
    model.behave((request, response) =>
      say(response, { questions: [...more, ...honestQuestions(request).questions.map(change)] }),
    );
  const worded = (one: ModelQuestion): ModelQuestion => ({
    ...one,
    question: one.question.replace('¿', '¿Dinos: '),
  });

  it('[LLM-03] are worded by it, wait for a person, and reject as the position says', async () => {
    saying(worded);
    const { items, writtenBy } = await generate();
    expect(writtenBy).toBe('MODEL');
    expect(items.length).toBeGreaterThanOrEqual(3);
    expect(items.length).toBeLessThanOrEqual(6);
    for (const item of items)
      expect(item).toMatchObject({
        question: expect.stringMatching(/^¿Dinos: /),
        isAsked: false,
        source: 'MACHINE',
        reviewedAt: null,
      });
    const years = items.find(({ type }) => type === 'NUMBER');
    expect(years?.rejectConditions).toEqual({ rejectIfBelow: expect.any(Number) });
    expect(allowed).toEqual([20_000]);
    const [request] = model.requests;
    expect(request && questionsContent(request).description).toContain('manipulador de alimentos');
  });

  it('[LLM-03] nothing is asked of it where all is asked already, and nothing twice', async () => {
    const first = await generate();
    model.clear();
    const again = await generate();
    expect([first.items.length > 2, again.items]).toEqual([true, []]);
    expect(model.requests).toEqual([]);
  });

  it('[LLM-03] a question that rejects nobody may be its own', async () => {
    saying((one) => one, OPEN);
    const { items } = await generate();
    expect(items.map(({ question }) => question)).toContain(OPEN.question);
  });

  for (const [name, question] of [
    ['is about what must not be asked', { ...OPEN, question: '¿Tienes hijos o quieres tener familia?' }],
    ['rejects without a requirement', { ...OPEN, type: 'YES_NO' as const, reject_on_no: true }],
    [
      'names what the position does not say',
      { ...OPEN, question: '¿Has trabajado en Mercadona con Kubernetes?' },
    ],
    ['tells another figure', { ...OPEN, question: '¿Puedes levantar 25 kilos en la cocina?' }],
    [
      'is in another language',
      { ...OPEN, question: 'What are the dishes that you would like to cook for us?' },
    ],
    [
      'asks once more what is asked',
      { ...OPEN, question: '¿Tienes permiso de trabajo para trabajar en España?' },
    ],
    [
      'has one option',
      { ...OPEN, type: 'SINGLE_CHOICE' as const, options: [{ text: 'Sí', rejected: false }] },
    ],
    ['says too little', { ...OPEN, question: '?' }],
  ] as const)
    it(`[LLM-03] one that ${name} is left out`, async () => {
      saying((one) => one, { ...question, options: [...question.options] });
      const { items, writtenBy } = await generate();
      expect(writtenBy).toBe('MODEL');
      expect(items.map((item) => item.question)).not.toContain(question.question);
    });

  it('[LLM-03] a stricter condition than the position’s is no condition of its own', async () => {
    saying((one) => (one.type === 'NUMBER' ? { ...one, reject_if_below: 25 } : one));
    expect((await generate()).items.some(({ type }) => type === 'NUMBER')).toBe(false);
  });

  for (const [name, behaviour, calls] of [
    ['invents conditions', inventing, 1],
    ['does what it is told', obedient, 1],
    ['does not answer', slow, 1],
    ['is busy or broken', failing, 3],
    ['ignores the schema', ignoring, 1],
  ] as const)
    it(`[LLM-03] [LLM-06] the local ones come from a model that ${name}`, async () => {
      model.behave(behaviour);
      const { items, writtenBy } = await generate();
      expect(writtenBy).toBe('TEMPLATE');
      expect(items.map(({ question }) => question)).toContain(
        '¿Tienes el carné de manipulador de alimentos?',
      );
      expect(items.map(({ question }) => question).join(' ')).not.toMatch(/edad|hijos|religi/);
      expect(model.requests).toHaveLength(calls);
    });

  it('come once, whoever asks at the same time', async () => {
    const answers = await Promise.all([generate(), generate(), generate()]);
    const { items } = (await server.call(contract.listPositionQuestions, recruiter, { params: { id } })).body
      .data;
    expect(answers.flatMap((answer) => answer.items)).toHaveLength(items.length);
    expect(new Set(items.map(({ question }) => question)).size).toBe(items.length);
  });
});
