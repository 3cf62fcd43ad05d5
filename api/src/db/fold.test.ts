import { after, before, describe, it } from 'node:test';
import { fold } from '@cantera/shared/contracts/text';
import { expect } from 'expect';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';

const LAST = 0x2_ff_ff;
const STEP = 8192;
/** Letters in one text. */
const ROW = 16;
/** Letters that came into Unicode of late: whether they have small ones depends on the age of the server's tables. */
const IS_NEW =
  /[\u1c89-\u1cbf\u2c2f\ua7b8-\ua7ff\u{10570}-\u{11fff}\u{16000}-\u{16fff}\u{1cc00}-\u{1ccff}\u{1e030}-\u{1e06f}]/u;

describe('folding in the database', () => {
  let database: TestDatabase;
  let client: pg.Client;
  before(async () => {
    database = await createTestDatabase();
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
  });
  after(async () => {
    await client.end();
    await database.drop();
  });

  const differing = async (texts: readonly string[]): Promise<unknown[]> => {
    const { rows } = await client.query<{ folded: string }>(
      'select app.fold(text) as folded from unnest($1::text[]) with ordinality as given (text, place) order by place',
      [texts],
    );
    return texts
      .map((text, place) => ({ text, there: rows[place]?.folded, here: fold(text) }))
      .filter(({ there, here }) => there !== here);
  };

  it('gives for every letter of every script what the product gives', async () => {
    let compared = 0;
    for (let from = 1; from <= LAST; from += STEP) {
      const letters = Array.from({ length: STEP }, (_, n) => from + n)
        .filter((code) => code < 0xd8_00 || code > 0xdf_ff)
        .map((code) => String.fromCodePoint(code))
        .filter((letter) => !IS_NEW.test(letter));
      const texts = Array.from({ length: Math.ceil(letters.length / ROW) }, (_, n) =>
        letters.slice(n * ROW, (n + 1) * ROW).join('l A'),
      );
      expect(await differing(texts)).toEqual([]);
      compared += letters.length;
    }
    expect(compared).toBeGreaterThan(150_000);
  });

  it('gives the same for words', async () => {
    const words = [
      'Søren',
      'Łódź',
      'İstanbul',
      'Ilıca',
      'Barça',
      'col·lecció',
      'Paraŀlel',
      'Straße',
      'ẞ',
      'Ærøskøbing',
    ];
    expect(
      await differing([...words, 'O’Hara', 'O´Hara', 'D‘Or', 'ΟΔΥΣΣΕΥΣ', 'Ёлка', '', 'ASCII only']),
    ).toEqual([]);
  });
});
