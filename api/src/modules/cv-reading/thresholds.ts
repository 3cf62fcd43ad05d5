import type { CvField, CvFields } from './types.ts';

/** The least confidence with which each field is given; below it the field stays empty. The only place that decides it. */
export const THRESHOLDS: Record<keyof CvFields, number> = {
  firstName: 0.6,
  lastName: 0.6,
  email: 0.6,
  phone: 0.6,
  location: 0.6,
  jobTitle: 0.55,
  linkedin: 0.6,
  summary: 0.6,
  workExperiences: 0.6,
  educations: 0.5,
  languages: 0.6,
  hardSkills: 0.5,
  softSkills: 0.5,
};

/** With how much confidence a field needs no second look; below it a person reads the CV beside it. */
export const SURE: Record<keyof CvFields, number> = {
  firstName: 0.75,
  lastName: 0.75,
  email: 0.75,
  phone: 0.75,
  location: 0.75,
  jobTitle: 0.7,
  linkedin: 0.75,
  summary: 0.65,
  workExperiences: 0.75,
  educations: 0.75,
  languages: 0.7,
  hardSkills: 0.75,
  softSkills: 0.75,
};

type IsKept = (confidence: number, threshold: number) => boolean;

/** The values whose confidence is on the side of their thresholds that `isKept` asks for. */
function part(fields: CvFields, isKept: IsKept): CvFields {
  const keeps = (name: keyof CvFields, field: CvField<unknown>) => isKept(field.confidence, THRESHOLDS[name]);
  const one = <T>(name: keyof CvFields, field: CvField<T> | null) =>
    field !== null && keeps(name, field) ? field : null;
  const many = <T>(name: keyof CvFields, list: CvField<T>[]) => list.filter((field) => keeps(name, field));
  return {
    firstName: one('firstName', fields.firstName),
    lastName: one('lastName', fields.lastName),
    email: one('email', fields.email),
    phone: one('phone', fields.phone),
    location: one('location', fields.location),
    jobTitle: one('jobTitle', fields.jobTitle),
    linkedin: one('linkedin', fields.linkedin),
    summary: one('summary', fields.summary),
    workExperiences: many('workExperiences', fields.workExperiences),
    educations: many('educations', fields.educations),
    languages: many('languages', fields.languages),
    hardSkills: many('hardSkills', fields.hardSkills),
    softSkills: many('softSkills', fields.softSkills),
  };
}

/** The fields without those that are not sure enough. */
export const keepSure = (fields: CvFields): CvFields =>
  part(fields, (confidence, threshold) => confidence >= threshold);

/** What `keepSure` leaves out: people are shown it with its lines, and decide. */
export const keepUnsure = (fields: CvFields): CvFields =>
  part(fields, (confidence, threshold) => confidence < threshold);
