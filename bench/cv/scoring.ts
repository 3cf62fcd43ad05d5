import type { CvReading } from '../../api/src/modules/cv-reading/index.ts';
import type { GroundTruth } from './corpus/truth.ts';

export type Truth = Omit<GroundTruth, 'features' | 'heldOut'>;
export interface Tally {
  right: number;
  wrong: number;
  missed: number;
}
export const FIELDS = [
  'name',
  'email',
  'phone',
  'location',
  'jobTitle',
  'linkedin',
  'summary',
  'jobs',
  'job dates',
  'job places',
  'education',
  'education dates',
  'languages',
  'language levels',
  'hardSkills',
  'softSkills',
] as const;
export type FieldName = (typeof FIELDS)[number];
export type Score = Record<FieldName, Tally>;

/** Accents, case, punctuation and joining words do not tell two readings apart. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();
}
const foldDegree = (text: string) =>
  fold(text)
    .split(' ')
    .filter((w) => !['in', 'of', 'en', 'de', 'd'].includes(w))
    .join(' ');

export function emptyScore(): Score {
  return Object.fromEntries(FIELDS.map((f) => [f, { right: 0, wrong: 0, missed: 0 }])) as Score;
}
export function addScore(sum: Score, more: Score): void {
  for (const field of FIELDS) {
    sum[field].right += more[field].right;
    sum[field].wrong += more[field].wrong;
    sum[field].missed += more[field].missed;
  }
}
export function f1({
  right,
  wrong,
  missed,
}: Tally): { precision: number; recall: number; f1: number } | null {
  if (right + wrong + missed === 0) return null;
  const precision = right + wrong === 0 ? 1 : right / (right + wrong);
  const recall = right + missed === 0 ? 1 : right / (right + missed);
  return {
    precision,
    recall,
    f1: precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall),
  };
}

/** A wrong value is both a false find and a missed one. */
function one(expected: string, got: string): Tally {
  if (expected === '' && got === '') return { right: 0, wrong: 0, missed: 0 };
  if (expected === got) return { right: 1, wrong: 0, missed: 0 };
  return { right: 0, wrong: got === '' ? 0 : 1, missed: expected === '' ? 0 : 1 };
}
function many(expected: string[], got: string[]): Tally {
  const left = [...got];
  let right = 0;
  for (const key of expected) {
    const at = left.indexOf(key);
    if (at < 0) continue;
    left.splice(at, 1);
    right += 1;
  }
  return { right, wrong: left.length, missed: expected.length - right };
}

/** One CV's score per field. Jobs and education count as entries: company and position (institution and degree) both right. */
export function scoreReading(truth: Truth, reading: CvReading): { score: Score; errors: string[] } {
  const f = reading.fields;
  const jobKey = (company: string, position: string) => `${fold(company)} / ${fold(position)}`;
  const studyKey = (institution: string, degree: string) => `${fold(institution)} / ${foldDegree(degree)}`;
  const jobs = truth.workExperiences.map((j) => ({
    key: jobKey(j.companyName, j.position),
    dates: `${j.startDate}..${j.isCurrent ? 'now' : j.endDate}`,
    place: fold(j.location),
  }));
  const gotJobs = f.workExperiences.map(({ value: j }) => ({
    key: jobKey(j.companyName, j.position),
    dates: `${j.startDate ?? ''}..${j.isCurrent ? 'now' : (j.endDate ?? '')}`,
    place: fold(j.location ?? ''),
  }));
  const studies = truth.educations.map((e) => ({
    key: studyKey(e.institutionName, e.degree),
    dates: `${e.startDate}..${e.endDate}`,
  }));
  const gotStudies = f.educations.map(({ value: e }) => ({
    key: studyKey(e.institutionName, e.degree),
    dates: `${e.startDate ?? ''}..${e.endDate ?? ''}`,
  }));
  const pair = (first: string, last: string) =>
    first === '' && last === '' ? '' : `${fold(first)} / ${fold(last)}`;
  const score: Score = {
    name: one(pair(truth.firstName, truth.lastName), pair(f.firstName?.value ?? '', f.lastName?.value ?? '')),
    email: one(truth.email.toLowerCase(), f.email?.value ?? ''),
    phone: one(truth.phone, f.phone?.value ?? ''),
    location: one(
      fold(truth.location.split(',')[0] ?? '').replace(/^\d+ /, ''),
      fold(f.location?.value.city ?? f.location?.value.text.split(',')[0] ?? '').replace(/^\d+ /, ''),
    ),
    jobTitle: one(fold(truth.jobTitle), fold(f.jobTitle?.value ?? '')),
    linkedin: one(truth.linkedin.toLowerCase(), (f.linkedin?.value ?? '').toLowerCase()),
    summary: one(fold(truth.summary), fold(f.summary?.value ?? '')),
    jobs: many(
      jobs.map((j) => j.key),
      gotJobs.map((j) => j.key),
    ),
    'job dates': many(
      jobs.map((j) => `${j.key} ${j.dates}`),
      gotJobs.map((j) => `${j.key} ${j.dates}`),
    ),
    'job places': many(
      jobs.filter((j) => j.place).map((j) => `${j.key} ${j.place}`),
      gotJobs.filter((j) => j.place).map((j) => `${j.key} ${j.place}`),
    ),
    education: many(
      studies.map((e) => e.key),
      gotStudies.map((e) => e.key),
    ),
    'education dates': many(
      studies.map((e) => `${e.key} ${e.dates}`),
      gotStudies.map((e) => `${e.key} ${e.dates}`),
    ),
    languages: many(
      truth.languages.map((l) => l.code),
      f.languages.map((l) => l.value.code),
    ),
    'language levels': many(
      truth.languages.map((l) => `${l.code} ${l.proficiency}`),
      f.languages.map((l) => `${l.value.code} ${l.value.proficiency}`),
    ),
    hardSkills: many(
      truth.hardSkills.map(fold),
      f.hardSkills.map((s) => fold(s.value)),
    ),
    softSkills: many(
      truth.softSkills.map(fold),
      f.softSkills.map((s) => fold(s.value)),
    ),
  };
  const errors = FIELDS.filter((n) => score[n].wrong + score[n].missed > 0).map(
    (n) => `${n} (${score[n].wrong} wrong, ${score[n].missed} missed)`,
  );
  return { score, errors };
}
