import { describe, it } from 'node:test';
import { updatePortalSettings } from '@cantera/shared/contracts/job-boards';
import { expect } from 'expect';
import { withTenant } from '../../db/tenant.ts';
import type { Actor } from '../../http/actor.ts';
import { advertsOnBoard, INFOJOBS, KEY } from '../../testing/adverts-on-board.ts';
import type { TestUser } from '../../testing/harness.ts';
import { untilLocked } from '../../testing/until-locked.ts';
import {
  findSettings,
  openKey,
  type StoredSettings,
  sealKey,
  writeSettings,
} from '../advert-records/index.ts';
import { saveSettings } from './portals.service.ts';
import { submit as submitInside } from './publish.service.ts';

const actorOf = ({ agencyId, userId }: TestUser): Actor => ({
  agencyId,
  userId,
  sessionId: '',
  role: 'AGENCY_ADMIN',
});

describe('adverts and the connection to their portal', () => {
  const on = advertsOnBoard();
  const { submit, work, status } = on;

  it('of the first settings, one of two that save at once wins', async () => {
    const input = { kind: 'FEED', companyId: 'theirs', version: 0 } as const;
    let saved: Promise<{ status: number }> | undefined;
    await withTenant(on.server.deps.pool, on.admin.agencyId, async (tx) => {
      await saveSettings(tx, actorOf(on.admin), on.server.deps, 1698, input);
      saved = on.server.call(updatePortalSettings, on.admin, {
        params: { id: 1698 },
        body: { ...input, companyId: 'ours' },
      });
      await untilLocked(on.server);
    });
    expect((await saved)?.status).toBe(409);
  });

  it('hold their connection from the moment that they are asked for', async () => {
    let saved: Promise<{ status: number }> | undefined;
    await withTenant(on.server.deps.pool, on.admin.agencyId, async (tx) => {
      await submitInside(tx, actorOf(on.admin), on.server.deps, { jobId: on.jobId, portals: [1701] });
      saved = on.server.call(updatePortalSettings, on.admin, {
        params: { id: 1701 },
        body: { kind: 'HTTP', address: on.board.address, key: KEY, version: 0 },
      });
      await untilLocked(on.server);
    });
    expect((await saved)?.status).toBe(409);
  });

  it('keep a key that was saved while the one before was opened', async () => {
    const stored = () =>
      withTenant(on.server.deps.pool, on.admin.agencyId, (tx) =>
        findSettings(tx, on.admin.agencyId, INFOJOBS),
      );
    const secrets = {
      ...on.server.deps.config,
      secret: 'the secret of now',
      previousSecret: 'the one before',
    };
    const sealed = (key: string, config: typeof secrets) => sealKey(config, on.admin.agencyId, INFOJOBS, key);
    const before = { ...secrets, secret: secrets.previousSecret };
    const save = (key: string) =>
      withTenant(on.server.deps.pool, on.admin.agencyId, (tx) =>
        writeSettings(tx, on.admin.agencyId, INFOJOBS, { sealed_key: key }),
      );
    const open = (settings: StoredSettings) =>
      withTenant(on.server.deps.pool, on.admin.agencyId, (tx) =>
        openKey(tx, secrets, on.admin.agencyId, settings),
      );
    await save(sealed(KEY, before));
    const old = await stored();
    const newer = sealed('a-newer-key', secrets);
    await save(newer);
    expect(await open(old)).toBe(KEY);
    expect((await stored()).sealed_key).toBe(newer);
    await save(old.sealed_key);
    expect(await open(old)).toBe(KEY);
    const again = await stored();
    expect(again.sealed_key).not.toBe(old.sealed_key);
    expect(await open(again)).toBe(KEY);
  });

  it('are sent in clear to no host but those that the installation names', async () => {
    const put = (address: string) =>
      on.server.call(updatePortalSettings, on.admin, {
        params: { id: INFOJOBS },
        body: { kind: 'HTTP', address, key: KEY, version: 1 },
      });
    const inClear = await put('http://board.example/adverts');
    expect([inClear.status, inClear.error.fields]).toEqual([400, { address: 'invalid_value' }]);
    expect((await put('https://board.example/adverts')).status).toBe(200);
  });

  it('keep their key to themselves: sealed, never answered, and never sent to another address', async () => {
    const [stored] = await on.server.asOwner<{ sealed_key: string }>(
      'select sealed_key from portal_settings where agency_id = $1',
      [on.admin.agencyId],
    );
    expect(stored?.sealed_key).toMatch(/^v1\./);
    expect(stored?.sealed_key).not.toContain(KEY);
    const put = (address: string) =>
      on.server.call(updatePortalSettings, on.admin, {
        params: { id: INFOJOBS },
        body: { kind: 'HTTP', address, version: 1 },
      });
    const elsewhere = await put('https://elsewhere.example/adverts');
    expect([elsewhere.status, elsewhere.error.fields]).toEqual([400, { key: 'required' }]);
    const same = await put(on.board.address);
    expect(same.body.data.hasKey).toBe(true);
    expect(JSON.stringify(same.wire)).not.toMatch(/a-secret-key|v1\./);
    const old = await put(on.board.address);
    expect([old.status, old.error.code]).toEqual([409, 'PORTAL_SETTINGS_CHANGED']);
  });

  it('hold their connection while they are out', async () => {
    await submit();
    await work();
    const answer = await on.server.call(updatePortalSettings, on.admin, {
      params: { id: INFOJOBS },
      body: { kind: 'FEED', version: 1 },
    });
    expect([answer.status, answer.error.code, answer.error.details]).toEqual([
      409,
      'PORTAL_IN_USE',
      { adverts: 1 },
    ]);
  });

  it('ask nothing inside the installation but what is allowed', async () => {
    await on.server.asOwner(
      "update portal_settings set address = 'http://127.0.0.1:1/adverts' where agency_id = $1",
      [on.admin.agencyId],
    );
    await submit();
    await work();
    expect([await status(), on.board.calls.length]).toEqual([['FAILED', 'NOT_SET_UP'], 0]);
  });
});
