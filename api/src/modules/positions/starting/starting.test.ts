import { after, before, describe, it } from 'node:test';
import { listSteps } from '@cantera/shared/contracts/pipeline';
import {
  createPosition,
  deletePosition,
  duplicatePosition,
  updatePosition,
} from '@cantera/shared/contracts/position-changes';
import {
  createPositionTemplate,
  deletePositionTemplate,
  listPositionTemplates,
  renamePositionTemplate,
} from '@cantera/shared/contracts/position-templates';
import { getPosition } from '@cantera/shared/contracts/positions';
import { expect } from 'expect';
import { newId } from '../../../ids.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../testing/harness.ts';
import {
  draftPosition,
  fillPosition,
  insertApplication,
  insertClient,
  openPosition,
  stepNamed,
} from '../../../testing/pipeline-data.ts';
import { createTrigger, createWorkflow, deleteWorkflow, listTriggers } from '../../engine/index.ts';
import { insertQuestions, listQuestions } from '../../killer-questions/index.ts';

const QUESTION = {
  question: 'How many years?',
  type: 'NUMBER',
  required: true,
  details: { minValue: 0, maxValue: 40 },
  rejectConditions: { rejectIfBelow: 2 },
} as const;

/** Nobody has read the second: in what is made of it nobody has either. */
const QUESTIONS = [
  { ...QUESTION, isAsked: true },
  { ...QUESTION, question: 'And nights?', isAsked: false },
];

describe('how a position begins', () => {
  let server: TestServer;
  let recruiter: TestUser;
  let colleague: TestUser;
  let manager: TestUser;
  before(async () => {
    server = await startTestServer();
    const { agencyId } = await server.createAgency();
    recruiter = await server.createUser(agencyId, 'RECRUITER');
    colleague = await server.createUser(agencyId, 'RECRUITER');
    manager = await server.createUser(agencyId, 'HIRING_MANAGER');
  });
  after(() => server.close());

  const inTenant: TestServer['inTenant'] = (agencyId, work) => server.inTenant(agencyId, work);
  const workflow = (name: string) =>
    inTenant(recruiter.agencyId, (tx) =>
      createWorkflow(tx, recruiter.agencyId, {
        name,
        actions: [{ id: 'a', type: 'DELAY', value: { delaySeconds: 60 } }],
      }),
    );
  const read = async (id: string) =>
    (await server.call(getPosition, recruiter, { params: { id } })).body.data;
  const stepsOf = async (id: string) =>
    (await server.call(listSteps, recruiter, { params: { id } })).body.data.items;
  const shapeOf = async (id: string) =>
    (await stepsOf(id)).map(({ name, type, categoryId }) => [name, type, categoryId]);
  /** Triggers of a position by the names of their steps. */
  const triggersOf = async (id: string) => {
    const names = new Map((await stepsOf(id)).map((step) => [step.id, step.name]));
    const found = await inTenant(recruiter.agencyId, (tx) => listTriggers(tx, recruiter.agencyId, id));
    return found.map(({ fromStepId, toStepId, workflowIds }) => [
      names.get(fromStepId),
      names.get(toStepId),
      workflowIds,
    ]);
  };
  const questionsOf = async (id: string) =>
    (await inTenant(recruiter.agencyId, (tx) => listQuestions(tx, recruiter.agencyId, id))).map(
      ({ question, type, required, details, rejectConditions, isAsked }) => ({
        question,
        type,
        required,
        details,
        rejectConditions,
        isAsked,
      }),
    );

  /** An open position with everything on it, one application, dates and a fee. */
  async function fullPosition(title: string) {
    const { agencyId } = recruiter;
    const id = await openPosition(server, recruiter, {
      title,
      recruitersIds: [recruiter.userId, colleague.userId],
    });
    const [welcome, discard, killer, first, second] = await Promise.all(
      ['welcome', 'discard', 'killer', 'first', 'second'].map(workflow),
    );
    const ids = {
      welcome: welcome ?? '',
      discard: discard ?? '',
      killer: killer ?? '',
      first: first ?? '',
      second: second ?? '',
    };
    await server.call(updatePosition, recruiter, {
      params: { id },
      body: {
        benefits: ['Free bread', 'Early end'],
        languages: [{ code: 'ca', proficiency: 'C1' }],
        estimatedClosingDate: '2027-03-01',
        exclusivity: { limitDate: '2027-02-01', notifyAt: '2027-01-15' },
        replacementWarranty: { months: 3 },
        hiringNumber: 4,
        feeSettings: { commissionRate: 20, retainFee: { amount: 900, currency: 'EUR' } },
        hiringManagersIds: [manager.userId],
        showSalary: true,
        jdNotes: 'Nights.',
        agencyPriority: 'HIGH',
        jobPortalEnabled: true,
      },
    });
    await server.asOwner(
      "update steps set name = 'Bake', category = 'EXTERNAL' where position_id = $1 and name = 'Screening'",
      [id],
    );
    const bake = await stepNamed(server, agencyId, id, 'Bake');
    const offer = await stepNamed(server, agencyId, id, 'Offer');
    await inTenant(agencyId, async (tx) => {
      await insertQuestions(tx, agencyId, id, QUESTIONS);
      await createTrigger(tx, agencyId, {
        positionId: id,
        fromStepId: bake,
        toStepId: offer,
        workflowIds: [ids.second, ids.first],
      });
      await tx
        .updateTable('positions')
        .set({
          welcome_workflow_id: ids.welcome,
          discard_workflow_id: ids.discard,
          kq_discard_workflow_id: ids.killer,
        })
        .where('agency_id', '=', agencyId)
        .where('id', '=', id)
        .execute();
    });
    await insertApplication(server, agencyId, id, 'Bake');
    return { id, ...ids };
  }
  const STEPS = [
    ['Inbox', 'INBOX', 'INTERNAL'],
    ['Bake', 'STEP', 'EXTERNAL'],
    ['Interview', 'STEP', 'INTERNAL'],
    ['Offer', 'STEP', 'INTERNAL'],
    ['Hired', 'HIRED', 'INTERNAL'],
    ['Discarded', 'DISCARDED', 'INTERNAL'],
  ];

  it('[DUP-01] duplicates into a draft with process, texts and conditions, without people, dates and fees', async () => {
    const source = await fullPosition('Forner');
    const answer = await server.call(duplicatePosition, colleague, {
      params: { id: source.id },
      body: { title: 'Forner de nit' },
    });
    expect(answer.status).toBe(200);
    const { id } = answer.body.data;
    const [was, is] = [await read(source.id), await read(id)];
    expect(is).toMatchObject({
      title: 'Forner de nit',
      status: 'DRAFT',
      clientId: was.clientId,
      jobDescription: '<p>Build what people use.</p>',
      benefits: ['Free bread', 'Early end'],
      salary: was.salary,
      yearsExperience: was.yearsExperience,
      workMode: 'HYBRID',
      contractType: 'FULLTIME',
      locations: was.locations,
      languages: [{ code: 'ca', proficiency: 'C1' }],
      showSalary: true,
      jdNotes: 'Nights.',
      killerQuestionCount: 2,
      welcomeWorkflowId: source.welcome,
      discardWorkflowId: source.discard,
      kqDiscardWorkflowId: source.killer,
    });
    expect(await shapeOf(id)).toEqual(STEPS);
    expect(await questionsOf(id)).toEqual(QUESTIONS);
    expect(await triggersOf(id)).toEqual([['Bake', 'Offer', [source.second, source.first]]]);
    // Without people, dates and what is agreed anew.
    expect((await stepsOf(id)).flatMap(({ applications }) => applications)).toEqual([]);
    expect(is.recruiters.map((person) => person.id)).toEqual([colleague.userId]);
    expect(is).toMatchObject({
      hiringManagers: [],
      estimatedClosingDate: null,
      hiringDate: null,
      exclusivity: { limitDate: null, notifyAt: null },
      replacementWarranty: { months: null },
      hiringNumber: 1,
      calculatedFee: null,
      feeSettings: { commissionRate: null, fixedFee: { amount: null }, retainFee: { amount: null } },
      jobPortalEnabled: false,
      agencyPriority: 'NONE',
      deletable: true,
    });
    expect((await stepsOf(source.id)).flatMap(({ applications }) => applications)).toHaveLength(1);
  });

  it('[DUP-01] copies by value, and leaves out workflows that are gone', async () => {
    const source = await fullPosition('Pastissera');
    await inTenant(recruiter.agencyId, async (tx) => {
      await deleteWorkflow(tx, recruiter.agencyId, source.second);
      await deleteWorkflow(tx, recruiter.agencyId, source.welcome);
    });
    const { body } = await server.call(duplicatePosition, recruiter, {
      params: { id: source.id },
      body: { title: 'Pastissera II' },
    });
    const { id } = body.data;
    expect(await triggersOf(id)).toEqual([['Bake', 'Offer', [source.first]]]);
    expect(await read(id)).toMatchObject({ welcomeWorkflowId: null, discardWorkflowId: source.discard });
    await server.call(updatePosition, recruiter, {
      params: { id: source.id },
      body: { jobDescription: '<p>Other.</p>', benefits: [] },
    });
    expect(await read(id)).toMatchObject({
      jobDescription: '<p>Build what people use.</p>',
      benefits: ['Free bread', 'Early end'],
    });
  });

  it('[DUP-01] answers 404 for a position that was deleted meanwhile, 403 to a hiring manager, 400 for a short title', async () => {
    const id = await draftPosition(server, recruiter);
    const duplicate = (user: TestUser, title = 'Forner') =>
      server.call(duplicatePosition, user, { params: { id }, body: { title } });
    expect((await duplicate(manager)).status).toBe(403);
    const short = await duplicate(recruiter, 'ab');
    expect([short.status, short.error.fields]).toEqual([400, { title: 'too_short' }]);
    await server.call(deletePosition, recruiter, { params: { id }, body: { reasonId: 1 } });
    expect((await duplicate(recruiter)).status).toBe(404);
  });

  it('[DUP-02] a template is made from a position, and stands as it was when the position is gone', async () => {
    const source = await fullPosition('Cambrera');
    const was = await read(source.id);
    const made = await server.call(createPositionTemplate, recruiter, {
      body: { name: 'Cambrers', positionId: source.id },
    });
    expect(made.status).toBe(200);
    expect(made.body.data).toMatchObject({
      name: 'Cambrers',
      stepNames: ['Bake', 'Interview', 'Offer'],
      hasDescription: true,
      questionCount: 2,
      workflowCount: 5,
      benefitCount: 2,
    });
    await server.asOwner(
      "update positions set status = 'DELETED', job_description = '', benefits = '{}' where id = $1",
      [source.id],
    );
    await server.asOwner("update steps set name = 'Gone' where position_id = $1 and type = 'STEP'", [
      source.id,
    ]);
    await inTenant(recruiter.agencyId, (tx) => deleteWorkflow(tx, recruiter.agencyId, source.first));
    const created = await server.call(createPosition, recruiter, {
      body: {
        title: 'Cambrer de sala',
        clientId: await insertClient(server, recruiter.agencyId),
        recruitersIds: [recruiter.userId],
        templateId: made.body.data.id,
      },
    });
    expect(created.status).toBe(200);
    const { id } = created.body.data;
    expect(await shapeOf(id)).toEqual(STEPS);
    expect(await questionsOf(id)).toEqual(QUESTIONS);
    expect(await triggersOf(id)).toEqual([['Bake', 'Offer', [source.second]]]);
    expect(await read(id)).toMatchObject({
      status: 'DRAFT',
      jobDescription: '<p>Build what people use.</p>',
      benefits: ['Free bread', 'Early end'],
      welcomeWorkflowId: source.welcome,
      discardWorkflowId: source.discard,
      kqDiscardWorkflowId: source.killer,
      salary: { from: null, to: null },
      // What is the same for the kind of work; pay and place are said for each position.
      workMode: 'HYBRID',
      contractType: 'FULLTIME',
      yearsExperience: was.yearsExperience,
      locations: [],
    });
    expect((await read(id)).salary).toMatchObject({
      currency: was.salary?.currency,
      salaryRange: was.salary?.salaryRange,
    });
    const { body } = await server.call(listPositionTemplates, recruiter);
    expect(body.data.find((template) => template.id === made.body.data.id)?.workflowCount).toBe(4);
  });

  it('[DUP-02] templates are renamed and deleted; a name is taken whatever its case and accents', async () => {
    const position = await draftPosition(server, recruiter);
    const make = (name: string, positionId = position) =>
      server.call(createPositionTemplate, recruiter, { body: { name, positionId } });
    const one = (await make('Àrea tècnica')).body.data;
    const taken = await make('area TECNICA');
    expect([taken.status, taken.error.code, taken.error.fields]).toEqual([
      409,
      'TEMPLATE_NAME_TAKEN',
      { name: 'already_exists' },
    ]);
    const two = (await make('Vendes')).body.data;
    const rename = (id: string, name: string) =>
      server.call(renamePositionTemplate, recruiter, { params: { id }, body: { name } });
    expect((await rename(two.id, 'Àrea Tècnica')).error.code).toBe('TEMPLATE_NAME_TAKEN');
    expect((await rename(one.id, 'ÀREA TÈCNICA')).status).toBe(200);
    expect((await rename(two.id, 'Botigues')).body.data.name).toBe('Botigues');
    expect((await rename(newId(), 'Ningú')).status).toBe(404);
    const names = async () =>
      (await server.call(listPositionTemplates, recruiter)).body.data.map(({ name }) => name);
    expect((await names()).slice(0, 2)).toEqual(['ÀREA TÈCNICA', 'Botigues']);
    const remove = () => server.call(deletePositionTemplate, recruiter, { params: { id: two.id } });
    expect((await remove()).status).toBe(200);
    expect(await names()).not.toContain('Botigues');
    expect((await remove()).status).toBe(404);
    const gone = await server.call(createPosition, recruiter, {
      body: {
        title: 'Botiguera',
        clientId: await insertClient(server, recruiter.agencyId),
        recruitersIds: [],
        templateId: two.id,
      },
    });
    expect([gone.status, gone.error.fields]).toEqual([400, { template_id: 'not_found' }]);
    const orphan = await make('Sense', newId());
    expect([orphan.status, orphan.error.fields]).toEqual([400, { position_id: 'not_found' }]);
  });

  it('[DUP-02] an agency has 200 templates at most, and an empty description is none', async () => {
    const admin = await server.createAgency();
    const positionId = await draftPosition(server, admin);
    const make = (name: string) => server.call(createPositionTemplate, admin, { body: { name, positionId } });
    await server.asOwner("update positions set job_description = '<p> </p>' where id = $1", [positionId]);
    expect((await make('First')).body.data.hasDescription).toBe(false);
    await server.asOwner(
      `insert into position_templates (agency_id, id, name, job_description, benefits, process, created_at, updated_at)
       select agency_id, gen_random_uuid(), 'Template ' || n, job_description, benefits, process, now(), now()
       from position_templates, generate_series(1, 198) as n where agency_id = $1`,
      [admin.agencyId],
    );
    expect((await make('Two hundredth')).status).toBe(200);
    const refused = await make('One more');
    expect([refused.status, refused.error.code]).toEqual([409, 'TOO_MANY_TEMPLATES']);
    expect((await server.call(listPositionTemplates, admin)).body.data).toHaveLength(200);
  });

  it('keeps a position that is filled later apart from its template', async () => {
    const position = await draftPosition(server, recruiter);
    const { body } = await server.call(createPositionTemplate, recruiter, {
      body: { name: 'Buida', positionId: position },
    });
    await fillPosition(server, recruiter, position);
    const { body: list } = await server.call(listPositionTemplates, recruiter);
    expect(list.data.find(({ id }) => id === body.data.id)).toMatchObject({
      hasDescription: false,
      questionCount: 0,
      workflowCount: 0,
    });
  });
});
