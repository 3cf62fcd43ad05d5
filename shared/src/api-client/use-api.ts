import type { AnyEndpoint, EndpointInput, EndpointResponse } from '@cantera/shared/contracts';
import { useEffect } from 'react';
import useSWR, { type SWRConfiguration, type SWRResponse, unstable_serialize, useSWRConfig } from 'swr';
import type { z } from 'zod';
import { type ApiError, isApiError } from './api-error.ts';
import { arrived, call } from './client.ts';
import { type ApiKey, fileRead, type Patch, patchOf } from './heard-reads.ts';

/** Milliseconds that data is served from the cache without a call (SHELL-133). */
export const FRESH_MS = 3_000;

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

interface ApiOptions<E extends AnyEndpoint> extends SWRConfiguration<EndpointResponse<E>, ApiError> {
  /** Takes changes from live updates that would else be read. Made once, outside of components. */
  readonly patch?: (answer: EndpointResponse<E>, change: unknown) => EndpointResponse<E> | undefined;
}

/** Files the topics of a read that is shown, so that live updates know it. */
function useHearing(
  endpoint: AnyEndpoint,
  key: ApiKey | null,
  patch: ApiOptions<AnyEndpoint>['patch'],
): void {
  const serialised = unstable_serialize(key);
  // The serialised key says all that the key says.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a key is made anew at every rendering.
  useEffect(() => {
    if (!key || !endpoint.hears) return;
    const { params } = (key[1] ?? {}) as { params?: unknown };
    const topics = endpoint.hears({ params });
    return fileRead(serialised, { key, topics, ignores: endpoint.ignores, patch }, FRESH_MS);
  }, [endpoint, serialised, patch]);
}

/** A patch for `useApi`: changes of the schema are applied to the answer; undefined reads it again. */
export const patchBy = <E extends AnyEndpoint, S extends z.ZodType>(
  _endpoint: E,
  patch: Patch<EndpointResponse<E>, S>,
) => patchOf(patch);

/**
 * Reads an endpoint through the shared cache, and keeps it true by live updates as the endpoint says. `input` null reads
 * nothing yet. Errors are ApiErrors.
 */
export function useApi<E extends AnyEndpoint>(
  endpoint: E,
  input: EndpointInput<E> | null,
  { patch, ...options }: ApiOptions<E> = {},
): SWRResponse<EndpointResponse<E>, ApiError> {
  const key = input === null ? null : apiKey(endpoint, input);
  useHearing(endpoint, key, patch);
  return useSWR<EndpointResponse<E>, ApiError>(key, () => call(endpoint, input ?? undefined), {
    // What the document was answered is drawn at once, without shapes in its place first.
    fallbackData: input === null ? undefined : arrived(endpoint, input),
    ...options,
  });
}

type Matches<E extends AnyEndpoint> = (input: EndpointInput<E>) => boolean;

const isReadOf =
  <E extends AnyEndpoint>(endpoint: E, matches: Matches<E>) =>
  (key: unknown): boolean =>
    isApiKey(key) && key[0] === endpoint.id && matches(key[1] as EndpointInput<E>);

/** Reads again every answer of an endpoint that shows and whose input `matches`; others when they show next. */
export function useRefresh() {
  const { mutate } = useSWRConfig();
  return <E extends AnyEndpoint>(endpoint: E, matches: Matches<E> = () => true): Promise<unknown> =>
    mutate(isReadOf(endpoint, matches));
}

/** Forgets answers that do not show: what they said must not even be seen until it is read anew. */
export function useForget() {
  const { mutate } = useSWRConfig();
  return <E extends AnyEndpoint>(endpoint: E, matches: Matches<E>): Promise<unknown> =>
    mutate(isReadOf(endpoint, matches), undefined, { revalidate: false });
}
