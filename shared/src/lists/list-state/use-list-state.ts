import { useCallback, useMemo } from 'react';
import { type NavigateOptions, useSearchParams } from 'react-router-dom';
import type { Sort } from '../table/column.ts';
import { type AddressParam, integerParam } from './address-param.ts';

type Filters = Readonly<Record<string, unknown>>;
type FilterParams<F extends Filters> = { readonly [K in keyof F]: AddressParam<F[K]> };

/** Declare it outside the component: it is the identity of the list. */
export type ListConfig<F extends Filters> = {
  /** One parameter per filter, under its own name. */
  filters: FilterParams<F>;
  /** Fields the list may be sorted by; another one in the address is ignored. */
  sortFields?: readonly string[];
  defaultSort?: string;
  defaultPageSize?: number;
  maxPageSize?: number;
  /** Names in the address where a list has its own: `{ pageSize: 'perPage' }`. */
  names?: Partial<Record<'page' | 'pageSize' | 'search' | 'sort', string>>;
  /** Filters that say which list it is (e.g. hidden ones) and so neither count as filtering nor are cleared. */
  viewFilters?: readonly (keyof F)[];
  /** Filters that a saved view leaves out, because they are of the moment. */
  unsavedFilters?: readonly (keyof F)[];
  /** A saved view leaves out what is searched: names of people would outlive their erasure in it. */
  isSearchUnsaved?: boolean;
};

export type ListState<F extends Filters> = {
  page: number;
  pageSize: number;
  search: string;
  sort: Sort;
  filters: F;
  /** A search or a filter is on. */
  isFiltered: boolean;
  setPage: (page: number) => void;
  /** These go back to page 1. */
  setPageSize: (pageSize: number) => void;
  setSearch: (search: string) => void;
  /** Nothing goes back to the default order. */
  setSort: (sort: Sort) => void;
  /** One that is typed replaces the entry of the address, as the search does: Back does not lead through its letters. */
  setFilter: <K extends keyof F & string>(name: K, value: F[K], isTyped?: boolean) => void;
  clearFilters: () => void;
  /** Takes values of a filter away that name nothing any more; Back does not lead to them. */
  dropFilter: <K extends keyof F & string>(name: K, rest: F[K]) => void;
  /** Search, order and filters as a saved view holds them. */
  savedQuery: string;
  /** Shows what a saved view holds of these, under the view's id; false where some of it is nothing here any more. */
  openView: (query: string, viewId: string) => boolean;
};

/** The name in the address of the saved view that was opened. */
export const VIEW_PARAM = 'view';

function isOn<F extends Filters>(params: FilterParams<F>, filters: F, name: keyof F): boolean {
  return params[name].format(filters[name]) !== undefined;
}

const NAMES = { page: 'page', pageSize: 'pageSize', search: 'search', sort: 'sortBy' };

function readFilters<F extends Filters>(params: FilterParams<F>, address: URLSearchParams): F {
  const entries = Object.entries<AddressParam<unknown>>(params).map(([name, param]) => [
    name,
    param.parse(address.get(name)),
  ]);
  // Object.fromEntries cannot carry the keys' types; each value was parsed by the parameter of its own key.
  return Object.fromEntries(entries) as F;
}

type Names = Required<NonNullable<ListConfig<Filters>['names']>>;

/** Of an address what a saved view holds, each value as the list understands it. */
function savedPart<F extends Filters>(
  config: ListConfig<F>,
  names: Names,
  address: URLSearchParams,
): URLSearchParams {
  const saved = new URLSearchParams();
  const take = (name: string, value: string | undefined) => value && saved.set(name, value);
  if (!config.isSearchUnsaved) take(names.search, address.get(names.search) ?? undefined);
  const sort = readSort(address.get(names.sort), config.sortFields, config.defaultSort);
  take(names.sort, sort === config.defaultSort ? undefined : sort);
  const filters = readFilters(config.filters, address);
  for (const name of Object.keys(config.filters))
    if (!config.unsavedFilters?.includes(name))
      take(name, config.filters[name]?.format(filters[name] as F[string]));
  return saved;
}

function readSort(raw: string | null, fields: readonly string[] | undefined, fallback: Sort): Sort {
  if (raw === null || raw === '') return fallback;
  return !fields || fields.includes(raw.replace(/^-/, '')) ? raw : fallback;
}

/**
 * Page, page size, search, sort and filters of a list, kept in the address, so that Back, reload and a shared link
 * show the same rows. Parameters it does not know are left alone.
 */
export function useListState<F extends Filters>(config: ListConfig<F>): ListState<F> {
  const [address, setAddress] = useSearchParams();
  const names = useMemo(() => ({ ...NAMES, ...config.names }), [config]);
  const pageParam = useMemo(() => integerParam(1, 1, 100_000), []);
  const sizeParam = useMemo(
    () => integerParam(config.defaultPageSize ?? 25, 1, config.maxPageSize ?? 100),
    [config],
  );

  const write = useCallback(
    (changes: Readonly<Record<string, string | undefined>>, options?: NavigateOptions) =>
      setAddress((current) => {
        const next = new URLSearchParams(current);
        for (const [name, value] of Object.entries({ [names.page]: undefined, ...changes })) {
          if (value === undefined) next.delete(name);
          else next.set(name, value);
        }
        return next;
      }, options),
    [setAddress, names],
  );

  return useMemo(() => {
    const filters = readFilters(config.filters, address);
    const search = address.get(names.search) ?? '';
    const clearable = Object.keys(config.filters).filter((name) => !config.viewFilters?.includes(name));
    const cleared = Object.fromEntries([names.search, ...clearable].map((name) => [name, undefined]));
    return {
      page: pageParam.parse(address.get(names.page)),
      pageSize: sizeParam.parse(address.get(names.pageSize)),
      search,
      sort: readSort(address.get(names.sort), config.sortFields, config.defaultSort),
      filters,
      isFiltered: search !== '' || clearable.some((name) => isOn(config.filters, filters, name)),
      setPage: (page) => write({ [names.page]: pageParam.format(page) }),
      setPageSize: (pageSize) => write({ [names.pageSize]: sizeParam.format(pageSize) }),
      setSearch: (term) =>
        // At once: the press that ended the typing may change the address too, in the same moment.
        write({ [names.search]: term.trim() || undefined }, { replace: true, flushSync: true }),
      setSort: (sort) => write({ [names.sort]: sort === config.defaultSort ? undefined : sort }),
      setFilter: (name, value, isTyped) =>
        write({ [name]: config.filters[name].format(value) }, { replace: isTyped ?? false }),
      clearFilters: () => write(cleared),
      dropFilter: (name, rest) => write({ [name]: config.filters[name].format(rest) }, { replace: true }),
      savedQuery: savedPart(config, names, address).toString(),
      openView: (query, viewId) => {
        const asked = new URLSearchParams(query);
        const holding = savedPart(config, names, asked);
        const unsaved = config.unsavedFilters ?? [];
        const saved = Object.keys(config.filters).filter((name) => !unsaved.includes(name));
        write({
          ...Object.fromEntries([names.search, names.sort, ...saved].map((name) => [name, undefined])),
          ...Object.fromEntries(holding),
          [VIEW_PARAM]: viewId,
        });
        return [...asked].every(([name, value]) => holding.get(name) === value);
      },
    };
  }, [address, config, names, pageParam, sizeParam, write]);
}
