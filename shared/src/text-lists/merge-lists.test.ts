import { mergeLists } from './merge-lists.ts';

it.each([
  ['adds of both', ['a'], ['a', 'theirs'], ['a', 'mine'], ['a', 'theirs', 'mine']],
  ['what one took out', ['a', 'b'], ['b'], ['a', 'b', 'mine'], ['b', 'mine']],
  ['what both took out', ['a', 'b'], ['a'], ['a'], ['a']],
  ['the same addition once', ['a'], ['a', 'new'], ['a', 'new'], ['a', 'new']],
  [
    'an edit of a line that the other left',
    ['a', 'b'],
    ['a', 'b', 'theirs'],
    ['a', 'b!'],
    ['a', 'theirs', 'b!'],
  ],
])('two people’s changes of one list: %s', (_, base, theirs, mine, merged) => {
  expect(mergeLists(base, theirs, mine)).toEqual(merged);
});
