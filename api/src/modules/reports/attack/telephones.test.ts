import { describe, it } from 'node:test';
import { expect } from 'expect';
import { report, summary } from '../../../testing/report-said.ts';
import { attackBlocks } from './index.ts';

/** What the attack finds in a summary that nobody masked. */
const kindsIn = (text: string): string[] =>
  attackBlocks(report({}).identity, [
    {
      kind: 'TEXT',
      section: 'SUMMARY',
      title: '',
      paragraphs: [{ text, marks: [] }],
      isByMachine: false,
      note: null,
    },
  ]).map(({ kind }) => kind);

describe('telephones', () => {
  it('[CREP-38] are masked behind a code that ends in a figure', () => {
    const texts: [string, string][] = [
      ['Inglés B2 612345678.', 'Inglés B2 XXXXX.'],
      ['Inglés B2 020 7946 0958', 'Inglés B2 XXXXX'],
      ['Nivel C1 612 34 56 78 llamar', 'Nivel C1 XXXXX llamar'],
      ['ISO9001 612345678 y MP3 +34 612 345 678', 'ISO9001 XXXXX y MP3 XXXXX'],
      ['Norma EN15 612345678.', 'Norma EN15 XXXXX.'],
      ['B2·612·345·678 y A1/612345678', 'B2·XXXXX y A1/XXXXX'],
      ['tel612345678, Móvil612 345 678', 'telXXXXX, MóvilXXXXX'],
      ['Tel(93)1234567; 612\u00ad345\u00ad678', 'TelXXXXX; XXXXX'],
      ['(93) 123 45 67 +34612345678 0034 612345678', 'XXXXX XXXXX XXXXX'],
    ];
    expect(texts.map(([text]) => summary({ summary: text }))).toEqual(texts.map(([, is]) => is));
  });

  it('[CREP-38] [CREP-39] are no codes, amounts, years or parts of words', () => {
    for (const text of [
      'Ref A612345678 y X-12345678.',
      'Facturé 12.345.678 € de 2015-2019.',
      'ISO9001 e ISO 14001.',
      'Del 01/2015 - 03/2019.',
    ])
      expect(summary({ summary: text })).toBe(text);
  });

  it('[CREP-38] are masked as the person wrote their own, whatever parts the figures', () => {
    for (const text of [
      '611\u00ad223344',
      '611·223·344',
      '611°22°33°44',
      '611»223344',
      'B2 611 22-33 44',
      'ISO9001 611_22_33_44',
    ])
      expect(summary({ phoneNumber: '+34611223344', summary: text })).toMatch(/^(?:B2 |ISO9001 )?XXXXX$/);
    // Letters between figures are words.
    expect(summary({ phoneNumber: '+34611223344', summary: '611 años 223344' })).toBe('611 años 223344');
  });

  it('[CREP-39] are found behind a code and at the end of a sentence', () => {
    for (const text of [
      'Inglés B2 612345678.',
      'Inglés B2 020 7946 0958',
      'Nivel C1 612 34 56 78 llamar',
      'Llámame al 612 345 678, gracias.',
      'Tel.612345678.',
      'Call +34 612 345 678.',
      '020 7946 0958.',
    ])
      expect([text, kindsIn(text)]).toEqual([text, ['PHONE']]);
    for (const text of ['612.345.678,50 €', '1.612.345.678', 'Ref A612345678', '612345678,5'])
      expect([text, kindsIn(text)]).toEqual([text, []]);
  });
});
