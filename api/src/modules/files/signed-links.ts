import { createHmac, timingSafeEqual } from 'node:crypto';
import { inSeconds, now } from '../../clock.ts';
import type { Config } from '../../config.ts';

const LIFETIME_SECONDS = 300;

const sign = (secret: string, agencyId: string, fileId: string, expires: string): Buffer =>
  createHmac('sha256', secret).update(`private file\n${agencyId}\n${fileId}\n${expires}`).digest();

/** The address of a private file, good for 5 minutes for whoever holds it. */
export function privateUrl({ secret }: Pick<Config, 'secret'>, agencyId: string, fileId: string): string {
  const expires = String(Math.floor(inSeconds(LIFETIME_SECONDS).getTime() / 1000));
  const signature = sign(secret, agencyId, fileId, expires).toString('base64url');
  return `/files/private/${agencyId}/${fileId}?expires=${expires}&signature=${signature}`;
}

/** Whether a private address was made here and still counts. */
export function checkLink(
  { secret }: Pick<Config, 'secret'>,
  link: { agencyId: string; fileId: string; expires: string; signature: string },
): 'good' | 'expired' | 'wrong' {
  const given = Buffer.from(link.signature, 'base64url');
  const right = sign(secret, link.agencyId, link.fileId, link.expires);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return 'wrong';
  return Number(link.expires) * 1000 > now().getTime() ? 'good' : 'expired';
}
