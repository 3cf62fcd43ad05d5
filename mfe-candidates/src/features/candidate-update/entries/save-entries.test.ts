import {
  blankEntry,
  changeOf,
  entriesSchemas,
  entryBody,
  entryChange,
  entryOf,
} from '../../../lib/candidate-fields/entry-values.ts';
import type { Stage } from '../../../lib/person/stages.ts';
import { knownOf, planOf, stepsOf } from './save-entries.ts';

const stage: Stage = {
  id: '00000000-0000-4000-8000-000000000001',
  what: 'Data engineer',
  where: 'Telèfons del Ter',
  locationId: null,
  locationName: 'Vilademuls',
  startDate: '2021-03',
  endDate: null,
};
const kept = entryOf(stage, true);
const other = entryOf({ ...stage, id: '00000000-0000-4000-8000-000000000002', endDate: '2024' }, true);
const filled = (what: string) => ({ ...blankEntry(), what, where: 'Banc Llobregat' });

it('[CUPD-52] [CUPD-57] [CUPD-58] tells what is new, updated and deleted, and leaves the rest alone', () => {
  const known = knownOf([kept, other]);
  expect(planOf([kept, other], known)).toEqual({ deleted: [], created: [], updated: [] });
  const [first, second] = [filled('Analyst'), filled('Intern')];
  const changed = { ...other, what: 'Lead' };
  expect(planOf([first, second, changed], known)).toEqual({
    deleted: [kept.id],
    // Each is put before the others, so the first of the list comes last.
    created: [second, first],
    updated: [{ entry: changed, change: { what: 'Lead' } }],
  });
  // A new one that was deleted again is in neither list.
  expect(planOf([kept, other], known).created).toEqual([]);
});

it('sends what is left after a call that failed, and nothing twice', async () => {
  const known = knownOf([kept, other]);
  const entries = [filled('Analyst'), { ...other, what: 'Lead' }];
  const sent: string[] = [];
  let isDown = true;
  const calls = {
    remove: async (ids: string[]) => void sent.push(`delete ${ids.length}`),
    create: async ({ what }: { what: string }) => {
      if (isDown) throw new Error('down');
      sent.push(`create ${what}`);
    },
    update: async ({ what }: { what: string }) => void sent.push(`update ${what}`),
  };
  const run = async () => {
    for (const step of stepsOf(entries, known, calls)) {
      await step.send();
      step.note(known);
    }
  };
  await expect(run()).rejects.toThrow('down');
  isDown = false;
  await run();
  await run();
  expect(sent).toEqual(['delete 1', 'create Analyst', 'update Lead']);
});

it('sees in what is stored whether a call without an answer was carried out', () => {
  const calls = { remove: jest.fn(), create: jest.fn(), update: jest.fn() };
  const created = filled('Analyst');
  const steps = stepsOf([created, other], knownOf([kept, other]), calls);
  expect(steps.map((step) => step.isDoneIn(knownOf([kept, other])))).toEqual([false, false]);
  expect(steps.map((step) => step.isDoneIn(knownOf([created, other])))).toEqual([true, true]);
});

it('keeps the precision of dates, and the place that only a CV names, until they are changed', () => {
  expect(changeOf({ ...kept, isPresent: true, endDate: '2020' }, kept)).toEqual({});
  expect(entryChange(changeOf({ ...kept, what: 'Lead' }, kept))).toEqual({ what: 'Lead' });
  expect(entryChange(changeOf({ ...kept, location: null }, kept))).toEqual({ location: null });
  const moved = { ...kept, location: { id: '3121456', address: 'Girona' } };
  expect(entryChange(changeOf(moved, kept))).toEqual({ location: '3121456' });
  expect(entryBody(filled('Analyst'))).toMatchObject({ location: null, startDate: null, endDate: null });
});

const problemsOf = (entry: object, kind: keyof typeof entriesSchemas = 'endsByToday') =>
  entriesSchemas[kind]
    .safeParse({ entries: [{ ...filled('Analyst'), ...entry }] })
    .error?.issues.map(({ path, message, code }) => [path.at(-1), code === 'custom' ? message : code]) ?? [];

it('[CUPD-39] [CUPD-40] [CUPD-46] [CUPD-47] asks for both names, up to 200 and 100 characters', () => {
  expect(problemsOf({ what: ' ', where: '' })).toEqual([
    ['what', 'too_small'],
    ['where', 'too_small'],
  ]);
  expect(problemsOf({ what: 'x'.repeat(200), where: 'x'.repeat(100) })).toEqual([]);
  expect(problemsOf({ what: 'x'.repeat(201), where: 'x'.repeat(101) })).toEqual([
    ['what', 'too_big'],
    ['where', 'too_big'],
  ]);
});

it('[CUPD-41] [CUPD-42] [CUPD-43] takes any place and no dates, and refuses those that cannot be', () => {
  expect(problemsOf({ location: { id: '', address: 'Vilademuls' } })).toEqual([]);
  expect(problemsOf({ startDate: '2999' })).toEqual([['startDate', 'date_in_future']]);
  expect(problemsOf({ endDate: '2999-01' })).toEqual([['endDate', 'date_in_future']]);
  expect(problemsOf({ startDate: '2020-05', endDate: '2020-04-30' })).toEqual([
    ['endDate', 'date_before_start'],
  ]);
  // A degree to come that a CV told of stays.
  expect(problemsOf({ endDate: '2999', stored: { startDate: null, endDate: '2999' } })).toEqual([]);
});

it('[CUPD-48] [CUPD-49] lets an experience end later than today, but not begin so', () => {
  expect(problemsOf({ startDate: '2020', endDate: '2999' }, 'mayGoOn')).toEqual([]);
  expect(problemsOf({ startDate: '2999' }, 'mayGoOn')).toEqual([['startDate', 'date_in_future']]);
  expect(problemsOf({ startDate: '2020', endDate: '2019' }, 'mayGoOn')).toEqual([
    ['endDate', 'date_before_start'],
  ]);
  expect(problemsOf({ startDate: '2020', endDate: '2019', isPresent: true }, 'mayGoOn')).toEqual([]);
});

it('[SHELL-146] refuses a text that is no date, at its field alone', () => {
  expect(problemsOf({ startDate: '?05/20', endDate: '2020' })).toEqual([['startDate', 'invalid_date']]);
  expect(problemsOf({ startDate: '2020', endDate: '?ayer' })).toEqual([['endDate', 'invalid_date']]);
  expect(problemsOf({ startDate: '2020', endDate: '?ayer', isPresent: true }, 'mayGoOn')).toEqual([]);
});
