import { parseArgs } from 'node:util';
import { fold } from '@cantera/shared/contracts/text';
import { readConfig } from '../config.ts';
import { migrate } from '../db/migrate.ts';
import { appRoleUrl, createPool } from '../db/pool.ts';
import { withTenant } from '../db/tenant.ts';
import { endWith } from '../ending.ts';
import { AppError } from '../errors.ts';
import { newToken } from '../ids.ts';
import { createInvitationToken, foundAgency } from '../modules/auth/index.ts';

const USAGE =
  'npm run agency -- --name "Agency name" --admin admin@example.com [--admin-name "Nova Soler Puig"] [--slug agency-name]\n';

/** The first word and the rest; whoever is not named goes by their address until they say their name. */
function personOf(name: string, address: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = name.trim().split(/\s+/);
  return { firstName: firstName || (address.split('@')[0] ?? address), lastName: rest.join(' ') };
}

const slugOf = (name: string): string =>
  fold(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);

/** Founds an agency and prints a link with which its admin says their name and chooses a password. */
async function main(): Promise<number> {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { name: text, admin: text, 'admin-name': text, slug: text } });
  const { name, admin } = values;
  if (!name || !admin?.includes('@')) {
    process.stderr.write(USAGE);
    return 1;
  }
  const config = readConfig(process.env);
  await migrate(config.databaseUrl);
  const pool = createPool(
    config.databaseAppUrl ?? appRoleUrl(config.databaseUrl),
    2,
    config.preparesStatements,
  );
  try {
    const account = await foundAgency(pool, {
      agencyName: name,
      slug: values.slug ?? slugOf(name),
      ...personOf(values['admin-name'] ?? '', admin),
      email: admin,
      // Nobody knows it: the link below is the way in.
      password: newToken(),
    });
    const token = await withTenant(pool, account.agencyId, (tx) => createInvitationToken(tx, account));
    process.stdout.write(
      `${name} is there. Within seven days ${admin} says their name and chooses a password at\n${config.publicUrl}/public/invitation?token=${token}\n`,
    );
    return 0;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    process.stderr.write(`${error.message} ${JSON.stringify(error.parts.fields ?? {})}\n`);
    return 1;
  } finally {
    await pool.end();
  }
}

process.exitCode = await main().catch(endWith);
