import type { CreateCandidateInput } from '@cantera/shared/contracts/candidate-creation';
import { plain } from '../../../lib/candidate-fields/basic-values.ts';
import { type EntryValues, entryBody } from '../../../lib/candidate-fields/entry-values.ts';
import { skillsBody } from '../../../lib/candidate-fields/skills-values.ts';
import { basicStep, type StepPath, WIZARD_STEPS } from './step-schemas.ts';
import { NO_VALUES, type StepValues, type WizardDraftValues } from './wizard-draft.ts';

/** The amounts of candidates are in euro. */
const currency = 'EUR';

const isBlank = ({ what, where, startDate, endDate, location }: EntryValues): boolean =>
  what.trim() === '' && where.trim() === '' && !startDate && !endDate && location === null;
/** Rows that were added and left empty are none. */
export const withoutBlank = (entries: EntryValues[]): EntryValues[] =>
  entries.filter((entry) => !isBlank(entry));

function stages(entries: EntryValues[]) {
  return withoutBlank(entries).map((entry) => {
    const { id: _, what, where, ...rest } = entryBody(entry);
    return { what: plain(what), where: plain(where), ...rest };
  });
}

function salaryBody({ amount, amountFrom, amountTo }: StepValues['salary']) {
  return {
    ...(amount === null ? {} : { salary: { amount, currency } }),
    ...(amountFrom === null || amountTo === null
      ? {}
      : { expectedSalary: { amountFrom, amountTo, currency } }),
  };
}

/** The whole draft as the server takes it; throws when the first step is not right. */
export function candidateBody({ values, cv }: WizardDraftValues): CreateCandidateInput {
  const { hasOneName, location, lastName, ...texts } = basicStep.parse(values.basic);
  return {
    ...texts,
    ...(hasOneName ? {} : { lastName }),
    ...(location === null ? {} : { location: location.address }),
    ...(values.jobSearch.status === null ? {} : { jobSearchStatus: values.jobSearch.status }),
    ...salaryBody(values.salary),
    workExperiences: stages(values.experiences.entries).map(({ what, where, ...rest }) => ({
      ...rest,
      position: what,
      companyName: where,
    })),
    educations: stages(values.education.entries).map(({ what, where, ...rest }) => ({
      ...rest,
      degree: what,
      institutionName: where,
    })),
    ...skillsBody(values.skills),
    ...(cv === null ? {} : { cvUrl: cv.url }),
  };
}

const STEP_OF: Readonly<Record<string, keyof StepValues>> = {
  jobSearchStatus: 'jobSearch',
  salary: 'salary',
  expectedSalary: 'salary',
  workExperiences: 'experiences',
  educations: 'education',
  hardSkills: 'skills',
  softSkills: 'skills',
  languages: 'skills',
};
const OWN_NAMES: readonly (readonly [RegExp, string])[] = [
  [/^(workExperiences|educations)\b/, 'entries'],
  [/\b(position|degree)$/, 'what'],
  [/\b(companyName|institutionName)$/, 'where'],
  [/^expectedSalary\./, ''],
  [/^salary\./, ''],
  [/^jobSearchStatus$/, 'status'],
];

/** Fields that the server refused, under the names of the step that has them: the first such step; undefined when none has. */
export function refusedFields(
  fields: Readonly<Record<string, string>>,
): { step: StepPath; fields: Record<string, string> } | undefined {
  const stepOf = (path: string) => {
    const [name = ''] = path.split('.');
    return STEP_OF[name] ?? (name in NO_VALUES.basic ? 'basic' : undefined);
  };
  const found = WIZARD_STEPS.find(({ key }) => Object.keys(fields).some((path) => stepOf(path) === key));
  if (!found) return undefined;
  const own = (path: string) =>
    OWN_NAMES.reduce((name, [pattern, word]) => name.replace(pattern, word), path);
  return {
    step: found.path,
    fields: Object.fromEntries(
      Object.entries(fields)
        .filter(([path]) => stepOf(path) === found.key)
        .map(([path, key]) => [own(path), key]),
    ),
  };
}
