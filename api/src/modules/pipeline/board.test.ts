import { after, before, describe, it } from 'node:test';
import { getCandidate, updateCandidate } from '@cantera/shared/contracts/candidates';
import { addCandidates, createStep, listSteps } from '@cantera/shared/contracts/pipeline';
import { expect } from 'expect';
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
    const update = (table: string, set: string, where: string) => async () => {
      await server.asOwner(`update ${table} set ${set} where agency_id = $1 and ${where}`, [user.agencyId]);
    };
    let applicationId: string;
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
      await update('candidates', "first_name = 'Elsewhere'", `id <> '${newId()}' and last_name = 'Nobody'`)();
      expect(await read()).toBe(first);
    });

    const ofApplication = () => `id = '${applicationId}'`;
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

    it('[API-161] does not show what a transaction has not yet committed, nor what it took back', async () => {
      const kept = await read();
      await server
        .inTenant(user.agencyId, async (tx) => {
          await tx
            .updateTable('steps')
            .set({ name: 'Never' })
            .where('position_id', '=', positionId)
            .execute();
          expect(await read()).toBe(kept);
          throw new Error('taken back');
        })
        .catch(() => undefined);
      expect(await read()).toBe(kept);
    });
  });
});
