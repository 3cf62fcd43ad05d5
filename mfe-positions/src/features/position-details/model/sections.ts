import {
  type Position,
  REQUIRED_TO_PUBLISH,
  type RequiredToPublish,
} from '@cantera/shared/contracts/positions';
import type { DetailsField } from './details-values.ts';

/** Pixels that the shell's bar and the position's tabs take of the top. */
export const STICKY_TOP = 88;

/** The page's sections in their order; each name is also its anchor. */
export const SECTIONS = ['basic-information', 'client', 'people', 'requirements', 'benefits'] as const;
export type SectionName = (typeof SECTIONS)[number];

export const SECTION_TITLES = {
  'basic-information': 'details.basic.title',
  client: 'details.client.title',
  people: 'details.people.title',
  requirements: 'details.requirements.title',
  benefits: 'details.benefits.title',
} as const satisfies Record<SectionName, string>;

const SECTION_OF: Readonly<Record<DetailsField, SectionName>> = {
  title: 'basic-information',
  recruitingType: 'basic-information',
  workMode: 'basic-information',
  contractType: 'basic-information',
  departmentId: 'basic-information',
  location: 'basic-information',
  salary: 'basic-information',
  showSalary: 'basic-information',
  estimatedClosingDate: 'basic-information',
  exclusivity: 'basic-information',
  replacementWarranty: 'basic-information',
  clientId: 'client',
  hiringNumber: 'client',
  feeSettings: 'client',
  recruitersIds: 'people',
  hiringManagersIds: 'people',
  yearsExperience: 'requirements',
  languages: 'requirements',
  hardSkills: 'requirements',
  softSkills: 'requirements',
  jdNotes: 'requirements',
};

/** Whether a section holds a field that is wrong. */
export const hasWrongField = (section: SectionName, wrongFields: readonly string[]): boolean =>
  Object.entries(SECTION_OF).some(([field, place]) => place === section && wrongFields.includes(field));

/** What publishing needs and a section of this page, or another page, holds. */
const HOLDER: Readonly<Record<RequiredToPublish, SectionName | 'job-description'>> = {
  jobDescription: 'job-description',
  salaryFrom: 'basic-information',
  salaryTo: 'basic-information',
  salaryCurrency: 'basic-information',
  salaryRange: 'basic-information',
  workMode: 'basic-information',
  contractType: 'basic-information',
  location: 'basic-information',
  yearsExperience: 'requirements',
};

/** What a section lacks before the position can be published, as it is stored. */
export const missingIn = (position: Position, section: SectionName): readonly RequiredToPublish[] =>
  REQUIRED_TO_PUBLISH.filter((field) => HOLDER[field] === section && position.missingFields.includes(field));
