import { SortableList } from '../sortable/index.ts';
import type { TextItem } from './text-items.ts';
import styles from './text-list-editor.module.css';

type TextListOrderProps = {
  label: string;
  items: readonly TextItem[];
  onMove: (key: number, index: number) => void;
};

/** The lines of a list of texts while their order is changed. */
export const TextListOrder = ({ label, items, onMove }: TextListOrderProps) => (
  <div className={styles.order}>
    <SortableList
      label={label}
      items={items.map(({ key, text }) => ({ id: String(key), name: text }))}
      onMove={(id, index) => onMove(Number(id), index)}
      renderItem={({ name }, handle) => (
        <div className={styles.orderLine}>
          {handle}
          <span className={styles.orderText}>{name}</span>
        </div>
      )}
    />
  </div>
);
