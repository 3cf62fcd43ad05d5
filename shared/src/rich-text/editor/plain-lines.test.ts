import { linesOf, pointIn } from './plain-lines.ts';

it('finds the place of a cursor among the lines of a plain text', () => {
  const text = 'hello \n\nworld';
  expect(linesOf(text).map(({ children }) => children)).toEqual([
    [{ text: 'hello ' }],
    [{ text: '' }],
    [{ text: 'world' }],
  ]);
  expect(pointIn(text, 0)).toEqual({ path: [0, 0], offset: 0 });
  expect(pointIn(text, 6)).toEqual({ path: [0, 0], offset: 6 });
  expect(pointIn(text, 7)).toEqual({ path: [1, 0], offset: 0 });
  expect(pointIn(text, text.length)).toEqual({ path: [2, 0], offset: 5 });
});
