import { can } from '@cantera/shared/contracts/permissions';
import type { Position, PositionListItem } from '@cantera/shared/contracts/positions';
import { joinNames } from '@cantera/shared/contracts/text';
import type { Actor } from '../../http/actor.ts';
import { toLocation } from '../lookups/index.ts';
import { missingToPublish } from './missing-fields.ts';
import { calculateFee } from './position-fee.ts';
import type { DetailRow, PositionRow } from './position-queries.ts';

function feesOf(row: PositionRow): Pick<PositionListItem, 'feeSettings' | 'calculatedFee'> {
  const currency = row.fee_currency;
  return {
    feeSettings: {
      commissionRate: row.commission_rate,
      fixedFee: { amount: row.fixed_fee, currency },
      retainFee: { amount: row.retain_fee, currency },
    },
    calculatedFee: calculateFee(row),
  };
}

function peopleOf(row: PositionRow): Pick<PositionListItem, 'recruiters' | 'hiringManagers' | 'createdBy'> {
  const people = row.members.map((member) => ({
    role: member.role,
    person: {
      id: member.id,
      firstName: member.first_name,
      lastName: member.last_name,
      email: member.email,
      imageUrl: member.image_url,
    },
  }));
  return {
    recruiters: people.filter(({ role }) => role === 'RECRUITER').map(({ person }) => person),
    hiringManagers: people
      .filter(({ role }) => role === 'HIRING_MANAGER')
      .map(({ person }) => ({
        id: person.id,
        name: joinNames(person.firstName, person.lastName),
        email: person.email,
        imageUrl: person.imageUrl,
      })),
    createdBy: row.creator && {
      id: row.creator.id,
      firstName: row.creator.first_name,
      lastName: row.creator.last_name,
      email: row.creator.email,
      imageUrl: row.creator.image_url,
    },
  };
}

function processOf(row: PositionRow): PositionListItem['processInformation'] {
  const total = (keep: (step: PositionRow['process'][number]) => boolean): number =>
    row.process.filter(keep).reduce((sum, step) => sum + step.total, 0);
  return {
    inboxTotal: total((step) => step.type === 'INBOX'),
    inboxUnseenTotal: Number(row.unseen ?? 0),
    inProcessInternalTotal: total((step) => step.type === 'STEP' && step.category === 'INTERNAL'),
    inProcessExternalTotal: total((step) => step.type === 'STEP' && step.category === 'EXTERNAL'),
    hiredTotal: total((step) => step.type === 'HIRED'),
  };
}

/** A position as a list shows it to the actor: fees and the client only to roles that may see them. */
export function toListItem(actor: Actor, row: PositionRow): PositionListItem {
  const seesClient = can(actor.role, 'clients.read');
  return {
    id: row.id,
    title: row.title,
    status: row.status,
    client:
      row.client && seesClient
        ? { id: row.client.id, name: row.client.name, logoImageUrl: row.client.logo_image_url }
        : null,
    ...peopleOf(row),
    agencyPriority: row.agency_priority,
    locations: row.locations.map((city) => toLocation(city, row.locale ?? 'en')),
    languages: row.languages,
    summary: row.summary,
    workMode: row.work_mode,
    ...(can(actor.role, 'fees.read') ? feesOf(row) : { feeSettings: null, calculatedFee: null }),
    jobPortalEnabled: row.job_portal_enabled,
    multiPostingEnabled: row.multi_posting_enabled,
    hidden: row.hidden,
    estimatedClosingDate: row.estimated_closing_date,
    hiringDate: row.hiring_date,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    processInformation: processOf(row),
  };
}

/** A position whole, as the actor may see it. */
export function toPosition(actor: Actor, row: DetailRow, channelsUsed: Position['channelsUsed']): Position {
  const hardSkills = row.skills.filter((skill) => skill.type === 'HARD_SKILL');
  const softSkills = row.skills.filter((skill) => skill.type === 'SOFT_SKILL');
  return {
    ...toListItem(actor, row),
    clientId: can(actor.role, 'clients.read') ? row.client_id : null,
    salary: can(actor.role, 'salaries.read')
      ? {
          from: row.salary_from,
          to: row.salary_to,
          currency: row.salary_currency,
          salaryRange: row.salary_range,
        }
      : null,
    exclusivity: { limitDate: row.exclusivity_limit_date, notifyAt: row.exclusivity_notify_at },
    replacementWarranty: { months: row.warranty_months },
    recruitingType: row.recruiting_type,
    contractType: row.contract_type,
    departmentId: row.departments.find(({ id }) => id === row.department_id)?.id ?? null,
    departments: row.departments,
    hiringNumber: row.hiring_number,
    yearsExperience: { from: row.years_from, to: row.years_to },
    hardSkillIds: hardSkills.map((skill) => skill.id),
    softSkillIds: softSkills.map((skill) => skill.id),
    hardSkills,
    softSkills,
    benefits: row.benefits,
    jobDescription: row.job_description,
    // The recruiters' own notes: about the client's people too, who may be the hiring managers.
    jdNotes: can(actor.role, 'positions.write') ? row.jd_notes : null,
    showSalary: row.show_salary,
    isPublic: row.site_is_on && row.status === 'OPEN' && row.job_portal_enabled && !row.hidden,
    welcomeWorkflowId: row.welcome_workflow_id,
    discardWorkflowId: row.discard_workflow_id,
    kqDiscardWorkflowId: row.kq_discard_workflow_id,
    channelsOk: row.channels_ok,
    channelsUsed,
    deletable: isDeletable(row),
    missingFields: missingToPublish(row),
    killerQuestionCount: row.question_count,
    version: row.version,
  };
}

/** Only a draft that never had an application nor was ever published may go. */
export const isDeletable = (row: DetailRow): boolean =>
  row.status === 'DRAFT' && row.first_opened_at === null && !row.has_applications;
