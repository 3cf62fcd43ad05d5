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

const jobKey = (company: string, position: string) => `${fold(company)} / ${fold(position)}`;
const studyKey = (institution: string, degree: string) => `${fold(institution)} / ${foldDegree(degree)}`;
const spanKey = (start: string | null, end: string | null, isCurrent: boolean) =>
  `${start ?? ''}..${isCurrent ? 'now' : (end ?? '')}`;

/** Jobs count as entries: company and position both right, then with dates, then with place. */
function scoreJobs(truth: Truth, reading: CvReading): Pick<Score, 'jobs' | 'job dates' | 'job places'> {
  const keys = (
    jobs: {
      companyName: string;
      position: string;
      location: string | null;
      startDate: string | null;
      endDate: string | null;
      isCurrent: boolean;
    }[],
  ) =>
    jobs.map((j) => {
      const key = jobKey(j.companyName, j.position);
      return {
        key,
        dated: `${key} ${spanKey(j.startDate, j.endDate, j.isCurrent)}`,
        place: fold(j.location ?? ''),
      };
    });
  const expected = keys(truth.workExperiences);
  const got = keys(reading.fields.workExperiences.map((j) => j.value));
  const placed = (list: typeof got) => list.filter((j) => j.place !== '').map((j) => `${j.key} ${j.place}`);
  return {
    jobs: many(
      expected.map((j) => j.key),
      got.map((j) => j.key),
    ),
    'job dates': many(
      expected.map((j) => j.dated),
      got.map((j) => j.dated),
    ),
    'job places': many(placed(expected), placed(got)),
  };
}

function scoreStudies(truth: Truth, reading: CvReading): Pick<Score, 'education' | 'education dates'> {
  const keys = (
    studies: { institutionName: string; degree: string; startDate: string | null; endDate: string | null }[],
  ) =>
    studies.map((e) => {
      const key = studyKey(e.institutionName, e.degree);
      return { key, dated: `${key} ${spanKey(e.startDate, e.endDate, false)}` };
    });
  const expected = keys(truth.educations);
  const got = keys(reading.fields.educations.map((e) => e.value));
  return {
    education: many(
      expected.map((e) => e.key),
      got.map((e) => e.key),
    ),
    'education dates': many(
      expected.map((e) => e.dated),
      got.map((e) => e.dated),
    ),
  };
}

function scoreContact(
  truth: Truth,
  { fields: f }: CvReading,
): Pick<Score, 'name' | 'email' | 'phone' | 'location' | 'linkedin'> {
  const pair = (first: string, last: string) =>
    first === '' && last === '' ? '' : `${fold(first)} / ${fold(last)}`;
  const town = (text: string) => fold(text.split(',')[0] ?? '').replace(/^\d+ /, '');
  return {
    name: one(pair(truth.firstName, truth.lastName), pair(f.firstName?.value ?? '', f.lastName?.value ?? '')),
    email: one(truth.email.toLowerCase(), f.email?.value ?? ''),
    phone: one(truth.phone, f.phone?.value ?? ''),
    location: one(town(truth.location), town(f.location?.value.city ?? f.location?.value.text ?? '')),
    linkedin: one(truth.linkedin.toLowerCase(), (f.linkedin?.value ?? '').toLowerCase()),
  };
}

/** One CV's score per field, and the fields that are not all right. */
export function scoreReading(truth: Truth, reading: CvReading): { score: Score; errors: string[] } {
  const f = reading.fields;
  const level = (l: { code: string; proficiency: string | null }) => `${l.code} ${l.proficiency}`;
  const languages = f.languages.map((l) => l.value);
  const score: Score = {
    ...scoreContact(truth, reading),
    jobTitle: one(fold(truth.jobTitle), fold(f.jobTitle?.value ?? '')),
    summary: one(fold(truth.summary), fold(f.summary?.value ?? '')),
    ...scoreJobs(truth, reading),
    ...scoreStudies(truth, reading),
    languages: many(
      truth.languages.map((l) => l.code),
      languages.map((l) => l.code),
    ),
    'language levels': many(truth.languages.map(level), languages.map(level)),
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
