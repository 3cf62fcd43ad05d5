import { formatDate } from '@cantera/shared/i18n';

/** A date as precise as it is known (`2024`, `2024-05`, …) in the page's locale: its year, or its month and year. */
export function stageDate(date: string): string {
  const [year = '', month] = date.slice(0, 7).split('-');
  return month ? formatDate(`${year}-${month}-15`, { month: 'short', year: 'numeric' }) : year;
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
