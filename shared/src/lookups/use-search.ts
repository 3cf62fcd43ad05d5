import { useEffect, useRef, useState } from 'react';

export type PickOption = { id: string; label: string };

/** Milliseconds after the last letter until the server is asked. */
const DELAY = 250;
export const LEAST_LETTERS = 3;

type Found = { term: string; options?: readonly PickOption[] };

/** What the server found for a term. Below 3 letters nothing is asked and what was found before stays. */
export function useSearch(term: string, search: (term: string) => Promise<PickOption[]>) {
  const [found, setFound] = useState<Found>();
  const [tries, setTries] = useState(0);
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks for the same term again.
  useEffect(() => {
    if (term.length < LEAST_LETTERS) return;
    let isOld = false;
    const take = (options?: PickOption[]) => !isOld && setFound({ term, options });
    const timer = setTimeout(() => {
      latest.current(term).then(take, () => take());
    }, DELAY);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [term, tries]);
  return {
    found: found?.options,
    hasFailed: found !== undefined && found.options === undefined,
    isOld: found?.term !== term,
    retry: () => {
      setFound(undefined);
      setTries((count) => count + 1);
    },
  };
}
