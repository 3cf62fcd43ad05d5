import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

type Changes = Readonly<Record<string, string | undefined>>;

/** A line of the CV goes from the address with the CV that was open. */
function leaveCv(address: URLSearchParams): void {
  address.delete('cvPage');
  address.delete('cvBox');
}

/** What of the address belongs to the list and not to its pages: the open candidate, the CV mode, the selection. */
export function useRowsAddress() {
  const [address, setAddress] = useSearchParams();
  const change = useCallback(
    (changes: Changes, replace = false) =>
      setAddress(
        (current) => {
          const next = new URLSearchParams(current);
          for (const [name, value] of Object.entries(changes)) {
            if (value) next.set(name, value);
            else next.delete(name);
          }
          if ('candidateId' in changes || 'candidateMode' in changes) leaveCv(next);
          return next;
        },
        { replace },
      ),
    [setAddress],
  );
  const hrefTo = (candidateId: string): string => {
    const next = new URLSearchParams(address);
    next.set('candidateId', candidateId);
    next.delete('candidateMode');
    leaveCv(next);
    return `?${next}`;
  };
  return {
    candidateId: address.get('candidateId') || undefined,
    isCvOpen: address.get('candidateMode') === 'cv',
    change,
    hrefTo,
  };
}
