import type { ReactNode } from 'react';
import type { ViewList } from '../contracts/views.ts';
import type { QueryState } from '../data-view/index.ts';
import { DataView, Pagination } from '../data-view/index.ts';
import { classNames } from '../design-system/class-names.ts';
import { SearchInput } from '../design-system/controls/search-input.tsx';
import { PageHeader } from '../design-system/layout/page-header.tsx';
import { Toolbar } from '../design-system/layout/toolbar.tsx';
import { usePageTitle } from '../session/page-title.ts';
import { ColumnsButton } from './columns/columns-button.tsx';
import type { ColumnChoice } from './columns/use-column-choice.ts';
import styles from './list-screen.module.css';
import type { ListState } from './list-state/use-list-state.ts';
import type { Column } from './table/column.ts';
import { DataTable } from './table/data-table.tsx';
import type { DataTableProps } from './table/data-table-props.ts';
import { ViewsButton } from './views/views-button.tsx';

const PAGE_SIZES = [10, 25, 50, 100];

/** Of the state of a list whatever its filters are. */
type ListAddress = Omit<ListState<Record<never, never>>, 'filters' | 'setFilter'>;

type TableParts<Row> = Pick<
  DataTableProps<Row>,
  'rowLabel' | 'rowActions' | 'onRowPress' | 'renderCompact' | 'selection' | 'sort' | 'onSortChange'
>;

type ListScreenProps<Row extends { id: string }> = TableParts<Row> & {
  /** Names the page, its table and the browser's tab. */
  title: string;
  /** After the title in quiet text, e.g. `61 positions`. */
  meta?: ReactNode;
  /** Buttons of the page's head; one primary at most. */
  actions?: ReactNode;
  /** Page, search and sort, from `useListState`. */
  list: ListAddress;
  /** What the server was asked: its failure and its loading show in the list's place. */
  query: QueryState<unknown>;
  /** The rows to show once the answer is there. */
  rows: readonly Row[] | undefined;
  /** Rows of all pages together; left out where the server answers all rows at once. */
  total?: number;
  /** Whether there are more than `total`, nobody knows yet how many. */
  isMore?: boolean;
  /** Columns that the reader chooses among, from `useColumnChoice`, or those that always show. */
  columns: ColumnChoice<Row> | readonly Column<Row>[];
  toolbarLabel: string;
  searchLabel: string;
  searchClassName?: string;
  /** Controls after the search. */
  filters?: ReactNode;
  /** Controls at the toolbar's end, before the choice of columns. */
  tools?: ReactNode;
  /** `The positions could not be loaded` */
  errorTitle: string;
  /** Nothing exists yet. */
  empty: ReactNode;
  /** Nothing matches; a standard sentence with `Clear filters` when left out. */
  noMatch?: ReactNode;
  /** What floats beside the list, e.g. the panel of the row that is open. */
  children?: ReactNode;
  /** Which list it is, for the views that readers keep of it; without it there are none. */
  views?: ViewList;
};

const isChoice = <Row,>(columns: ColumnChoice<Row> | readonly Column<Row>[]): columns is ColumnChoice<Row> =>
  'visible' in columns;

/**
 * A page that is one list: head, search and filters above, the table in its six states, pages below. The list's state
 * stands in the address; the list takes what the window leaves.
 */
export function ListScreen<Row extends { id: string }>(props: ListScreenProps<Row>) {
  const { title, list, query, rows, total, columns, rowLabel, rowActions, renderCompact, selection } = props;
  usePageTitle(title);
  const choice = isChoice(columns) ? columns : undefined;
  const tools = (props.tools || choice || props.views) && (
    <>
      {props.views && <ViewsButton of={props.views} list={list} choice={choice} />}
      {props.tools}
      {choice && <ColumnsButton choice={choice} />}
    </>
  );
  return (
    <div className={styles.page}>
      <PageHeader title={title} meta={props.meta} actions={props.actions} />
      <Toolbar label={props.toolbarLabel} end={tools}>
        <SearchInput
          className={classNames(styles.search, props.searchClassName)}
          label={props.searchLabel}
          value={list.search}
          onChange={list.setSearch}
        />
        {props.filters}
      </Toolbar>
      <div className={styles.body}>
        <DataView
          inPieces
          query={query}
          isEmpty={() => !rows || rows.length === 0}
          isFiltered={list.isFiltered}
          onClearFilters={list.clearFilters}
          errorTitle={props.errorTitle}
          noMatch={props.noMatch}
          empty={props.empty}
        >
          {() => (
            <DataTable
              label={title}
              columns={isChoice(columns) ? columns.visible : columns}
              rows={rows ?? []}
              rowKey={({ id }) => id}
              isRefreshing={query.isLoading}
              {...{ rowLabel, rowActions, renderCompact, selection }}
              onRowPress={props.onRowPress}
              sort={props.sort}
              onSortChange={props.onSortChange}
            />
          )}
        </DataView>
      </div>
      {total !== undefined && total > 0 && (
        <Pagination
          page={list.page}
          pageSize={list.pageSize}
          total={total}
          isMore={props.isMore}
          onPageChange={list.setPage}
          onPageSizeChange={list.setPageSize}
          pageSizes={PAGE_SIZES}
        />
      )}
      {props.children}
    </div>
  );
}
