/** Owns talking to the server: calls, their errors, the cache of what was read, live updates. */
export { ApiError, type ApiErrorType, isApiError } from './api-error.ts';
export { type ApiSettings, addressOf, call, configureApi, upload } from './client.ts';
export { newId } from './new-id.ts';
export { apiKey, cacheSettings, patchBy, useApi, useForget, useRefresh } from './use-api.ts';
export { useLiveUpdates } from './use-live-updates.ts';
