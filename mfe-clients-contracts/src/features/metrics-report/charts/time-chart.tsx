import { formatNumber } from '@cantera/shared/i18n';
import { Button } from 'antd';
import { ChartNoAxesColumn, Table2 } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../messages/metrics.ts';
import type { Series } from '../model/figure-words.ts';
import type { OpenRows } from '../model/report-address.ts';
import { BarTable } from './bar-table.tsx';
import { ChartCard } from './chart-card.tsx';
import styles from './charts.module.css';
import { axisEnd, labelledColumns, linePath } from './scale.ts';

/** A line for what flows, bars for what is seldom. */
type Panel = { label: string; series: Series; shape: 'line' | 'bars' };
type TimeChartProps = {
  title: string;
  formula: string;
  /** What a column is: `Week`. */
  rowHeader: string;
  panels: readonly Panel[];
  /** A column in words, short enough for an axis, and whole. */
  columnText: (bucket: string, isShort: boolean) => string;
  onOpen: (rows: OpenRows) => void;
};

const valuesOf = ({ series }: Panel): number[] => series.points.map(({ value }) => value ?? 0);

/** One unit a column and 1 high, stretched to its place. */
function Shape({ panel, end, label }: { panel: Panel; end: number; label: string }) {
  const values = valuesOf(panel);
  const line = linePath(values, end);
  return (
    <svg
      className={styles.shape}
      viewBox={`0 0 ${values.length} 1`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {panel.shape === 'line' && values.length > 1 ? (
        <>
          <path className={styles.area} d={`${line}L${values.length - 0.5} 1L0.5 1Z`} />
          <path className={styles.line} d={line} />
        </>
      ) : (
        values.map((value, index) => (
          <rect
            key={panel.series.points[index]?.bucket}
            className={styles.ink}
            x={index + 0.2}
            width={0.6}
            y={1 - value / end}
            height={value / end}
          />
        ))
      )}
    </svg>
  );
}

type PanelViewProps = Pick<TimeChartProps, 'columnText' | 'onOpen'> & {
  panel: Panel;
  pointed: number | undefined;
  onPoint: (index: number | undefined) => void;
};

function PanelView({ panel, columnText, onOpen, pointed, onPoint }: PanelViewProps) {
  const t = useT();
  const { label, series } = panel;
  const values = valuesOf(panel);
  const most = Math.max(0, ...values);
  const end = axisEnd(most);
  const sum = values.reduce((all, value) => all + value, 0);
  const at = series.points[values.indexOf(most)]?.bucket ?? '';
  return (
    <div className={styles.panel}>
      <p className={styles.legend}>
        <span className={panel.shape === 'line' ? styles.keyLine : styles.keyBar} aria-hidden="true" />
        {label}
        <b className={styles.pointed} aria-hidden="true">
          {formatNumber(pointed === undefined ? sum : (values[pointed] ?? 0))}
        </b>
      </p>
      <div className={styles.plot}>
        <span className={styles.axis} aria-hidden="true">
          <span>{formatNumber(end)}</span>
          <span>0</span>
        </span>
        <Shape
          panel={panel}
          end={end}
          label={t('report.chart', { label, sum, most, at: columnText(at, false) })}
        />
        {/* A pointer's shortcut: the table has the same numbers as buttons. */}
        <span className={styles.columns} aria-hidden="true" onPointerLeave={() => onPoint(undefined)}>
          {series.points.map(({ bucket, n }, index) => (
            <button
              key={bucket}
              type="button"
              tabIndex={-1}
              className={index === pointed ? styles.columnPointed : styles.column}
              onPointerEnter={() => onPoint(index)}
              onClick={() => n > 0 && onOpen({ of: series.id, bucket })}
            />
          ))}
        </span>
      </div>
    </div>
  );
}

const MOST_LABELS = 6;

function Axis({ buckets, text }: { buckets: readonly string[]; text: (bucket: string) => string }) {
  return (
    <div className={styles.times} aria-hidden="true">
      {labelledColumns(buckets.length, MOST_LABELS).map((index) => (
        <span
          key={index}
          style={{ insetInlineStart: index > 0 ? `${((index + 0.5) / buckets.length) * 100}%` : 0 }}
        >
          {text(buckets[index] ?? '')}
        </span>
      ))}
    </div>
  );
}

/** Series over the same time below each other, each on its own scale; the same as a table at the press of a button. */
export function TimeChart({ title, formula, rowHeader, panels, columnText, onOpen }: TimeChartProps) {
  const t = useT();
  const [isTable, setIsTable] = useState(false);
  const [pointed, setPointed] = useState<number>();
  const buckets = panels[0]?.series.points.map(({ bucket }) => bucket) ?? [];
  const pointedAt = pointed === undefined ? undefined : buckets[pointed];
  return (
    <ChartCard
      title={title}
      formula={formula}
      actions={
        <>
          <span className={styles.pointedAt} aria-hidden="true">
            {pointedAt !== undefined && !isTable && columnText(pointedAt, false)}
          </span>
          <Button
            type="text"
            icon={isTable ? <ChartNoAxesColumn aria-hidden /> : <Table2 aria-hidden />}
            onClick={() => setIsTable(!isTable)}
          >
            {t(isTable ? 'report.asChart' : 'report.asTable')}
          </Button>
        </>
      }
    >
      {isTable ? (
        <div className={styles.scroll}>
          <BarTable
            label={title}
            rowHeader={rowHeader}
            rows={buckets.map((bucket) => ({ bucket, label: columnText(bucket, false) }))}
            columns={panels.map(({ label, series }) => ({ header: label, series, hasBar: true }))}
          />
        </div>
      ) : (
        <div className={styles.panels}>
          {panels.map((panel) => (
            <PanelView
              key={panel.label}
              panel={panel}
              columnText={columnText}
              onOpen={onOpen}
              pointed={pointed}
              onPoint={setPointed}
            />
          ))}
          <Axis buckets={buckets} text={(bucket) => columnText(bucket, true)} />
        </div>
      )}
    </ChartCard>
  );
}
