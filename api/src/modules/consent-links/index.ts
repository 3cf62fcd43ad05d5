/** Owns the tokens of links by which somebody answers whether their data may be kept, without an account. */
export { type ApplicantLink, applicantToken, readApplicantToken } from './applicant-token.ts';
export { consentToken } from './request-token.ts';

/** So long a link works. */
export const CONSENT_LINK_SECONDS = 30 * 86_400;
