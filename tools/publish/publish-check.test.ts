import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { expect } from 'expect';
import { freePort } from '../../api/src/db/embedded/free-port.ts';
import type { HostPreload } from '../../shared/src/contracts/remote-manifest.ts';
import { buildAll } from '../webpack/build.ts';
import { distDir } from '../webpack/packages.ts';
import { misfitLines } from './deployed.ts';
import { checkAgainst, publishCheck } from './publish-command.ts';
import { readManifest } from './published-builds.ts';

const REPORTS = 'e2e/remotes/mfe-reports';
const DESIGN = '@cantera/shared/design-system';

// One build of each: the host as it stands, a remote of it, and a remote of a team of its own that is ahead of it.
describe('a build against what is deployed', () => {
  let server: Server;
  let host: string;
  before(async () => {
    await buildAll({ only: ['host', 'mfe-clients-contracts', REPORTS] });
    const remotes = { mfe_clients_contracts: '/remotes/clients/mf-manifest.json', mfe_away: '/nowhere.json' };
    server = createServer((request, response) => {
      const address = request.url ?? '/';
      const clients = path.join(distDir('mfe-clients-contracts'), 'mf-manifest.json');
      const file =
        address === '/' ? path.join(distDir('host'), 'index.html') : path.join(distDir('host'), address);
      if (address === '/config.json') response.end(JSON.stringify({ remotes }));
      else if (address.startsWith('/remotes/')) response.end(readFileSync(clients));
      else if (existsSync(file)) response.end(readFileSync(file));
      else response.writeHead(404).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  after(() => {
    server.closeAllConnections();
    server.close();
  });

  it('[DEPLOY-04] fits where the host gives all names', async () => {
    expect(await checkAgainst('mfe-clients-contracts', host)).toEqual([]);
  });

  it('[DEPLOY-04] names the pages that are ahead of the host, with what they take, and no other', async () => {
    const first = 'Publish a newer host first.';
    expect((await checkAgainst(REPORTS, host)).sort()).toEqual([
      `mfe-reports /reports/badge does not fit: ${DESIGN}: NewBadge. ${first}`,
      `mfe-reports /reports/colors does not fit: antd/es/color-picker. ${first}`,
      `mfe-reports /reports/numbers does not fit: zod: z.bigint. ${first}`,
    ]);
  });

  it('[DEPLOY-04] of a host is made against every deployed remote, and says which cannot be read', async () => {
    expect(await checkAgainst('host', host)).toEqual([expect.stringContaining('mfe_away could not be read')]);
  });

  it('[DEPLOY-25] names an address that cannot be reached, and a package that there is none of', async () => {
    const away = `http://127.0.0.1:${await freePort()}`;
    await expect(publishCheck(['mfe-clients-contracts', away])).rejects.toThrow(
      new RegExp(`^${away}/ cannot be reached: .*ECONNREFUSED`),
    );
    await expect(publishCheck(['mfe-nope', host])).rejects.toThrow(
      'There is no package mfe-nope. There are: ',
    );
    await expect(publishCheck(['mfe-clients-contracts', 'localhost:1'])).rejects.toThrow(
      '"localhost:1" is no address such as https://talent.example',
    );
  });

  it('[DEPLOY-04] of a host that dropped a name says which remote is to be built anew', () => {
    const file = path.join(distDir('host'), 'preload.json');
    const { given }: HostPreload = JSON.parse(readFileSync(file, 'utf8'));
    const names = given[DESIGN]?.names.filter((name) => name !== 'Money') ?? [];
    const { cantera } = readManifest(distDir('mfe-clients-contracts'));
    const dropped = { ...given, [DESIGN]: { version: '1.99.0', names } };
    expect(misfitLines('mfe-clients-contracts', cantera, dropped)).toEqual(
      // The screen that reads a page shows no amounts.
      ['/clients', '/clients/:client'].map(
        (address) =>
          `mfe-clients-contracts ${address} does not fit: ${DESIGN}: Money. Build and publish mfe-clients-contracts anew first.`,
      ),
    );
  });
});
