import type { RequiredToPublish } from '@cantera/shared/contracts/positions';
import { REQUIRED_TO_PUBLISH } from '@cantera/shared/contracts/positions';
import { plainText } from '@cantera/shared/contracts/text';

interface Publishable {
  readonly job_description: string;
  readonly salary_from: number | null;
  readonly salary_to: number | null;
  readonly salary_currency: string | null;
  readonly salary_range: string | null;
  readonly work_mode: string | null;
  readonly contract_type: string | null;
  readonly years_from: number | null;
  readonly years_to: number | null;
  readonly locations: readonly unknown[];
}

/** What a position lacks before it can be published, in the order of REQUIRED_TO_PUBLISH. */
export function missingToPublish(position: Publishable): RequiredToPublish[] {
  const has: Record<RequiredToPublish, boolean> = {
    jobDescription: plainText(position.job_description) !== '',
    salaryFrom: position.salary_from !== null,
    salaryTo: position.salary_to !== null,
    salaryCurrency: position.salary_currency !== null,
    salaryRange: position.salary_range !== null,
    workMode: position.work_mode !== null,
    contractType: position.contract_type !== null,
    location: position.locations.length > 0,
    yearsExperience: position.years_from !== null || position.years_to !== null,
  };
  return REQUIRED_TO_PUBLISH.filter((field) => !has[field]);
}
