/** What `DataView` needs of a query; SWR's answer has this shape. */
export type QueryState<T> = {
  data: T | undefined;
  error?: unknown;
  isLoading: boolean;
  /** Asks again. */
  mutate: () => unknown;
};
export type Failure = { isForbidden: boolean; requestId?: string };

const field = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && key in value ? Reflect.get(value, key) : undefined;

/** Reads a failed call by its shape, so that an error of another copy of the API client is understood too. */
export function readFailure(error: unknown): Failure {
  const requestId = field(error, 'requestId');
  return {
    isForbidden: field(error, 'status') === 403,
    requestId: typeof requestId === 'string' && requestId !== '' ? requestId : undefined,
  };
}
