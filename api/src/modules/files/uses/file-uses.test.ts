import { after, before, describe, it } from 'node:test';
import { deleteCandidate, updateCandidate } from '@cantera/shared/contracts/candidate-changes';
import { getCandidate } from '@cantera/shared/contracts/candidates';
import { getCareerSite, saveCareerSite } from '@cantera/shared/contracts/career-site';
import { mergeCandidates, undoMerge } from '@cantera/shared/contracts/merges';
import { getMe, updateMe } from '@cantera/shared/contracts/users';
import { expect } from 'expect';
import { inSeconds } from '../../../clock.ts';
import { newId } from '../../../ids.ts';
import { mail } from '../../../testing/automation-data.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../testing/harness.ts';
import { insertCandidate } from '../../../testing/pipeline-data.ts';
import { createWorkflow, deleteWorkflow, updateWorkflow } from '../../engine/index.ts';
import { queueMessage } from '../../messages/index.ts';
import { FILE_COLUMNS, publicUrl, putBytes, recordFile, removeFiles, sweepFiles } from '../index.ts';

/** What follows processes of the version before; without it, this one must say by itself what it uses. */
const TRIGGERS = `select tgname, tgrelid::regclass::text as on from pg_trigger where tgname ~ '_(match_picture|note_files)$'`;

describe('a file is used', () => {
  let server: TestServer;
  let admin: TestUser;
  let agencyId: string;
  before(async () => {
    server = await startTestServer();
    admin = await server.createAgency();
    agencyId = admin.agencyId;
  });
  after(() => server.close());

  const store = async (access: 'public' | 'private' = 'private') => {
    const file = await putBytes(server.deps.files, agencyId, {
      access,
      bytes: Buffer.from(newId()),
      contentType: access === 'public' ? 'image/png' : 'application/pdf',
      name: 'x',
      createdBy: admin.userId,
    });
    await server.inTenant(agencyId, (tx) => recordFile(tx, agencyId, file));
    await server.asOwner('update files set created_at = $1 where id = $2', [inSeconds(-2 * 86_400), file.id]);
    return file.id;
  };
  /** Whether a file outlives the sweep of what nothing names. */
  const survives = async (id: string) => {
    await sweepFiles(server.deps, agencyId);
    return (await server.asOwner('select 1 from files where id = $1', [id])).length > 0;
  };
  const withoutTriggers = async (work: () => Promise<void>) => {
    const triggers = await server.asOwner<{ tgname: string; on: string }>(TRIGGERS);
    expect(triggers).toHaveLength(9);
    const all = (verb: string) =>
      server.asOwner(triggers.map((one) => `alter table ${one.on} ${verb} trigger ${one.tgname}`).join(';'));
    await all('disable');
    try {
      await work();
    } finally {
      await all('enable');
    }
  };
  const workflow = (files: string[]) => ({ name: 'W', actions: [mail('Hello', '<p>x</p>', files)] });

  it('by every reference that the database has', async () => {
    const rows = await server.asOwner<{ name: string }>(
      `select k.conrelid::regclass::text || '.' || a.attname as name from pg_constraint k
       join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey)
       where k.contype = 'f' and k.confrelid = 'files'::regclass and a.attname like '%file_id' order by 1`,
    );
    expect(rows.map(({ name }) => name)).toEqual(
      FILE_COLUMNS.map(({ table, column }) => `${table}.${column}`).sort(),
    );
    // What names files in another way writes `file_uses` beside it.
    const others = await server.asOwner<{ name: string }>(
      `select table_name || '.' || column_name as name from information_schema.columns join information_schema.tables
       using (table_schema, table_name) where table_schema = 'public' and table_type = 'BASE TABLE'
       and column_name ~ '(file_ids?|files|attachments|image|logo|picture)$' and udt_name <> 'text' order by 1`,
    );
    const known = new Set(FILE_COLUMNS.map(({ table, column }) => `${table}.${column}`));
    expect(others.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([
      'candidate_merges.file_ids',
      // Of `hunt_files`, which keep the rows of a file and not the file.
      'hunt_strangers.file_id',
      'messages.attachments',
    ]);
  });

  it('as a picture, until another takes its place; its address is made on reading', () =>
    withoutTriggers(async () => {
      const [first, second] = [await store('public'), await store('public')];
      const url = (id: string) => publicUrl(agencyId, id);
      const candidateId = await insertCandidate(server, agencyId);
      const candidate = { params: { id: candidateId } };
      expect((await server.call(updateMe, admin, { body: { imageUrl: url(first) } })).status).toBe(200);
      await server.call(updateCandidate, admin, { ...candidate, body: { profileImageUrl: url(second) } });
      expect(await server.asOwner('select image_url from users where image_url is not null')).toEqual([]);
      expect([await survives(first), await survives(second)]).toEqual([true, true]);
      expect((await server.call(getMe, admin)).body.data.imageUrl).toBe(url(first));
      expect((await server.call(getCandidate, admin, candidate)).body.data.profileImageUrl).toBe(url(second));

      await server.call(updateMe, admin, { body: { imageUrl: url(second) } });
      expect([await survives(first), await survives(second)]).toEqual([false, true]);
      await server.call(updateMe, admin, { body: { imageUrl: null } });
      expect((await server.call(getMe, admin)).body.data.imageUrl).toBeNull();
      expect(await survives(second)).toBe(true);
      await server.call(updateCandidate, admin, { ...candidate, body: { profileImageUrl: null } });
      expect(await survives(second)).toBe(false);
    }));

  it('by the career site, a workflow and a message that name it, no longer than they do', () =>
    withoutTriggers(async () => {
      const [hero, attached, sent] = [await store('public'), await store(), await store()];
      const params = { agencyId };
      const heroUrl = publicUrl(agencyId, hero);
      const { homePage } = (await server.call(getCareerSite, admin, { params })).body.careerSite
        .configurations;
      const show = (url: string | null) =>
        server.call(saveCareerSite, admin, {
          params,
          body: { careerSite: { configurations: { homePage: { ...homePage, heroUrl: url } } } },
        });
      expect((await show(heroUrl)).status).toBe(200);
      const id = await server.inTenant(agencyId, (tx) => createWorkflow(tx, agencyId, workflow([attached])));
      const candidateId = await insertCandidate(server, agencyId);
      await server.inTenant(agencyId, (tx) =>
        queueMessage(tx, {
          agencyId,
          candidateId,
          channel: 'EMAIL',
          senderName: null,
          fromAddress: null,
          toAddress: 'a@posta.example',
          subject: 'x',
          body: 'x',
          attachments: [sent],
        }),
      );
      expect([await survives(hero), await survives(attached), await survives(sent)]).toEqual([
        true,
        true,
        true,
      ]);

      await show(null);
      await server.inTenant(agencyId, (tx) => updateWorkflow(tx, agencyId, id, workflow([])));
      await server.asOwner('delete from candidates where id = $1', [candidateId]);
      expect([await survives(hero), await survives(attached), await survives(sent)]).toEqual([
        false,
        false,
        false,
      ]);
    }));

  it('by the record of a merge, which gives a picture back', () =>
    withoutTriggers(async () => {
      const [kept, vanished] = [await store('public'), await store('public')];
      const [survivorId, otherId] = [
        await insertCandidate(server, agencyId),
        await insertCandidate(server, agencyId),
      ];
      for (const [id, picture] of [
        [survivorId, kept],
        [otherId, vanished],
      ] as const)
        await server.call(updateCandidate, admin, {
          params: { id },
          body: { profileImageUrl: publicUrl(agencyId, picture) },
        });
      const read = async (id: string) =>
        (await server.call(getCandidate, admin, { params: { id } })).body.data;
      const merged = await server.call(mergeCandidates, admin, {
        body: {
          survivorId,
          otherId,
          survivorVersion: (await read(survivorId)).version,
          otherVersion: (await read(otherId)).version,
        },
      });
      expect(merged.status).toBe(200);
      expect([await survives(kept), await survives(vanished)]).toEqual([true, true]);
      const { id } = merged.body.data;
      expect((await server.call(undoMerge, admin, { params: { id } })).status).toBe(200);
      expect((await read(otherId)).profileImageUrl).toBe(publicUrl(agencyId, vanished));
      expect((await read(survivorId)).profileImageUrl).toBe(publicUrl(agencyId, kept));
      expect(await server.asOwner("select 1 from file_uses where owner_kind = 'merge'")).toEqual([]);
      for (const one of [survivorId, otherId])
        expect((await server.call(deleteCandidate, admin, { params: { id: one } })).status).toBe(200);
      expect(await server.asOwner('select 1 from files where id = any ($1)', [[kept, vanished]])).toEqual([]);
    }));

  it('no longer by a workflow that was deleted', () =>
    withoutTriggers(async () => {
      const attached = await store();
      const id = await server.inTenant(agencyId, (tx) => createWorkflow(tx, agencyId, workflow([attached])));
      expect(await survives(attached)).toBe(true);
      await server.inTenant(agencyId, (tx) => deleteWorkflow(tx, agencyId, id));
      expect(await survives(attached)).toBe(false);
    }));

  it('so that removing it leaves it where something names it', async () => {
    const attached = await store();
    const id = await server.inTenant(agencyId, (tx) => createWorkflow(tx, agencyId, workflow([attached])));
    const remove = () => server.inTenant(agencyId, (tx) => removeFiles(tx, agencyId, [attached]));
    expect(await remove()).toBe(0);
    await server.inTenant(agencyId, (tx) => updateWorkflow(tx, agencyId, id, workflow([])));
    expect(await remove()).toBe(1);
  });

  it('in the database by nobody without its row', async () => {
    const attached = await store();
    await server.inTenant(agencyId, (tx) => createWorkflow(tx, agencyId, workflow([attached, newId()])));
    expect(await server.asOwner('select 1 from file_uses where file_id = $1', [attached])).toHaveLength(1);
    const remove = server.inTenant(agencyId, (tx) =>
      tx.deleteFrom('files').where('id', '=', attached).execute(),
    );
    await expect(remove).rejects.toThrow(/foreign key/);
  });

  describe('by what a process of the version before writes', () => {
    const first = async <R extends object>(statement: string, values: unknown[]) =>
      (await server.asOwner<R & Record<string, unknown>>(statement, values))[0];

    it('gives an address that it writes its file, and takes it away with it', async () => {
      const picture = await store('public');
      const write = (url: string | null) =>
        first(
          'update users set image_url = $1 where id = $2 returning image_url as url, image_file_id as file',
          [url, admin.userId],
        );
      const url = publicUrl(agencyId, picture);
      expect(await write(url)).toEqual({ url, file: picture });
      expect(await survives(picture)).toBe(true);
      expect(await write('https://elsewhere.example/me.png')).toEqual({
        url: 'https://elsewhere.example/me.png',
        file: null,
      });
      expect((await server.call(getMe, admin)).body.data.imageUrl).toBe('https://elsewhere.example/me.png');
      expect(await write(publicUrl(agencyId, newId()))).toMatchObject({ file: null });
      expect(await write(null)).toEqual({ url: null, file: null });
    });

    it('gives it the address of a picture that this version writes', async () => {
      const picture = await store('public');
      const url = publicUrl(agencyId, picture);
      const read = () => first('select image_url from users where id = $1', [admin.userId]);
      await server.call(updateMe, admin, { body: { imageUrl: url } });
      expect(await read()).toEqual({ image_url: url });
      await server.call(updateMe, admin, { body: { imageUrl: null } });
      expect(await read()).toEqual({ image_url: null });
    });

    it('notes the files of its documents', async () => {
      const attached = await store();
      const id = newId();
      await server.asOwner(
        `insert into workflows (agency_id, id, name, actions, created_at, updated_at) values ($1, $2, 'W', $3, now(), now())`,
        [agencyId, id, JSON.stringify(workflow([attached]).actions)],
      );
      expect(await survives(attached)).toBe(true);
      await server.asOwner(`update workflows set actions = '[]' where id = $1`, [id]);
      expect(await survives(attached)).toBe(false);
    });
  });
});
