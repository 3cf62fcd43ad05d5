import { useEffect, useMemo, useRef, useState } from 'react';
import { useApi } from '../../api-client/use-api.ts';
import type { AnyEndpoint, EndpointInput, EndpointResponse } from '../../contracts/endpoint.ts';
import { fold } from '../../contracts/text.ts';
import type { SelectOption } from '../fields/antd-select.tsx';

/** Where the options of a remote select come from. Declare it outside the component. */
export type RemoteSource<E extends AnyEndpoint> = {
  endpoint: E;
  /** What is asked for a term; the empty term asks for the list shown before anything is typed. */
  ask: (term: string) => EndpointInput<E>;
  optionsOf: (answer: EndpointResponse<E>) => readonly SelectOption[];
};

const DELAY_MS = 250;

/**
 * The options for what is typed: the preloaded list for nothing, else the server's answer, asked once typing has paused
 * for 250 ms. Until it comes the list shows what is known and matches, so that Enter never takes an option that was
 * not looked for.
 */
export function useRemoteOptions<E extends AnyEndpoint>(source: RemoteSource<E>) {
  const [typed, setTyped] = useState('');
  const [term, setTerm] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const preload = useApi(source.endpoint, source.ask(''));
  const found = useApi(source.endpoint, term === '' ? null : source.ask(term));
  const query = term === '' ? preload : found;

  const type = (next: string) => {
    const wanted = next.trim();
    setTyped(wanted);
    clearTimeout(timer.current);
    if (wanted === '') setTerm('');
    else timer.current = setTimeout(() => setTerm(wanted), DELAY_MS);
  };
  const isAnswered = typed === term && query.data !== undefined;
  const options = useMemo(() => {
    if (isAnswered && query.data) return source.optionsOf(query.data);
    const known = preload.data ? source.optionsOf(preload.data) : [];
    return known.filter(({ label }) => fold(label).includes(fold(typed)));
  }, [isAnswered, query.data, preload.data, source, typed]);

  const hasFailed = typed === term && query.data === undefined && query.error !== undefined;
  return {
    options,
    type,
    hasFailed,
    isLoading: !isAnswered && !hasFailed,
    retry: () => void query.mutate(),
  };
}
