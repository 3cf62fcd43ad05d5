import { call, isApiError } from '@cantera/shared/api-client';
import {
  type ClientReading,
  type ReadingFailure,
  readClientPage,
} from '@cantera/shared/contracts/client-reading';
import { useEffect, useRef, useState } from 'react';
import type { Address } from './address.ts';

/** Why there is no reading; `OTHER` when our own server gave none, `TOO_MANY` when it has given as many as it does. */
export type Failure = ReadingFailure | 'TOO_MANY' | 'OTHER';
interface State {
  /** The last address that was asked for, also when it was stopped. */
  readonly asked?: Address;
  readonly isReading?: boolean;
  readonly failed?: Failure;
  /** The address that answered, where it is not the one that was asked for. */
  readonly answered?: string;
  /** When pages are read again, where too many were (ISO). */
  readonly again?: string;
}

function reasonOf(error: unknown): Failure {
  if (!isApiError(error)) return 'OTHER';
  if (error.is(readClientPage, 'CLIENT_PAGE_NOT_READ')) return error.details.reason;
  if (error.is(readClientPage, 'TOO_MANY_ATTEMPTS')) return 'TOO_MANY';
  // An address that only the server finds wrong is one that nobody answers at.
  return error.type === 'VALIDATION' ? 'NO_ANSWER' : 'OTHER';
}

/** What answered where nobody had said that it is https. */
function answeredBy(error: unknown): { answered?: string } {
  const url =
    isApiError(error) && error.is(readClientPage, 'CLIENT_PAGE_NOT_READ') ? error.details.url : undefined;
  return url ? { answered: url } : {};
}

const MINUTE_MS = 60_000;
/** When the server takes the call again, on the minute after; nothing where it said nothing. */
function againAfter(error: unknown): { again?: string } {
  if (!isApiError(error) || error.retryAfter === undefined) return {};
  const at = Math.ceil((Date.now() + error.retryAfter * 1000) / MINUTE_MS) * MINUTE_MS;
  return { again: new Date(at).toISOString() };
}

/** Reads a company from an address, and can be stopped; leaving the page stops it too. */
export function useReading(onRead: (reading: ClientReading) => void) {
  const [state, setState] = useState<State>({});
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const read = async (asked: Address) => {
    const { url, orHttp } = asked;
    const own = new AbortController();
    running.current = own;
    setState({ asked, isReading: true });
    try {
      const { data } = await call(
        readClientPage,
        { query: { url, ...(orHttp ? { orHttp } : {}) } },
        { signal: own.signal },
      );
      setState({});
      onRead(data);
    } catch (error) {
      setState(
        own.signal.aborted
          ? { asked }
          : { asked, failed: reasonOf(error), ...answeredBy(error), ...againAfter(error) },
      );
    }
  };
  return { ...state, read, stop: () => running.current?.abort(), forget: () => setState({}) };
}
