import { after, before, describe, it } from 'node:test';
import { deleteCandidate } from '@cantera/shared/contracts/candidate-changes';
import { getCandidate, listCandidates } from '@cantera/shared/contracts/candidates';
import { mergeCandidates, undoMerge } from '@cantera/shared/contracts/merges';
import * as contract from '@cantera/shared/contracts/tags';
import { expect } from 'expect';
import { newId } from '../../ids.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { insertApplication, insertCandidate, openPosition } from '../../testing/pipeline-data.ts';
import { until } from '../../testing/until.ts';
import { insertCandidateTags } from './candidate-tags.repository.ts';

describe('tags', () => {
  let server: TestServer;
  let admin: TestUser;
  let recruiter: TestUser;
  let manager: TestUser;
  let stranger: TestUser;
  before(async () => {
    server = await startTestServer();
    admin = await server.createAgency();
    recruiter = await server.createUser(admin.agencyId, 'RECRUITER');
    manager = await server.createUser(admin.agencyId, 'HIRING_MANAGER');
    stranger = await server.createAgency();
  });
  after(() => server.close());

  const person = () => insertCandidate(server, admin.agencyId);
  const create = async (name: string, user = recruiter) =>
    (await server.call(contract.createTag, user, { body: { name } })).body.data;
  const putOn = (tagId: string, ...candidateIds: string[]) =>
    server.call(contract.putTagOn, recruiter, { body: { tagId, candidateIds } });
  const takeOff = (tagId: string, ...candidateIds: string[]) =>
    server.call(contract.takeTagOff, recruiter, { body: { tagId, candidateIds } });
  /** Whom a hiring manager sees: somebody in a position that they manage. */
  const showTo = async ({ userId }: TestUser, candidateId: string) => {
    const positionId = await openPosition(server, recruiter);
    await insertApplication(server, admin.agencyId, positionId, 'Inbox', candidateId);
    await server.asOwner(
      `insert into position_members (agency_id, position_id, user_id, role, ordinal) values ($1, $2, $3, 'HIRING_MANAGER', 0)`,
      [admin.agencyId, positionId, userId],
    );
  };
  const tagsOf = async (id: string) =>
    (await server.call(getCandidate, recruiter, { params: { id } })).body.data.tags.map(({ name }) => name);
  const known = async (id: string, user = recruiter) =>
    (await server.call(contract.listTags, user)).body.data.find((tag) => tag.id === id);

  it('[TAG-01] [TAG-02] [DAY-19] are made with a colour, listed by name with how many have each, to their agency only', async () => {
    const [zebra, angel] = [await create('Zebra'), await create('àngel')];
    expect(contract.TAG_COLORS).toContain(zebra.color);
    expect(zebra.color).not.toBe(angel.color);
    await putOn(angel.id, await person(), await person());
    const { data } = (await server.call(contract.listTags, recruiter)).body;
    expect(data).toEqual([
      { ...angel, people: 2 },
      { ...zebra, people: 0 },
    ]);
    expect((await server.call(contract.listTags, stranger)).body.data).toEqual([]);
    const theirs = await person();
    await showTo(manager, theirs);
    await putOn(angel.id, theirs);
    expect((await server.call(contract.listTags, manager)).body.data).toEqual([{ ...angel, people: null }]);
  });

  for (const [what, name] of [
    ['an empty name', '  '],
    ['a name of 41 signs', 'x'.repeat(41)],
    ['a name of 10,000 signs', 'x'.repeat(10_000)],
  ] as const)
    it(`[TAG-01] refuse ${what} at its field`, async () => {
      const made = await server.call(contract.createTag, recruiter, { body: { name } });
      expect([made.status, Object.keys(made.error.fields ?? {})]).toEqual([400, ['name']]);
      const { id } = await create(`Long ${newId().slice(-12)}`);
      const renamed = await server.call(contract.updateTag, recruiter, { params: { id }, body: { name } });
      expect([renamed.status, Object.keys(renamed.error.fields ?? {})]).toEqual([400, ['name']]);
    });

  it('[TAG-01] take 40 signs, and a name once, whatever its case and accents', async () => {
    expect((await create('y'.repeat(40))).name).toHaveLength(40);
    const { id } = await create('Camió');
    const again = await server.call(contract.createTag, recruiter, { body: { name: 'CAMIO' } });
    expect([again.status, again.error]).toMatchObject([
      409,
      { code: 'TAG_NAME_TAKEN', fields: { name: 'already_exists' }, details: { tag_id: id } },
    ]);
    expect((await create('Camió', stranger)).name).toBe('Camió');
  });

  it('[TAG-01] are put on and taken off many at once, and say for whom that changed something', async () => {
    const tag = await create('Night shift');
    const [one, two] = [await person(), await person()];
    const theirs = await insertCandidate(server, stranger.agencyId);
    expect((await putOn(tag.id, one)).body.data).toEqual({ count: 1, candidateIds: [one] });
    const both = await putOn(tag.id, one, two, theirs, newId());
    expect(both.body.data).toEqual({ count: 1, candidateIds: [two] });
    expect([await tagsOf(one), await tagsOf(two)]).toEqual([['Night shift'], ['Night shift']]);
    const off = await takeOff(tag.id, one, two, theirs);
    expect(off.body.data.candidateIds.toSorted()).toEqual([one, two].toSorted());
    expect([await tagsOf(one), await tagsOf(two)]).toEqual([[], []]);
    const [row] = await server.asOwner<{ count: number }>(
      'select count(*)::int as count from candidate_tags where candidate_id = $1',
      [theirs],
    );
    expect(row?.count).toBe(0);
  });

  it('[TAG-01] answer 404 for a tag that is not there, and let hiring managers change none', async () => {
    const tag = await create('Foreign', stranger);
    const one = await person();
    expect((await putOn(tag.id, one)).status).toBe(404);
    expect((await takeOff(newId(), one)).status).toBe(404);
    const refused = await server.call(contract.putTagOn, manager, {
      body: { tagId: (await create('Of ours')).id, candidateIds: [one] },
    });
    expect(refused.status).toBe(403);
    expect(await tagsOf(one)).toEqual([]);
  });

  it('[TAG-02] are renamed and given a colour, wherever they show', async () => {
    const tag = await create('Welder');
    const other = await create('Solderer');
    const one = await person();
    await putOn(tag.id, one);
    const change = (body: { name?: string; color?: contract.TagColor }) =>
      server.call(contract.updateTag, recruiter, { params: { id: tag.id }, body });
    expect((await change({ name: 'WELDER' })).body.data).toEqual({ ...tag, name: 'WELDER' });
    expect((await change({ color: 'PINK' })).body.data).toEqual({ ...tag, name: 'WELDER', color: 'PINK' });
    const taken = await change({ name: other.name });
    expect([taken.status, taken.error.code]).toEqual([409, 'TAG_NAME_TAKEN']);
    const { data } = (await server.call(getCandidate, recruiter, { params: { id: one } })).body;
    expect(data.tags).toEqual([{ id: tag.id, name: 'WELDER', color: 'PINK' }]);
  });

  it('[TAG-02] are merged: who had one has the other, once, and it is gone', async () => {
    const [from, into] = [await create('Nurses'), await create('Nurse')];
    const [one, both] = [await person(), await person()];
    await putOn(from.id, one, both);
    await putOn(into.id, both);
    const merge = (id: string, target: string) =>
      server.call(contract.mergeTags, recruiter, { params: { id }, body: { into: target } });
    expect((await merge(from.id, from.id)).error.fields).toEqual({ into: 'invalid_value' });
    expect((await merge(from.id, newId())).error.fields).toEqual({ into: 'not_found' });
    expect((await merge(from.id, into.id)).body.data).toEqual(into);
    expect([await tagsOf(one), await tagsOf(both)]).toEqual([['Nurse'], ['Nurse']]);
    expect([await known(from.id), (await known(into.id))?.people]).toEqual([undefined, 2]);
  });

  it('[TAG-02] are merged with whom somebody puts the tag on meanwhile', async () => {
    const [from, into] = [await create('Cook'), await create('Chef')];
    const one = await person();
    let merged: ReturnType<typeof server.call<typeof contract.mergeTags>> | undefined;
    await server.inTenant(admin.agencyId, async (tx) => {
      await insertCandidateTags(
        tx,
        { agencyId: admin.agencyId, userId: recruiter.userId, sessionId: newId(), role: 'RECRUITER' },
        from.id,
        [one],
      );
      merged = server.call(contract.mergeTags, recruiter, {
        params: { id: from.id },
        body: { into: into.id },
      });
      await until('the merge waits', async () => {
        const waiting = await server.asOwner(
          "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        );
        return waiting.length > 0;
      });
    });
    expect((await merged)?.status).toBe(200);
    expect(await tagsOf(one)).toEqual(['Chef']);
  });

  it('[TAG-02] are deleted from everybody who has them', async () => {
    const tag = await create('Old');
    const one = await person();
    await putOn(tag.id, one);
    const remove = () => server.call(contract.deleteTag, recruiter, { params: { id: tag.id } });
    expect((await remove()).status).toBe(200);
    expect([await tagsOf(one), await known(tag.id), (await remove()).status]).toEqual([[], undefined, 404]);
  });

  it('go with a candidate who is deleted', async () => {
    const tag = await create('Leaving');
    const one = await person();
    await putOn(tag.id, one);
    await server.call(deleteCandidate, recruiter, { params: { id: one } });
    expect((await known(tag.id))?.people).toBe(0);
  });

  it('of two who are merged are the survivor’s, and part again when it is undone', async () => {
    const [mine, theirs, shared, late] = [
      await create('Mine'),
      await create('Theirs'),
      await create('Shared'),
      await create('Late'),
    ];
    const [one, two] = [await person(), await person()];
    await putOn(mine.id, one);
    await putOn(theirs.id, two);
    await putOn(shared.id, one, two);
    const versions = await server.asOwner<{ id: string; version: number }>(
      'select id, version from candidates where id = any ($1)',
      [[one, two]],
    );
    const versionOf = (id: string) => versions.find((row) => row.id === id)?.version ?? 0;
    const merged = await server.call(mergeCandidates, recruiter, {
      body: {
        survivorId: one,
        otherId: two,
        survivorVersion: versionOf(one),
        otherVersion: versionOf(two),
      },
    });
    expect(await tagsOf(one)).toEqual(['Mine', 'Shared', 'Theirs']);
    await putOn(late.id, one);
    await server.call(undoMerge, recruiter, { params: { id: merged.body.data.id } });
    expect([await tagsOf(one), await tagsOf(two)]).toEqual([
      ['Late', 'Mine', 'Shared'],
      ['Shared', 'Theirs'],
    ]);
  });

  it('[TAG-01] [TAG-03] stand on the rows of the list, which is filtered by them', async () => {
    const [tag, also] = [await create('Forklift'), await create('English')];
    const [one, two] = [await person(), await person()];
    await putOn(tag.id, one, two);
    await putOn(also.id, two);
    const list = async (tags: string[], user = recruiter) =>
      (await server.call(listCandidates, user, { query: { tags } })).body.data;
    const found = await list([tag.id]);
    expect(found.items.map(({ id }) => id).toSorted()).toEqual([one, two].toSorted());
    expect(found.pagination.totalItems).toBe(2);
    const [row] = (await list([tag.id, also.id])).items;
    expect([row?.id, row?.tags.map(({ name }) => name)]).toEqual([two, ['English', 'Forklift']]);
    expect((await list([newId()])).items).toEqual([]);
    expect((await list([tag.id], manager)).items).toEqual([]);
  });
});
