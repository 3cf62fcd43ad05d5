import { Button } from 'antd';
import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useDeferredValue } from 'react';
import { NoMatchState } from '../design-system/states/empty-state.tsx';
import { ErrorState, ForbiddenState } from '../design-system/states/error-state.tsx';
import { SkeletonRows } from '../design-system/states/skeleton.tsx';
import { useText } from '../texts/use-text.ts';
import styles from './data-view.module.css';
import { type QueryState, readFailure } from './query-state.ts';

type DataViewProps<T> = {
  query: QueryState<T>;
  /** Whether the answer holds nothing. */
  isEmpty: (data: T) => boolean;
  /** Whether a filter or a search is on: an empty answer then means no match. */
  isFiltered?: boolean;
  /**
   * Whether what comes while shapes stand here is drawn in pieces, between which the page hears its people: for much at once. An
   * effect that follows the data then finds it not drawn yet.
   */
  inPieces?: boolean;
  /** Nothing exists yet. */
  empty: ReactNode;
  /** Nothing matches; `There are no results for the given search` with `Clear filters` when left out. */
  noMatch?: ReactNode;
  onClearFilters?: () => void;
  /** Real geometry of what will come; rows of a table when left out. */
  skeleton?: ReactNode;
  /** `The positions could not be loaded` */
  errorTitle?: string;
  /** Why, and what is safe. */
  errorText?: string;
  children: (data: T) => ReactNode;
};

/** A refetch failed: what was loaded stays on screen, and says that it may be old. */
function StaleNotice({ onRetry }: { onRetry: () => unknown }) {
  const text = useText();
  return (
    <div className={styles.stale} role="status">
      <TriangleAlert aria-hidden />
      <span className={styles.staleText}>{text('shared.stale')}</span>
      <Button size="small" onClick={() => onRetry()}>
        {text('shared.retry')}
      </Button>
    </div>
  );
}

/**
 * The six states of a query, once for every screen: skeleton, error with Retry and request number, forbidden, empty,
 * no match, data. A refetch, or its failure, keeps the old data on screen.
 */
export function DataView<T>({ query, isEmpty, isFiltered = false, children, ...props }: DataViewProps<T>) {
  const { data, error } = query;
  const hasCome = data !== undefined;
  const isDrawn = useDeferredValue(hasCome);
  if (!hasCome || (props.inPieces && !isDrawn)) {
    if (hasCome || error === undefined || error === null) return props.skeleton ?? <SkeletonRows />;
    const failure = readFailure(error);
    if (failure.isForbidden) return <ForbiddenState />;
    return (
      <ErrorState
        title={props.errorTitle}
        description={props.errorText}
        requestId={failure.requestId}
        onRetry={query.mutate}
      />
    );
  }
  return (
    <>
      {Boolean(error) && <StaleNotice onRetry={query.mutate} />}
      {!isEmpty(data) && children(data)}
      {isEmpty(data) &&
        (isFiltered ? (props.noMatch ?? <NoMatchState onClear={props.onClearFilters} />) : props.empty)}
    </>
  );
}
