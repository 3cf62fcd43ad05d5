import type { FigureId, FigureUnit, MetricsReport } from '@cantera/shared/contracts/metrics';
import { formatMoney, formatNumber } from '@cantera/shared/i18n';
import type { useT } from '../../../messages/metrics.ts';

export type Translate = ReturnType<typeof useT>;
export type Figure = MetricsReport['figures'][number];
export type Series = MetricsReport['series'][number];
export type Point = Series['points'][number];

const ONE_DECIMAL = { maximumFractionDigits: 1 };
/** Euro from here on stand without cents: nobody reads them in a total. */
const WHOLE_EURO = 1000;

/** A value in its unit, in the reader's format. */
export function valueText(value: number, unit: FigureUnit, t: Translate): string {
  switch (unit) {
    case 'COUNT':
      return formatNumber(value);
    case 'PERCENT':
      return formatNumber(value / 100, { style: 'percent', ...ONE_DECIMAL });
    case 'DAYS':
      return t('report.days', { value: formatNumber(value, ONE_DECIMAL), count: value });
    case 'HOURS':
      return t('report.hours', { value: formatNumber(value, ONE_DECIMAL), count: value });
    case 'EUR':
      return formatMoney(Math.abs(value) < WHOLE_EURO ? value : Math.round(value), 'EUR');
  }
}

/** Whether more is better; where it depends, neither. */
const BETTER: Readonly<Record<FigureId, 'more' | 'less' | undefined>> = {
  applications: 'more',
  source_yield: 'more',
  hires: 'more',
  time_to_hire: 'less',
  time_to_fill: 'less',
  response_time: 'less',
  unanswered: 'less',
  fill_rate: 'more',
  open_positions: undefined,
  stalled: 'less',
  billed: 'more',
  pipeline_value: 'more',
};

export type Change = {
  direction: 'up' | 'down' | 'none';
  /** How much, without its direction. */
  text: string;
  tone: 'better' | 'worse' | 'neutral';
};

/** By how much, in words: shares in points, times as they are, everything else by its part of before. */
function amountOf(from: number, to: number, unit: FigureUnit, t: Translate): string {
  const by = Math.abs(to - from);
  if (unit === 'PERCENT') return t('report.points', { value: formatNumber(by, ONE_DECIMAL), count: by });
  if (unit === 'DAYS' || unit === 'HOURS' || from === 0) return valueText(by, unit, t);
  return formatNumber(by / from, { style: 'percent', maximumFractionDigits: 0 });
}

/** How a figure has changed since the period before; undefined where one of the two says nothing. */
export function changeOf({ id, unit, value, previous }: Figure, t: Translate): Change | undefined {
  if (value === null || previous.value === null) return undefined;
  const direction = value > previous.value ? 'up' : value < previous.value ? 'down' : 'none';
  const better = BETTER[id];
  const isBetter = better !== undefined && (better === 'more') === (direction === 'up');
  return {
    direction,
    text: amountOf(previous.value, value, unit, t),
    tone: direction === 'none' || better === undefined ? 'neutral' : isBetter ? 'better' : 'worse',
  };
}

export const figureOf = ({ figures }: MetricsReport, id: FigureId): Figure | undefined =>
  figures.find((figure) => figure.id === id);
export const seriesOf = ({ series }: MetricsReport, id: Series['id']): Series | undefined =>
  series.find((known) => known.id === id);
/** The point of a bucket: what a series does not name is nothing. */
export const pointOf = (series: Series | undefined, bucket: string): Point =>
  series?.points.find((point) => point.bucket === bucket) ?? { bucket, label: null, value: 0, n: 0 };
