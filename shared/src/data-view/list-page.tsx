import type { ReactNode } from 'react';
import styles from './list-page.module.css';
import type { ListState } from './list-state/use-list-state.ts';
import { Pagination } from './pagination.tsx';

const PAGE_SIZES = [10, 25, 50, 100];

type ListPageProps = {
  /** The page's head and its toolbar. */
  head: ReactNode;
  list: Pick<ListState<Record<string, unknown>>, 'page' | 'pageSize' | 'setPage' | 'setPageSize'>;
  /** Rows of all pages together; undefined while they are not known. */
  total: number | undefined;
  /** The list in its six states. */
  children: ReactNode;
};

/** The frame of a page that is one list: head and toolbar above, pages below, the list takes what the window leaves. */
export const ListPage = ({ head, list, total, children }: ListPageProps) => (
  <div className={styles.page}>
    {head}
    <div className={styles.body}>{children}</div>
    {total !== undefined && total > 0 && (
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
