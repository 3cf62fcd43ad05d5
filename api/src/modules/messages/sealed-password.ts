import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Config } from '../../config.ts';

type Secrets = Pick<Config, 'secret' | 'previousSecret'>;
/** Whose password it is: one that was sealed for another row does not open. */
export interface PasswordOwner {
  readonly agencyId: string;
  readonly channelId: string;
}

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const FORMAT = 'v1';

const keyOf = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'cantera mail account password', KEY_BYTES));
const ownerBytes = ({ agencyId, channelId }: PasswordOwner): Buffer =>
  Buffer.from(`mail account\n${agencyId}\n${channelId}`);

/** The password as it is stored: encrypted with a key of the installation. An empty one stays empty. */
export function sealPassword({ secret }: Secrets, owner: PasswordOwner, password: string): string {
  if (password === '') return '';
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(secret), iv).setAAD(ownerBytes(owner));
  const sealed = Buffer.concat([cipher.update(password, 'utf8'), cipher.final()]);
  return [FORMAT, ...[iv, cipher.getAuthTag(), sealed].map((bytes) => bytes.toString('base64url'))].join('.');
}

function openWith(secret: string, owner: PasswordOwner, stored: string): string | null {
  const [format, ...parts] = stored.split('.');
  const [iv, tag, sealed] = parts.map((part) => Buffer.from(part, 'base64url'));
  if (format !== FORMAT || !iv || !tag || !sealed) return null;
  try {
    const decipher = createDecipheriv(CIPHER, keyOf(secret), iv, { authTagLength: 16 })
      .setAAD(ownerBytes(owner))
      .setAuthTag(tag);
    return Buffer.concat([decipher.update(sealed), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

/** The password of what was stored, and whether it was sealed with the secret before; null when no secret opens it. */
export function openPassword(
  { secret, previousSecret }: Secrets,
  owner: PasswordOwner,
  stored: string,
): { readonly password: string; readonly isOld: boolean } | null {
  if (stored === '') return { password: '', isOld: false };
  const password = openWith(secret, owner, stored);
  if (password !== null) return { password, isOld: false };
  const older = previousSecret === undefined ? null : openWith(previousSecret, owner, stored);
  return older === null ? null : { password: older, isOld: true };
}
