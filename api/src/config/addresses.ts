import { ConfigError, type Env } from './environment.ts';

/** An address of one of the schemes; undefined for what is none, or has a part that no such address has. */
function addressOf(given: string, schemes: readonly string[]): URL | undefined {
  const hasScheme = schemes.some((scheme) => given.toLowerCase().startsWith(`${scheme}://`));
  if (!hasScheme || !URL.canParse(given) || given.includes('#')) return undefined;
  const url = new URL(given);
  try {
    decodeURIComponent(url.username + url.password);
    return url;
  } catch {
    return undefined;
  }
}

const ESCAPED = 'special characters of its user and password are written as in addresses, such as %40 for @';

/** The address that people see, without a slash at the end. */
export function readPublicUrl(env: Env, port: number): string {
  const given = env.PUBLIC_URL || `http://localhost:${port}`;
  const url = addressOf(given, ['http', 'https']);
  if (!url || url.username || url.password || given.includes('?'))
    throw new ConfigError(
      'PUBLIC_URL must be an address such as https://talent.example, with http:// or https:// and without a user, ? or #',
    );
  return given.replace(/\/+$/, '');
}

/** The address of a database; undefined when none is given. */
export function readDatabaseUrl(env: Env, name: 'DATABASE_URL' | 'DATABASE_APP_URL'): string | undefined {
  const given = env[name];
  if (given && !addressOf(given, ['postgres', 'postgresql']))
    throw new ConfigError(
      `${name} must be an address such as postgres://user:password@db.example:5432/cantera; ${ESCAPED}`,
    );
  return given || undefined;
}

/** The address of the mail server; undefined when none is given. */
export function readSmtpUrl({ SMTP_URL: given }: Env): string | undefined {
  if (given && !addressOf(given, ['smtp', 'smtps'])?.hostname)
    throw new ConfigError(
      `SMTP_URL must be an address such as smtp://user:password@mail.example:587 or smtps://mail.example; ${ESCAPED}`,
    );
  return given || undefined;
}

/** The sender of the product's own mails: as given, else `no-reply` at the host that people see. */
export function readMailFrom({ MAIL_FROM: given }: Env, publicUrl: string): string {
  if (given && !/^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+$/.test(given))
    throw new ConfigError(
      'MAIL_FROM must be one mail address such as mail@talent.example, without a name: each agency writes under its own',
    );
  return given || `no-reply@${new URL(publicUrl).hostname}`;
}

/** Where a database is, for a person: without user and password. */
export function placeOfDatabase(databaseUrl: string): string {
  const { hostname, port, searchParams } = new URL(databaseUrl);
  return `${hostname || searchParams.get('host') || 'localhost'}:${port || 5432}`;
}
