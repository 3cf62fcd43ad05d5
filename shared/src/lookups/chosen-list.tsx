import { X } from 'lucide-react';
import { useText } from '../texts/use-text.ts';
import styles from './chosen-list.module.css';
import type { PickOption } from './use-search.ts';

type ChosenListProps = {
  label: string;
  chosen: readonly PickOption[];
  onRemove: (id: string) => void;
  isDisabled?: boolean;
};

/** What was picked, each with a cross that takes it back. */
export function ChosenList({ label, chosen, onRemove, isDisabled }: ChosenListProps) {
  const text = useText();
  if (chosen.length === 0) return null;
  return (
    <ul className={styles.chosen} aria-label={label}>
      {chosen.map((option) => (
        <li key={option.id} className={styles.one}>
          {option.label}
          {!isDisabled && (
            <button
              type="button"
              className={styles.drop}
              aria-label={text('shared.lookup.remove', { name: option.label })}
              onClick={() => onRemove(option.id)}
            >
              <X size={12} aria-hidden />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
