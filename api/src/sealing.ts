import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Config } from './config.ts';

export type Secrets = Pick<Config, 'secret' | 'previousSecret'>;
/** What a text is sealed for: one that was sealed for another use or another row does not open. */
export interface SealedFor {
  /** What the key is derived for; the same for all rows of a kind. */
  readonly use: string;
  /** Names the row. */
  readonly row: string;
}

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const FORMAT = 'v1';

const keyOf = (secret: string, use: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', use, KEY_BYTES));

/** The text as it is stored: encrypted with a key of the installation. An empty one stays empty. */
export function sealText({ secret }: Secrets, { use, row }: SealedFor, text: string): string {
  if (text === '') return '';
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(secret, use), iv).setAAD(Buffer.from(row));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return [FORMAT, ...[iv, cipher.getAuthTag(), sealed].map((bytes) => bytes.toString('base64url'))].join('.');
}

function openWith(secret: string, { use, row }: SealedFor, stored: string): string | null {
  const [format, ...parts] = stored.split('.');
  const [iv, tag, sealed] = parts.map((part) => Buffer.from(part, 'base64url'));
  if (format !== FORMAT || !iv || !tag || !sealed) return null;
  try {
    const decipher = createDecipheriv(CIPHER, keyOf(secret, use), iv, { authTagLength: 16 })
      .setAAD(Buffer.from(row))
      .setAuthTag(tag);
    return Buffer.concat([decipher.update(sealed), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

/** What was stored, and whether it was sealed with the secret before; null when no secret opens it. */
export function openText(
  { secret, previousSecret }: Secrets,
  sealedFor: SealedFor,
  stored: string,
): { readonly text: string; readonly isOld: boolean } | null {
  if (stored === '') return { text: '', isOld: false };
  const text = openWith(secret, sealedFor, stored);
  if (text !== null) return { text, isOld: false };
  const older = previousSecret === undefined ? null : openWith(previousSecret, sealedFor, stored);
  return older === null ? null : { text: older, isOld: true };
}
