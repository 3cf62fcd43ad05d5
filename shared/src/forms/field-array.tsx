import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { Fragment, type ReactNode, useRef } from 'react';
import styles from './form.module.css';

type FieldArrayProps = {
  /** One key for each row, the same between renderings. */
  rowKeys: readonly string[];
  addLabel: string;
  /** Said while there is no row. */
  emptyText: string;
  /** Puts a row before the others and moves focus into it. */
  onAdd: () => void;
  onRemove: (index: number) => void;
  /** The fields of a row; `remove` takes it away. */
  children: (index: number, remove: () => void) => ReactNode;
};

/** Rows of fields of a form, added at the top; focus goes to the button that adds when a row goes. */
export function FieldArray({ rowKeys, addLabel, emptyText, onAdd, onRemove, children }: FieldArrayProps) {
  const adder = useRef<HTMLButtonElement>(null);
  const remove = (index: number) => {
    onRemove(index);
    adder.current?.focus();
  };
  return (
    <>
      <Button ref={adder} icon={<Plus aria-hidden />} className={styles.add} onClick={onAdd}>
        {addLabel}
      </Button>
      {rowKeys.length === 0 && <p className={styles.none}>{emptyText}</p>}
      {rowKeys.map((key, index) => (
        <Fragment key={key}>{children(index, () => remove(index))}</Fragment>
      ))}
    </>
  );
}
