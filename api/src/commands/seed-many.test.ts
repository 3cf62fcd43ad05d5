import { after, before, describe, it } from 'node:test';
import { expect } from 'expect';
import pg from 'pg';
import { startTestServer, type TestServer } from '../testing/harness.ts';
import { filling } from './seed-many.ts';

describe('many people at once', () => {
  let server: TestServer;
  let owner: pg.Client;
  before(async () => {
    server = await startTestServer();
    owner = new pg.Client({ connectionString: server.databaseUrl });
    await owner.connect();
  });
  after(async () => {
    await owner.end();
    await server.close();
  });

  /** The definitions of what finds people in lists, and which triggers note them for search. */
  async function standing() {
    const indexes = await owner.query<{ indexdef: string }>(
      "select indexdef from pg_indexes where tablename = 'candidate_words' order by indexname",
    );
    const triggers = await owner.query<{ tgname: string; tgenabled: string }>(
      "select tgname, tgenabled from pg_trigger where tgname ~ '_search_in$' order by tgname",
    );
    return { indexes: indexes.rows.map((row) => row.indexdef), triggers: triggers.rows };
  }
  const areOn = (triggers: readonly { tgenabled: string }[]) =>
    triggers.every(({ tgenabled }) => tgenabled === 'O');

  it('many people are indexed once they are there, and what finds them is as the migrations made it, whatever fails', async () => {
    const whole = await standing();
    expect([whole.indexes.length, areOn(whole.triggers)]).toEqual([4, true]);
    const failed = filling(owner, 100_000, async () => {
      const meanwhile = await standing();
      expect(meanwhile.indexes).toHaveLength(2);
      expect(meanwhile.triggers.every(({ tgenabled }) => tgenabled === 'D')).toBe(true);
      throw new Error('ended');
    });
    await expect(failed).rejects.toThrow('ended');
    expect(await standing()).toEqual(whole);
  });

  it('what a run that was ended left unmade is made by the next, before it fills', async () => {
    const whole = await standing();
    await owner.query('drop index candidate_words_words');
    await owner.query('alter table candidates disable trigger candidates_search_in');
    await filling(owner, 1, async () => expect(await standing()).toEqual(whole));
  });
});
