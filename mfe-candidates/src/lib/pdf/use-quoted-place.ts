import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { type QuotedPlace, readPlace } from './quoted-place.ts';

/**
 * The place in the CV that the address names; another object whenever the address is gone to, so that the same place can be
 * asked for again. `applicationId` is the application whose CV it is quoted from.
 */
export function useQuotedPlace(): { place: QuotedPlace | undefined; applicationId: string | undefined } {
  const { search, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for having gone there.
  return useMemo(() => {
    const params = new URLSearchParams(search);
    const place = readPlace(params);
    return { place, applicationId: place && (params.get('applicationId') ?? undefined) };
  }, [search, key]);
}
