import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useText } from '../../texts/use-text.ts';
import { focusFilters } from './focus-filters.ts';

type ClearFiltersProps = {
  onClear: () => void;
  /** `text` among the filters themselves. */
  type?: 'default' | 'text';
  /** `Clear filters` when left out. */
  children?: ReactNode;
};

/** Clears all filters, and goes with them: the focus is at the search or at the filters then. */
export function ClearFilters({ onClear, type = 'text', children }: ClearFiltersProps) {
  const text = useText();
  return (
    <Button
      type={type}
      onClick={({ currentTarget }) => {
        focusFilters(currentTarget);
        onClear();
      }}
    >
      {children ?? text('shared.clearFilters')}
    </Button>
  );
}
