import { after, before, describe, it } from 'node:test';
import type { EndpointInput } from '@cantera/shared/contracts';
import * as contract from '@cantera/shared/contracts/position-questions';
import { getPublicPosition } from '@cantera/shared/contracts/public-site';
import { expect } from 'expect';
import { newId } from '../../ids.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { draftPosition } from '../../testing/pipeline-data.ts';
import { applicant, apply, portalPosition, slugOf } from '../../testing/public-data.ts';

type Body = NonNullable<EndpointInput<typeof contract.createQuestion>['body']>;

const OPTIONS = [
  { id: 'a', text: 'A' },
  { id: 'b', text: 'B', rejected: true },
  { id: 'c', text: 'C' },
];
/** The rows that a type's question proves. */
const ROWS = {
  TEXT: '[KQ-24]',
  NUMBER: '[KQ-25]',
  NUMBER_RANGE: '[KQ-26]',
  YES_NO: '[KQ-28]',
  SINGLE_CHOICE: '[KQ-29]',
  MULTIPLE_CHOICE: '[KQ-29]',
} as const;
/** One right question of each type, and what is stored of its details and conditions. */
const RIGHT = {
  TEXT: [{ details: { minLength: 20 } }, { details: { minLength: 20 }, rejectConditions: {} }],
  NUMBER: [
    { details: { minValue: 0, maxValue: 50 }, rejectConditions: { rejectIfBelow: 2, rejectIfAbove: 40 } },
    { details: { minValue: 0, maxValue: 50 }, rejectConditions: { rejectIfBelow: 2, rejectIfAbove: 40 } },
  ],
  NUMBER_RANGE: [
    {
      details: { minAllowed: 0, maxAllowed: 90_000 },
      rejectConditions: { rejectIfOutside: { min: 20_000, max: 40_000 } },
    },
    {
      details: { minAllowed: 0, maxAllowed: 90_000 },
      rejectConditions: { rejectIfOutside: { min: 20_000, max: 40_000 } },
    },
  ],
  YES_NO: [
    { rejectConditions: { rejectOnNo: true } },
    { details: {}, rejectConditions: { rejectOnNo: true } },
  ],
  SINGLE_CHOICE: [
    { details: { options: OPTIONS } },
    { details: { maxSelections: 2 }, rejectConditions: { rejectOn: ['b'] } },
  ],
  MULTIPLE_CHOICE: [
    { details: { options: OPTIONS, maxSelections: 1 } },
    { details: { maxSelections: 1 }, rejectConditions: { rejectOn: ['b'] } },
  ],
} as const;

describe('killer questions of a position', () => {
  let server: TestServer;
  let recruiter: TestUser;
  let manager: TestUser;
  let stranger: TestUser;
  let position: string;
  before(async () => {
    server = await startTestServer();
    recruiter = await server.createUser((await server.createAgency()).agencyId, 'RECRUITER');
    manager = await server.createUser(recruiter.agencyId, 'HIRING_MANAGER');
    stranger = await server.createAgency();
    position = await draftPosition(server, recruiter);
  });
  after(() => server.close());

  const list = (id = position, user: TestUser | null = recruiter) =>
    server.call(contract.listPositionQuestions, user, { params: { id } });
  const post = (body: unknown, id = position, user: TestUser | null = recruiter) =>
    server.call(contract.createQuestion, user, { params: { id }, body: body as Body });
  const create = async (body: Partial<Body>, id = position) => {
    const answer = await post({ question: 'Tens carnet?', type: 'YES_NO', ...body }, id);
    expect([answer.status, answer.error?.fields]).toEqual([200, undefined]);
    return answer.body.data;
  };
  type Change = EndpointInput<typeof contract.updateQuestion>['body'];
  const change = (kqId: string, body: Change, user: TestUser | null = recruiter, id = position) =>
    server.call(contract.updateQuestion, user, { params: { id, kqId }, body });
  const remove = (kqId: string, user: TestUser | null = recruiter) =>
    server.call(contract.deleteQuestion, user, { params: { id: position, kqId } });
  const wrongFields = (answer: { status: number; error: { fields?: Record<string, string> } }) => [
    answer.status,
    answer.error.fields,
  ];

  it('[API-67] [KQ-02] [KQ-18] are listed in their order, to who sees the position only', async () => {
    const id = await draftPosition(server, recruiter);
    const first = await create({ question: 'Tens carnet?', required: true }, id);
    const second = await create({ question: 'Per què?', type: 'TEXT' }, id);
    const { status, wire } = await list(id);
    expect(status).toBe(200);
    expect(wire).toEqual({
      data: {
        items: [
          {
            id: first.id,
            question: 'Tens carnet?',
            type: 'YES_NO',
            required: true,
            details: {},
            reject_conditions: {},
            is_asked: true,
            source: 'PERSON',
            reviewed_at: expect.any(String),
            reviewed_by: recruiter.userId,
            version: 1,
          },
          expect.objectContaining({ id: second.id, question: 'Per què?' }),
        ],
      },
    });
    expect((await list(id, null)).status).toBe(401);
    expect((await list(id, stranger)).status).toBe(404);
    expect((await list(id, manager)).status).toBe(404);
  });

  for (const [type, [given, stored]] of Object.entries(RIGHT))
    it(`[API-68] [KQ-20] ${ROWS[type as keyof typeof ROWS]} are created: ${type}`, async () => {
      const made = await create({ type, ...given } as Partial<Body>);
      expect(made).toMatchObject({ type, required: false, ...stored });
      expect((await list()).body.data.items.at(-1)).toEqual(made);
    });

  const choice = (options: unknown, over: object = {}) => ({
    type: 'SINGLE_CHOICE',
    details: { options },
    ...over,
  });
  for (const [rows, what, body, fields] of [
    ['KQ-19', 'a text of 1', { question: 'A' }, { question: 'too_short' }],
    ['KQ-20', 'no type', { type: undefined }, { type: 'invalid_value' }],
    ['KQ-20', 'another type', { type: 'DATE' }, { type: 'invalid_value' }],
    [
      'KQ-27] [CONST-16',
      'a number above 99,999,999,999',
      { type: 'NUMBER', details: { maxValue: 100_000_000_000 } },
      { 'details.max_value': 'too_big' },
    ],
    [
      'KQ-27] [CONST-16',
      'a number below -9,999,999,999',
      { type: 'NUMBER', rejectConditions: { rejectIfBelow: -10_000_000_000 } },
      { 'reject_conditions.reject_if_below': 'too_small' },
    ],
    ['KQ-33] [CONST-15', 'one option', choice([{ id: 'a', text: 'A' }]), { 'details.options': 'too_short' }],
    [
      'KQ-31',
      'an option without text',
      choice([
        { id: 'a', text: ' ' },
        { id: 'b', text: 'B' },
      ]),
      { 'details.options.0.text': 'required' },
    ],
    [
      'KQ-35] [CONST-15',
      'options that all reject',
      choice([
        { id: 'a', text: 'A', rejected: true },
        { id: 'b', text: 'B', rejected: true },
      ]),
      { 'details.options': 'not_allowed' },
    ],
    [
      'KQ-29',
      'two options of one id',
      choice([
        { id: 'a', text: 'A' },
        { id: 'a', text: 'B' },
      ]),
      { 'details.options': 'already_exists' },
    ],
    [
      'KQ-29',
      'a rejecting option that is none',
      choice(OPTIONS, { rejectConditions: { rejectOn: ['z'] } }),
      { 'reject_conditions.reject_on': 'not_found' },
    ],
    [
      'KQ-28',
      'rejecting yes and no',
      { rejectConditions: { rejectOnYes: true, rejectOnNo: true } },
      { 'reject_conditions.reject_on_no': 'not_allowed' },
    ],
    [
      'KQ-25',
      'numbers that leave no answer',
      { type: 'NUMBER', details: { maxValue: 5 }, rejectConditions: { rejectIfBelow: 6 } },
      { 'reject_conditions.reject_if_below': 'too_big' },
    ],
    [
      'KQ-26',
      'a range that is turned round',
      { type: 'NUMBER_RANGE', rejectConditions: { rejectIfOutside: { min: 3, max: 2 } } },
      { 'reject_conditions.reject_if_outside.max': 'too_small' },
    ],
    [
      'KQ-24',
      'what belongs to another type',
      { type: 'TEXT', details: { minValue: 1 }, rejectConditions: { rejectOnYes: true } },
      { 'details.min_value': 'not_allowed', 'reject_conditions.reject_on_yes': 'not_allowed' },
    ],
  ] as const)
    it(`[${rows}] refuse ${what}`, async () => {
      const before = (await list()).body.data.items;
      const answer = await post({ question: 'Tens carnet?', type: 'YES_NO', ...body });
      expect(wrongFields(answer)).toEqual([400, fields]);
      expect((await list()).body.data.items).toEqual(before);
    });

  it('[KQ-29] say the same in their options and their conditions, whichever comes', async () => {
    const bare = OPTIONS.map(({ id, text }) => ({ id, text }));
    const made = await create({
      type: 'SINGLE_CHOICE',
      details: { options: bare },
      rejectConditions: { rejectOn: ['c'] },
    });
    expect(made.details.options?.map(({ rejected }) => rejected)).toEqual([false, false, true]);
    const flags = await create({
      type: 'SINGLE_CHOICE',
      details: { options: OPTIONS },
      rejectConditions: { rejectOn: ['c'] },
    });
    expect(flags.rejectConditions).toEqual({ rejectOn: ['b'] });
    const turned = (await change(flags.id, { rejectConditions: { rejectOn: ['a', 'c'] } })).body.data;
    expect(turned).toMatchObject({
      details: {
        options: [{ rejected: true }, { rejected: false }, { rejected: true }],
        maxSelections: 1,
      },
      rejectConditions: { rejectOn: ['a', 'c'] },
    });
    const rewritten = (await change(flags.id, { details: { options: OPTIONS } })).body.data;
    expect(rewritten).toMatchObject({ details: { maxSelections: 2 }, rejectConditions: { rejectOn: ['b'] } });
  });

  it('[API-69] are changed without their type; what is left out stays', async () => {
    const made = await create({ required: true, rejectConditions: { rejectOnNo: true } });
    const changed = await change(made.id, { question: 'Tens carnet B?', version: made.version });
    expect(changed.body.data).toEqual({
      ...made,
      question: 'Tens carnet B?',
      version: 2,
      reviewedAt: expect.any(String),
    });
    expect((await list()).body.data.items.find(({ id }) => id === made.id)).toEqual(changed.body.data);
    const url = `/api/v1/jobs/${position}/kq_jobs/${made.id}`;
    const typed = await server.inject({ method: 'PATCH', url, payload: { type: 'TEXT' } }, recruiter);
    expect([typed.statusCode, typed.json().error.fields]).toEqual([400, { type: 'not_allowed' }]);
    expect(wrongFields(await change(made.id, { details: { minValue: 1 } }))).toEqual([
      400,
      { 'details.min_value': 'not_allowed' },
    ]);
    for (const [user, status] of [
      [null, 401],
      [manager, 403],
      [stranger, 404],
    ] as const)
      expect((await change(made.id, { question: 'Res' }, user)).status).toBe(status);
    const elsewhere = await draftPosition(server, recruiter);
    expect((await change(made.id, { question: 'Res' }, recruiter, elsewhere)).status).toBe(404);
  });

  it('refuse the second of two edits of one version, and keep the first', async () => {
    const made = await create({});
    const edits = await Promise.all(
      ['Primera?', 'Segona?'].map((question) => change(made.id, { question, version: made.version })),
    );
    expect(edits.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [won, lost] = edits.sort((a, b) => a.status - b.status);
    expect([lost?.error.code, lost?.error.details]).toEqual(['QUESTION_CHANGED', { version: 2 }]);
    expect((await list()).body.data.items.find(({ id }) => id === made.id)?.question).toBe(
      won?.body.data.question,
    );
    expect((await change(made.id, { question: 'Tercera?' })).status).toBe(200);
  });

  it('[API-70] [KQ-08] are deleted', async () => {
    const made = await create({});
    expect((await remove(made.id, null)).status).toBe(401);
    expect((await remove(made.id, manager)).status).toBe(403);
    expect((await remove(made.id, stranger)).status).toBe(404);
    const { status, wire } = await remove(made.id);
    expect([status, wire]).toEqual([200, { data: {} }]);
    expect((await list()).body.data.items.some(({ id }) => id === made.id)).toBe(false);
    expect((await remove(made.id)).status).toBe(404);
    expect((await remove(newId())).status).toBe(404);
  });

  it('are 50 at most', async () => {
    const id = await draftPosition(server, recruiter);
    await Promise.all(
      Array.from({ length: contract.MAX_QUESTIONS + 2 }, () =>
        post({ question: 'Tens carnet?', type: 'YES_NO' }, id),
      ),
    );
    expect((await list(id)).body.data.items).toHaveLength(contract.MAX_QUESTIONS);
    const over = await post({ question: 'Tens carnet?', type: 'YES_NO' }, id);
    expect([over.status, over.error.code]).toEqual([409, 'TOO_MANY_QUESTIONS']);
  });

  it('[KQ-46] [DEC-07] are asked in public as they are saved; answers stay judged as they were given, by the version that was asked', async () => {
    const id = await portalPosition(server, recruiter);
    const made = await create({ rejectConditions: { rejectOnNo: true }, required: true }, id);
    const choices = await create({ type: 'MULTIPLE_CHOICE', details: { options: OPTIONS } }, id);
    const slug = slugOf(recruiter);
    const asked = async () =>
      (await server.call(getPublicPosition, null, { params: { slug, id } })).body.data.questions;
    expect(JSON.stringify(await asked())).not.toMatch(/reject|selections/i);
    expect((await asked()).map((question) => question.id)).toEqual([made.id, choices.id]);
    const answers = {
      [`answers.${made.id}`]: 'false',
      [`answers.${choices.id}`]: ['a', 'b', 'c'],
    };
    expect((await apply(server, slug, id, applicant(answers))).statusCode).toBe(200);
    const stored = () =>
      server.inTenant(recruiter.agencyId, (tx) =>
        tx
          .selectFrom('application_answers as w')
          .innerJoin('applications as a', 'a.id', 'w.application_id')
          .select(['w.correct', 'w.question', 'a.auto_rejected'])
          .where('a.position_id', '=', id)
          .orderBy('w.ordinal')
          .execute(),
      );
    const before = await stored();
    expect(before.map(({ question }) => question.version)).toEqual([made.version, choices.version]);
    expect(before.map(({ correct, auto_rejected }) => [correct, auto_rejected])).toEqual([
      [false, true],
      [false, true],
    ]);
    await change(made.id, { rejectConditions: { rejectOnYes: true } }, recruiter, id);
    await change(choices.id, { rejectConditions: { rejectOn: [] } }, recruiter, id);
    expect(await stored()).toEqual(before);
  });
});
