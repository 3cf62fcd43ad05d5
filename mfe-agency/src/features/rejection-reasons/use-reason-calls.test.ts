import { orderAfterMove } from './use-reason-calls.ts';

const reason = (id: string, isOffered = true) => ({ id, name: id, isOffered });
const REASONS = [reason('a'), reason('b'), reason('c'), reason('old', false)];

it.each([
  ['a', 1, ['b', 'a', 'c']],
  ['c', 0, ['c', 'a', 'b']],
  ['a', 2, ['b', 'c', 'a']],
])('[DUP-03] puts %s at place %i among those that are offered', (id, index, order) => {
  expect(orderAfterMove(REASONS, id, index)).toEqual(order);
});
