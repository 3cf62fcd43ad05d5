import { after, before, describe, it } from 'node:test';
import { deleteCandidate } from '@cantera/shared/contracts/candidate-changes';
import { expect } from 'expect';
import pg from 'pg';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { insertApplication, insertCandidate, openPosition, stepNamed } from '../../testing/pipeline-data.ts';
import { until } from '../../testing/until.ts';
import { dropFacts, dropFactsOf, forgetInFacts } from './index.ts';

describe('facts of applications', () => {
  let server: TestServer;
  let admin: TestUser;
  let positionId: string;
  let client: pg.Client;
  before(async () => {
    server = await startTestServer();
    admin = await server.createAgency();
    positionId = await openPosition(server, admin);
    client = new pg.Client({ connectionString: server.databaseUrl });
    await client.connect();
  });
  after(async () => {
    await client.end();
    await server.close();
  });

  const applications = async (count: number): Promise<string[]> => {
    const ids: string[] = [];
    for (let index = 0; index < count; index += 1)
      ids.push(await insertApplication(server, admin.agencyId, positionId));
    return ids;
  };
  const factsOf = (ids: readonly string[]) =>
    server.asOwner<{ source: string; rejected_at: Date | null; moves: Date[] }>(
      'select source, rejected_at, moves from application_facts where application_id = any ($1) order by application_id',
      [ids],
    );
  /** How often a statement had facts written. */
  async function writesOf(statement: string, values: unknown[]): Promise<number> {
    const calls = async () => {
      const { rows } = await client.query<{ calls: number }>(
        `select coalesce(pg_stat_get_xact_function_calls('app.write_facts'::regproc), 0)::int as calls`,
      );
      return rows[0]?.calls ?? 0;
    };
    await client.query(`begin; set local track_functions = 'all'`);
    try {
      const before = await calls();
      await client.query(statement, values);
      const writes = (await calls()) - before;
      await client.query('commit');
      return writes;
    } finally {
      await client.query('rollback');
    }
  }

  it('are written once for all applications that a statement changes, and not where nothing of them changed', async () => {
    const ids = await applications(4);
    const change = 'update applications set source = $2 where id = any ($1)';
    expect(await writesOf(change, [ids.slice(0, 3), 'INTERNAL_TALENT_POOL'])).toBe(1);
    expect((await factsOf(ids)).filter(({ source }) => source === 'INTERNAL_TALENT_POOL')).toHaveLength(3);
    expect(await writesOf(change, [ids.slice(0, 3), 'INTERNAL_TALENT_POOL'])).toBe(0);
    expect(await writesOf('update applications set version = version + 1 where id = any ($1)', [ids])).toBe(
      0,
    );
    const at = '2026-03-04T05:06:07.000Z';
    expect(
      await writesOf(
        `update applications set discard_state = 'PROVISIONAL', discarded_at = now() where id = any ($1)`,
        [ids],
      ),
    ).toBe(1);
    expect(await writesOf('update applications set created_at = $2 where id = any ($1)', [ids, at])).toBe(1);
  });

  it('are written once for all moves that a statement takes back', async () => {
    const ids = await applications(3);
    const step = await stepNamed(server, admin.agencyId, positionId, 'Hired');
    await client.query(
      `insert into application_moves (agency_id, id, application_id, from_step_id, to_step_id, from_step_name, to_step_name, created_at)
       select a.agency_id, gen_random_uuid(), a.id, a.step_id, $2, 'Inbox', 'Hired', now() from applications a where a.id = any ($1)`,
      [ids, step],
    );
    expect((await factsOf(ids)).map(({ moves }) => moves.length)).toEqual([1, 1, 1]);
    const undo = 'update application_moves set undone_at = now() where application_id = any ($1)';
    expect(await writesOf(undo, [ids.slice(0, 2)])).toBe(1);
    expect((await factsOf(ids)).map(({ moves }) => moves.length).sort()).toEqual([0, 0, 1]);
    expect(
      await writesOf('update application_moves set to_step_name = $2 where application_id = any ($1)', [
        ids,
        'x',
      ]),
    ).toBe(0);
  });

  /** Runs work while an application is held as a move holds it, and takes its fact while that waits, as the move then does. */
  async function besideMove(applicationId: string, work: () => Promise<unknown>): Promise<void> {
    await client.query('begin');
    try {
      await client.query('select from applications where id = $1 for update', [applicationId]);
      const done = work();
      await until('the work waits for the move', async () => {
        const waiting = await server.asOwner(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return waiting.length > 0;
      });
      const { rowCount } = await client.query(
        'select from application_facts where application_id = $1 for update nowait',
        [applicationId],
      );
      expect(rowCount).toBe(1);
      await client.query('commit');
      await done;
    } finally {
      await client.query('rollback');
    }
  }

  it('go after their application, so that a move beside it waits for nobody who waits for it', async () => {
    const candidateId = await insertCandidate(server, admin.agencyId);
    const id = await insertApplication(server, admin.agencyId, positionId, 'Inbox', candidateId);
    const facts = async () => (await factsOf([id])).length;
    const failing = (work: Parameters<typeof server.inTenant>[1]) => () =>
      server.inTenant(admin.agencyId, async (tx) => {
        await work(tx);
        throw new Error('taken back');
      });
    for (const work of [
      failing((tx) => forgetInFacts(tx, admin.agencyId, candidateId)),
      failing((tx) => dropFactsOf(tx, admin.agencyId, candidateId)),
      failing((tx) => dropFacts(tx, admin.agencyId, [id])),
    ])
      await besideMove(id, () => expect(work()).rejects.toThrow('taken back'));
    expect(await facts()).toBe(1);
    await besideMove(id, async () => {
      const { status } = await server.call(deleteCandidate, admin, { params: { id: candidateId } });
      expect(status).toBeLessThan(300);
    });
    expect(await facts()).toBe(0);
  });
});
