import type { Candidate } from '@cantera/shared/contracts/candidates';
import { isDay } from '@cantera/shared/contracts/day';
import { formatDay } from '@cantera/shared/i18n';
import type { useT } from '../../messages/index.ts';

type Translate = ReturnType<typeof useT>;

/** A date as precise as it is known (`2024`, `2024-05`, …) in the page's locale: its year, or its month and year. */
function stageDate(date: string): string {
  const [year = '', month] = date.slice(0, 7).split('-');
  const middle = `${year}-${month}-15`;
  return isDay(middle) ? formatDay(middle, { month: 'short', year: 'numeric' }) : year;
}

export type Stage = {
  id: string;
  /** Position or degree. */
  what: string;
  /** Company or institution. */
  where: string;
  locationId: string | null;
  locationName: string | null;
  startDate: string | null;
  endDate: string | null;
};

export const experienceStages = ({ workExperiences }: Candidate): Stage[] =>
  workExperiences.map(({ position, companyName, location, ...stage }) => ({
    ...stage,
    what: position,
    where: companyName,
    locationId: location?.id ?? null,
    locationName: location?.name ?? null,
  }));

export const educationStages = ({ educations }: Candidate): Stage[] =>
  educations.map(({ degree, institutionName, location, ...stage }) => ({
    ...stage,
    what: degree,
    where: institutionName,
    locationId: location?.id ?? null,
    locationName: location?.name ?? null,
  }));

/** When it was, in words; what has no end is still going on when `isOngoing`. */
export function stagePeriod(t: Translate, { startDate, endDate }: Stage, isOngoing: boolean): string {
  const start = startDate ? stageDate(startDate) : '';
  const end = endDate ? stageDate(endDate) : isOngoing && start ? t('candidates.stage.now') : '';
  return start && end ? t('candidates.stage.dates', { start, end }) : start || end;
}
