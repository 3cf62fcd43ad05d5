import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { ROLES } from '@cantera/shared/contracts/enums';
import { getMe } from '@cantera/shared/contracts/users';
import { expect } from 'expect';
import { registeredRoutes } from '../../http/route.ts';
import { newId } from '../../ids.ts';
import { makeContract } from '../../testing/contract-data.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';

describe('contracts of agencies that are not listed', () => {
  let server: TestServer;
  let admin: TestUser;
  let folder: string;
  before(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'cantera-lists-'));
    server = await startTestServer();
    admin = await server.createAgency();
  });
  after(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  const contractRoutes = () => registeredRoutes().filter(({ endpoint }) => endpoint.service === 'contracts');
  const codesOf = async (user: TestUser, on = server): Promise<string[]> => {
    const codes: string[] = [];
    for (const { endpoint, url } of contractRoutes()) {
      const address = url.replace(':id', newId());
      const answer = await on.inject({ method: endpoint.method, url: address }, user);
      codes.push(`${answer.statusCode} ${answer.json().error?.code ?? ''}`.trim());
    }
    return codes;
  };

  it('[CON-44] refuses every call, whatever the role, before it looks at what is asked', async () => {
    expect(contractRoutes().length).toBeGreaterThanOrEqual(6);
    const id = await makeContract(server, admin);
    server.unlist(admin.agencyId);
    for (const role of ROLES) {
      const user = await server.createUser(admin.agencyId, role);
      expect(new Set(await codesOf(user))).toEqual(new Set(['403 NOT_ENABLED']));
      const own = await server.inject({ url: `/services/contracts/contracts/${id}` }, user);
      expect([own.statusCode, own.json().error.code]).toEqual([403, 'NOT_ENABLED']);
      // Everything else stays open.
      expect((await server.call(getMe, user)).status).toBe(200);
    }
    const away = await server.inject({ url: '/services/contracts/contracts' });
    expect([away.statusCode, away.json().error.code]).toEqual([401, 'UNAUTHORIZED']);
  });

  it('[CLIENT-13] takes the same token as every other service, and a list that changes while it runs', async () => {
    const file = path.join(folder, 'web-config.json');
    let written = 0;
    const write = (agencies: object) => {
      writeFileSync(file, JSON.stringify({ agencies }));
      // The time of the file is what tells that it has changed.
      written += 1;
      utimesSync(file, written, written);
    };
    write({});
    const other = await startTestServer({ WEB_CONFIG: file });
    try {
      const user = await other.createAgency();
      const status = async () => {
        const answer = await other.inject({ url: '/services/contracts/contracts' }, user);
        return answer.statusCode;
      };
      expect(await status()).toBe(403);
      write({ contracts: [newId(), user.agencyId] });
      expect(await status()).toBe(200);
      write({ contracts: [newId()], metrics: [user.agencyId] });
      expect(await status()).toBe(403);
      const config = (await other.inject({ url: '/config.json' })).json();
      expect(config.agencies.metrics).toEqual([user.agencyId]);
    } finally {
      await other.close();
    }
  });
});
