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
const masked = (texts: readonly (readonly [string, string])[]): void =>
  expect(texts.map(([text]) => summary({ summary: text }))).toEqual(texts.map(([, is]) => is));

describe('ages and births', () => {
  it('[CREP-38] are masked after a birthday, whatever is told of it', () => {
    masked([
      ['I turned 45 during the project.', 'I turned XXXXX during the project.'],
      ['I turned 50 at sea; turning 50 soon.', 'I turned XXXXX at sea; turning XXXXX soon.'],
      ['I turned forty and moved down south.', 'I turned XXXXX and moved down south.'],
      ['She turned 50 last year.', 'She turned XXXXX last year.'],
      ['Cumplo cuarenta y cinco en mayo.', 'Cumplo XXXXX en mayo.'],
      ['Cumplo los 45 el martes; faig 45 al maig.', 'Cumplo los XXXXX el martes; faig XXXXX al maig.'],
    ]);
  });

  it('[CREP-38] are masked of third persons, and with what follows them', () => {
    masked([
      ['A sus 45 años. A sus cuarenta años, empezó.', 'A sus XXXXX años. A sus XXXXX años, empezó.'],
      ['Als seus 45 anys. Amb els seus quaranta anys.', 'Als seus XXXXX anys. Amb els seus XXXXX anys.'],
      ['A tus 30 años. Als teus quaranta. A sus cuarenta.', 'A tus XXXXX años. Als teus XXXXX. A sus XXXXX.'],
      ['Tengo 45 y dos hijos.', 'Tengo XXXXX y dos hijos.'],
      ['Tengo cuarenta y cinco y dos hijos.', 'Tengo XXXXX y dos hijos.'],
      ['Tinc 45 i dos fills. Tiene 45 y vive.', 'Tinc XXXXX i dos fills. Tiene XXXXX y vive.'],
    ]);
  });

  it('[CREP-38] are masked where a year of birth is told in words or in two figures', () => {
    masked([
      ['Nací en el año ochenta y siete.', 'Nací en el año XXXXX.'],
      ['Nacida en Girona el doce de mayo del ochenta y siete.', 'Nacida en XXXXX el doce de mayo del XXXXX.'],
      ['Nací en mil novecientos ochenta y siete.', 'Nací en XXXXX.'],
      ['Vaig néixer l’any vuitanta-set.', 'Vaig néixer l’any XXXXX.'],
      ['Vaig néixer el mil nou-cents vuitanta-set.', 'Vaig néixer el XXXXX.'],
      ['Born in nineteen eighty-seven.', 'Born in XXXXX.'],
      ['Nací en el 87. Nascuda el 92, sí.', 'Nací en el XXXXX. Nascuda el XXXXX, sí.'],
      ['Nacida en el dos mil tres.', 'Nacida en el XXXXX.'],
    ]);
  });

  it('[CREP-38] are no other numbers', () => {
    for (const text of [
      'I turned thirty leads into clients, turning 20 restaurants around.',
      'He turned 40 people away.',
      'A sus 45 años de experiencia suma otros.',
      'Con sus 20 años en el sector.',
      'Tengo 20 personas a cargo y treinta y ocho clientes.',
      'Tengo treinta y ocho personas a cargo.',
      'Als seus 30 anys d’experiència.',
      'El nacimiento de ochenta empresas.',
    ])
      masked([[text, text]]);
  });

  it('[CREP-39] are found in those words too', () => {
    const ages = [
      'I turned 45 during the project.',
      'I turned fifty at sea.',
      'turning 50 soon',
      'A sus 45 años.',
      'A sus cuarenta años, empezó.',
      'Als seus 45 anys.',
      'Cumplo cuarenta y cinco en mayo.',
      'Tengo 45 y dos hijos.',
      'Tinc 45 i dos fills.',
    ];
    expect(ages.map((text) => [text, kindsIn(text)])).toEqual(ages.map((text) => [text, ['AGE']]));
    const births = [
      'Nací en el año ochenta y siete.',
      'Vaig néixer l’any vuitanta-set.',
      'Born in nineteen eighty-seven.',
      'Nací en el 87.',
    ];
    expect(births.map((text) => [text, kindsIn(text)])).toEqual(births.map((text) => [text, ['BIRTH_DATE']]));
    for (const text of [
      'I turned thirty leads into clients.',
      'A sus 45 años de experiencia.',
      'Tengo treinta y ocho personas a cargo.',
      'Con sus 20 años en el sector.',
    ])
      expect([text, kindsIn(text)]).toEqual([text, []]);
  });
});
