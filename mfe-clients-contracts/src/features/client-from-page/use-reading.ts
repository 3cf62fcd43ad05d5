import { call, isApiError } from '@cantera/shared/api-client';
import {
  type ClientReading,
  type ReadingFailure,
  readClientPage,
} from '@cantera/shared/contracts/client-reading';
import { useEffect, useRef, useState } from 'react';

/** Why there is no reading; `OTHER` when our own server gave none. */
export type Failure = ReadingFailure | 'OTHER';
interface State {
  /** The last address that was asked for, also when it was stopped. */
  readonly url?: string;
  readonly isReading?: boolean;
  readonly failed?: Failure;
}

function reasonOf(error: unknown): Failure {
  if (!isApiError(error)) return 'OTHER';
  if (error.is(readClientPage, 'CLIENT_PAGE_NOT_READ')) return error.details.reason;
  // An address that only the server finds wrong is one that nobody answers at.
  return error.type === 'VALIDATION' ? 'NO_ANSWER' : 'OTHER';
}

/** Reads a company from an address, and can be stopped; leaving the page stops it too. */
export function useReading(onRead: (reading: ClientReading) => void) {
  const [state, setState] = useState<State>({});
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const read = async (url: string) => {
    const own = new AbortController();
    running.current = own;
    setState({ url, isReading: true });
    try {
      const { data } = await call(readClientPage, { query: { url } }, { signal: own.signal });
      setState({});
      onRead(data);
    } catch (error) {
      setState(own.signal.aborted ? { url } : { url, failed: reasonOf(error) });
    }
  };
  return { ...state, read, stop: () => running.current?.abort(), forget: () => setState({}) };
}
