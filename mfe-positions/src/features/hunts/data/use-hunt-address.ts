import { POOL_STATUSES, type PoolStatus } from '@cantera/shared/contracts/hunts';
import { isUuid } from '@cantera/shared/contracts/text';
import { type AddressParam, choiceParam, type ListConfig, useListState } from '@cantera/shared/lists';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

const idParam: AddressParam<string> = {
  parse: (raw) => (raw && isUuid(raw) ? raw : ''),
  format: (value) => value || undefined,
};
type Filters = { talentPoolId: string; status: PoolStatus | undefined; positionId: string };

/** The search is of the hunts, the page of the people of the one that is open. */
const HUNTS: ListConfig<Filters> = {
  filters: { talentPoolId: idParam, status: choiceParam(POOL_STATUSES), positionId: idParam },
  viewFilters: ['talentPoolId', 'status', 'positionId'],
  names: { search: 'query' },
};

type Name =
  | 'talentPoolId'
  | 'status'
  | 'page'
  | 'query'
  | 'candidateId'
  | 'candidateMode'
  | 'create'
  | 'positionId';
type Changes = Partial<Record<Name, string | null>>;

/** What goes with the one who is open: their CV, and the line of it that was looked at. */
const OF_PERSON = ['candidateMode', 'cvPage', 'cvBox'];

function changed(address: URLSearchParams, changes: Changes): URLSearchParams {
  const next = new URLSearchParams(address);
  if ('candidateId' in changes) for (const name of OF_PERSON) next.delete(name);
  for (const [name, value] of Object.entries(changes))
    if (value) next.set(name, value);
    else next.delete(name);
  return next;
}

const NOBODY: Changes = { candidateId: null, page: null };

/** What the address of the hunts says: which one is open, whose decisions, which page and person, and whether one is created. */
export function useHuntAddress() {
  const list = useListState(HUNTS);
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (changes: Changes, replace = false) => setParams((current) => changed(current, changes), { replace }),
    [setParams],
  );
  const { talentPoolId, status, positionId } = list.filters;
  const toPage = (page: number): string | null => (page > 1 ? `${page}` : null);
  return {
    list,
    change,
    huntId: talentPoolId,
    status: status ?? 'NONE',
    candidateId: params.get('candidateId'),
    isCvOpen: params.get('candidateMode') === 'cv',
    isCreating: params.get('create') === 'true',
    /** The position that a new hunt is for, to begin with. */
    positionId,
    open: (id: string) =>
      change({ ...NOBODY, talentPoolId: id, status: null, create: null, positionId: null }),
    close: () => change({ ...NOBODY, talentPoolId: null, status: null }, true),
    create: (forPosition?: string) => change({ create: 'true', positionId: forPosition ?? null }),
    endCreating: () => change({ create: null, positionId: null }, true),
    hrefOfTab: (tab: PoolStatus) => `?${changed(params, { ...NOBODY, status: tab === 'NONE' ? null : tab })}`,
    hrefOfPerson: (id: string) => `?${changed(params, { candidateId: id })}`,
    toPage,
  };
}
export type HuntAddress = ReturnType<typeof useHuntAddress>;
