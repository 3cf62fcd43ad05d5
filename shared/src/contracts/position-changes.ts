import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import {
  CONTRACT_TYPES,
  POSITION_STATUSES,
  PRIORITIES,
  RECRUITING_TYPES,
  SALARY_RANGES,
  WORK_MODES,
} from './enums.ts';
import { refusal } from './errors.ts';
import {
  MAX_JD_NOTES,
  notDeletableErrors,
  position,
  positionChanged,
  positionLanguage,
} from './positions.ts';
import { data, done, id, idParams, partialDate, text } from './primitives.ts';
import { richText } from './rich-text-limits.ts';

export const createPositionBody = z.object({
  title: text(3, 100),
  clientId: id,
  recruitersIds: z.array(id).max(50),
  jdNotes: z.string().max(MAX_JD_NOTES).optional(),
  /** The template that it takes its steps, description, questions, triggers and benefits from. */
  templateId: id.optional(),
});
export const createPosition = defineEndpoint({
  id: 'createPosition',
  may: 'positions.write',
  method: 'POST',
  path: '/api/v1/agency/clients/jobs',
  retry: false,
  summary:
    'Create a draft position with the first steps of a process, or with what a position template holds',
  body: createPositionBody,
  response: data(z.object({ id })),
});

export const duplicatePosition = defineEndpoint({
  id: 'duplicatePosition',
  may: 'positions.write',
  method: 'POST',
  path: '/api/v1/agency/clients/jobs/:id/duplicate',
  retry: false,
  summary:
    'Create a draft with the process, texts, conditions and benefits of a position, without its people, dates and fees; the caller recruits for it',
  params: idParams,
  body: createPositionBody.pick({ title: true }),
  response: data(z.object({ id })),
});

const money = z.object({ amount: z.number().min(-1).max(1e9).nullable(), currency: z.string().length(3) });
const salaryInput = z
  .object({
    from: z.number().min(0).max(1e9).nullable(),
    to: z.number().min(0).max(1e9).nullable(),
    currency: z.string().length(3).nullable(),
    salaryRange: z.enum(SALARY_RANGES).nullable(),
  })
  .partial();

export const updatePositionBody = z
  .object({
    title: text(2, 100),
    clientId: id,
    recruitingType: z.enum(RECRUITING_TYPES).nullable(),
    workMode: z.enum(WORK_MODES).nullable(),
    contractType: z.enum(CONTRACT_TYPES).nullable(),
    /** Of the career site's; null for none. */
    departmentId: z.string().max(60).nullable(),
    /** Id of a city, a list of them, or null. */
    location: z.union([z.string().max(20), z.array(z.string().max(20)).max(20)]).nullable(),
    salary: salaryInput.nullable(),
    yearsExperience: z.object({
      from: z.number().int().min(0).max(60).nullable(),
      to: z.number().int().min(0).max(60).nullable(),
    }),
    estimatedClosingDate: partialDate.nullable(),
    exclusivity: z.object({ limitDate: partialDate.nullable(), notifyAt: partialDate.nullable() }),
    replacementWarranty: z.object({ months: z.number().int().min(0).max(120).nullable() }),
    hiringNumber: z.number().int().min(1).max(10_000),
    feeSettings: z
      .object({ commissionRate: z.number().min(-1).max(100).nullable(), fixedFee: money, retainFee: money })
      .partial(),
    recruitersIds: z.array(id).max(50),
    hiringManagersIds: z.array(id).max(50),
    languages: z.array(positionLanguage).max(50),
    hardSkills: z.array(id).max(200),
    softSkills: z.array(id).max(200),
    benefits: z.array(z.string().trim().min(1).max(500)).max(100),
    /** The benefits that were read; others that are stored refuse the change. */
    benefitsBefore: z.array(z.string().max(500)).max(100),
    jobPortalEnabled: z.boolean(),
    agencyPriority: z.enum(PRIORITIES),
    hidden: z.boolean(),
    /** HTML; the server stores it sanitised. */
    jobDescription: richText(200_000),
    jdNotes: z.string().max(MAX_JD_NOTES).nullable(),
    showSalary: z.boolean(),
    /** The version that was read; a different one that is stored refuses the change. */
    version: z.number().int(),
  })
  .partial();
export type UpdatePositionInput = z.input<typeof updatePositionBody>;
export const updatePosition = defineEndpoint({
  id: 'updatePosition',
  may: 'positions.write',
  errors: positionChanged,
  method: 'PATCH',
  path: '/api/v1/agency/clients/jobs/:id',
  summary: 'Change any of the fields of a position',
  params: idParams,
  body: updatePositionBody,
  response: data(position),
});

export const deletePosition = defineEndpoint({
  id: 'deletePosition',
  may: 'positions.delete_draft',
  errors: notDeletableErrors,
  method: 'DELETE',
  path: '/api/v1/agency/clients/jobs/:id',
  retry: false,
  summary: 'Delete a draft that never had an application',
  params: idParams,
  body: z.object({ reasonId: z.number().int().min(1).max(1000).default(1) }).optional(),
  response: done,
});

export const updatePositionStatus = defineEndpoint({
  id: 'updatePositionStatus',
  may: 'positions.change_status',
  errors: {
    STATUS_NOT_AUTHORIZED: refusal(403),
    STATUS_NOT_ALLOWED: refusal(409),
    REQUIRED_FIELDS_MISSING: refusal(409, z.object({ missingFields: z.array(z.string()) })),
    HIRES_DO_NOT_MATCH: refusal(409, z.object({ hiredTotal: z.number(), hiringNumber: z.number() })),
  },
  method: 'PATCH',
  path: '/api/v1/agency/clients/jobs/:id/status',
  retry: false,
  summary: 'Change the status',
  params: idParams,
  body: z.object({ status: z.enum(POSITION_STATUSES) }),
  response: data(position),
});
