import type { Role } from './enums.ts';

/** Who can log in to the demo, and with which password; part of `/config.json` while the demo is on. */
export interface DemoLogins {
  readonly password: string;
  readonly people: readonly { readonly email: string; readonly role: Role }[];
}
