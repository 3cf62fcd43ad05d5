import { after, before, beforeEach, describe, it } from 'node:test';
import { updateLegal } from '@cantera/shared/contracts/agency-settings';
import {
  listCandidateDeletions,
  listDeletionWarnings,
  stopDeletion,
} from '@cantera/shared/contracts/retention';
import { expect } from 'expect';
import pg from 'pg';
import { now } from '../../clock.ts';
import { newId } from '../../ids.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { insertApplication, insertCandidate, openPosition } from '../../testing/pipeline-data.ts';
import { until } from '../../testing/until.ts';
import { untilLocked } from '../../testing/until-locked.ts';
import { lapseConsent, recordConsent } from '../consents/index.ts';
import { dueQuery } from './due.repository.ts';
import { lapseShare } from './lapse.service.ts';
import { refreshList, retain } from './retention.service.ts';

const daysAgo = (days: number): Date => new Date(now().getTime() - days * 86_400_000);

describe('retention', () => {
  let server: TestServer;
  let admin: TestUser;
  let agencyId: string;
  before(async () => {
    server = await startTestServer();
  });
  after(() => server.close());
  beforeEach(async () => {
    admin = await server.createAgency();
    agencyId = admin.agencyId;
  });

  const rules = (deletionDays: number | null, consentDays = 365) =>
    server.call(updateLegal, admin, {
      body: {
        expirationGdprDays: consentDays,
        deletionPeriodRejectedGdprDays: deletionDays,
        deletionPeriodRejectedGdprEnabled: deletionDays !== null,
      },
    });
  const answered = async (status: 'ACCEPTED' | 'REJECTED', days: number, email?: string) => {
    const id = await insertCandidate(server, agencyId, email ? { email } : {});
    await answer(id, status, days);
    return id;
  };
  const answer = (id: string, status: 'ACCEPTED' | 'REJECTED', days: number) =>
    server.inTenant(agencyId, (tx) =>
      tx
        .updateTable('candidates')
        .set({ gdpr_status: status, gdpr_status_at: daysAgo(days) })
        .where('agency_id', '=', agencyId)
        .where('id', '=', id)
        .execute(),
    );
  /** They gave their consent to us, so that there is a record of it. */
  const agreed = (candidateId: string) =>
    server.asOwner(
      `insert into consents (agency_id, id, candidate_id, status, origin, locale, policy_sha256, created_at)
       values ($1, gen_random_uuid(), $2, 'ACCEPTED', 'APPLICATION', 'en', '', $3)`,
      [agencyId, candidateId, daysAgo(31)],
    );
  const requests = async () =>
    (
      await server.inTenant(agencyId, (tx) =>
        tx.selectFrom('consent_requests').select('candidate_id').where('agency_id', '=', agencyId).execute(),
      )
    ).map((row) => row.candidate_id);
  const statusOf = (id: string) =>
    server.inTenant(agencyId, async (tx) => {
      const row = await tx
        .selectFrom('candidates')
        .select('gdpr_status')
        .where('agency_id', '=', agencyId)
        .where('id', '=', id)
        .executeTakeFirst();
      return row?.gdpr_status;
    });
  const rejected = async (positionId: string, days: number | null, candidateId?: string) => {
    const id = await insertApplication(server, agencyId, positionId, 'Discarded', candidateId);
    const row = await server.inTenant(agencyId, (tx) =>
      tx
        .updateTable('applications')
        .set({ rejected_at: days === null ? null : daysAgo(days) })
        .where('agency_id', '=', agencyId)
        .where('id', '=', id)
        .returning('candidate_id')
        .executeTakeFirstOrThrow(),
    );
    return row.candidate_id;
  };
  const run = () => retain(server.deps, agencyId);
  const listed = async () => (await server.call(listDeletionWarnings, admin, { query: {} })).body.data.items;
  const listedIds = async () => (await listed()).map(({ candidate }) => candidate.id).sort();
  /** Their week is over. */
  const waitAWeek = () =>
    server.inTenant(agencyId, (tx) =>
      tx
        .updateTable('deletion_warnings')
        .set({ due_at: daysAgo(0) })
        .where('agency_id', '=', agencyId)
        .execute(),
    );

  it('[GDPR-14] asks again for consent that is older than the agency’s period, by mail where there is an address', async () => {
    await rules(null, 30);
    const old = await answered('ACCEPTED', 31, 'old@posta.example');
    const silent = await answered('ACCEPTED', 31);
    const fresh = await answered('ACCEPTED', 29, 'fresh@posta.example');
    const imported = await answered('ACCEPTED', 31, 'imported@posta.example');
    await agreed(old);
    await agreed(fresh);
    await run();
    expect(await server.jobs(`lapse:${agencyId}`)).toHaveLength(1);
    await lapseShare(server.deps, agencyId);
    expect(await Promise.all([old, silent, fresh, imported].map(statusOf))).toEqual([
      'PENDING',
      'NOT_SENT',
      'ACCEPTED',
      'NOT_SENT',
    ]);
    expect(await requests()).toEqual([old]);
    await lapseShare(server.deps, agencyId);
    expect(await requests()).toHaveLength(1);
  });

  it('[GDPR-24] asks many anew at a pace, spread over the minute, each once, however often the worker starts', async () => {
    await rules(null, 30);
    const before = new Set(await requests());
    const many: string[] = [];
    for (let number = 1; number <= 70; number += 1) {
      const id = await answered('ACCEPTED', 31, `many-${number}@posta.example`);
      await agreed(id);
      many.push(id);
    }
    const events = () => server.asOwner('select id from live_events where agency_id = $1', [agencyId]);
    const heard = (await events()).length;
    // A worker that is killed and started again and again brings each run forward.
    for (let start = 1; start <= 3; start += 1) await lapseShare(server.deps, agencyId);
    const first = (await requests()).filter((id) => !before.has(id));
    expect(first).toHaveLength(30);
    expect((await events()).length - heard).toBeLessThanOrEqual(3);
    const jobs = await server.asOwner<{ run_at: Date }>(
      "select run_at from graphile_worker._private_jobs where key like 'consent:%' and payload->>'agencyId' = $1 order by run_at",
      [agencyId],
    );
    const times = jobs.map(({ run_at }) => run_at.getTime()).slice(-30);
    expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBeGreaterThan(50_000);
    // The next minutes, one after the other; a share that breaks off leaves nothing half done.
    for (let minute = 1; minute <= 2; minute += 1) {
      await server.asOwner(
        "update consent_requests set created_at = created_at - interval '1 minute' where agency_id = $1",
        [agencyId],
      );
      await lapseShare(server.deps, agencyId);
    }
    const asked = (await requests()).filter((id) => !before.has(id));
    expect(asked.sort()).toEqual(many.sort());
  });

  it('[GDPR-24] loses nobody and asks nobody twice when a share breaks off in the middle', async () => {
    await rules(null, 30);
    const people: string[] = [];
    for (let number = 1; number <= 3; number += 1) {
      const id = await answered('ACCEPTED', 31, `cut-${number}@posta.example`);
      await agreed(id);
      people.push(id);
    }
    // The last of them is held by somebody; the share waits for it, and its connection is lost there.
    const share = server.inTenant(agencyId, async (tx) => {
      await tx
        .selectFrom('candidates')
        .select('id')
        .where('agency_id', '=', agencyId)
        .where('id', '=', people[2] ?? '')
        .forUpdate()
        .execute();
      const broken = lapseShare(server.deps, agencyId).then(
        () => 'done',
        () => 'lost',
      );
      await until('the share waiting', async () => {
        const waiting = await server.asOwner<{ pid: number }>(
          `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return waiting.length > 0;
      });
      return broken;
    });
    expect(await share).toBe('lost');
    expect(await requests()).toEqual([]);
    await lapseShare(server.deps, agencyId);
    expect((await requests()).sort()).toEqual(people.sort());
  });

  it('leaves the answer of whoever gives one at the moment when his consent lapses', async () => {
    const id = await answered('ACCEPTED', 31, 'meanwhile@posta.example');
    const given = { agencyId, candidateId: id, givenBefore: daysAgo(30).toISOString(), askAt: now() };
    const lapse = () => server.inTenant(agencyId, (tx) => lapseConsent(tx, server.deps.config, given));
    const lapsing = await server.inTenant(agencyId, async (tx) => {
      await tx
        .updateTable('candidates')
        .set({ gdpr_status: 'REJECTED', gdpr_status_at: now() })
        .where('agency_id', '=', agencyId)
        .where('id', '=', id)
        .execute();
      const waiting = lapse();
      await untilLocked(server);
      return { waiting };
    });
    await lapsing.waiting;
    expect(await statusOf(id)).toBe('REJECTED');
    await answer(id, 'ACCEPTED', 31);
    await lapse();
    expect(await statusOf(id)).toBe('PENDING');
  });

  it('makes the list anew when someone who had refused agrees by applying again, and only then', async () => {
    const [refused, other] = [await answered('REJECTED', 1), await answered('ACCEPTED', 1)];
    const agree = (candidateId: string) =>
      server.inTenant(agencyId, (tx) =>
        recordConsent(tx, { agencyId, candidateId, status: 'ACCEPTED', origin: 'APPLICATION', locale: 'en' }),
      );
    await agree(other);
    expect(await server.jobs(`retention:${agencyId}`)).toEqual([]);
    await agree(refused);
    expect(await server.jobs(`retention:${agencyId}`)).toMatchObject([{ task: 'retention.refresh' }]);
    expect([await statusOf(refused), await statusOf(other)]).toEqual(['ACCEPTED', 'ACCEPTED']);
  });

  it('[GDPR-15] deletes who refused consent longer ago than the period, after a week on the warning list', async () => {
    await rules(30);
    const gone = await answered('REJECTED', 31);
    const recent = await answered('REJECTED', 29);
    await run();
    await run();
    const [warning] = await listed();
    expect([await listedIds(), warning?.reason]).toEqual([[gone], 'CONSENT_REFUSED']);
    const days = (new Date(warning?.dueAt ?? 0).getTime() - now().getTime()) / 86_400_000;
    expect(Math.round(days)).toBe(7);
    expect(await statusOf(gone)).toBe('REJECTED');
    await waitAWeek();
    await run();
    expect([await statusOf(gone), await statusOf(recent)]).toEqual([undefined, 'REJECTED']);
    const record = await server.call(listCandidateDeletions, admin, { query: {} });
    expect(record.body.data.items).toEqual([
      { id: expect.any(String), reason: 'CONSENT_REFUSED', deletedBy: null, deletedAt: expect.any(String) },
    ]);
  });

  it('[GDPR-15] lists who was rejected everywhere, counting from the last time', async () => {
    await rules(30);
    const [one, two] = [await openPosition(server, admin), await openPosition(server, admin)];
    const long = await rejected(one, 40);
    const twice = await rejected(one, 90);
    await rejected(two, 5, twice);
    const running = await rejected(one, 90);
    await rejected(two, null, running);
    await run();
    expect(await listedIds()).toEqual([long]);
    expect((await listed())[0]?.reason).toBe('APPLICATION_REJECTED');
  });

  it('[DAY-14] keeps who agreed to be kept past their process, and lists at its end who did not', async () => {
    const position = await openPosition(server, admin);
    const asked = async (days: number, status: 'ACCEPTED' | 'REJECTED', said = days) => {
      const id = await rejected(position, days);
      await server.asOwner(
        `insert into consents (agency_id, id, candidate_id, purpose, status, origin, locale, policy_sha256, created_at)
         values ($1, gen_random_uuid(), $2, 'OFFERS', $3, 'APPLICATION', 'en', '', $4)`,
        [agencyId, id, status, daysAgo(said)],
      );
      return id;
    };
    const kept = await asked(40, 'ACCEPTED');
    const lapsed = await asked(40, 'ACCEPTED', 400);
    const notKept = await asked(10, 'REJECTED');
    const neverAsked = await rejected(position, 40);
    const answeredByMail = await rejected(position, 40);
    await server.inTenant(agencyId, (tx) =>
      recordConsent(tx, {
        agencyId,
        candidateId: answeredByMail,
        status: 'ACCEPTED',
        origin: 'LINK',
        locale: 'en',
      }),
    );
    await rules(30);
    await run();
    expect(await listedIds()).toEqual([lapsed, neverAsked].sort());
    // By hand only: whoever did not agree is listed when the process has ended, the others with their consent.
    await rules(null);
    await run();
    expect(await listedIds()).toEqual([notKept]);
    expect(await statusOf(kept)).toBeDefined();
  });

  it('[GDPR-16] deletes nobody while automatic deletion is off: they are only listed', async () => {
    await rules(null);
    const refused = await answered('REJECTED', 400);
    await run();
    expect(await listed()).toMatchObject([{ candidate: { id: refused }, dueAt: null }]);
    await waitAWeek();
    await rules(null);
    await run();
    expect(await statusOf(refused)).toBe('REJECTED');
    await rules(1);
    await run();
    expect(await statusOf(refused)).toBe('REJECTED');
    expect((await listed())[0]?.dueAt).not.toBeNull();
  });

  it('keeps who was stopped until a new reason arises, and forgets who has none any more', async () => {
    await rules(30);
    const kept = await answered('REJECTED', 31);
    const convinced = await answered('REJECTED', 31);
    await run();
    const warning = (await listed()).find(({ candidate }) => candidate.id === kept);
    const stopped = await server.call(stopDeletion, admin, {
      params: { id: warning?.id ?? '' },
      body: { stopped: true },
    });
    expect(stopped.body.data.stoppedBy?.id).toBe(admin.userId);
    await answer(convinced, 'ACCEPTED', 0);
    await waitAWeek();
    await run();
    expect([await statusOf(kept), await listedIds()]).toEqual(['REJECTED', [kept]]);
    await answer(kept, 'REJECTED', 30.5);
    await run();
    expect((await listed())[0]).toMatchObject({ stoppedAt: null, dueAt: expect.any(String) });
    expect(await statusOf(kept)).toBe('REJECTED');
  });

  it('gives one that goes on after a stop the week again', async () => {
    await rules(30);
    const candidate = await answered('REJECTED', 31);
    await run();
    const id = (await listed())[0]?.id ?? '';
    await server.call(stopDeletion, admin, { params: { id }, body: { stopped: true } });
    await waitAWeek();
    await server.call(stopDeletion, admin, { params: { id }, body: { stopped: false } });
    await run();
    expect([await statusOf(candidate), await listedIds()]).toEqual(['REJECTED', [candidate]]);
  });

  it('keeps whoever answers or applies at the moment of his deletion', async () => {
    await rules(30);
    const convinced = await answered('REJECTED', 31);
    const position = await openPosition(server, admin);
    const applying = await rejected(position, 40);
    await run();
    await waitAWeek();
    const owner = new pg.Client({ connectionString: server.databaseUrl });
    await owner.connect();
    await owner.query('begin');
    await owner.query(`select set_config('app.agency_id', $1, true)`, [agencyId]);
    await owner.query(`update candidates set gdpr_status = 'ACCEPTED', gdpr_status_at = $2 where id = $1`, [
      convinced,
      now(),
    ]);
    await owner.query('update applications set rejected_at = null where candidate_id = $1', [applying]);
    // As whoever stores an application holds the candidate.
    await owner.query('select id from candidates where id = $1 for share', [applying]);
    const deletion = run();
    await untilLocked(server);
    await owner.query('commit');
    await owner.end();
    await deletion;
    expect(await statusOf(convinced)).toBe('ACCEPTED');
    expect(await statusOf(applying)).toBeDefined();
  });

  it('tells the admins when the list grew, without a name', async () => {
    await rules(30);
    await answered('REJECTED', 31);
    await run();
    await run();
    const mails = await server.inTenant(agencyId, (tx) =>
      tx.selectFrom('messages').select(['to_address', 'body']).where('agency_id', '=', agencyId).execute(),
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]?.to_address).toBe(admin.email);
    expect(mails[0]?.body).toContain('/agency/deletions');
    expect(mails[0]?.body).not.toContain('Puigdomènech');
  });

  it('[GDPR-22] makes the list anew between two runs, of which the next run tells', async () => {
    await rules(30);
    const refused = await answered('REJECTED', 31);
    await refreshList(server.deps, agencyId);
    expect(await listedIds()).toEqual([refused]);
    const mails = () =>
      server.inTenant(agencyId, (tx) =>
        tx.selectFrom('messages').select('id').where('agency_id', '=', agencyId).execute(),
      );
    expect(await mails()).toEqual([]);
    await run();
    expect(await mails()).toHaveLength(1);
    await rules(60);
    expect(await server.jobs(`retention:${agencyId}`)).toMatchObject([{ task: 'retention.refresh' }]);
    await refreshList(server.deps, agencyId);
    expect(await listedIds()).toEqual([]);
  });

  it('answers another agency as if the warning did not exist, and 400 for a wrong body', async () => {
    await rules(30);
    await answered('REJECTED', 31);
    await run();
    const id = (await listed())[0]?.id ?? '';
    const stranger = await server.createAgency('Rival');
    const stop = (user: TestUser | null, warningId: string) =>
      server.call(stopDeletion, user, { params: { id: warningId }, body: { stopped: true } });
    const [theirs, none] = [await stop(stranger, id), await stop(stranger, newId())];
    expect([theirs.status, theirs.error.code, none.error.code]).toEqual([404, 'NOT_FOUND', 'NOT_FOUND']);
    expect((await stop(null, id)).status).toBe(401);
    expect((await listed())[0]?.stoppedAt).toBeNull();
    const wrong = await server.inject({
      method: 'PUT',
      url: `/api/v1/agency/deletion-warnings/${id}`,
      headers: { authorization: `Bearer ${admin.token}` },
      payload: { stopped: 'maybe' },
    });
    expect([wrong.statusCode, wrong.json().error.fields]).toEqual([400, { stopped: expect.any(String) }]);
  });

  it('finds them by indexes', async () => {
    // As an agency of some size has them: of an empty table every index is as good as another.
    await server.asOwner(
      `insert into candidates (agency_id, id, first_name, gdpr_status, gdpr_status_at, created_at, updated_at)
       select $1, gen_random_uuid(), 'Person', case when i % 100 = 0 then 'REJECTED' else 'PENDING' end, now() - i * interval '1 hour', now(), now()
       from generate_series(1, 2000) i`,
      [agencyId],
    );
    const position = await openPosition(server, admin);
    await server.asOwner(
      `insert into applications (agency_id, id, position_id, step_id, candidate_id, source, created_at, moved_at, rejected_at)
       select $1, gen_random_uuid(), $2, (select id from steps where position_id = $2 and type = 'INBOX'), c.id, 'INTERNAL', now(), now(),
         case when row_number() over (order by c.id) % 100 = 0 then now() - interval '40 days' end
       from candidates c where c.agency_id = $1`,
      [agencyId, position],
    );
    await server.asOwner('analyze candidates');
    await server.asOwner('analyze applications');
    const plan = await server.inTenant(agencyId, async (tx) => {
      const compiled = dueQuery({ agencyId, consentDays: 365, deletionDays: 30 });
      const { sql } = await import('kysely');
      await sql`set local enable_seqscan = off`.execute(tx);
      const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${compiled}`.execute(tx);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    expect(plan).toMatch(/candidates_consent/);
    expect(plan).toMatch(/applications_rejected|applications_candidate/);
    // Without a bound of its own the rejections of all time would be looked at each night.
    expect(plan).toMatch(/Index Cond: \(.*rejected_at <= /);
    expect(plan).not.toMatch(/Seq Scan on (candidates|applications)/);
  });
});
