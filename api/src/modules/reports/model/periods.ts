import type { ReportTexts } from '../texts/index.ts';
import type { PersonStage } from './person.ts';

/** In figures: the name of a month may be somebody's. `05/2019` */
function shown(date: string): string {
  const [year = '', month] = date.split('-');
  return month ? `${month}/${year}` : year;
}

/** From when until when, in words; null when neither is known. */
export function periodOf(
  { start, end }: Pick<PersonStage, 'start' | 'end'>,
  texts: ReportTexts,
): string | null {
  if (start && end) return texts.fromTo(shown(start), shown(end));
  if (start) return texts.since(shown(start));
  return end ? texts.until(shown(end)) : null;
}

/** Months since the year 0, the first of the year where no month is known. */
function monthOf(date: string): number {
  const [year = '0', month = '1'] = date.split('-');
  return Number(year) * 12 + Number(month) - 1;
}

/** Whole years of work, times that overlap counted once; null when no beginning is known. */
export function yearsOfWork(stages: readonly PersonStage[], today: Date): number | null {
  const thisMonth = today.getUTCFullYear() * 12 + today.getUTCMonth();
  const spans = stages
    .filter((stage) => stage.start !== null)
    .map(({ start, end }) => [monthOf(start ?? ''), end ? monthOf(end) : thisMonth] as const)
    .sort(([one], [other]) => one - other);
  let months = 0;
  let reached = 0;
  for (const [from, to] of spans) {
    months += Math.max(0, to - Math.max(from, reached));
    reached = Math.max(reached, to);
  }
  return spans.length > 0 ? Math.floor(months / 12) : null;
}
