import { hash, verify } from '@node-rs/argon2';

/** OWASP's lowest Argon2id setting: 19 MiB, two passes. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string): Promise<string> => hash(password, OPTIONS);

let decoy: Promise<string> | undefined;
/** Whether the password is right. Without a hash it takes as long and is wrong, so that time tells nothing. */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  const matches = await verify(stored ?? (await decoy), password);
  return matches && Boolean(stored);
}
