import { now } from '../../clock.ts';
import type { Tx } from '../../db/tenant.ts';
import { sanitizeRichText } from '../../http/sanitize.ts';
import { createTrigger } from '../engine/index.ts';
import type { CityIds } from './cities.ts';
import type { DemoClient } from './clients.ts';
import { dateIn, daysAgo } from './dates.ts';
import { type DemoPosition, USUAL_STEPS } from './demo-position.ts';
import { QUESTIONS } from './questions.ts';
import type { Scope } from './scope.ts';
import { STARTED_BY_HIRING, WORKFLOWS } from './workflows.ts';

export async function writeWorkflows(tx: Tx, { agencyId, id }: Scope): Promise<void> {
  await tx
    .insertInto('workflows')
    .values(
      WORKFLOWS.map((workflow) => ({
        agency_id: agencyId,
        id: id(`workflow ${workflow.key}`),
        name: workflow.name,
        actions: JSON.stringify(workflow.actions),
        created_by: id('user admin'),
        created_at: daysAgo(120),
        updated_at: daysAgo(120),
      })),
    )
    .execute();
}

export async function writeClients(
  tx: Tx,
  { agencyId, id }: Scope,
  clients: readonly DemoClient[],
  cities: CityIds,
): Promise<void> {
  await tx
    .insertInto('clients')
    .values(
      clients.map((client, index) => ({
        agency_id: agencyId,
        id: id(`client ${client.key}`),
        name: client.name,
        legal_name: client.legalName,
        description: client.description,
        company_size: client.size,
        web_url: client.webUrl,
        industry_id: client.industry,
        linkedin_url: client.linkedinUrl,
        benefits: [...(client.benefits ?? [])],
        owner_id: id('user recruiter'),
        created_by: id('user admin'),
        created_at: daysAgo(200 - index * 11),
        updated_at: daysAgo(30 - index),
      })),
    )
    .execute();
  const locations = clients.flatMap((client) => {
    const city = cities(...client.city);
    return city === null
      ? []
      : [{ agency_id: agencyId, client_id: id(`client ${client.key}`), city_id: city, ordinal: 0 }];
  });
  if (locations.length > 0) await tx.insertInto('client_locations').values(locations).execute();
  const contacts = clients.flatMap((client) =>
    client.contacts.map((contact, ordinal) => ({
      agency_id: agencyId,
      id: id(`contact ${contact.email}`),
      client_id: id(`client ${client.key}`),
      ...contact,
      ordinal,
    })),
  );
  if (contacts.length > 0) await tx.insertInto('client_contacts').values(contacts).execute();
  const values = clients.flatMap((client) =>
    (client.values ?? []).map((value, ordinal) => ({
      agency_id: agencyId,
      id: id(`value ${client.key} ${ordinal}`),
      client_id: id(`client ${client.key}`),
      ...value,
      ordinal,
    })),
  );
  if (values.length > 0) await tx.insertInto('client_values').values(values).execute();
}

function positionRow({ agencyId, id }: Scope, position: DemoPosition) {
  const sends = position.status !== 'DRAFT';
  const opened = position.openedDaysAgo;
  return {
    agency_id: agencyId,
    id: id(`position ${position.key}`),
    title: position.title,
    status: position.status,
    client_id: position.client && id(`client ${position.client}`),
    agency_priority: position.priority,
    recruiting_type: 'STANDARD' as const,
    work_mode: position.workMode,
    contract_type: position.contract,
    department_id: position.department ?? null,
    salary_from: position.salary?.[0] ?? null,
    salary_to: position.salary?.[1] ?? null,
    salary_currency: position.salary ? 'EUR' : null,
    salary_range: position.salary ? ('annual' as const) : null,
    show_salary: position.showSalary ?? false,
    years_from: position.years?.[0] ?? null,
    years_to: position.years?.[1] ?? null,
    // One that was open for long closes soon.
    estimated_closing_date:
      position.status === 'OPEN' && opened !== null ? dateIn(Math.max(14, 60 - opened)) : null,
    warranty_months: position.client ? 3 : null,
    hiring_number: position.hiringNumber,
    commission_rate: position.commission,
    fixed_fee: position.fixedFee ?? null,
    languages: JSON.stringify(position.languages),
    job_description: sanitizeRichText(position.description.replace(/\s*\n\s*/g, ' ')),
    jd_notes: position.notes ?? null,
    job_portal_enabled: position.onPortal,
    welcome_workflow_id: sends ? id('workflow welcome') : null,
    discard_workflow_id: sends ? id('workflow discard') : null,
    kq_discard_workflow_id: sends ? id('workflow kq-discard') : null,
    first_opened_at: opened === null ? null : daysAgo(opened),
    hiring_date: position.status.startsWith('CLOSED') ? daysAgo(position.closedDaysAgo ?? 20) : null,
    hidden: position.isHidden ?? false,
    created_by: id('user admin'),
    created_at: daysAgo((opened ?? 3) + 2),
    updated_at: daysAgo(position.closedDaysAgo ?? (opened ?? 3) / 10),
  };
}

export const stepKey = (position: DemoPosition, ordinal: number): string => `step ${position.key} ${ordinal}`;

function stepRows({ agencyId, id }: Scope, position: DemoPosition) {
  const middle = position.steps ?? USUAL_STEPS;
  const all = [
    { name: 'Inbox', type: 'INBOX', category: 'INTERNAL' } as const,
    ...middle.map(([name, category]) => ({ name, type: 'STEP', category }) as const),
    { name: 'Hired', type: 'HIRED', category: 'INTERNAL' } as const,
    { name: 'Discarded', type: 'DISCARDED', category: 'INTERNAL' } as const,
  ];
  return all.map((step, ordinal) => ({
    agency_id: agencyId,
    id: id(stepKey(position, ordinal)),
    position_id: id(`position ${position.key}`),
    ...step,
    ordinal,
    created_at: now(),
  }));
}

function memberRows({ agencyId, id }: Scope, position: DemoPosition) {
  const rows = (role: 'RECRUITER' | 'HIRING_MANAGER', keys: readonly string[]) =>
    keys.map((key, ordinal) => ({
      agency_id: agencyId,
      position_id: id(`position ${position.key}`),
      user_id: id(`user ${key}`),
      role,
      ordinal,
    }));
  return [...rows('RECRUITER', position.recruiters), ...rows('HIRING_MANAGER', position.managers)];
}

const questionRows = ({ agencyId, id }: Scope, position: DemoPosition) =>
  (QUESTIONS[position.key] ?? []).map((question, ordinal) => ({
    agency_id: agencyId,
    id: id(`question ${position.key} ${ordinal}`),
    position_id: id(`position ${position.key}`),
    question: question.question,
    type: question.type,
    required: question.required,
    details: JSON.stringify(question.details),
    reject_conditions: JSON.stringify(question.rejectConditions),
    ordinal,
    created_at: now(),
  }));

/** What starts when somebody goes from the last step before it to the hired one. */
async function writeHiringTriggers(
  tx: Tx,
  { agencyId, id }: Scope,
  positions: readonly DemoPosition[],
): Promise<void> {
  for (const position of positions) {
    const workflow = STARTED_BY_HIRING[position.key];
    const hired = (position.steps ?? USUAL_STEPS).length + 1;
    if (workflow)
      await createTrigger(tx, agencyId, {
        id: id(`trigger hired ${position.key}`),
        positionId: id(`position ${position.key}`),
        fromStepId: id(stepKey(position, hired - 1)),
        toStepId: id(stepKey(position, hired)),
        workflowIds: [id(`workflow ${workflow}`)],
      });
  }
}

/** Positions with their people, places, steps, questions, and triggers to the interview and to the hired step. */
export async function writePositions(
  tx: Tx,
  scope: Scope,
  positions: readonly DemoPosition[],
  cities: CityIds,
): Promise<void> {
  const { agencyId, id } = scope;
  const insert = positions.map((position) => positionRow(scope, position));
  await tx.insertInto('positions').values(insert).execute();
  await tx
    .insertInto('position_members')
    .values(positions.flatMap((position) => memberRows(scope, position)))
    .execute();
  await tx
    .insertInto('steps')
    .values(positions.flatMap((position) => stepRows(scope, position)))
    .execute();
  const locations = positions.flatMap((position) => {
    const city = position.city && cities(...position.city);
    return city
      ? [{ agency_id: agencyId, position_id: id(`position ${position.key}`), city_id: city, ordinal: 0 }]
      : [];
  });
  if (locations.length > 0) await tx.insertInto('position_locations').values(locations).execute();
  const questions = positions.flatMap((position) => questionRows(scope, position));
  if (questions.length > 0) await tx.insertInto('killer_questions').values(questions).execute();
  const open = positions.filter(
    (position) => position.status === 'OPEN' && position.recruiters[0] === 'recruiter',
  );
  for (const position of open)
    await createTrigger(tx, agencyId, {
      id: id(`trigger ${position.key}`),
      positionId: id(`position ${position.key}`),
      fromStepId: id(stepKey(position, 1)),
      toStepId: id(stepKey(position, 2)),
      workflowIds: [id('workflow interview')],
    });
  await writeHiringTriggers(tx, scope, positions);
}
