import { AsyncLocalStorage } from 'node:async_hooks';

/** What every line of the log says about the work that wrote it. */
export interface LogContext {
  /** The request that the work is part of, or that caused the job; it is in the answer's `x-request-id`. */
  readonly request?: string;
  readonly agency?: string;
  readonly job?: string;
  readonly kind?: string;
}

const storage = new AsyncLocalStorage<LogContext>();

/** Does `work`, and all that it sets going, with this in each of its lines. */
export const withLogContext = <T>(context: LogContext, work: () => T): T => storage.run(context, work);

export const logContext = (): LogContext => storage.getStore() ?? {};
