/** Owns consent: asking a candidate for it by a link, their answer, and what they agreed to. */
export {
  handConsentRequestsOver,
  handConsentsOver,
  keepConsent,
  keepOffersConsent,
  pruneConsentRequests,
  recordConsent,
} from './consent.repository.ts';
export { consentJobs } from './consents.jobs.ts';
export { consentRoutes } from './consents.routes.ts';
export {
  endConsentUnasked,
  lapseConsent,
  PACE_SECONDS,
  requestConsent,
  roomOfMinute,
} from './request.service.ts';
