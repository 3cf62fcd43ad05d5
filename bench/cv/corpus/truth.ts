import type { CorpusCv, DatePrecision, Job, SpokenLanguage, Study } from './person.ts';

/** What the reader should find, beside the file; the file format of api/fixtures/cv/*.json. */
export interface GroundTruth {
  id: string;
  language: string;
  heldOut: boolean;
  features: string[];
  hasText: boolean;
  firstName: string;
  lastName: string;
  email: string;
  /** Digits with an optional leading +. */
  phone: string;
  location: string;
  jobTitle: string;
  linkedin: string;
  summary: string;
  workExperiences: {
    companyName: string;
    position: string;
    location: string;
    startDate: string;
    endDate: string;
    isCurrent: boolean;
  }[];
  educations: { institutionName: string; degree: string; startDate: string; endDate: string }[];
  languages: { code: string; proficiency: SpokenLanguage['proficiency'] }[];
  hardSkills: string[];
  softSkills: string[];
}

function digits(phone: string): string {
  const plain = phone.replace('(0)', '').replace(/[^\d+]/g, '');
  return plain.startsWith('00') ? `+${plain.slice(2)}` : plain;
}
const cut = (date: string | null | undefined, precision: DatePrecision) =>
  precision === 'year' ? (date ?? '').slice(0, 4) : (date ?? '');
const job = (j: Job, precision: DatePrecision) => ({
  companyName: j.company,
  position: j.position,
  location: j.location ?? '',
  startDate: cut(j.start, precision),
  endDate: cut(j.end, precision),
  isCurrent: j.end === null,
});
const study = (s: Study, precision: DatePrecision) => ({
  institutionName: s.institution,
  degree: s.degree,
  startDate: cut(s.start, precision),
  endDate: cut(s.end, precision),
});

export function groundTruth(cv: CorpusCv): GroundTruth {
  const { person: p } = cv;
  return {
    id: cv.id,
    language: cv.language,
    heldOut: cv.heldOut,
    features: cv.features,
    hasText: cv.hasText,
    firstName: p.firstName,
    lastName: p.lastName,
    email: p.email,
    phone: digits(p.phone),
    location: p.location,
    jobTitle: cv.showsTitle ? p.jobTitle : (p.jobs[0]?.position ?? ''),
    linkedin: p.linkedin ? `https://www.linkedin.com/in/${p.linkedin}` : '',
    summary: p.summary ?? '',
    workExperiences: p.jobs.map((j) => job(j, cv.precision)),
    educations: p.studies.map((s) => study(s, cv.studyPrecision)),
    languages: p.languages.map((l) => ({ code: l.code, proficiency: l.level ? l.proficiency : null })),
    hardSkills: p.hardSkills,
    softSkills: p.softSkills,
  };
}
