import { Button } from 'antd';
import { Columns3 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Checkbox } from '../../design-system/controls/checkbox.tsx';
import { Popover } from '../../design-system/overlays/popover.tsx';
import { useIsCompact } from '../../design-system/use-media-query.ts';
import { SortableList } from '../../sortable/index.ts';
import { useText } from '../../texts/use-text.ts';
import type { Column } from '../table/column.ts';
import styles from './columns-button.module.css';
import type { ColumnChoice } from './use-column-choice.ts';

type RowProps<Row> = { column: Column<Row>; choice: ColumnChoice<Row>; handle: ReactNode };

function ColumnRow<Row>({ column, choice, handle }: RowProps<Row>) {
  const text = useText();
  const id = useId();
  return (
    <div className={styles.row}>
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
        handle
      )}
    </div>
  );
}

/** `Columns`: which columns the table shows, and their order by grip or arrow keys. A phone's list has none to choose. */
export function ColumnsButton<Row>({ choice }: { choice: ColumnChoice<Row> }) {
  const text = useText();
  const label = text('shared.columns.label');
  const isCompact = useIsCompact();
  if (isCompact) return null;
  const items = choice.all.map((column) => ({
    id: column.key,
    name: column.header,
    isFixed: column.isAlwaysVisible,
    column,
  }));
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
          <SortableList
            label={label}
            items={items}
            onMove={choice.move}
            renderItem={({ column }, handle) => <ColumnRow column={column} choice={choice} handle={handle} />}
          />
        </>
      )}
    </Popover>
  );
}
