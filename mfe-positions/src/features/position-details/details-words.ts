import type { ContractType, RecruitingType, SalaryRange, WorkMode } from '@cantera/shared/contracts/enums';
import type { detailsEn } from '../../messages/texts-details-en.ts';

type Words<T extends string> = Readonly<Record<T, keyof typeof detailsEn>>;

/** Message of each value of the wire. */
export const RECRUITING_TYPE_WORDS: Words<RecruitingType> = {
  STANDARD: 'details.recruitingType.standard',
  ETT: 'details.recruitingType.ett',
  INTERIM: 'details.recruitingType.interim',
  RPO: 'details.recruitingType.rpo',
  OUTSOURCING: 'details.recruitingType.outsourcing',
  OUTPLACEMENT: 'details.recruitingType.outplacement',
};
export const WORK_MODE_NAMES: Words<WorkMode> = {
  HYBRID: 'details.workMode.hybrid',
  REMOTE: 'details.workMode.remote',
  'ON-SITE': 'details.workMode.onSite',
};
export const CONTRACT_TYPE_WORDS: Words<ContractType> = {
  FOR_WORK_AND_SERVICE: 'details.contractType.forWorkAndService',
  FREELANCE: 'details.contractType.freelance',
  FIXED_DISCONTINUOUS: 'details.contractType.fixedDiscontinuous',
  PRODUCTION_CIRCUMSTANCES: 'details.contractType.productionCircumstances',
  FULLTIME: 'details.contractType.fulltime',
  INTERN: 'details.contractType.intern',
  REPLACEMENT: 'details.contractType.replacement',
  TEMPORARY: 'details.contractType.temporary',
};
export const SALARY_RANGE_WORDS: Words<SalaryRange> = {
  annual: 'details.salaryRange.annual',
  monthly: 'details.salaryRange.monthly',
};
