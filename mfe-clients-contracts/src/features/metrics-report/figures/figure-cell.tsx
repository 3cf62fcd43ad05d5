import type { FigureId, MetricsReport } from '@cantera/shared/contracts/metrics';
import { classNames, VisuallyHidden } from '@cantera/shared/design-system';
import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react';
import { FormulaHint } from '../../../lib/formula-hint.tsx';
import { useT } from '../../../messages/metrics.ts';
import { type Change, changeOf, type Figure, figureOf, valueText } from '../model/figure-words.ts';
import styles from './figures.module.css';
import { RowsButton } from './rows-button.tsx';

type OfWhat = `report.of.${'applications' | 'hires' | 'answers' | 'closed' | 'positions'}`;
/** Of what a value is made that is no count. */
const OF_WHAT: Partial<Record<FigureId, OfWhat>> = {
  source_yield: 'report.of.applications',
  time_to_hire: 'report.of.hires',
  time_to_fill: 'report.of.hires',
  response_time: 'report.of.answers',
  fill_rate: 'report.of.closed',
  billed: 'report.of.positions',
  pipeline_value: 'report.of.positions',
};
const ARROWS = { up: ArrowUpRight, down: ArrowDownRight, none: ArrowRight };

/** By how much it has changed: an arrow and how much; in words whether that is better. */
function ChangeMark({ change }: { change: Change }) {
  const t = useT();
  const Arrow = ARROWS[change.direction];
  return (
    <span className={classNames(styles.change, styles[change.tone])}>
      <Arrow size={14} aria-hidden />
      <VisuallyHidden>{t(`report.change.${change.direction}`)} </VisuallyHidden>
      {change.direction === 'none' ? t('report.same') : change.text}
      {change.tone !== 'neutral' && <VisuallyHidden> ({t(`report.tone.${change.tone}`)})</VisuallyHidden>}
    </span>
  );
}

/** What it was before; of how much it is made where that says more than the value. */
function Beside({ figure }: { figure: Figure }) {
  const t = useT();
  const { id, unit, value, n, previous, leftOut } = figure;
  const change = changeOf(figure, t);
  const of = OF_WHAT[id];
  if (value === null) return <span>{t(n === 0 ? 'report.none' : 'report.tooFew', { n })}</span>;
  return (
    <>
      {change && <ChangeMark change={change} />}
      <span>
        {previous.value === null
          ? t('report.beforeUnknown')
          : t('report.before', { value: valueText(previous.value, unit, t) })}
      </span>
      {of && <span className={styles.of}>{t(of, { n })}</span>}
      {leftOut > 0 && <span className={styles.of}>{t('report.leftOut', { n: leftOut })}</span>}
    </>
  );
}

function FigureCell({ figure }: { figure: Figure }) {
  const t = useT();
  const { id, unit, value, n } = figure;
  const label = t(`report.figure.${id}`);
  return (
    <li className={styles.cell}>
      <div className={styles.label}>
        {label}
        <FormulaHint label={t('report.about', { label })} formula={t(`report.formula.${id}`)} />
      </div>
      <p className={styles.value}>
        <RowsButton
          rows={{ of: id }}
          what={label}
          value={value === null ? '–' : valueText(value, unit, t)}
          n={n}
        />
      </p>
      <p className={styles.beside}>
        <Beside figure={figure} />
      </p>
    </li>
  );
}

type FigureStripProps = { report: MetricsReport; ids: readonly FigureId[]; label: string };

/** Figures side by side in one frame. */
export const FigureStrip = ({ report, ids, label }: FigureStripProps) => (
  <ul className={styles.strip} aria-label={label}>
    {ids.map((id) => {
      const figure = figureOf(report, id);
      return figure && <FigureCell key={id} figure={figure} />;
    })}
  </ul>
);
