import { useState } from 'react';
import { useApi } from '../../api-client/use-api.ts';
import type { AnyEndpoint, EndpointInput, EndpointResponse } from '../../contracts/endpoint.ts';
import type { FilterOption } from '../../design-system/controls/choice-filter.tsx';
import { useGoneValues } from './use-gone-values.ts';

/** Where a filter by one of many finds its options, and the one that the address names. Declare it outside the component. */
type ManySource<Many extends AnyEndpoint, One extends AnyEndpoint> = {
  endpoint: Many;
  /** What is asked for a term; the empty term asks for the list shown before anything is typed. */
  ask: (term: string) => EndpointInput<Many>;
  optionsOf: (answer: EndpointResponse<Many>) => readonly FilterOption[];
  one: {
    endpoint: One;
    ask: (id: string) => EndpointInput<One>;
    nameOf: (answer: EndpointResponse<One>) => string;
  };
};

type Chosen = {
  /** Empty for none. */
  id: string;
  /** Takes one that is gone out of the address. */
  drop: () => void;
  /** For who may not read any nothing is asked. */
  canRead: boolean;
};

/**
 * What a `ChoiceFilter` by one of more records than a list holds needs: those that match what is typed, and the chosen one,
 * which may be any. One of the address that no longer exists is taken out of it, and that is said.
 */
export function useOneOfMany<Many extends AnyEndpoint, One extends AnyEndpoint>(
  { endpoint, ask, optionsOf, one }: ManySource<Many, One>,
  { id, drop, canRead }: Chosen,
) {
  const [term, setTerm] = useState('');
  const found = useApi(endpoint, canRead ? ask(term) : null, { keepPreviousData: true });
  const offered = found.data ? optionsOf(found.data) : [];
  const isElsewhere = found.data !== undefined && id !== '' && !offered.some(({ value }) => value === id);
  const { data, error } = useApi(one.endpoint, isElsewhere ? one.ask(id) : null);
  const value = id ? [id] : [];
  const isGone = isElsewhere && error?.status === 404;
  useGoneValues(value, isGone ? [] : undefined, drop);
  return {
    options: isElsewhere && data ? [...offered, { value: id, label: one.nameOf(data) }] : offered,
    onSearch: setTerm,
    value,
  };
}
