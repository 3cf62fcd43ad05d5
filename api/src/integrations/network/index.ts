/** Owns the ways out to addresses that people typed: what may be connected to, and fetching from it. */
export { HostNotAllowed, resolveHost } from './address.ts';
export {
  AnswerNotWanted,
  AnswerTooLarge,
  CertificateNotTrusted,
  type SafeRequest,
  type SafeResponse,
  safeFetch,
} from './safe-fetch.ts';
