import { Button } from 'antd';
import { Columns3, GripVertical } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useId } from 'react';
import { Checkbox } from '../../design-system/controls/checkbox.tsx';
import { Popover } from '../../design-system/overlays/popover.tsx';
import { useIsCompact } from '../../design-system/use-media-query.ts';
import { useText } from '../../texts/use-text.ts';
import type { Column } from '../table/column.ts';
import styles from './columns-button.module.css';
import type { ColumnChoice } from './use-column-choice.ts';

/** Moves a row to where the pointer is: every row of the list is equally high. */
function followPointer(event: PointerEvent<HTMLElement>, onIndex: (index: number) => void) {
  const row = event.currentTarget.closest('li');
  const list = row?.parentElement;
  if (!row || !list) return;
  event.currentTarget.setPointerCapture(event.pointerId);
  const target = event.currentTarget;
  const onMove = (move: globalThis.PointerEvent) => {
    const { top } = list.getBoundingClientRect();
    onIndex(Math.floor((move.clientY - top) / row.offsetHeight));
  };
  const onEnd = () => {
    target.removeEventListener('pointermove', onMove);
    target.removeEventListener('pointerup', onEnd);
    target.removeEventListener('pointercancel', onEnd);
  };
  target.addEventListener('pointermove', onMove);
  target.addEventListener('pointerup', onEnd);
  target.addEventListener('pointercancel', onEnd);
}

type RowProps<Row> = { column: Column<Row>; index: number; choice: ColumnChoice<Row> };

function ColumnRow<Row>({ column, index, choice }: RowProps<Row>) {
  const text = useText();
  const id = useId();
  const first = choice.all.filter((other) => other.isAlwaysVisible).length;
  const moveTo = (target: number) => {
    const bounded = Math.max(first, Math.min(target, choice.all.length - 1));
    if (bounded !== index) choice.move(column.key, bounded);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    moveTo(index + step);
  };
  return (
    <li className={styles.row}>
      <Checkbox
        id={id}
        checked={choice.isVisible(column.key)}
        disabled={column.isAlwaysVisible}
        onChange={(event) => choice.setVisible(column.key, event.target.checked)}
      />
      <label htmlFor={id} className={styles.name}>
        {column.header}
      </label>
      {column.isAlwaysVisible ? (
        <span className={styles.always}>{text('shared.columns.always')}</span>
      ) : (
        <button
          type="button"
          className={styles.grip}
          aria-label={text('shared.columns.move', { column: column.header })}
          onKeyDown={onKeyDown}
          onPointerDown={(event) => followPointer(event, moveTo)}
        >
          <GripVertical size={14} aria-hidden />
        </button>
      )}
    </li>
  );
}

/** `Columns`: which columns the table shows, and their order by grip or arrow keys. A phone's list has none to choose. */
export function ColumnsButton<Row>({ choice }: { choice: ColumnChoice<Row> }) {
  const text = useText();
  const label = text('shared.columns.label');
  const isCompact = useIsCompact();
  if (isCompact) return null;
  return (
    <Popover
      label={label}
      align="end"
      width={240}
      trigger={(props) => (
        <Button {...props} icon={<Columns3 aria-hidden />}>
          {label}
        </Button>
      )}
    >
      {() => (
        <>
          <div className={styles.head}>
            <span className={styles.title}>{label}</span>
            <button type="button" className={styles.reset} onClick={choice.reset}>
              {text('shared.columns.reset')}
            </button>
          </div>
          <ul>
            {choice.all.map((column, index) => (
              <ColumnRow key={column.key} column={column} index={index} choice={choice} />
            ))}
          </ul>
        </>
      )}
    </Popover>
  );
}
