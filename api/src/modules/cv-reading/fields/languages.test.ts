import { describe, it } from 'node:test';
import { expect } from 'expect';
import { lines, section } from '../testing/lines.ts';
import { readLanguages } from './languages.ts';

const read = (kind: 'header' | 'languages' | 'skills' | 'other', ...written: (string | string[])[]) =>
  readLanguages([
    section(
      kind,
      written.map((text) => ({ text })),
    ),
  ]).map((l) => `${l.value.code} ${l.value.proficiency}`);

describe('readLanguages', () => {
  it('reads names alone in the head of a CV, and none among other words', () => {
    expect(read('header', 'Spanish, English, Italian')).toEqual(['es null', 'en null', 'it null']);
    expect(read('header', 'English, tea and dogs')).toEqual([]);
  });
  it('reads levels in words in three languages', () => {
    expect(read('languages', 'English - Native', 'French: upper intermediate', 'German (basic)')).toEqual([
      'en C2',
      'fr B2',
      'de A1-A2',
    ]);
    expect(
      read('languages', 'Español: lengua materna', 'Inglés: nivel alto', 'Francés: nivel medio'),
    ).toEqual(['es C2', 'en C1', 'fr B1']);
    expect(read('languages', 'Català nadiu', 'Anglès nivell mitjà', 'Àrab bàsic')).toEqual([
      'ca C2',
      'en B1',
      'ar A1-A2',
    ]);
  });
  it('reads the levels of the Council of Europe and of professional networks', () => {
    expect(
      read(
        'languages',
        'Inglés C1 (Advanced), Portugués B2',
        'German (Limited Working)',
        'Dutch (Native or Bilingual)',
      ),
    ).toEqual(['en C1', 'pt B2', 'de B1', 'nl C2']);
  });
  it('leaves the level open where it is only drawn', () => {
    expect(read('languages', 'Euskera', 'Italiano')).toEqual(['eu null', 'it null']);
  });
  it('reads a language beside its level in another cell', () => {
    expect(read('languages', ['Anglès', 'B2'])).toEqual(['en B2']);
  });
  it('takes no programming languages for spoken ones', () => {
    expect(read('skills', 'Languages: Python, C++, Rust')).toEqual([]);
  });
  it('reads a labelled line in another section', () => {
    expect(
      read('other', ['Llengua materna', 'Català'], ['Altres llengües', 'Castellà C2, Francès B1']),
    ).toEqual(['ca C2', 'es C2', 'fr B1']);
  });
  it('knows the labels of forms whatever their number', () => {
    expect(read('other', ['Mother tongue(s)', 'Irish'], ['Otro(s) idioma(s)', 'Inglés (B2)'])).toEqual([
      'ga C2',
      'en B2',
    ]);
  });

  it('reads a level in the line below, in its column and near', () => {
    expect(read('languages', ['Español', 'Gallego'], ['Nativo', 'Intermedio'])).toEqual(['es C2', 'gl B1']);
    expect(read('languages', 'English', 'Fluency: Native', 'Welsh', 'B1')).toEqual(['en C2', 'cy B1']);
    expect(read('languages', 'English', 'French', 'B1')).toEqual(['en null', 'fr B1']);
    const [english, far] = lines(['English', 'Native']);
    const apart = [english, far && { ...far, y: far.y + 30 }].filter((l) => l !== undefined);
    expect(
      readLanguages([{ kind: 'languages', heading: null, lines: apart }]).map((l) => l.value.proficiency),
    ).toEqual([null]);
  });
});
