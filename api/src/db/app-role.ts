import pg from 'pg';
import { MigrationError } from './migration/files.ts';
import { APP_ROLE, appRolePassword, appRoleUrl } from './pool.ts';

const NOT_ALLOWED = '42501';
const isNotAllowed = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === NOT_ALLOWED;

async function canLogIn(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch (error) {
    if (error instanceof pg.DatabaseError) return false;
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Makes the role that the server works as, or gives it the password that follows from the owner's. An owner who may not
 * manage roles leaves the role to the operator (`DATABASE_APP_URL`). Throws MigrationError when there is none, or one that
 * row-level security would not bind.
 */
export async function ensureAppRole(client: pg.Client, ownerUrl: string): Promise<void> {
  const { rows } = await client.query<{ isFree: boolean }>(
    'select rolsuper or rolbypassrls or rolcreaterole or rolcreatedb as "isFree" from pg_roles where rolname = $1',
    [APP_ROLE],
  );
  const [role] = rows;
  if (role?.isFree)
    throw new MigrationError(
      `The role ${APP_ROLE} must not be a superuser, bypass row-level security, or create roles or databases: alter role ${APP_ROLE} nosuperuser nobypassrls nocreaterole nocreatedb`,
    );
  if (role && (await canLogIn(appRoleUrl(ownerUrl)))) return;
  const password = client.escapeLiteral(appRolePassword(ownerUrl));
  try {
    await client.query(`${role ? 'alter' : 'create'} role ${APP_ROLE} login password ${password}`);
  } catch (error) {
    if (!isNotAllowed(error)) throw error;
    if (!role)
      throw new MigrationError(
        `The owner of the database may not create roles, and the role ${APP_ROLE} is missing. Create it (create role ${APP_ROLE} login password '…') and name it in DATABASE_APP_URL.`,
      );
  }
}
