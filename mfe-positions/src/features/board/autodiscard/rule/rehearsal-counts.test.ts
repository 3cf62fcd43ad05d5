import { countsAt } from './rehearsal-counts.ts';

// Hired here, hired elsewhere, in process, inbox, discarded by a person, by a machine.
const SCORES = [
  { score: 0, outcomes: [0, 0, 0, 1, 3, 1], waiting: 1 },
  { score: 39, outcomes: [1, 1, 2, 0, 1, 2], waiting: 2 },
  { score: 40, outcomes: [2, 0, 1, 5, 0, 0], waiting: 5 },
];

describe('what a percentage would have done', () => {
  it('[AUTOD-17] counts those below it; who has exactly the percentage stays', () => {
    expect(countsAt(SCORES, 40)).toEqual({
      total: 20,
      below: 12,
      hired: 2,
      inProcess: 2,
      inbox: 1,
      byPerson: 4,
      byMachine: 3,
      waiting: 3,
    });
    expect(countsAt(SCORES, 39)).toMatchObject({ total: 20, below: 5, hired: 0, waiting: 1 });
  });

  it('[AUTOD-07] reaches nobody at 0', () => {
    expect(countsAt(SCORES, 0)).toMatchObject({ below: 0, waiting: 0 });
    expect(countsAt(SCORES, 100)).toMatchObject({ below: 20, waiting: 8 });
  });
});
