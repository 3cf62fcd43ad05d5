import type { CorpusCv, Job, SpokenLanguage, Study } from './person.ts';

/** What the reader should find, beside the file; the file format of api/fixtures/cv/*.json. */
export interface GroundTruth {
  id: string;
  language: string;
  heldOut: boolean;
  features: string[];
  hasText: boolean;
  /** `year` when the page prints no months. Studies may print years only even where jobs print months. */
  precision: 'month' | 'year';
  firstName: string;
  lastName: string;
  email: string;
  /** Digits with an optional leading +. */
  phone: string;
  location: string;
  jobTitle: string;
  linkedin: string;
  workExperiences: { companyName: string; position: string; location: string; startDate: string; endDate: string; isCurrent: boolean }[];
  educations: { institutionName: string; degree: string; startDate: string; endDate: string }[];
  languages: { code: string; proficiency: SpokenLanguage['proficiency'] }[];
  hardSkills: string[];
  softSkills: string[];
}

function digits(phone: string): string {
  const plain = phone.replace('(0)', '').replace(/[^\d+]/g, '');
  return plain.startsWith('00') ? `+${plain.slice(2)}` : plain;
}
const job = (j: Job) => ({
  companyName: j.company,
  position: j.position,
  location: j.location ?? '',
  startDate: j.start,
  endDate: j.end ?? '',
  isCurrent: j.end === null,
});
const study = (s: Study) => ({
  institutionName: s.institution,
  degree: s.degree,
  startDate: s.start ?? '',
  endDate: s.end ?? '',
});

export function groundTruth(cv: CorpusCv): GroundTruth {
  const { person: p } = cv;
  return {
    id: cv.id,
    language: cv.language,
    heldOut: cv.heldOut,
    features: cv.features,
    hasText: cv.hasText,
    precision: cv.precision,
    firstName: p.firstName,
    lastName: p.lastName,
    email: p.email,
    phone: digits(p.phone),
    location: p.location,
    jobTitle: p.jobTitle,
    linkedin: p.linkedin ? `https://www.linkedin.com/in/${p.linkedin}` : '',
    workExperiences: p.jobs.map(job),
    educations: p.studies.map(study),
    languages: p.languages.map((l) => ({ code: l.code, proficiency: l.level ? l.proficiency : null })),
    hardSkills: p.hardSkills,
    softSkills: p.softSkills,
  };
}
