import { z } from 'zod';
import {
  candidateCreationErrors,
  createCandidateBody,
  extractedCandidate,
  possibleDuplicate,
  unsureEntry,
} from './candidate-creation.ts';
import { DUPLICATE_REASONS } from './duplicates.ts';
import { defineEndpoint } from './endpoint.ts';
import { CV_STATUSES } from './enums.ts';
import { refusal } from './errors.ts';
import { countedPageQuery, data, dateTime, id, idParams, items } from './primitives.ts';
import { topic } from './topics.ts';

/** CVs in one intake. */
export const MAX_INTAKE_ITEMS = 1000;
/** Days until what nobody decided is deleted. */
export const INTAKE_DAYS = 30;
/** Minutes in which the candidates that an intake made, and the CVs that were skipped, can be taken back. */
export const INTAKE_UNDO_MINUTES = 30;

/** `UPLOADED` and `READING` wait for the reader; the last three are decided. */
export const INTAKE_ITEM_STATUSES = [
  'UPLOADED',
  'READING',
  'READY',
  'NEEDS_NAME',
  'LIKELY_DOUBLE',
  'UNREADABLE',
  'CREATED',
  'ATTACHED',
  'SKIPPED',
] as const;
export type IntakeItemStatus = (typeof INTAKE_ITEM_STATUSES)[number];

/** Somebody who may be the person of a CV: a stored candidate, or another CV of the same intake. */
export const intakeDuplicate = z.discriminatedUnion('kind', [
  possibleDuplicate.extend({
    kind: z.literal('CANDIDATE'),
    /** The same e-mail or LinkedIn address: the CV can be attached or skipped, not made a second candidate. */
    isSamePerson: z.boolean(),
  }),
  z.object({
    kind: z.literal('ITEM'),
    itemId: id,
    name: z.string(),
    fileName: z.string(),
    probability: z.number(),
    reasons: z.array(z.enum(DUPLICATE_REASONS)),
    isSamePerson: z.boolean(),
  }),
]);
export type IntakeDuplicate = z.infer<typeof intakeDuplicate>;

/** One CV of an intake, as the list shows it. */
export const intakeItem = z.object({
  id,
  fileName: z.string(),
  status: z.enum(INTAKE_ITEM_STATUSES),
  /** What came of reading; tells why an item is `UNREADABLE`. */
  cvStatus: z.enum(CV_STATUSES),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  jobTitle: z.string().nullable(),
  email: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  /** Both names, an e-mail or phone, no duplicate, every shown field over its threshold: `accept-clean` takes it. */
  isClean: z.boolean(),
  duplicateCount: z.number().int(),
  /** Whom the CV became or was attached to; null before, and again once that candidate is deleted. */
  candidateId: id.nullable(),
  decidedAt: dateTime.nullable(),
});
export type IntakeItem = z.infer<typeof intakeItem>;

/** One CV of an intake with all that was read and whom it may duplicate. */
export const intakeItemDetail = intakeItem.extend({
  /** Null before the CV was read, and after the decision. */
  reading: extractedCandidate.nullable(),
  /** Fields of `extracted` that are less sure than their threshold. */
  doubtful: z.array(z.string()),
  /** Words that the CV holds and people cannot see, by their pages from 1; they count for nothing. None after the decision. */
  hidden: z.array(z.object({ page: z.number().int(), text: z.string() })).optional(),
  /** Signed for 5 minutes; null after the decision. */
  cvUrl: z.string().nullable(),
  possibleDuplicates: z.array(intakeDuplicate),
});
export type IntakeItemDetail = z.infer<typeof intakeItemDetail>;

export const intake = z.object({
  id,
  positionId: id.nullable(),
  positionName: z.string().nullable(),
  createdAt: dateTime,
  /** When what nobody decided is deleted. */
  expiresAt: dateTime,
  /** How many items stand in each status. */
  counts: z.record(z.enum(INTAKE_ITEM_STATUSES), z.number().int()),
  cleanCount: z.number().int(),
  /** How many candidates and skipped CVs `undo` would take back now. */
  undoableCount: z.number().int(),
});
export type Intake = z.infer<typeof intake>;

const base = '/api/v1/candidates/intakes';
const itemParams = z.object({ id, itemId: id });
const may = 'candidates.intake' as const;
const answer = { response: data(intake) };
const hearsIntake = ({ params }: { params: { id: string } }) => [topic.intake(params.id)];

export const listIntakes = defineEndpoint({
  id: 'listIntakes',
  may,
  hears: () => [topic.intake()],
  method: 'GET',
  path: base,
  summary: 'One’s own intakes that have undecided CVs or can be undone, the newest first',
  response: items(intake),
});
export const createIntake = defineEndpoint({
  ...answer,
  id: 'createIntake',
  may,
  errors: { ...candidateCreationErrors },
  method: 'POST',
  path: base,
  retry: false,
  summary: 'Begin taking in CVs; with a position, who is created is added to it',
  body: z.object({ positionId: id.optional() }),
});
export const getIntake = defineEndpoint({
  id: 'getIntake',
  may,
  hears: hearsIntake,
  method: 'GET',
  path: `${base}/:id`,
  summary:
    'An intake with a page of its CVs, in order of arrival; `status` takes several, separated by commas',
  params: idParams,
  query: z.object({
    ...countedPageQuery,
    status: z
      .string()
      .transform((text) => text.split(',').filter(Boolean))
      .pipe(z.array(z.enum(INTAKE_ITEM_STATUSES)))
      .optional(),
  }),
  response: data(
    intake.extend({
      items: z.array(intakeItem),
      pagination: z.object({
        page: z.number().int(),
        pageSize: z.number().int(),
        totalItems: z.number().int(),
      }),
    }),
  ),
});
export const addIntakeItem = defineEndpoint({
  id: 'addIntakeItem',
  may,
  errors: { INTAKE_FULL: refusal(409, z.object({ maxItems: z.number() })) },
  method: 'POST',
  path: `${base}/:id/items`,
  retry: false,
  timeoutMs: 300_000,
  summary:
    'Add a CV: a PDF, Word document (.docx), OpenDocument text (.odt) or RTF of at most 10,000,000 bytes in the field `file`, with its sha256 (hex) as `Idempotency-Key`; of a text document a PDF is made. A file that the intake has answers the item that stands',
  params: idParams,
  bodyKind: 'multipart',
  response: data(intakeItem),
});
const otherIntake = intake.pick({ id: true, createdAt: true });
export type OtherIntake = z.infer<typeof otherIntake>;
/** Which of some files an intake has by now, so that only the rest is uploaded. */
export const findIntakeItems = defineEndpoint({
  id: 'findIntakeItems',
  may,
  method: 'POST',
  isRead: true,
  path: `${base}/:id/items/known`,
  summary:
    'Which of these files the intake has, by sha256, and which another of one’s own intakes has, for the same position or none: there they wait, or were accepted',
  params: idParams,
  body: z.object({ hashes: z.array(z.string().regex(/^[0-9a-f]{64}$/)).max(MAX_INTAKE_ITEMS) }),
  response: data(
    z.object({
      hashes: z.array(z.string()),
      /** Of the rest, what another intake has, the newest one of each; CVs that were skipped there may come again. */
      elsewhere: z.array(z.object({ hash: z.string(), intake: otherIntake })).optional(),
    }),
  ),
});
export const getIntakeItem = defineEndpoint({
  id: 'getIntakeItem',
  may,
  hears: hearsIntake,
  method: 'GET',
  path: `${base}/:id/items/:itemId`,
  summary: 'One CV of an intake with what was read and whom it may duplicate',
  params: itemParams,
  response: data(intakeItemDetail),
});
/** Somebody decided the item before. */
const itemDecided = { ITEM_DECIDED: refusal(409) };
export const decideIntakeItem = defineEndpoint({
  id: 'decideIntakeItem',
  may,
  errors: { ...candidateCreationErrors, ...itemDecided, ITEM_NOT_READ: refusal(409) },
  method: 'POST',
  path: `${base}/:id/items/:itemId/decide`,
  retry: false,
  summary:
    'Make a candidate of a CV, attach it to one (values that differ become suggestions) or skip it; it is decided once',
  params: itemParams,
  body: z.object({
    decision: z.enum(['CREATE', 'ATTACH', 'SKIP']),
    /** Whom to attach it to. */
    candidateId: id.optional(),
    /** Typed over what was read. */
    changes: createCandidateBody
      .omit({ cvUrl: true, positionId: true, sendWelcome: true })
      .partial()
      .optional(),
    /** Of `unsure`, what a candidate is made with as well: their list is what was read with these. One that the CV does not offer is refused. */
    entries: z.array(unsureEntry).max(40).optional(),
    /** Whether the position's welcome workflow runs; left out, it does not. */
    sendWelcome: z.boolean().optional(),
  }),
  response: data(intakeItem),
});
export const readIntakeItemAgain = defineEndpoint({
  id: 'readIntakeItemAgain',
  may,
  errors: { ...itemDecided },
  method: 'POST',
  path: `${base}/:id/items/:itemId/read-again`,
  retry: false,
  summary: 'Read a CV again that could not be read',
  params: itemParams,
  response: data(intakeItem),
});
export const acceptCleanItems = defineEndpoint({
  id: 'acceptCleanItems',
  may,
  errors: { ...candidateCreationErrors },
  method: 'POST',
  path: `${base}/:id/accept-clean`,
  retry: false,
  timeoutMs: 120_000,
  summary:
    'Make candidates of the clean CVs, in order of arrival, as far as the plan and 20 seconds have room; what is left stays as it is, and is taken by another call. Sends no welcome',
  params: idParams,
  response: data(z.object({ created: z.number().int(), left: z.number().int(), isPlanFull: z.boolean() })),
});
export const skipRestOfIntake = defineEndpoint({
  id: 'skipRestOfIntake',
  may,
  method: 'POST',
  path: `${base}/:id/skip-rest`,
  retry: false,
  summary: 'Skip every CV that is not decided; their files are deleted',
  params: idParams,
  response: data(z.object({ skipped: z.number().int() })),
});
export const undoIntake = defineEndpoint({
  id: 'undoIntake',
  may,
  method: 'POST',
  path: `${base}/:id/undo`,
  retry: false,
  timeoutMs: 120_000,
  summary:
    'Delete the candidates that the intake made in the last 30 minutes and that nobody touched since; their CVs, and those that were skipped one by one in that time, are undecided again',
  params: idParams,
  response: data(z.object({ undone: z.number().int(), kept: z.number().int() })),
});
