import type { MailSecurity } from '@cantera/shared/contracts/channels';

export interface MailProvider {
  readonly name: string;
  readonly host: string;
  readonly port: number;
  readonly security: MailSecurity;
}

/** What the providers' own help pages give for sending. */
export const MAIL_PROVIDERS: readonly MailProvider[] = [
  { name: 'Gmail', host: 'smtp.gmail.com', port: 465, security: 'TLS' },
  { name: 'Microsoft 365', host: 'smtp.office365.com', port: 587, security: 'STARTTLS' },
  { name: 'iCloud', host: 'smtp.mail.me.com', port: 587, security: 'STARTTLS' },
  { name: 'Yahoo', host: 'smtp.mail.yahoo.com', port: 465, security: 'TLS' },
  { name: 'IONOS', host: 'smtp.ionos.com', port: 465, security: 'TLS' },
  { name: 'OVHcloud', host: 'ssl0.ovh.net', port: 465, security: 'TLS' },
  { name: 'Zoho', host: 'smtp.zoho.eu', port: 465, security: 'TLS' },
  { name: 'Fastmail', host: 'smtp.fastmail.com', port: 465, security: 'TLS' },
];
