import {
  clearSelection,
  deselect,
  selectMore,
  selectTo,
  toggle,
  useSelection,
  withSelected,
} from './selection-store.ts';

const lane = (...ids: string[]) => ({ cards: ids.map((id) => ({ id })) });
const LANES = [lane('a', 'b', 'c', 'd'), lane('e', 'f')];
const chosen = () => [...useSelection.getState().ids].sort();
afterEach(clearSelection);

describe('the selection of a board', () => {
  it('takes one more, and one less', () => {
    toggle('a');
    toggle('c');
    expect(chosen()).toEqual(['a', 'c']);
    toggle('a');
    expect(chosen()).toEqual(['c']);
  });

  it('goes from the last one to another of its lane, up or down', () => {
    toggle('c');
    selectTo('a', LANES);
    expect(chosen()).toEqual(['a', 'b', 'c']);
    selectTo('d', LANES);
    expect(chosen()).toEqual(['a', 'b', 'c', 'd']);
  });

  it('takes one card alone when the last one is of another lane or nobody', () => {
    selectTo('b', LANES);
    expect(chosen()).toEqual(['b']);
    toggle('d');
    selectTo('f', LANES);
    expect(chosen()).toEqual(['b', 'd', 'f']);
  });
});

it('an action on a card is for all that are selected when it is one of them', () => {
  selectMore(['a', 'b']);
  expect(withSelected('a')).toEqual(['a', 'b']);
  expect(withSelected('e')).toEqual(['e']);
  deselect(['a']);
  expect(withSelected('a')).toEqual(['a']);
});
