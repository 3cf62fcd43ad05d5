import type { BoardApplication, BoardStep } from '@cantera/shared/contracts/pipeline';
import { customStepName } from '../data/use-step-changes.ts';
import { changeApplications, keepSame, relocate } from './board-changes.ts';
import { cardName } from './card-name.ts';
import { afterLeaving, placeOf, walkOf } from './neighbours.ts';
import { nextSort, SORT_PROPERTIES } from './sort-choice.ts';
import { type BoardView, createLanesOf, placeAmong, visibleCards } from './visible-cards.ts';

const application = (
  id: string,
  firstName: string,
  more: Partial<BoardApplication> = {},
): BoardApplication => ({
  id,
  candidate: {
    id: `c-${id}`,
    firstName,
    lastName: '',
    jobTitle: null,
    companyName: null,
    profileImageUrl: null,
    hasCv: false,
  },
  source: 'INTERNAL',
  seen: false,
  autoRejected: false,
  rejectedAt: null,
  discardState: null,
  createdAt: `2026-01-0${id}T00:00:00Z`,
  version: 1,
  scoring: null,
  ...more,
});
const scored = (finalScore: number) => ({
  scoring: { scoringLax: { finalScore }, scoringStrict: 100 - finalScore, scoringVeryStrict: 1 },
});
const step = (id: string, applications: BoardApplication[]): BoardStep => ({
  id,
  name: id,
  position: 1,
  type: 'STEP',
  categoryId: 'INTERNAL',
  createdAt: '2026-01-01T00:00:00Z',
  applications,
});
const view: BoardView = {
  sort: { property: 'createdAt', direction: 'DESC' },
  level: 'LAX',
  query: '',
  isOnlyNew: false,
  keepId: null,
};
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);

describe('the cards of a lane', () => {
  const people = [
    application('1', 'Íñigo', { seen: true, source: 'INTERNAL_TALENT_POOL', ...scored(40) }),
    application('2', 'ana', scored(91)),
    application('3', 'Bilal', { source: 'INTERNAL_DATABASE' }),
  ];

  it('finds a name in letters of other languages by its plain ones', () => {
    const others = ['Søren', 'Łukasz', 'Marcel·la', 'Anna'].map((name, n) =>
      application(String(n + 1), name),
    );
    for (const [query, id] of [
      ['soren', '1'],
      ['LUKASZ', '2'],
      ['marcella', '3'],
      ['søren', '1'],
    ])
      expect(idsOf(visibleCards(others, { ...view, query: query ?? '' }))).toEqual([id]);
  });

  it.each([
    ['name', 'ASC', ['2', '3', '1']],
    ['name', 'DESC', ['1', '3', '2']],
    ['createdAt', 'ASC', ['1', '2', '3']],
    ['scoring', 'DESC', ['2', '1', '3']],
    ['scoring', 'ASC', ['1', '2', '3']],
    ['source', 'ASC', ['2', '3', '1']],
  ] as const)('[BOARD-28] are sorted by %s %s; who has no score is last', (property, direction, ids) => {
    expect(idsOf(visibleCards(people, { ...view, sort: { property, direction } }))).toEqual(ids);
  });

  it.each([
    ['name', 'ASC'],
    ['createdAt', 'DESC'],
    ['scoring', 'DESC'],
  ] as const)('make room for a held card where they would sort it, by %s %s', (property, direction) => {
    const sort = { property, direction };
    for (const held of people) {
      const others = visibleCards(
        people.filter(({ id }) => id !== held.id),
        { ...view, sort },
      );
      const joined = idsOf(visibleCards(people, { ...view, sort }));
      expect(placeAmong(others, held, { sort, level: 'LAX' })).toBe(joined.indexOf(held.id));
    }
  });

  it('[BOARD-11] only the new ones, and the one that is looked at', () => {
    expect(idsOf(visibleCards(people, { ...view, isOnlyNew: true }))).toEqual(['3', '2']);
    expect(idsOf(visibleCards(people, { ...view, isOnlyNew: true, keepId: '1' }))).toEqual(['3', '2', '1']);
  });

  it('[BOARD-13] are found whatever the accents and the case', () => {
    expect(idsOf(visibleCards(people, { ...view, query: ' INIGO' }))).toEqual(['1']);
  });

  it('are worked out again only for the step that changed', () => {
    const lanesOf = createLanesOf();
    const [one, two] = [step('one', people), step('two', [])];
    const before = lanesOf([one, two], view);
    const after = lanesOf([{ ...one, applications: [] }, two], view);
    expect(after[1]).toBe(before[1]);
    expect(after[0]).not.toBe(before[0]);
  });
});

it('[CONST-112] a board is sorted by four properties, in two directions', () => {
  expect([...SORT_PROPERTIES].sort()).toEqual(['createdAt', 'name', 'scoring', 'source']);
  for (const property of SORT_PROPERTIES) {
    const first = nextSort({ property: property === 'name' ? 'source' : 'name', direction: 'ASC' }, property);
    expect([first.direction, nextSort(first, property).direction].sort()).toEqual(['ASC', 'DESC']);
  }
});

it('[BOARD-29] [BOARD-30] the same property again turns the order; scores start high to low', () => {
  const byScore = nextSort(view.sort, 'scoring');
  expect(byScore).toEqual({ property: 'scoring', direction: 'DESC' });
  expect(nextSort(byScore, 'scoring').direction).toBe('ASC');
  expect(nextSort(byScore, 'name').direction).toBe('ASC');
});

it.each([
  ['Leire Etxeberria', 'Leire Etxeberri…'],
  ['Aitana Ferrer P', 'Aitana Ferrer P'],
  ['Marc', 'Marc'],
])('[BOARD-24] cuts %p to %p', (name, shown) => {
  expect(cardName(name)).toBe(shown);
});

describe('changes of the board', () => {
  const [a, b, c] = [application('1', 'A'), application('2', 'B'), application('3', 'C')];
  const board = [step('one', [a, b]), step('two', [c]), step('three', [])];

  it('[MOVE-05] a move laid over the board and taken away leaves the very same board', () => {
    const over = relocate(board, new Map([['1', 'two']]));
    expect(over.map(({ applications }) => idsOf(applications))).toEqual([['2'], ['1', '3'], []]);
    expect(over[2]).toBe(board[2]);
    expect(relocate(board, new Map())).toBe(board);
    expect(relocate(board, new Map([['1', 'one']]))).toBe(board);
  });

  it('ignores a step that is gone', () => {
    const over = relocate(board, new Map([['1', 'nowhere']]));
    expect(over.flatMap(({ applications }) => idsOf(applications))).toEqual(['1', '2', '3']);
  });

  it('keeps what is on screen wherever a new reading says the same', () => {
    const again: BoardStep[] = structuredClone(board);
    expect(keepSame(board, again)).toBe(board);
    const changed = changeApplications(again, new Map([['1', { seen: true }]]));
    const kept = keepSame(board, changed);
    expect(kept[1]).toBe(board[1]);
    expect(kept[0]?.applications[1]).toBe(b);
    expect(kept[0]?.applications[0]?.seen).toBe(true);
  });
});

it.each([
  ['is struck through', undefined, true],
  ['stands again', true, undefined],
] as const)('[SCORE-25] a card is drawn again when its number, the same as before, %s', (_what, was, is) => {
  const boardOf = (isStale: true | undefined) => {
    const { scoring } = scored(40);
    return [
      step('one', [
        application('1', 'Ada', { scoring: { ...scoring, ...(isStale && { isStale }) } }),
        application('2', 'Biel', scored(50)),
      ]),
    ];
  };
  const board = boardOf(was);
  expect(keepSame(board, boardOf(was))).toBe(board);
  const [kept] = keepSame(board, boardOf(is));
  expect(kept?.applications[0]?.scoring?.isStale).toBe(is);
  expect(kept?.applications[1]).toBe(board[0]?.applications[1]);
});

it('[MOVE-24] [MOVE-25] [MOVE-26] who is looked at after some left: the next, else the previous, else nobody', () => {
  const cards = ['1', '2', '3'].map((id) => application(id, id));
  const lanes = [{ step: step('one', cards), cards }];
  expect(placeOf(lanes, '2')).toMatchObject({ index: 1, previousId: '1', nextId: '3' });
  expect(afterLeaving(lanes, '2', new Set(['2']))).toBe('3');
  expect(afterLeaving(lanes, '2', new Set(['2', '3']))).toBe('1');
  expect(afterLeaving(lanes, '2', new Set(['1', '2', '3']))).toBeUndefined();
});

it('pages through the candidates that are named, in their order, and through the lane for anybody else', () => {
  const [one, two] = [['1', '2'], ['3']].map((ids) => ids.map((id) => application(id, id)));
  const steps = [step('one', one ?? []), step('two', two ?? [])];
  const lanes = steps.map((each) => ({ step: each, cards: each.applications }));
  const walks = [walkOf(steps, ['c-3', 'c-9', 'c-1', 'c-3']), ...lanes];
  expect(placeOf(walks, '3')).toMatchObject({ index: 0, previousId: undefined, nextId: '1' });
  expect(afterLeaving(walks, '3', new Set(['3']))).toBe('1');
  expect(placeOf(walks, '2')).toMatchObject({ index: 1, previousId: '1', nextId: undefined });
});

it('[STEP-07] a custom step takes the first number that is free', () => {
  expect(customStepName('Custom step', [])).toBe('Custom step (1)');
  expect(customStepName('Custom step', [{ name: 'Custom step (1)' }, { name: 'Custom step (3)' }])).toBe(
    'Custom step (2)',
  );
});
