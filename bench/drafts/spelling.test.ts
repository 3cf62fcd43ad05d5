import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { openDictionary, wordsIn } from './spelling.ts';

describe('words of a language', () => {
  for (const [locale, known, unknown] of [
    ['en', ['Managed', 'colour', 'teams', 'unhappily'], ['equipo', 'wherehouse', 'managging']],
    [
      'es',
      ['Trabajarás', 'equipos', 'inscríbete', 'menciónalo'],
      ['equip', 'travajo', 'oficna', 'inscríbeto'],
    ],
    ['ca', ['d’equip', 'fer-ne', 'treballaràs', 'col·laborar'], ['trabajarás', 'eqip', 'd’eqip']],
  ] as const)
    it(`are told from others: ${locale}`, () => {
      const isKnown = openDictionary(locale);
      assert.deepEqual(
        known.filter((word) => !isKnown(word)),
        [],
      );
      assert.deepEqual(unknown.filter(isKnown), []);
    });

  it('are those of a text without levels and figures', () => {
    assert.deepEqual(wordsIn('Cal anglès (B2) i fer-ne l’inventari, 3 dies.'), [
      'Cal',
      'anglès',
      'i',
      'fer-ne',
      'l’inventari',
      'dies',
    ]);
  });
});
