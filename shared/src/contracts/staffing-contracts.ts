import { z } from 'zod';
import { isDay } from './day.ts';
import { defineEndpoint } from './endpoint.ts';
import { JOB_SEARCH_STATUSES } from './enums.ts';
import { changedMeanwhile, keyReused, notEnabled, refusal, tooManyAttempts } from './errors.ts';
import { data, dateTime, day, id, idParams, queryInteger, searchTerm, sortBy, text } from './primitives.ts';
import { topic } from './topics.ts';
import { personSummary } from './users.ts';

/** How many contracts the CSV asks for in one call. */
export const EXPORT_PAGE_SIZE = 1_000_000;
/** A page of more contracts is streamed, and needs `contracts.export`. */
export const MAX_LIST_PAGE = 1000;

export const WORK_HOURS = { min: 0, max: 40, step: 0.5, default: 40 } as const;
/** Euro an hour. */
export const RATE = { min: 0, max: 1_000_000, step: 0.01, default: 0 } as const;
/** What `pais_nif` is when it is not said. */
export const DEFAULT_ID_COUNTRY = 'ES';

const version = z.number().int();

/**
 * Papers of somebody who works for a client through the agency. While `blockedAt` is set the person was erased and the papers
 * are kept by law: only the client, the period and what stands beside them here is told, everything else is null.
 */
export const contract = z.object({
  id,
  /** Null once the person was erased. `status` is the job-search status. */
  candidate: z.object({ id, status: z.enum(JOB_SEARCH_STATUSES) }).nullable(),
  candidateId: id.nullable(),
  client: z.object({ id, name: z.string(), legalName: z.string().nullable() }),
  clientId: id,
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  /** Where the person lives, as text. */
  location: z.string().nullable(),
  nif: z.string().nullable(),
  /** Country of the identity number, ISO 3166-1 in two letters. */
  paisNif: z.string().nullable(),
  segSoc: z.string().nullable(),
  /** Euro an hour. */
  tarifa: z.number().nullable(),
  convenio: z.string().nullable(),
  catConvenioId: z.string().nullable(),
  catConvenioName: z.string().nullable(),
  puesto: z.string().nullable(),
  titulacion: z.string().nullable(),
  birth: day.nullable(),
  genero: z.string().nullable(),
  /** Hours a week. */
  workHours: z.number().nullable(),
  /** First day. */
  alta: day.nullable(),
  /** Day since which seniority counts. */
  antiguedad: day.nullable(),
  /** Last day; null while it is open. */
  baja: day.nullable(),
  comments: z.string().nullable(),
  createdAt: dateTime,
  updatedAt: dateTime,
  /** When the person was erased and the papers were locked away; null for every other contract. */
  blockedAt: dateTime.nullable(),
  version,
});
export type Contract = z.infer<typeof contract>;

export const CONTRACT_SORT_FIELDS = ['first_name', 'last_name', 'alta', 'baja', 'created_at'] as const;

/** `{"contracts": […], "meta": {"total_count"}}` */
export const listContracts = defineEndpoint({
  id: 'listContracts',
  may: 'contracts.read',
  onlyAgencies: 'contracts',
  errors: { ...notEnabled, ...tooManyAttempts },
  hears: () => [topic.contracts(), topic.clients()],
  method: 'GET',
  service: 'contracts',
  path: '/contracts',
  summary:
    'Contracts, the newest first. `search` looks at names, `location` at where people live; what is blocked is found by them for administrators alone. More than 1,000 a page are streamed, and need `contracts.export`',
  query: z.object({
    page: queryInteger(1, 100_000, 1),
    perPage: queryInteger(1, EXPORT_PAGE_SIZE, 10),
    search: searchTerm,
    location: searchTerm,
    clientId: id.optional(),
    candidateId: id.optional(),
    sortBy: sortBy(CONTRACT_SORT_FIELDS),
  }),
  response: z.object({ contracts: z.array(contract), meta: z.object({ totalCount: z.number().int() }) }),
});

const one = z.object({ contract });

export const getContract = defineEndpoint({
  id: 'getContract',
  may: 'contracts.read',
  onlyAgencies: 'contracts',
  errors: notEnabled,
  hears: ({ params }) => [topic.contracts(params.id), topic.clients()],
  method: 'GET',
  service: 'contracts',
  path: '/contracts/:id',
  summary: 'One contract',
  params: idParams,
  response: one,
});

/** May be left out or empty; an empty text is stored as none. */
const optionalText = (max: number) => z.string().trim().max(max).nullable().optional();
const optionalDay = day.nullable().optional();
const fields = z.object({
  candidateId: id,
  clientId: id,
  firstName: text(1, 100),
  lastName: text(1, 100),
  location: optionalText(200),
  /** Kept as it is typed: `nifProblem` says what is odd about it. */
  nif: text(1, 30),
  paisNif: z
    .string()
    .trim()
    .regex(/^[A-Za-z]{2}$/)
    .transform((code) => code.toUpperCase())
    .nullable()
    .optional(),
  segSoc: optionalText(30),
  tarifa: z.number().min(RATE.min).max(RATE.max).multipleOf(RATE.step),
  convenio: optionalText(300),
  catConvenioId: optionalText(50),
  catConvenioName: optionalText(300),
  puesto: optionalText(200),
  titulacion: optionalText(200),
  birth: optionalDay,
  genero: optionalText(50),
  workHours: z.number().min(WORK_HOURS.min).max(WORK_HOURS.max).multipleOf(WORK_HOURS.step),
  alta: optionalDay,
  antiguedad: optionalDay,
  baja: optionalDay,
  comments: optionalText(5000),
});

interface Period {
  readonly alta?: string | null | undefined;
  readonly baja?: string | null | undefined;
}
/** Whether a contract would end before it starts; what is open on a side does not. */
export const endsBeforeStart = ({ alta, baja }: Period): boolean =>
  Boolean(alta && baja && isDay(alta) && isDay(baja) && baja < alta);
/** Whether two contracts share a day; one without a start began before all, one without an end goes on. */
export const areOverlapping = (one: Period, other: Period): boolean =>
  (!one.baja || !other.alta || other.alta <= one.baja) &&
  (!other.baja || !one.alta || one.alta <= other.baja);

function refuseEndBeforeStart({ value, issues }: z.core.ParsePayload<Period>): void {
  if (endsBeforeStart(value))
    issues.push({ code: 'custom', path: ['baja'], message: 'date_before_start', input: value.baja });
}

/** A new contract. `location`, `alta` and `antiguedad` may be left out, so that old contracts can be brought in. */
export const newContract = fields.check(refuseEndBeforeStart);
/** What the form asks for: a new contract, and where, since when and with which seniority. */
export const contractForm = fields
  .extend({ location: text(1, 200), alta: day, antiguedad: day })
  .check(refuseEndBeforeStart);
export type ContractInput = z.input<typeof newContract>;

export const contractChanged = { CONTRACT_CHANGED: changedMeanwhile };
/** Its person was erased: nothing of it is changed any more. */
export const contractBlocked = { CONTRACT_BLOCKED: refusal(409) };

export const createContract = defineEndpoint({
  id: 'createContract',
  may: 'contracts.write',
  onlyAgencies: 'contracts',
  errors: { ...notEnabled, ...keyReused },
  isKeyed: true,
  status: 201,
  method: 'POST',
  service: 'contracts',
  path: '/contracts',
  summary: 'Make a contract',
  body: z.object({ contract: newContract }),
  response: one,
});

/** What is left out stays. */
export const contractChange = fields.partial().extend({
  version: version.min(1).max(2_147_483_647).optional(),
});
export const updateContract = defineEndpoint({
  id: 'updateContract',
  may: 'contracts.write',
  onlyAgencies: 'contracts',
  errors: { ...notEnabled, ...contractChanged, ...contractBlocked },
  method: 'PATCH',
  service: 'contracts',
  path: '/contracts/:id',
  // A second try of one that was saved would find its own change.
  retry: false,
  summary: 'Change a contract; `contract.version` is the one that was read',
  params: idParams,
  body: z.object({ contract: contractChange.check(refuseEndBeforeStart) }),
  response: one,
});

/** Why and by whom a blocked contract was opened. */
export const contractOpening = z.object({
  id,
  /** Null once that member is deleted. */
  openedBy: personSummary.pick({ id: true, firstName: true, lastName: true }).nullable(),
  reason: z.string(),
  openedAt: dateTime,
});
export type ContractOpening = z.infer<typeof contractOpening>;
export const openContract = defineEndpoint({
  id: 'openContract',
  may: 'contracts.unblock',
  onlyAgencies: 'contracts',
  errors: { ...notEnabled, ...keyReused, CONTRACT_NOT_BLOCKED: refusal(409) },
  isKeyed: true,
  method: 'POST',
  service: 'contracts',
  path: '/contracts/:id/open',
  summary:
    'A blocked contract whole, this once. The reason is recorded before anything is told, and `openings` are all that were recorded, the newest first',
  params: idParams,
  body: z.object({ reason: text(10, 1000) }),
  response: z.object({ contract, openings: z.array(contractOpening) }),
});

/** A collective agreement with a category of it, as contracts have them. */
export const agreement = z.object({
  convenio: z.string().nullable(),
  catConvenioId: z.string().nullable(),
  catConvenioName: z.string().nullable(),
});
export type Agreement = z.infer<typeof agreement>;
export const listAgreements = defineEndpoint({
  id: 'listAgreements',
  may: 'contracts.write',
  onlyAgencies: 'contracts',
  errors: notEnabled,
  hears: () => [topic.contracts()],
  method: 'GET',
  service: 'contracts',
  path: '/contracts/agreements',
  summary: 'Agreements and their categories that the agency has used, the most used first; at most 500',
  response: data(z.object({ items: z.array(agreement) })),
});
