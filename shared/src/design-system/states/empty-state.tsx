import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../texts/use-text.ts';
import { ClearFilters } from '../controls/clear-filters.tsx';
import { StateMessage, type StateMessageProps } from './state-message.tsx';

type EmptyStateProps = Pick<StateMessageProps, 'icon' | 'title' | 'description' | 'actions'>;

/** Nothing exists yet: what it is, and the action that makes the first one. */
export const EmptyState = (props: EmptyStateProps) => <StateMessage {...props} />;

type NoMatchStateProps = {
  /** `There are no results for the given search` when left out. */
  title?: string;
  /** What is filtering. */
  description?: ReactNode;
  onClear?: () => void;
  /** Further ways out, after `Clear filters`. */
  actions?: ReactNode;
};

/** Things exist but the filters or the search hide them all: how to get them back. */
export function NoMatchState({ title, description, onClear, actions }: NoMatchStateProps) {
  const text = useText();
  return (
    <StateMessage
      role="status"
      icon={<Search />}
      title={title ?? text('shared.noMatch')}
      description={description}
      actions={
        (onClear || actions) && (
          <>
            {onClear && <ClearFilters type="default" onClear={onClear} />}
            {actions}
          </>
        )
      }
    />
  );
}
