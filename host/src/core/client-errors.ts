import { call, isApiError } from '@cantera/shared/api-client';
import { reportClientError } from '@cantera/shared/contracts/error-reports';
import { appConfig, getToken } from '@cantera/shared/session';

/** A page that breaks again and again has said enough. */
const MOST_A_PAGE = 10;
const told = new Set<string>();

/** Failed calls are the server's to log; a browser's own notices about layout are no errors. */
const isNoise = (error: unknown, message: string): boolean =>
  isApiError(error) || /^ResizeObserver/.test(message);

const HOST = 'host';

/** Tells the server of an error, once for each message; `part` is the federation name of the remote that it happened in. */
export function tellOfError(error: unknown, part: string = HOST): void {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  if (isNoise(error, message) || getToken() === null || told.has(message) || told.size >= MOST_A_PAGE) return;
  told.add(message);
  const { entries, host } = appConfig();
  const buildId = (part === HOST ? host?.buildId : entries?.[part]?.buildId) ?? 'unknown';
  const body = { remote: part, buildId, page: window.location.pathname, message };
  // Whoever cannot be reached is not told.
  call(reportClientError, { body }).catch(() => undefined);
}

/** Tells the server of every error that nothing caught. */
export function watchErrors(partOf: (path: string) => string | undefined): void {
  const tell = (error: unknown) => tellOfError(error, partOf(window.location.pathname));
  window.addEventListener('error', (event) => tell(event.error ?? event.message));
  window.addEventListener('unhandledrejection', (event) => tell(event.reason));
}
