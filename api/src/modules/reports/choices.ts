import { can } from '@cantera/shared/contracts/permissions';
import type { CandidateReportOptions, PositionReportOptions } from '@cantera/shared/contracts/report-options';
import type { MissingReason } from '@cantera/shared/contracts/reports';
import { invalidFields } from '../../errors.ts';
import type { Actor } from '../../http/actor.ts';
import type { FoundPerson } from './people.repository.ts';

/** Throws 400 for options that exclude each other, and for those of salaries from who may not see them. */
export function requireChoices(actor: Actor, options: CandidateReportOptions | PositionReportOptions): void {
  if (options.isContactInfoIncluded && options.isAnonyManagedDataIncluded)
    throw invalidFields({ is_anony_managed_data_included: 'not_allowed' });
  if (can(actor.role, 'salaries.read')) return;
  if (options.isSalaryInfoIncluded) throw invalidFields({ is_salary_info_included: 'not_allowed' });
  if (options.isExpectedSalaryIncluded) throw invalidFields({ is_expected_salary_included: 'not_allowed' });
}

export type MissingReasons = Record<
  'scoring' | 'kq' | 'skills' | 'comments' | 'salary' | 'expectedSalary' | 'summary',
  MissingReason | null
>;

/** Why options of a candidate's report cannot be turned on. */
export function missingOf(actor: Actor, { person, commentCount }: FoundPerson): MissingReasons {
  const { application } = person;
  const unless = (isThere: unknown, reason: MissingReason): MissingReason | null => (isThere ? null : reason);
  const maySee = can(actor.role, 'salaries.read');
  const hasProfile =
    person.summary || person.jobTitle || person.experiences.length > 0 || person.educations.length > 0;
  return {
    scoring: application ? unless(application.score, 'NO_SCORE') : 'NO_APPLICATION',
    kq: application ? unless(application.answers.length > 0, 'NO_QUESTIONS') : 'NO_APPLICATION',
    skills: unless(person.hardSkills.length + person.softSkills.length > 0, 'NO_SKILLS'),
    comments: unless(commentCount > 0, 'NO_COMMENTS'),
    salary: maySee ? unless(person.salary, 'NO_SALARY') : 'NOT_ALLOWED',
    expectedSalary: maySee ? unless(person.expectedSalary, 'NO_EXPECTED_SALARY') : 'NOT_ALLOWED',
    summary: unless(hasProfile, 'NO_SUMMARY'),
  };
}
