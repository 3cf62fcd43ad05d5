import { it } from 'node:test';
import { expect } from 'expect';
import { isOffered } from './offered.ts';

const ACCEPT = 'application/pdf,.pdf,.docx,application/vnd.oasis.opendocument.text';
const isTaken = (name: string, type = ''): boolean => isOffered({ name, type }, ACCEPT);

it('[PUB-37] the form takes what its name or its type says is a CV', () => {
  for (const name of ['a.pdf', 'A.DOCX', 'a.odt', 'a.rtf', 'a.doc']) expect(isTaken(name)).toBe(true);
  expect(isTaken('a.pdf', 'application/octet-stream')).toBe(true);
  for (const type of ['application/pdf', 'application/vnd.oasis.opendocument.text'])
    expect(isTaken('a', type)).toBe(true);
  expect(isTaken('a', 'image/png')).toBe(false);
  expect(isTaken('a')).toBe(false);
});
