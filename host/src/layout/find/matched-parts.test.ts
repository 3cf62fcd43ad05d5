import { holdsOneOf, matchedParts, soughtWords } from './matched-parts.ts';

const marked = (text: string, term: string) =>
  matchedParts(text, soughtWords(term))
    .map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part))
    .join('');

it.each([
  ['Núria Vidal', 'nur vid', '[Núr]ia [Vid]al'],
  ['Susana', 'ana', 'Sus[ana]'],
  ['Straße', 'strasse', '[Straße]'],
  ['+34 612 34 56 78', '61234 5', '+34 [612 34 5]6 78'],
  ['+34 612 34 56 78', '0034 612', '+[34 612] 34 56 78'],
  ['+34 674 677 621', '+34 6', '+[34 6]74 677 621'],
  ['655 443 322', '+34 655', '[655] 443 322'],
  ['Operario 24/7', '24/7', 'Operario [24/7]'],
  ['Ada', '', 'Ada'],
  ['Ada', 'x', 'Ada'],
])('marks in “%s” what “%s” found', (text, term, expected) => {
  expect(marked(text, term)).toBe(expected);
  expect(holdsOneOf(text, soughtWords(term))).toBe(expected.includes('['));
});
