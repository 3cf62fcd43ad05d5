import { newId } from '@cantera/shared/api-client';
import {
  extractedCandidate,
  possibleDuplicate,
  unsureValue,
} from '@cantera/shared/contracts/candidate-creation';
import { CV_STATUSES, JOB_SEARCH_STATUSES } from '@cantera/shared/contracts/enums';
import { z } from 'zod';
import { cityValue } from '../../../lib/candidate-fields/entry-values.ts';

const typed = z.string();
const amount = z.number().nullable();
const day = z.string().nullable();
const entries = z.object({
  entries: z.array(
    z.object({
      id: z.string(),
      what: typed,
      where: typed,
      location: cityValue.nullable(),
      startDate: day,
      endDate: day,
      isPresent: z.boolean(),
      stored: z.null(),
    }),
  ),
});
const chosenSkills = z.array(z.object({ id: z.string(), name: z.string() }));

/** The values of each step, as they were typed: a draft need not be right. */
const stepValues = z.object({
  basic: z.object({
    firstName: typed,
    lastName: typed,
    hasOneName: z.boolean(),
    jobTitle: typed,
    email: typed,
    phoneNumber: typed,
    linkedin: typed,
    location: cityValue.nullable(),
    summary: typed,
  }),
  jobSearch: z.object({ status: z.enum(JOB_SEARCH_STATUSES).nullable() }),
  salary: z.object({ amount, amountFrom: amount, amountTo: amount }),
  experiences: entries,
  education: entries,
  skills: z.object({
    hardSkills: chosenSkills,
    softSkills: chosenSkills,
    languages: extractedCandidate.shape.languages,
  }),
});
export type StepValues = z.infer<typeof stepValues>;

const readCv = z.object({
  url: z.string(),
  fileName: z.string(),
  status: z.enum(CV_STATUSES),
  extracted: extractedCandidate.shape.extracted,
  possibleDuplicates: z.array(possibleDuplicate),
  // Drafts of the version before have none.
  pages: extractedCandidate.shape.cvPages.optional(),
  unsure: z.array(unsureValue).optional(),
  isUnanswered: extractedCandidate.shape.isUnanswered,
});

/** What stands in the wizard: how it was begun, what was read and what was typed. */
export const wizardDraft = z.object({
  /** The `Idempotency-Key` of the creation. */
  key: z.string(),
  method: z.enum(['MANUAL', 'CV']),
  cv: readCv.nullable(),
  /** The texts as a machine read them: a field that still holds its own is marked. */
  read: z.record(z.string(), z.string()),
  values: stepValues,
  /** The address of the step that was open last; drafts of the version before have none. */
  at: z.string().optional(),
});
export type WizardDraftValues = z.infer<typeof wizardDraft>;

export const NO_VALUES: StepValues = {
  basic: {
    firstName: '',
    lastName: '',
    hasOneName: false,
    jobTitle: '',
    email: '',
    phoneNumber: '',
    linkedin: '',
    location: null,
    summary: '',
  },
  jobSearch: { status: null },
  salary: { amount: null, amountFrom: null, amountTo: null },
  experiences: { entries: [] },
  education: { entries: [] },
  skills: { hardSkills: [], softSkills: [], languages: [] },
};

export const manualDraft = (): WizardDraftValues => ({
  key: newId(),
  method: 'MANUAL',
  cv: null,
  read: {},
  values: NO_VALUES,
});

/** Whether both names stand there, or the one of somebody who has one. */
export const isNamed = ({ basic }: StepValues): boolean =>
  basic.firstName.trim() !== '' && (basic.hasOneName || basic.lastName.trim() !== '');

/** Whether a step holds anything. */
export const isFilled = (values: StepValues, step: keyof StepValues): boolean =>
  JSON.stringify(values[step]) !== JSON.stringify(NO_VALUES[step]);

/** Whether no step holds anything. */
export const isBlank = (values: StepValues): boolean => JSON.stringify(values) === JSON.stringify(NO_VALUES);

/** Whether there is anything in it that somebody would miss. */
export const isWorthKeeping = (draft: WizardDraftValues | undefined): draft is WizardDraftValues =>
  draft !== undefined && (draft.cv !== null || !isBlank(draft.values));
