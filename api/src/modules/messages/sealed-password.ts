import { openText, type SealedFor, type Secrets, sealText } from '../../sealing.ts';

/** Whose password it is: one that was sealed for another row does not open. */
export interface PasswordOwner {
  readonly agencyId: string;
  readonly channelId: string;
}

const sealedFor = ({ agencyId, channelId }: PasswordOwner): SealedFor => ({
  use: 'cantera mail account password',
  row: `mail account\n${agencyId}\n${channelId}`,
});

/** The password as it is stored: encrypted with a key of the installation. An empty one stays empty. */
export const sealPassword = (secrets: Secrets, owner: PasswordOwner, password: string): string =>
  sealText(secrets, sealedFor(owner), password);

/** The password of what was stored, and whether it was sealed with the secret before; null when no secret opens it. */
export function openPassword(
  secrets: Secrets,
  owner: PasswordOwner,
  stored: string,
): { readonly password: string; readonly isOld: boolean } | null {
  const opened = openText(secrets, sealedFor(owner), stored);
  return opened && { password: opened.text, isOld: opened.isOld };
}
