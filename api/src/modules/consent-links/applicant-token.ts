import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../config.ts';

/** Whose consent the link of a receipt is about: whoever the application is of. */
export interface ApplicantLink {
  readonly agencyId: string;
  readonly applicationId: string;
}

const ID_BYTES = 16;
const IDS_BYTES = 2 * ID_BYTES;

const bytesOf = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex');
const idOf = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
const sign = (secret: string, ids: Buffer): Buffer =>
  createHmac('sha256', secret).update('consent-of-applicant:').update(ids).digest();

/**
 * The token of a receipt's link: it names the application and is signed with the installation's secret, good for this purpose
 * alone. Nothing of it is stored, so that somebody who applies counts as asked no more than before.
 */
export function applicantToken(
  { secret }: Pick<Config, 'secret'>,
  { agencyId, applicationId }: ApplicantLink,
): string {
  const ids = Buffer.concat([bytesOf(agencyId), bytesOf(applicationId)]);
  return Buffer.concat([ids, sign(secret, ids)]).toString('base64url');
}

/** What a token of a receipt's link names; undefined for any other text. */
export function readApplicantToken(
  { secret }: Pick<Config, 'secret'>,
  token: string,
): ApplicantLink | undefined {
  const bytes = Buffer.from(token, 'base64url');
  const ids = bytes.subarray(0, IDS_BYTES);
  const given = bytes.subarray(IDS_BYTES);
  const right = sign(secret, ids);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  return { agencyId: idOf(ids.subarray(0, ID_BYTES)), applicationId: idOf(ids.subarray(ID_BYTES)) };
}
