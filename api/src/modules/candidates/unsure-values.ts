import type { UnsureValue } from '@cantera/shared/contracts/candidate-creation';
import type { CvField, CvReading, CvSource } from '../cv-reading/index.ts';
import { TITLE } from './cv-lists.ts';
import { textsOf } from './cv-texts.ts';
import { storable } from './cv-values.ts';
import { offeredJobs, offeredSchools, type Stage, stageOfJob, stageOfSchool } from './offered-entries.ts';

/** Nobody reads more than these beside a form. */
const MAX_UNSURE = 40;
const MAX_QUOTE = 300;

type Field = UnsureValue['field'];

const at = ({ page, text, bbox }: CvSource, by: UnsureValue['by'] = 'READER') => ({
  page,
  text: storable(text, MAX_QUOTE) ?? '',
  box: [...bbox],
  by,
});

const textOf = (field: Field, value: string | null, source: CvSource): UnsureValue[] =>
  value ? [{ field, value, stage: null, ...at(source) }] : [];

/** Experiences or educations; nothing of one that names neither what nor where. */
const stagesOf = <T>(
  field: Field,
  entries: readonly (CvField<T> & Pick<UnsureValue, 'by'>)[],
  toStage: (value: T) => Stage,
): UnsureValue[] =>
  entries.flatMap(({ value: entry, source, by }) => {
    const stage = toStage(entry);
    const value = [stage.what, stage.where].filter(Boolean).join(' · ');
    return value ? [{ field, value, stage, ...at(source, by) }] : [];
  });

/** The lines of a list whose entries have no words of their own. */
const linesOf = (field: Field, list: readonly CvField<unknown>[]): UnsureValue[] =>
  list.flatMap(({ source }) => textOf(field, storable(source.text, MAX_QUOTE), source));

/**
 * What a CV may say and the reader was too unsure of to fill in, with the lines where it stands, and what a language model has
 * found in such lines. A text or the place is left out
 * when the reader filled its field from another line.
 */
export function unsureOf(reading: CvReading): UnsureValue[] {
  const { fields, unsure } = reading;
  if (!unsure) return [];
  const filled = new Set(textsOf(fields).map(({ name }) => name));
  const texts = textsOf(unsure).filter(({ name }) => !filled.has(name));
  const home = fields.location ? null : unsure.location;
  const all = [
    ...texts.flatMap(({ name, value, source }) => textOf(name, value, source)),
    ...(home ? textOf('location', storable(home.value.text, TITLE), home.source) : []),
    ...stagesOf('workExperiences', offeredJobs(reading), stageOfJob),
    ...stagesOf('educations', offeredSchools(reading), stageOfSchool),
    ...linesOf('languages', unsure.languages),
    ...linesOf('hardSkills', unsure.hardSkills),
    ...linesOf('softSkills', unsure.softSkills),
  ];
  // Several skills of one line are that line once.
  return [...new Map(all.map((one) => [JSON.stringify(one), one] as const)).values()].slice(0, MAX_UNSURE);
}
