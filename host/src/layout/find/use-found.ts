import { useApi } from '@cantera/shared/api-client';
import { find, MIN_FIND_LENGTH } from '@cantera/shared/contracts/find';
import { useEffect, useState } from 'react';
import type { FindAnswer } from './find-options.ts';

/** Ms that typing pauses before the server is asked. */
const PAUSE_MS = 120;

/** Gives what `value` was a moment ago, once it has stopped changing. */
function usePaused(value: string): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}

type FoundState = {
  /** What answers the letters before until what answers these is there; undefined where nothing is asked or it failed. */
  found: FindAnswer | undefined;
  /** Whether `found` answers what is typed. */
  isSettled: boolean;
  hasFailed: boolean;
  retry: () => void;
};

/** What a term finds, asked of the server when typing pauses. */
export function useFound(term: string): FoundState {
  const paused = usePaused(term);
  const isAsked = [...paused].length >= MIN_FIND_LENGTH && [...term].length >= MIN_FIND_LENGTH;
  const { data, error, isLoading, mutate } = useApi(find, isAsked ? { query: { term: paused } } : null, {
    keepPreviousData: true,
  });
  const isSettled = paused === term && !isLoading;
  const hasFailed = isAsked && isSettled && error !== undefined;
  return {
    found: isAsked && !hasFailed ? data?.data : undefined,
    isSettled,
    hasFailed,
    retry: () => void mutate(),
  };
}
