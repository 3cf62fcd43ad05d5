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

/** The fields without those that are not sure enough. */
export function keepSure(fields: CvFields): CvFields {
  const one = <T>(name: keyof CvFields, field: CvField<T> | null) =>
    field !== null && field.confidence >= THRESHOLDS[name] ? field : null;
  const many = <T>(name: keyof CvFields, list: CvField<T>[]) =>
    list.filter((f) => f.confidence >= THRESHOLDS[name]);
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
