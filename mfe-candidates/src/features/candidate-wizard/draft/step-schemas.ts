import { JOB_SEARCH_STATUSES } from '@cantera/shared/contracts/enums';
import { z } from 'zod';
import { basicTexts } from '../../../lib/candidate-fields/basic-values.ts';
import { cityValue, entriesSchemas } from '../../../lib/candidate-fields/entry-values.ts';
import { salarySchema } from '../../../lib/candidate-fields/salary-values.ts';
import { skillsSchema } from '../../../lib/candidate-fields/skills-values.ts';
import type { StepValues, WizardDraftValues } from './wizard-draft.ts';

export const basicStep = basicTexts.extend({
  hasOneName: z.boolean(),
  location: cityValue.nullable(),
});

/** What is wrong beyond each field's own rule, by field. */
export function basicProblems({ lastName, hasOneName, linkedin }: StepValues['basic']) {
  const problems = new Map<'lastName' | 'linkedin', 'required' | 'linkedin'>();
  if (!hasOneName && lastName.trim() === '') problems.set('lastName', 'required');
  if (linkedin.trim() !== '' && !linkedin.toLowerCase().includes('linkedin'))
    problems.set('linkedin', 'linkedin');
  return problems;
}

export const jobSearchStep = z.object({
  status: z
    .enum(JOB_SEARCH_STATUSES)
    .nullable()
    .refine((status) => status !== null, { message: 'required' }),
});

/** The steps in their order: the last part of the address, its title, and what it holds. */
export const WIZARD_STEPS = [
  { path: 'basic-information', key: 'basic', title: 'candidates.update.basic' },
  { path: 'job-search-status', key: 'jobSearch', title: 'candidates.jobSearch.label' },
  { path: 'salary', key: 'salary', title: 'candidates.update.salary' },
  { path: 'experiences', key: 'experiences', title: 'candidates.update.experiences' },
  { path: 'education', key: 'education', title: 'candidates.update.education' },
  { path: 'skills-and-languages', key: 'skills', title: 'candidates.update.skills' },
] as const satisfies readonly { path: string; key: keyof StepValues; title: string }[];
export type StepPath = (typeof WIZARD_STEPS)[number]['path'];

const SCHEMAS = {
  basic: basicStep,
  jobSearch: jobSearchStep,
  salary: salarySchema,
  experiences: entriesSchemas.mayGoOn,
  education: entriesSchemas.endsByToday,
  skills: skillsSchema,
} as const satisfies Record<keyof StepValues, z.ZodType>;

/** The first step in which something is wrong; undefined when all is right. */
export function firstWrongStep(values: StepValues): StepPath | undefined {
  return WIZARD_STEPS.find(
    ({ key }) =>
      !SCHEMAS[key].safeParse(values[key]).success ||
      (key === 'basic' && basicProblems(values.basic).size > 0),
  )?.path;
}

/** Where a draft is continued: in the step that was left, or in one before it in which something is wrong. */
export function placeOf({ values, at }: Pick<WizardDraftValues, 'values' | 'at'>): StepPath {
  const wrong = firstWrongStep(values);
  return WIZARD_STEPS.find(({ path }) => path === wrong || path === at)?.path ?? WIZARD_STEPS[0].path;
}
