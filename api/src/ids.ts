import { createHash, randomBytes } from 'node:crypto';
import { v7 } from 'uuid';

/** A new id. Ids rise with time, so that new rows land together in every index. */
export const newId = (): string => v7();

/** SHA-256 of a text. */
export const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

/** A secret for a link or a session: 256 random bits. Only its hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url');
export const hashToken = sha256;
