import { execFile } from 'node:child_process';
import { after, before, describe, it } from 'node:test';
import { promisify } from 'node:util';
import { acceptInvitation, readInvitation } from '@cantera/shared/contracts/auth';
import { expect } from 'expect';
import { startTestServer, type TestServer } from '../testing/harness.ts';

describe('npm run agency', () => {
  let server: TestServer;
  before(async () => {
    server = await startTestServer();
  });
  after(() => server.close());

  const found = async (...args: string[]) => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', `${import.meta.dirname}/agency.ts`, ...args],
      { env: { ...process.env, DATABASE_URL: server.databaseUrl, SECRET: 'test', DEMO: '0' } },
    );
    return /\/public\/invitation\?token=(\S+)/.exec(stdout)?.[1] ?? '';
  };

  it('[DAY-29] founds an agency and prints a link that asks its admin for a name and a password', async () => {
    const token = await found('--name', 'Nova Talent', '--admin', 'nova.admin@example.test');
    const invitation = await server.call(readInvitation, null, { body: { token } });
    expect(invitation.body.data).toMatchObject({
      agencyName: 'Nova Talent',
      email: 'nova.admin@example.test',
      // The address is no name.
      firstName: '',
      role: 'AGENCY_ADMIN',
    });
    const body = {
      token,
      firstName: 'Nova',
      lastName: 'Soler',
      password: 'a long enough phrase',
      lang: 'ca',
    } as const;
    const accepted = await server.call(acceptInvitation, null, { body });
    expect(accepted.status).toBe(200);
    const again = await server.call(acceptInvitation, null, { body });
    expect(again.status).toBe(400);
    expect(accepted.body.data.user).toMatchObject({ firstName: 'Nova', lastName: 'Soler', lang: 'ca' });
  });
});
