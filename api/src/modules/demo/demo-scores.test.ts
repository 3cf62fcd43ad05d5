import { after, before, describe, it } from 'node:test';
import { getApplication } from '@cantera/shared/contracts/applications';
import { login } from '@cantera/shared/contracts/auth';
import * as contract from '@cantera/shared/contracts/discard-scoring';
import { expect } from 'expect';
import type { JobPayloads } from '../../jobs/job-types.ts';
import { stateOf } from '../../testing/discard-data.ts';
import { startTestServer, type TestServer } from '../../testing/harness.ts';
import { assessmentJobs } from '../assessment/index.ts';
import { autodiscardJobs } from '../autodiscard/index.ts';
import { loadCities } from '../lookups/index.ts';
import { fillDemo } from './index.ts';
import { demoId } from './random.ts';

describe('scores in the demo', () => {
  let server: TestServer;
  let recruiter: { agencyId: string; userId: string; email: string; token: string };
  const agencyId = demoId('agency demo');
  const context = () => ({ deps: server.deps, attempt: 1, isLastAttempt: true });
  before(async () => {
    server = await startTestServer();
    await loadCities(server.databaseUrl);
    await fillDemo(server.deps);
    await assessmentJobs['scores.fill']?.({ agencyId, after: null }, context());
    const { body } = await server.call(login, null, {
      body: { email: 'recruiter@demo.test', password: 'cantera-demo' },
    });
    recruiter = { agencyId, userId: '', email: '', token: body.data.token };
  });
  after(() => server.close());

  /** Does what waits in the queue for the scores of a position; gives its applications. */
  async function scoreAll(positionId: string): Promise<string[]> {
    const rows = await server.asOwner<{ id: string; payload: JobPayloads['scores.score_again'] | null }>(
      `select a.id, j.payload from applications a
       left join graphile_worker._private_jobs j on j.key = 'score_again:' || a.id
       where a.position_id = $1 order by a.id`,
      [positionId],
    );
    for (const { payload } of rows)
      if (payload) await assessmentJobs['scores.score_again']?.(payload, context());
    return rows.map(({ id }) => id);
  }

  it('[FIRST-08] has those of closed positions, as they were made while these were open', async () => {
    for (const key of ['controller', 'bookshop']) {
      const positionId = demoId(`demo: position ${key}`);
      const ids = await scoreAll(positionId);
      expect(ids.length).toBeGreaterThan(3);
      for (const applicationId of ids) {
        const { body } = await server.call(getApplication, recruiter, {
          params: { id: positionId, applicationId },
        });
        const { status, scoringLax, criteria } = body.data.scoring;
        expect([key, status, typeof scoringLax?.finalScore, criteria.length > 2]).toEqual([
          key,
          'SCORED',
          'number',
          true,
        ]);
      }
    }
  });

  describe('and a rule over them', () => {
    const positionId = demoId('demo: position logistics');
    const params = { id: positionId };
    before(() => scoreAll(positionId));

    /** All that a discard would change of the applications, or leave behind. */
    const untouched = () =>
      server.asOwner(
        `select a.id, a.step_id, a.rejected_at, a.discard_state, a.version, a.moved_at,
           (select count(*) from application_moves m where m.application_id = a.id) as moves,
           (select count(*) from domain_events e where e.application_id = a.id) as events,
           (select count(*) from workflow_runs r where r.application_id = a.id) as runs,
           (select count(*) from decisions d where d.position_id = a.position_id) as decisions,
           (select count(*) from discard_rules d where d.position_id = a.position_id) as rules
         from applications a where a.agency_id = $1 order by a.id`,
        [agencyId],
      );
    const rehearse = async (percentage: number) =>
      (await server.call(contract.rehearseDiscards, recruiter, { params, body: { percentage, days: 90 } }))
        .body.data;
    type Rehearsal = Awaited<ReturnType<typeof rehearse>>;
    const waiting = ({ scores }: Rehearsal, counts: (score: number) => boolean) =>
      scores.reduce((sum, one) => sum + (counts(one.score) ? one.waiting : 0), 0);
    const pending = async () =>
      (await server.call(contract.listPendingDiscards, recruiter, { params, query: {} })).body.data.items;
    /** The score of the best of the inbox: below it are all others. */
    const bestWaiting = ({ scores }: Rehearsal): number =>
      Math.max(...scores.filter((one) => one.waiting > 0).map(({ score }) => score));

    it('[AUTOD-17] [AUTOD-27] [FIRST-08] is rehearsed on its past: some would go, some stay, the sums agree, and nobody is touched', async () => {
      const before = await untouched();
      const past = await server.asOwner(
        "select id from applications where position_id = $1 and created_at > now() - interval '90 days'",
        [positionId],
      );
      const percentage = bestWaiting(await rehearse(100));
      const rehearsed = await rehearse(percentage);
      const { scores, unscored, beingScored, items } = rehearsed;
      expect([unscored, beingScored]).toEqual([0, 0]);
      const sums = scores.map(({ score, outcomes }) => ({ score, count: outcomes.reduce((a, b) => a + b) }));
      expect(sums.reduce((sum, { count }) => sum + count, 0)).toBe(past.length);
      const below = sums.filter(({ score }) => score < percentage);
      expect(items).toHaveLength(below.reduce((sum, { count }) => sum + count, 0));
      expect(items.length).toBeLessThan(past.length);
      for (const [index, outcome] of contract.DISCARD_OUTCOMES.entries())
        expect([outcome, items.filter((one) => one.outcome === outcome).length]).toEqual([
          outcome,
          scores.reduce((sum, one) => sum + (one.score < percentage ? (one.outcomes[index] ?? 0) : 0), 0),
        ]);
      expect(new Set(items.map(({ outcome }) => outcome)).size).toBeGreaterThan(2);
      expect(waiting(rehearsed, (score) => score < percentage)).toBeGreaterThan(0);
      expect(waiting(rehearsed, (score) => score >= percentage)).toBeGreaterThan(0);
      expect(await untouched()).toEqual(before);
    });

    it('[AUTOD-15] [AUTOD-21] [AUTOD-23] discards whom the rehearsal said; one is confirmed, one restored and left alone', async () => {
      const save = async (percentage: number) => {
        const wouldGo = waiting(await rehearse(percentage), (score) => score < percentage);
        const { body } = await server.call(contract.saveDiscardRule, recruiter, {
          params,
          body: { discardScoring: { severity: 'LAX', percentage, active: true } } as never,
        });
        const waits = await pending();
        expect([body.run?.discarded, body.pending, waits.length]).toEqual([wouldGo, wouldGo, wouldGo]);
        expect(wouldGo).toBeGreaterThan(0);
        expect(waits.every(({ score }) => score < percentage)).toBe(true);
        return waits.map(({ applicationId }) => applicationId);
      };
      const best = bestWaiting(await rehearse(100));
      const worst = await save(best);
      const confirmed = await server.call(contract.confirmDiscards, recruiter, {
        params,
        body: { applicationIds: worst },
      });
      expect(confirmed.body.data.applications.map(({ id }) => id)).toEqual(worst);
      expect(await stateOf(server, worst[0] ?? '')).toMatchObject({ discard_state: 'CONFIRMED' });
      const others = await save(best + 1);
      expect(others).not.toContain(worst[0]);
      const restored = await server.call(contract.restoreDiscards, recruiter, {
        params,
        body: { applicationIds: others },
      });
      expect(restored.body.data.applications.map(({ id }) => id)).toEqual(others);
      expect(await stateOf(server, others[0] ?? '')).toMatchObject({
        discard_state: null,
        rejected_at: null,
      });
      await autodiscardJobs['discards.judge']?.({ agencyId, positionId }, context());
      expect(await pending()).toEqual([]);
    });
  });
});
