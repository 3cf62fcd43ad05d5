import type { UnsureEntry, UnsureValue } from '@cantera/shared/contracts/candidate-creation';
import type { CvEducation, CvField, CvReading, CvWorkExperience } from '../cv-reading/index.ts';
import { NAME, TITLE } from './cv-lists.ts';
import { storable } from './cv-values.ts';

export type Stage = UnsureEntry['stage'];
/** An entry of a list with who takes lines of the CV for it. */
type Offered<T> = CvField<T> & Pick<UnsureValue, 'by'>;
interface Entry {
  readonly location: string | null;
  readonly startDate: string | null;
  readonly endDate: string | null;
}

const toStage = (what: string, where: string, { startDate, endDate }: Entry): Stage => ({
  what: storable(what, TITLE) ?? '',
  where: storable(where, NAME) ?? '',
  startDate,
  endDate,
});
export const stageOfJob = (job: CvWorkExperience): Stage => toStage(job.position, job.companyName, job);
export const stageOfSchool = (school: CvEducation): Stage =>
  toStage(school.degree, school.institutionName, school);

function offered<T>(
  { byModel = [] }: CvReading,
  list: UnsureEntry['field'],
  unsure: readonly CvField<T>[],
  toValue: (stage: Stage) => T,
): Offered<T>[] {
  const chosen = byModel.filter((entry) => entry.list === list);
  return [
    ...unsure.map((field) => ({ ...field, by: 'READER' as const })),
    ...chosen.map((entry) => ({
      value: toValue(entry),
      confidence: 0,
      source: entry.source,
      by: 'LLM' as const,
    })),
  ];
}
/** The jobs that a CV may tell of: what its reader was unsure of, then what a language model has chosen. */
export const offeredJobs = (reading: CvReading): Offered<CvWorkExperience>[] =>
  offered(
    reading,
    'workExperiences',
    reading.unsure?.workExperiences ?? [],
    ({ what, where, startDate, endDate }) => ({
      companyName: where,
      position: what,
      location: null,
      startDate,
      endDate,
      isCurrent: startDate !== null && endDate === null,
      description: null,
    }),
  );
/** As `offeredJobs`, of degrees. */
export const offeredSchools = (reading: CvReading): Offered<CvEducation>[] =>
  offered(reading, 'educations', reading.unsure?.educations ?? [], ({ what, where, startDate, endDate }) => ({
    institutionName: where,
    degree: what,
    location: null,
    startDate,
    endDate,
  }));

const isSame = (one: Stage, other: Stage): boolean =>
  one.what === other.what &&
  one.where === other.where &&
  one.startDate === other.startDate &&
  one.endDate === other.endDate;

/** A list with one of the offered put to it, once, or in the place of the same without dates; undefined where it is none of them. */
function withOne<T extends Entry>(
  list: CvField<T>[],
  from: readonly Offered<T>[],
  stage: Stage,
  stageOf: (value: T) => Stage,
): CvField<T>[] | undefined {
  const found = from.find(({ value }) => isSame(stageOf(value), stage));
  if (!found) return undefined;
  if (list.some(({ value }) => isSame(stageOf(value), stage))) return list;
  const { value, source } = found;
  const undated = { ...stage, startDate: null, endDate: null };
  const at = list.findIndex((known) => isSame(stageOf(known.value), undated));
  const location = value.location ?? list[at]?.value.location ?? null;
  // A person has looked at it.
  const taken = { value: { ...value, location }, confidence: 1, source };
  return at < 0 ? [...list, taken] : list.with(at, taken);
}

/** A reading with unsure entries among its fields; those that it does not offer are named by their places. */
export function withTaken(
  reading: CvReading,
  taken: readonly UnsureEntry[],
): { reading: CvReading; unknown: number[] } {
  let { workExperiences, educations } = reading.fields;
  const unknown: number[] = [];
  for (const [at, { field, stage }] of taken.entries()) {
    const jobs = field === 'workExperiences' ? offeredJobs(reading) : [];
    const schools = field === 'educations' ? offeredSchools(reading) : [];
    const moreJobs = withOne(workExperiences, jobs, stage, stageOfJob);
    const moreSchools = withOne(educations, schools, stage, stageOfSchool);
    if (!moreJobs && !moreSchools) unknown.push(at);
    workExperiences = moreJobs ?? workExperiences;
    educations = moreSchools ?? educations;
  }
  return { reading: { ...reading, fields: { ...reading.fields, workExperiences, educations } }, unknown };
}
