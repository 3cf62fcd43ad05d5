import { describe, it } from 'node:test';
import { expect } from 'expect';
import { pageWithoutIds, textWithoutPersonalData } from './personal-data.ts';

describe('what is taken out of an error', () => {
  for (const [given, kept] of [
    ['/candidates/0190a1b2-0000-7000-8000-00000000abcd/cv?name=Ana#top', '/candidates/:id/cv'],
    ['https://talent.example/positions/42?q=Ana', '/positions/:id'],
    ['/agency/members', '/agency/members'],
  ] as const)
    it(`keeps ${kept} of ${given}`, () => {
      expect(pageWithoutIds(given)).toBe(kept);
    });

  for (const [given, kept] of [
    [
      "Cannot read properties of undefined (reading 'name')",
      "Cannot read properties of undefined (reading 'name')",
    ],
    ['No candidate "Ana Puig" here', 'No candidate … here'],
    [`No candidate "Ana d'Arc" here`, 'No candidate … here'],
    ["Can't find 'Joan d'Arc' here", "Can't find … here"],
    [`No "Ana 'la Rossa' Puig" here`, 'No … here'],
    ['Unexpected end of "Ana Puig, 41', 'Unexpected end of …'],
    ['No “Ana Puig” and no «Biel»', 'No … and no …'],
    ['ana.puig@example.test was refused', '… was refused'],
    ['0190a1b2-0000-7000-8000-00000000abcd is gone', ':id is gone'],
    ['called +34 600 123 456 twice', 'called … twice'],
    [
      'Loading chunk 754 failed. (https://cdn.example/page.a1b2c3d4.js?token=Ana)',
      'Loading chunk 754 failed. (/page.a1b2c3d4.js)',
    ],
    ['z.bigint is not a function', 'z.bigint is not a function'],
  ] as const)
    it(`keeps of "${given}" what is not about anybody`, () => {
      expect(textWithoutPersonalData(given)).toBe(kept);
    });
});
