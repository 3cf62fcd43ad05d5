import { after, before, describe, it } from 'node:test';
import type { Answer, KillerQuestion } from '@cantera/shared/contracts/killer-questions';
import * as contract from '@cantera/shared/contracts/position-questions';
import { expect } from 'expect';
import { now } from '../../clock.ts';
import { newId } from '../../ids.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import {
  draftPosition,
  insertApplication,
  insertCandidate,
  openPosition,
} from '../../testing/pipeline-data.ts';

const DAY_MS = 86_400_000;
const NUMBER = {
  question: 'How many years?',
  type: 'NUMBER',
  rejectConditions: { rejectIfBelow: 2 },
} as const;

describe('the rehearsal of a question', () => {
  let server: TestServer;
  let admin: TestUser;
  let recruiter: TestUser;
  let position: string;
  let asked: contract.PositionQuestion;
  before(async () => {
    server = await startTestServer();
    admin = await server.createAgency();
    recruiter = await server.createUser(admin.agencyId, 'RECRUITER');
    position = await openPosition(server, recruiter);
    asked = (
      await server.call(contract.createQuestion, recruiter, { params: { id: position }, body: NUMBER })
    ).body.data;
  });
  after(() => server.close());

  type Given = readonly [
    question: Pick<KillerQuestion, 'id' | 'question' | 'type'>,
    answer: Answer | null,
    correct: boolean,
  ];
  /** An application that answered so many days ago. */
  const answered = async (
    name: string,
    given: readonly Given[],
    step = 'Inbox',
    days = 1,
  ): Promise<string> => {
    const candidate = await insertCandidate(server, admin.agencyId, { first_name: name, last_name: 'Roca' });
    const id = await insertApplication(server, admin.agencyId, position, step, candidate);
    await server.inTenant(admin.agencyId, async (tx) => {
      await tx
        .updateTable('applications')
        .set({ created_at: new Date(now().getTime() - days * DAY_MS) })
        .where('id', '=', id)
        .execute();
      const rows = given.map(([question, answer, correct], ordinal) => ({
        agency_id: admin.agencyId,
        application_id: id,
        question_id: question.id,
        question: JSON.stringify({ required: false, details: {}, rejectConditions: {}, ...question }),
        answer: answer && JSON.stringify(answer),
        correct,
        ordinal,
      }));
      await tx.insertInto('application_answers').values(rows).execute();
    });
    return id;
  };
  const clean = () =>
    server.inTenant(admin.agencyId, (tx) =>
      tx.deleteFrom('applications').where('position_id', '=', position).execute(),
    );
  type Rehearsal = Parameters<typeof call>[0];
  const call = (
    body: { question: object; kqId?: string; days?: number },
    user: TestUser | null = recruiter,
    id = position,
  ) => server.call(contract.rehearseQuestion, user, { params: { id }, body: body as never });
  const rehearse = async (body: Rehearsal) => {
    const answer = await call(body);
    expect([answer.status, answer.error?.fields]).toEqual([200, undefined]);
    return answer.body.data;
  };
  const names = ({ items }: contract.QuestionRehearsal['wouldBeRejected']) =>
    items.map(({ name, outcome }) => [name.split(' ')[0], outcome]);

  it('[KQ-48] names who would be rejected and who no longer, hires first, and changes nothing', async () => {
    await clean();
    const years = (value: number, correct = value >= 2): Given => [asked, { value }, correct];
    await answered('Inbox3', [years(3)]);
    await answered('Hired3', [years(3)], 'Hired');
    await answered('Step3', [years(3)], 'Screening');
    await answered('Discarded3', [years(3)], 'Discarded');
    await answered('Hired1', [years(1)], 'Hired');
    await answered('Discarded1', [years(1)], 'Discarded');
    await answered('Ten', [years(10)]);
    const stricter = await rehearse({
      kqId: asked.id,
      question: { ...NUMBER, rejectConditions: { rejectIfBelow: 5 } },
    });
    expect(stricter).toMatchObject({ answered: 7, rejected: 6 });
    expect(stricter.wouldBeRejected.count).toBe(4);
    expect(names(stricter.wouldBeRejected)).toEqual([
      ['Hired3', 'HIRED'],
      ['Step3', 'IN_PROCESS'],
      ['Inbox3', 'INBOX'],
      ['Discarded3', 'DISCARDED'],
    ]);
    expect(stricter.noLongerRejected).toEqual({ count: 0, items: [] });
    const laxer = await rehearse({
      kqId: asked.id,
      question: { ...NUMBER, rejectConditions: { rejectIfBelow: 1 } },
    });
    expect(laxer).toMatchObject({ rejected: 0, wouldBeRejected: { count: 0 } });
    expect(names(laxer.noLongerRejected)).toEqual([
      ['Hired1', 'HIRED'],
      ['Discarded1', 'DISCARDED'],
    ]);
    const { items } = (
      await server.call(contract.listPositionQuestions, recruiter, { params: { id: position } })
    ).body.data;
    expect(items).toEqual([asked]);
  });

  it('[KQ-48] counts those whom another question rejects, and says nothing new of them', async () => {
    await clean();
    const other = { id: newId(), question: 'Car?', type: 'YES_NO' } as const;
    await answered('Both', [
      [asked, { value: 1 }, false],
      [other, { answer: false }, false],
    ]);
    await answered('Other', [
      [asked, { value: 3 }, true],
      [other, { answer: false }, false],
    ]);
    await answered('Left', [[asked, null, true]]);
    const found = await rehearse({
      kqId: asked.id,
      question: { ...NUMBER, rejectConditions: { rejectIfBelow: 5 } },
    });
    expect(found).toMatchObject({ answered: 2, rejected: 2, wouldBeRejected: { count: 0 } });
    const lax = await rehearse({ kqId: asked.id, question: { ...NUMBER, rejectConditions: {} } });
    expect(lax.noLongerRejected.count).toBe(0);
  });

  it('[KQ-48] looks back 90 days, or as many as one says', async () => {
    await clean();
    await answered('Now', [[asked, { value: 3 }, true]], 'Inbox', 1);
    await answered('Spring', [[asked, { value: 3 }, true]], 'Inbox', 89);
    await answered('Winter', [[asked, { value: 3 }, true]], 'Inbox', 91);
    const draft = { kqId: asked.id, question: NUMBER };
    const counts = [
      await rehearse(draft),
      await rehearse({ ...draft, days: 30 }),
      await rehearse({ ...draft, days: 365 }),
    ];
    expect(counts.map((found) => found.answered)).toEqual([2, 1, 3]);
  });

  it('[KQ-48] of a new question takes the answers to one of the same words and type', async () => {
    await clean();
    const before = { id: newId(), question: 'Quants ANYS?', type: 'NUMBER' } as const;
    await answered('Same', [[before, { value: 3 }, true]]);
    await answered('Twice', [
      [before, { value: 3 }, true],
      [{ ...before, id: newId() }, { value: 3 }, true],
    ]);
    await answered('Text', [[{ ...before, type: 'TEXT' }, { text: '3' }, true]]);
    await answered('Other', [[asked, { value: 3 }, true]]);
    const found = await rehearse({ question: { ...NUMBER, question: 'quants anys?' } });
    expect(found).toMatchObject({ answered: 2, rejected: 0 });
  });

  it('[KQ-48] is for admins and the position’s recruiters', async () => {
    const body = { question: NUMBER };
    const other = await server.createUser(admin.agencyId, 'RECRUITER');
    const manager = await server.createUser(admin.agencyId, 'HIRING_MANAGER');
    const stranger = await server.createAgency();
    const refused = await call(body, other);
    expect([refused.status, refused.error.code]).toEqual([403, 'NOT_A_RECRUITER']);
    const statuses = [];
    for (const user of [admin, null, manager, stranger]) statuses.push((await call(body, user)).status);
    expect(statuses).toEqual([200, 401, 403, 404]);
  });

  it('[KQ-48] refuses a draft that cannot be, and the question of another position', async () => {
    const wrong = await call({
      question: { ...NUMBER, rejectConditions: { rejectIfBelow: 3, rejectIfAbove: 2 } },
    });
    expect([wrong.status, wrong.error.fields]).toEqual([
      400,
      { 'question.reject_conditions.reject_if_above': 'too_small' },
    ]);
    const elsewhere = await draftPosition(server, recruiter);
    const foreign = await call({ question: NUMBER, kqId: asked.id }, recruiter, elsewhere);
    expect([foreign.status, foreign.error.fields]).toEqual([400, { kq_id: 'not_found' }]);
  });
});
