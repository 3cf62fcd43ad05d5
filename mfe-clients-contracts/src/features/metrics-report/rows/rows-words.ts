import {
  FIGURES,
  type FigureUnit,
  type MetricsRow,
  SERIES,
  type SeriesId,
} from '@cantera/shared/contracts/metrics';
import { fullName } from '@cantera/shared/contracts/text';
import { type Translate, valueText } from '../model/figure-words.ts';
import type { RowsOf } from '../model/report-address.ts';

const isSeries = (of: RowsOf): of is SeriesId => of in SERIES;

/** What the rows of a value count in. */
export const unitOf = (of: RowsOf): FigureUnit => (isSeries(of) ? SERIES[of].unit : FIGURES[of]);

/** Whose rows are positions: nobody who applied stands in them. */
const OF_POSITIONS: ReadonlySet<RowsOf> = new Set<RowsOf>([
  'fill_rate',
  'open_positions',
  'stalled',
  'billed',
  'pipeline_value',
  'ageing',
  'positions_by_recruiter',
]);
export const hasPeople = (of: RowsOf): boolean => !OF_POSITIONS.has(of);

/** Whoever applied; that they were deleted, where nobody is named any more. */
export const personOf = ({ candidate }: MetricsRow, t: Translate): string =>
  candidate ? fullName(candidate) : t('report.rows.deleted');

/** What a row brings to a share: won or lost, hired or not. */
const shareText = (value: number, of: RowsOf, t: Translate): string => {
  if (of === 'fill_rate') return t(value ? 'report.rows.won' : 'report.rows.lost');
  return t(value ? 'report.rows.hired' : 'report.rows.notHired');
};

/** What a row brings to the value, in words; undefined where rows are only counted. */
export function broughtOf({ value }: MetricsRow, of: RowsOf, t: Translate): string | undefined {
  const unit = unitOf(of);
  if (value === null || unit === 'COUNT') return undefined;
  return unit === 'PERCENT' ? shareText(value, of, t) : valueText(value, unit, t);
}
