import { after, before, describe, it } from 'node:test';
import { expect } from 'expect';
import { sql } from 'kysely';
import pg from 'pg';
import { v7 } from 'uuid';
import { now } from '../clock.ts';
import { newId } from '../ids.ts';
import { createPlainOwner, type PlainOwner } from '../testing/database.ts';
import { migrate } from './migrate.ts';
import { keepPartitions } from './partitions.ts';
import { appRoleUrl, createPool } from './pool.ts';
import { withTenant } from './tenant.ts';

const DAY_MS = 86_400_000;
/** Two and a half years ahead, where no part is yet. */
const LATER = new Date(Date.UTC(now().getUTCFullYear() + 2, now().getUTCMonth() + 6, 15, 12));
const later = (days: number): Date => new Date(LATER.getTime() + days * DAY_MS);
const idAt = (at: Date): string => v7({ msecs: at.getTime() });
const name = (table: string, at: Date, digits: 8 | 6): string =>
  `partitions.${table}_${at.toISOString().replaceAll('-', '').slice(0, digits)}`;

describe('tables in parts', () => {
  let owner: PlainOwner;
  let url: string;
  let app: pg.Pool;
  const [agencyId, otherId] = [newId(), newId()];
  before(async () => {
    owner = await createPlainOwner();
    url = await owner.createDatabase();
    await migrate(url);
    app = createPool(appRoleUrl(url), 2);
    for (const id of [agencyId, otherId])
      await withTenant(app, id, (tx) =>
        tx.insertInto('agencies').values({ id, slug: id, name: id, created_at: now() }).execute(),
      );
  });
  after(async () => {
    await app.end();
    await owner.drop();
  });

  const writeLive = (agency: string, at: Date) =>
    withTenant(app, agency, (tx) =>
      tx
        .insertInto('live_events')
        .values({ agency_id: agency, event: JSON.stringify({ type: 'agency' }), created_at: at })
        .execute(),
    );
  const writeEvent = (at: Date) =>
    withTenant(app, agencyId, (tx) =>
      tx
        .insertInto('domain_events')
        .values({
          agency_id: agencyId,
          id: idAt(at),
          type: 'CANDIDATE_CREATED',
          subject_kind: 'candidate',
          subject_id: newId(),
          created_at: at,
        })
        .execute(),
    );
  /** Where the rows of the agency lie, by the names of the parts. */
  const places = (agency: string, table: 'live_events' | 'domain_events') =>
    withTenant(app, agency, async (tx) => {
      const rows = await tx
        .selectFrom(table)
        .select(sql<string>`tableoid::regclass::text`.as('place'))
        .where('agency_id', '=', agency)
        .orderBy('created_at')
        .execute();
      return rows.map(({ place }) => place);
    });

  it('loses no write for want of a part, and puts it where it belongs once that is there', async () => {
    await writeLive(agencyId, LATER);
    await writeLive(otherId, LATER);
    await writeEvent(LATER);
    expect(await places(agencyId, 'live_events')).toEqual(['partitions.live_events_default']);
    expect(await places(agencyId, 'domain_events')).toEqual(['partitions.domain_events_default']);
    const { created } = await keepPartitions(url, LATER);
    expect(created).toEqual([
      ...[0, 1, 2, 3].map((days) => name('live_events', later(days), 8)),
      ...[0, 31, 62].map((days) => name('domain_events', later(days), 6)),
    ]);
    expect(await places(agencyId, 'live_events')).toEqual([name('live_events', LATER, 8)]);
    expect(await places(otherId, 'live_events')).toEqual([name('live_events', LATER, 8)]);
    expect(await places(agencyId, 'domain_events')).toEqual([name('domain_events', LATER, 6)]);
  });

  it('finds nothing to do a second time, nor when two come at once', async () => {
    const nothing = { created: [], dropped: [] };
    expect(await Promise.all([keepPartitions(url, LATER), keepPartitions(url, LATER)])).toEqual([
      nothing,
      nothing,
    ]);
  });

  it('keeps live updates for seven days and events for thirteen months, then drops them with their part', async () => {
    // What has no part of its own goes in time too.
    await writeLive(agencyId, later(-30));
    expect(await places(agencyId, 'live_events')).toHaveLength(2);
    await keepPartitions(url, later(7));
    expect(await places(agencyId, 'live_events')).toEqual([name('live_events', LATER, 8)]);
    const { dropped } = await keepPartitions(url, later(8));
    expect(dropped).toEqual([name('live_events', LATER, 8)]);
    expect(await places(agencyId, 'live_events')).toEqual([]);
    const months = (count: number) =>
      new Date(Date.UTC(LATER.getUTCFullYear(), LATER.getUTCMonth() + count, 28));
    await keepPartitions(url, months(13));
    expect(await places(agencyId, 'domain_events')).toEqual([name('domain_events', LATER, 6)]);
    expect((await keepPartitions(url, months(14))).dropped).toContain(name('domain_events', LATER, 6));
    expect(await places(agencyId, 'domain_events')).toEqual([]);
  });

  it('keeps the parts themselves out of reach of the app', async () => {
    for (const table of ['live_events_default', 'domain_events_before'])
      await expect(app.query(`select 1 from partitions.${table}`)).rejects.toThrow(/permission denied/);
  });

  it('takes an event of a process that names no subject yet: it is about its application', async () => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(`begin; set local app.agency_id = '${agencyId}'`);
    await client.query(
      'alter table domain_events drop constraint domain_events_agency_id_application_id_fkey',
    );
    const application = newId();
    const { rows } = await client.query(
      `insert into domain_events (agency_id, id, type, position_id, application_id, created_at)
       values ($1, $2, 'APPLICATION_CREATED', $3, $4, now()) returning subject_kind, subject_id`,
      [agencyId, newId(), newId(), application],
    );
    expect(rows).toEqual([{ subject_kind: 'application', subject_id: application }]);
    await client.query('rollback');
    await client.end();
  });

  it('finds an event by its id in one part', async () => {
    const plan = await withTenant(app, agencyId, (tx) =>
      tx
        .selectFrom('domain_events')
        .select('type')
        .where('agency_id', '=', agencyId)
        .where('id', '=', newId())
        .explain('text'),
    );
    expect(JSON.stringify(plan).match(/domain_events_\w+_pkey/g)).toHaveLength(1);
  });
});
