import { after, before, describe, it } from 'node:test';
import { expect } from 'expect';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { seedEveryTable } from '../testing/seeding/every-table.ts';

/** Texts that are no free ones: column → a value that it must refuse. */
const REFUSED = {
  'consents.status': 'PENDING',
  'consents.locale': 'fr',
  'consents.purpose': 'MARKETING',
  'candidate_languages.proficiency': 'NATIVE',
  'candidate_languages.code': 'EN',
  'candidate_experiences.start_date': '2024-5',
  'candidate_experiences.end_date': '2024-05-31T00:00:00Z',
  'candidate_educations.start_date': 'May 2024',
  'candidate_educations.end_date': '',
  'candidate_suggestions.field': 'first_name',
  'candidates.salary_currency': 'eur',
  'candidates.expected_salary_currency': '€',
  'positions.salary_currency': 'EURO',
  'positions.fee_currency': '',
  'triggers.event_type': 'moved to step',
  'domain_events.type': 'application created',
  'domain_events.subject_kind': 'Application',
} as const;

describe('texts that are no free ones', () => {
  let database: TestDatabase;
  let owner: pg.Client;
  before(async () => {
    database = await createTestDatabase();
    owner = new pg.Client({ connectionString: database.url });
    await owner.connect();
    await seedEveryTable(owner);
  });
  after(async () => {
    await owner.end();
    await database.drop();
  });

  for (const [place, value] of Object.entries(REFUSED))
    it(`are checked: ${place}`, async () => {
      const [table, column] = place.split('.');
      await expect(owner.query(`update ${table} set ${column} = $1`, [value])).rejects.toMatchObject({
        code: '23514',
      });
    });

  it('are checked in the rows of before too', async () => {
    const { rows } = await owner.query('select conname from pg_constraint where not convalidated');
    expect(rows).toEqual([]);
  });
});
