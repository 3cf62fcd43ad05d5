import { after, before, describe, it, mock } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { addCandidates } from '@cantera/shared/contracts/applications';
import { updateCandidate } from '@cantera/shared/contracts/candidate-changes';
import { getCandidate } from '@cantera/shared/contracts/candidates';
import { createStep, listSteps } from '@cantera/shared/contracts/pipeline';
import { expect } from 'expect';
import type { WireText } from '../../http/wire-text.ts';
import { newId } from '../../ids.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { insertApplication, insertCandidate, openPosition } from '../../testing/pipeline-data.ts';
import { board, readBoard } from './board.repository.ts';

describe('the board, which the database writes', () => {
  let server: TestServer;
  let user: TestUser;
  let positionId: string;
  before(async () => {
    server = await startTestServer();
    user = await server.createAgency();
    positionId = await openPosition(server, user);
  });
  after(() => server.close());

  const steps = async () =>
    (await server.call(listSteps, user, { params: { id: positionId } })).body.data.items;

  it('shows names with every letter, sign and line that they have', async () => {
    const id = await insertCandidate(server, user.agencyId);
    const firstName = 'Núria "Nu" \\ </script> \u2028 😀';
    const said = await server.call(updateCandidate, user, { params: { id }, body: { firstName } });
    expect(said.status).toBe(200);
    await server.call(addCandidates, user, { params: { id: positionId }, body: { candidateIds: [id] } });
    const stored = (await server.call(getCandidate, user, { params: { id } })).body.data;
    const [card] = (await steps())[0]?.applications ?? [];
    expect(card?.candidate).toEqual({
      id,
      firstName: stored.firstName,
      lastName: stored.lastName,
      jobTitle: stored.jobTitle,
      profileImageUrl: null,
      hasCv: false,
      companyName: null,
    });
    expect(stored.firstName).toBe(firstName);
  });

  it('says a score with its three numbers and that it is stale, and null where one is missing', async () => {
    const set = (columns: string) =>
      server.asOwner(`update application_scores set ${columns} where agency_id = $1`, [user.agencyId]);
    const scoring = async () => (await steps())[0]?.applications[0]?.scoring;
    const [card] = (await steps())[0]?.applications ?? [];
    await server.asOwner(
      `insert into application_scores (agency_id, application_id, status, lax, strict, very_strict, judged_share, verdicts, engine, input_hash, computed_at)
       values ($1, $2, 'SCORED', 81, 62, 43, 1, '[]', 1, '', now()) on conflict (agency_id, application_id)
       do update set lax = 81, strict = 62, very_strict = 43, stale = null`,
      [user.agencyId, card?.id],
    );
    const numbers = { scoringLax: { finalScore: 81 }, scoringStrict: 62, scoringVeryStrict: 43 };
    expect(await scoring()).toEqual(numbers);
    await set(`stale = 'CV'`);
    expect(await scoring()).toEqual({ ...numbers, isStale: true });
    await set('very_strict = null');
    expect(await scoring()).toBeNull();
  });

  it('gives steps without applications an empty list', async () => {
    expect((await steps()).slice(1).map(({ applications }) => applications)).toContainEqual([]);
  });

  describe('that is kept', () => {
    const read = () => server.inTenant(user.agencyId, (tx) => readBoard(tx, user.agencyId, positionId));
    const text = async () => (await read()).bytes.toString();
    const asWrittenNow = () =>
      server.inTenant(user.agencyId, async (tx) => {
        const { rows } = await board(user.agencyId, positionId).execute(tx);
        return `{"data":{"items":[${rows[0]?.items}]}}`;
      });
    const updated = (table: string, set: string, where: string) =>
      server.asOwner(`update ${table} set ${set} where agency_id = $1 and ${where} returning 1`, [
        user.agencyId,
      ]);
    const update = (table: string, set: string, where: string) => () => updated(table, set, where);
    let applicationId: string;
    const ofApplication = () => `id = '${applicationId}'`;
    before(async () => {
      const candidateId = await insertCandidate(server, user.agencyId);
      applicationId = await insertApplication(server, user.agencyId, positionId, 'Inbox', candidateId);
      await server.asOwner(
        `insert into application_scores (agency_id, application_id, status, lax, strict, very_strict, judged_share, verdicts, engine, input_hash, computed_at)
         values ($1, $2, 'SCORED', 81, 62, 43, 1, '[]', 1, '', now())`,
        [user.agencyId, applicationId],
      );
    });

    it('[API-161] is given again while nothing on it has changed', async () => {
      const first = await read();
      expect(await read()).toBe(first);
      const [stranger, colleague] = [
        await insertCandidate(server, user.agencyId),
        await insertCandidate(server, user.agencyId),
      ];
      const other = await openPosition(server, user);
      const elsewhere = await insertApplication(server, user.agencyId, other, 'Inbox', colleague);
      expect(await read()).toBe(first);
      const changed = [
        ...(await updated('candidates', "first_name = 'Elsewhere'", `id in ('${stranger}', '${colleague}')`)),
        ...(await updated('applications', 'seen_at = now()', `id = '${elsewhere}'`)),
        ...(await updated('steps', "name = 'Call'", `position_id = '${other}' and ordinal = 1`)),
      ];
      expect(changed).toHaveLength(4);
      expect(await read()).toBe(first);
    });

    it('[API-161] is given again for an hour at most', async () => {
      // Written anew, so that its hour begins now.
      await updated('applications', 'version = version + 1', ofApplication());
      const start = performance.now();
      const first = await read();
      const clock = mock.method(performance, 'now', () => start + 3_590_000);
      try {
        expect(await read()).toBe(first);
        clock.mock.mockImplementation(() => start + 3_700_000);
        // What keeps it reads the clock again a millisecond later.
        await setTimeout(20);
        const second = await read();
        expect(second).not.toBe(first);
        expect(second).toEqual(first);
      } finally {
        clock.mock.restore();
      }
    });

    const ofCandidate = () => `id = (select candidate_id from applications where id = '${applicationId}')`;
    const changes: readonly [string, () => Promise<unknown>][] = [
      ['a name', () => update('candidates', "last_name = 'Sunyer'", ofCandidate())()],
      ['a title', () => update('candidates', "job_title = 'Farera'", ofCandidate())()],
      ['who is seen', () => update('applications', 'seen_at = now()', ofApplication())()],
      ['a version', () => update('applications', 'version = version + 1', ofApplication())()],
      ['a refusal', () => update('applications', 'rejected_at = now()', ofApplication())()],
      ['a score', () => update('application_scores', 'strict = 12', `application_id = '${applicationId}'`)()],
      [
        'a stale score',
        () => update('application_scores', "stale = 'CV'", `application_id = '${applicationId}'`)(),
      ],
      [
        'no score',
        () => server.asOwner('delete from application_scores where application_id = $1', [applicationId]),
      ],
      [
        'a step’s name',
        () => update('steps', "name = 'Call'", `position_id = '${positionId}' and ordinal = 1`)(),
      ],
      [
        'the step of a card',
        () =>
          update(
            'applications',
            `step_id = (select id from steps where position_id = '${positionId}' and ordinal = 2)`,
            ofApplication(),
          )(),
      ],
      [
        'one more step',
        () =>
          server.call(createStep, user, {
            params: { id: positionId },
            body: { id: newId(), name: 'Test', position: 2 },
          }),
      ],
      [
        'one more card',
        async () =>
          insertApplication(
            server,
            user.agencyId,
            positionId,
            'Inbox',
            await insertCandidate(server, user.agencyId),
          ),
      ],
      ['one card fewer', () => server.asOwner('delete from applications where id = $1', [applicationId])],
    ];
    for (const [what, change] of changes)
      it(`[API-161] is written anew after another connection has changed ${what}`, async () => {
        const kept = await text();
        await change();
        expect(await text()).not.toBe(kept);
        expect(await text()).toBe(await asWrittenNow());
      });

    it('[API-161] is of one position: another one’s is another, and no other agency gets it', async () => {
      await read();
      const other = await openPosition(server, user);
      const said = await server.call(listSteps, user, { params: { id: other } });
      expect(said.body.data.items.flatMap(({ applications }) => applications)).toEqual([]);
      const stranger = await server.createAgency('Stranger');
      expect((await server.call(listSteps, stranger, { params: { id: positionId } })).status).toBe(404);
    });

    it('[API-161] is of one agency: another one’s board of the same id is another, and both are kept', async () => {
      const stranger = await server.createAgency('Stranger');
      // No two positions have one id unless somebody makes it so; keys of other tables would not let them.
      await server.asOwner(`
        begin;
        set local session_replication_role = replica;
        update steps set position_id = '${positionId}'
        where agency_id = '${stranger.agencyId}' and position_id = '${await openPosition(server, stranger)}';
        commit`);
      const theirs = () =>
        server.inTenant(stranger.agencyId, (tx) => readBoard(tx, stranger.agencyId, positionId));
      const idsOf = ({ bytes }: WireText): readonly string[] =>
        bytes.toString().match(/[0-9a-f]{8}-[0-9a-f-]{27}/g) ?? [];
      const [one, other] = [await read(), await theirs()];
      expect(idsOf(other)).not.toEqual([]);
      expect(idsOf(one).filter((id) => idsOf(other).includes(id))).toEqual([]);
      expect(await read()).toBe(one);
      expect(await theirs()).toBe(other);
    });

    it('leaves small for whoever takes it so, and is the same', async () => {
      for (let count = 0; count < 10; count += 1) {
        const candidateId = await insertCandidate(server, user.agencyId);
        await insertApplication(server, user.agencyId, positionId, 'Inbox', candidateId);
      }
      const url = `/api/v1/agency/clients/jobs/${positionId}/hiring_process_steps`;
      const plain = await server.inject({ url }, user);
      const small = await server.inject({ url, headers: { 'accept-encoding': 'gzip' } }, user);
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect(small.headers).toMatchObject({
        'content-encoding': 'gzip',
        'content-type': plain.headers['content-type'],
        'content-length': String(small.rawPayload.byteLength),
        vary: expect.stringContaining('accept-encoding'),
      });
      expect(small.rawPayload.byteLength).toBeLessThan(plain.rawPayload.byteLength / 2);
      expect(gunzipSync(small.rawPayload)).toEqual(plain.rawPayload);
    });

    it('[API-161] does not show what a transaction has not yet committed, nor what it took back', async () => {
      const kept = await read();
      const seen: WireText[] = [];
      const failed = server.inTenant(user.agencyId, async (tx) => {
        await tx.updateTable('steps').set({ name: 'Never' }).where('position_id', '=', positionId).execute();
        seen.push(await read());
        throw new Error('taken back');
      });
      await expect(failed).rejects.toThrow('taken back');
      expect(seen).toHaveLength(1);
      expect(seen[0]).toBe(kept);
      expect(await read()).toBe(kept);
    });
  });
});
