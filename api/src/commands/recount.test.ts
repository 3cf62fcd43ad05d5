import { execFile } from 'node:child_process';
import { after, before, describe, it } from 'node:test';
import { promisify } from 'node:util';
import { getMetricsReport } from '@cantera/shared/contracts/metrics';
import { expect } from 'expect';
import { startTestServer, type TestServer } from '../testing/harness.ts';
import { insertApplication, openPosition } from '../testing/pipeline-data.ts';

describe('npm run recount', () => {
  let server: TestServer;
  before(async () => {
    server = await startTestServer();
  });
  after(() => server.close());

  const recount = async (): Promise<string> => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', `${import.meta.dirname}/recount.ts`],
      { env: { ...process.env, DATABASE_URL: server.databaseUrl, SECRET: 'test', DEMO: '0' } },
    );
    return stdout;
  };

  it('[MTR-17] counts everything again from the history, and says what was not as the history says', async () => {
    const users = [await server.createAgency(), await server.createAgency()];
    for (const user of users) {
      const positionId = await openPosition(server, user);
      for (let index = 0; index < 3; index += 1) await insertApplication(server, user.agencyId, positionId);
    }
    const counts = async () => {
      const found: (number | null | undefined)[] = [];
      for (const user of users) {
        const { body } = await server.call(getMetricsReport, user, { query: {} });
        found.push(body.data.figures.find(({ id }) => id === 'applications')?.value);
      }
      return found;
    };
    expect(await counts()).toEqual([3, 3]);
    expect(await recount()).toBe('Every figure is what the history says.\n');
    await server.asOwner(
      `delete from application_facts where (agency_id, id) in (
         select agency_id, id from application_facts order by agency_id = $1, id limit 2)`,
      [users[0]?.agencyId],
    );
    await server.asOwner(`update application_facts set moves = array[now()] where agency_id = $1`, [
      users[0]?.agencyId,
    ]);
    expect(await counts()).toEqual([3, 1]);
    expect(await recount()).toBe('5 applications are counted as the history says again.\n');
    expect(await counts()).toEqual([3, 3]);
    const moved = await server.asOwner(`select from application_facts where moves <> '{}'`);
    expect(moved).toEqual([]);
  });

  it('[MTR-17] tells moves what their step was that do not say it, and counts them', async () => {
    const user = await server.createAgency();
    const positionId = await openPosition(server, user);
    for (let index = 0; index < 2; index += 1) await insertApplication(server, user.agencyId, positionId);
    await server.asOwner(
      `insert into application_moves (agency_id, id, application_id, from_step_id, to_step_id, from_step_name, to_step_name, created_at)
       select a.agency_id, gen_random_uuid(), a.id, a.step_id, s.id, 'Inbox', s.name, now() from applications a
       join steps s on s.agency_id = a.agency_id and s.position_id = a.position_id and s.type = 'STEP' and s.ordinal = 1
       where a.agency_id = $1`,
      [user.agencyId],
    );
    await server.asOwner('update application_moves set to_kind = null where agency_id = $1', [user.agencyId]);
    await server.asOwner('update application_facts set in_process_at = null where agency_id = $1', [
      user.agencyId,
    ]);
    expect(await recount()).toBe('2 applications are counted as the history says again.\n');
    const found = await server.asOwner(
      `select m.to_kind, f.in_process_at = m.created_at as same from application_moves m
       join application_facts f on f.agency_id = m.agency_id and f.application_id = m.application_id where m.agency_id = $1`,
      [user.agencyId],
    );
    const told = { to_kind: expect.stringMatching(/^(STEP|EXTERNAL)$/), same: true };
    expect(found).toEqual([told, told]);
  });
});
