import type { AnyEndpoint, EndpointInput, EndpointResponse } from '@cantera/shared/contracts';
import useSWR, { type SWRConfiguration, type SWRResponse, useSWRConfig } from 'swr';
import { type ApiError, isApiError } from './api-error.ts';
import { call } from './client.ts';

/** Milliseconds that data is served from the cache without a call (SHELL-133). */
export const FRESH_MS = 3_000;

export type ApiKey = readonly [endpointId: string, input: unknown];

/** The cache key of a read: the endpoint's name and what it was asked. */
export const apiKey = <E extends AnyEndpoint>(endpoint: E, input?: EndpointInput<E>): ApiKey => [
  endpoint.id,
  input ?? null,
];

const isApiKey = (key: unknown): key is ApiKey => Array.isArray(key) && typeof key[0] === 'string';

/** Settings of the one cache, mounted by the host. Failed reads are not repeated here: the client has tried twice. */
export const cacheSettings: SWRConfiguration = {
  dedupingInterval: FRESH_MS,
  shouldRetryOnError: (error: unknown) => isApiError(error) && error.type === 'NETWORK',
  errorRetryInterval: 5_000,
  errorRetryCount: 20,
  revalidateOnFocus: true,
  focusThrottleInterval: 30_000,
  keepPreviousData: false,
};

/** Reads an endpoint through the shared cache. `input` null reads nothing yet. Errors are ApiErrors. */
export function useApi<E extends AnyEndpoint>(
  endpoint: E,
  input: EndpointInput<E> | null,
  options: SWRConfiguration<EndpointResponse<E>, ApiError> = {},
): SWRResponse<EndpointResponse<E>, ApiError> {
  const key = input === null ? null : apiKey(endpoint, input);
  return useSWR<EndpointResponse<E>, ApiError>(key, () => call(endpoint, input ?? undefined), options);
}

/** Reads again, or with `update` changes in place, every cached answer of an endpoint whose input `matches`. */
export function useRefresh() {
  const { mutate } = useSWRConfig();
  return <E extends AnyEndpoint>(
    endpoint: E,
    matches: (input: EndpointInput<E>) => boolean = () => true,
  ): Promise<unknown> =>
    mutate((key) => isApiKey(key) && key[0] === endpoint.id && matches(key[1] as EndpointInput<E>));
}
