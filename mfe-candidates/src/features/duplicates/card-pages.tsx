import type { Pagination as Paging } from '@cantera/shared/contracts';
import { DataView, Pagination, type QueryState } from '@cantera/shared/data-view';
import { PageHeader } from '@cantera/shared/design-system';
import type { ListState } from '@cantera/shared/lists';
import { usePageTitle } from '@cantera/shared/session';
import { type ReactNode, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import styles from './duplicates.module.css';

const PAGE_SIZES = [10, 25, 50];

type CardPagesProps<T> = {
  title: string;
  /** After the title, once it is known how many there are. */
  meta?: (total: number) => string;
  actions: ReactNode;
  /** Between the head and the cards. */
  above?: ReactNode;
  query: QueryState<{ data: { items: T[]; pagination: Pick<Paging, 'totalItems'> } }>;
  list: Pick<ListState<Record<string, never>>, 'page' | 'pageSize' | 'setPage' | 'setPageSize'>;
  errorTitle: string;
  empty: ReactNode;
  /** One card: a list item. */
  children: (item: T) => ReactNode;
};

/** When the last card of the last page goes, the page before it is shown. */
function useExistingPage(isBeyond: boolean, lastPage: number): void {
  const [, setAddress] = useSearchParams();
  useEffect(() => {
    if (!isBeyond) return;
    setAddress(
      (current) => {
        const next = new URLSearchParams(current);
        next.set('page', String(lastPage));
        return next;
      },
      { replace: true },
    );
  }, [isBeyond, lastPage, setAddress]);
}

/** A page of cards, one below the other, with its pages at the foot. */
export function CardPages<T>({ title, query, list, children, ...props }: CardPagesProps<T>) {
  usePageTitle(title);
  const total = query.data?.data.pagination.totalItems ?? 0;
  const lastPage = Math.max(1, Math.ceil(total / list.pageSize));
  useExistingPage(query.data?.data.items.length === 0 && list.page > lastPage, lastPage);
  return (
    <div className={styles.page}>
      <PageHeader title={title} meta={query.data && props.meta?.(total)} actions={props.actions} />
      {props.above}
      <div className={styles.body}>
        <DataView query={query} isEmpty={() => total === 0} errorTitle={props.errorTitle} empty={props.empty}>
          {({ data }) => (
            <ul className={styles.pairs} aria-label={title}>
              {data.items.map(children)}
            </ul>
          )}
        </DataView>
      </div>
      {total > 0 && (
        <Pagination
          page={list.page}
          pageSize={list.pageSize}
          total={total}
          onPageChange={list.setPage}
          onPageSizeChange={list.setPageSize}
          pageSizes={PAGE_SIZES}
        />
      )}
    </div>
  );
}
