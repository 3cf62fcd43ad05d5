import type { Locale, Role } from '@cantera/shared/contracts/enums';

export const DEMO_PASSWORD = 'cantera-demo';

export interface Colleague {
  readonly key: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
  readonly lang: Locale | null;
  /** Whether the EMAIL channel is connected. */
  readonly sendsMail: boolean;
}

export const COLLEAGUES: readonly Colleague[] = [
  {
    key: 'admin',
    email: 'admin@demo.test',
    firstName: 'Clara',
    lastName: 'Montagut',
    role: 'AGENCY_ADMIN',
    lang: 'en',
    sendsMail: true,
  },
  {
    key: 'recruiter',
    email: 'recruiter@demo.test',
    firstName: 'Daniel',
    lastName: 'Prats Oller',
    role: 'RECRUITER',
    lang: 'en',
    sendsMail: true,
  },
  {
    key: 'manager',
    email: 'manager@demo.test',
    firstName: 'Helena',
    lastName: 'Vives',
    role: 'HIRING_MANAGER',
    lang: 'en',
    sendsMail: false,
  },
  {
    key: 'colleague',
    email: 'irene@demo.test',
    firstName: 'Irene',
    lastName: 'Quiroga Lema',
    role: 'RECRUITER',
    lang: 'es',
    sendsMail: true,
  },
  // Without a channel on purpose: their position shows the warning about automatic messages.
  {
    key: 'unconnected',
    email: 'blanca@demo.test',
    firstName: 'Blanca',
    lastName: 'Seguí i Tomàs',
    role: 'RECRUITER',
    lang: 'ca',
    sendsMail: false,
  },
];

/** Someone who has not accepted the invitation yet. */
export const INVITED = { key: 'invited', email: 'oriol.batlle@demo.test', role: 'RECRUITER' } as const;

export const RIVALS: readonly Colleague[] = [
  {
    key: 'admin',
    email: 'admin@rival.test',
    firstName: 'Victor',
    lastName: 'Rivalta',
    role: 'AGENCY_ADMIN',
    lang: 'en',
    sendsMail: true,
  },
  {
    key: 'recruiter',
    email: 'recruiter@rival.test',
    firstName: 'Paula',
    lastName: 'Contreras',
    role: 'RECRUITER',
    lang: 'es',
    sendsMail: true,
  },
];
