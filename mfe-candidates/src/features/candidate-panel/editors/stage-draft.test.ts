import { draftOf, emptyDraft, problemsOf, storedPart } from './stage-draft.ts';

const stored = {
  id: '00000000-0000-4000-8000-000000000001',
  what: 'Data engineer',
  where: 'Telèfons del Ter',
  locationId: '3121456',
  locationName: 'Girona',
  startDate: '2021-03-14',
  endDate: null,
};
const now = new Date('2026-11-21');

it('keeps what was stored more precisely than it is edited', () => {
  const draft = draftOf(stored);
  expect(draft.start).toBe('2021-03');
  expect(storedPart(draft)).toEqual({
    id: stored.id,
    location: '3121456',
    startDate: '2021-03-14',
    endDate: null,
  });
  expect(storedPart({ ...draft, start: '2020-01' }).startDate).toBe('2020-01');
});

it('asks for what and where, for dates of a pattern, not after today and in their order', () => {
  const draft = draftOf(stored);
  expect(problemsOf(emptyDraft(), now)).toEqual(['what', 'where']);
  expect(problemsOf(draft, now)).toEqual([]);
  expect(problemsOf({ ...draft, start: '2027' }, now)).toEqual(['start']);
  expect(problemsOf({ ...draft, start: '03/2021' }, now)).toEqual(['start']);
  expect(problemsOf({ ...draft, end: '2021-02' }, now)).toEqual(['end']);
  expect(problemsOf({ ...draft, end: '2021' }, now)).toEqual([]);
});
