/** Owns the definition of every HTTP call: client, server and OpenAPI come from it. Domains are imported by their own path. */

export {
  AGENCY_LISTS,
  type AnyEndpoint,
  DEFAULT_SERVICE_BASES,
  defineEndpoint,
  type Endpoint,
  type EndpointInput,
  type EndpointRequest,
  type EndpointResponse,
  type PublicEndpoint,
  type ServiceName,
  type SessionEndpoint,
} from './endpoint.ts';
export {
  changedMeanwhile,
  type ErrorBody,
  FIELD_ERRORS,
  type FieldError,
  type Refusal,
  type Refusals,
} from './errors.ts';
export type { LocationSummary, Pagination } from './primitives.ts';
export { camelCasePath, fromWire, snakeCase, snakeCasePath, toWire } from './wire.ts';
