import { describe, it } from 'node:test';
import { expect } from 'expect';
import type { Section } from '../layout/sections.ts';
import { lines, section, type WrittenLine } from '../testing/lines.ts';
import { readName } from './name.ts';

const nameIn = (sections: Section[]) => {
  const { firstName, lastName } = readName(sections, null, 'es');
  return [firstName?.value, lastName?.value];
};
const read = (...written: (string | WrittenLine)[]) => nameIn([section('header', written)]);

describe('readName', () => {
  it('leaves the kind of document out of the name', () => {
    expect(read({ text: 'Curriculum Vitae Laia Bonastre', size: 20 })).toEqual(['Laia', 'Bonastre']);
    expect(read({ text: 'Laia Bonastre – Resume', size: 20 })).toEqual(['Laia', 'Bonastre']);
    expect(read({ text: 'Laia Bonastre CV', size: 20 })).toEqual(['Laia', 'Bonastre']);
  });
  it('leaves a role beside the name out of it', () => {
    expect(read({ text: 'Laia Bonastre, Directora de Producto', size: 20 })).toEqual(['Laia', 'Bonastre']);
    expect(read({ text: 'Laia Bonastre · Enginyera de dades', size: 20 })).toEqual(['Laia', 'Bonastre']);
    expect(read({ text: 'Bonastre Vila, Laia', size: 20 })).toEqual(['Laia', 'Bonastre Vila']);
  });
  it('reads a name beside the heading of its section, and one that a form asks for', () => {
    expect(read({ text: 'INFORMACIÓN PERSONAL Sofía Lozano', size: 20 })).toEqual(['Sofía', 'Lozano']);
    expect(read({ text: ['Nom / Cognoms', 'Ferran Riba i Vidal'] })).toEqual(['Ferran', 'Riba i Vidal']);
  });
  it('parts words of a name that are set without white where the address of mail parts them', () => {
    const named = (text: string, email: string) => {
      const { firstName, lastName } = readName([section('header', [{ text, size: 24 }])], email, 'en');
      return [firstName?.value, lastName?.value];
    };
    expect(named('RhysOkafor', 'rhys.okafor@mail.example')).toEqual(['Rhys', 'Okafor']);
    expect(named('Ian MacGregor', 'ian.macgregor@mail.example')).toEqual(['Ian', 'MacGregor']);
  });
  it('reads a name over several lines, with an address beside it', () => {
    const header = section('header', [
      { text: 'María Ferrer-', size: 20 },
      { text: 'laia@post.example', x: 400 },
      { text: 'Dalmau', size: 20 },
      { text: 'Quiroga', size: 20 },
    ]);
    expect(nameIn([header])).toEqual(['María', 'Ferrer-Dalmau Quiroga']);
  });
  it('reads a name beside addresses, and one that goes on over a bar', () => {
    const header = section('header', [{ text: ['Galway, Ireland', 'Laia Bonastre'] }]);
    expect(nameIn([header])).toEqual(['Laia', 'Bonastre']);
    expect(read({ text: 'Laia Bonastre | Ward', size: 20 })).toEqual(['Laia', 'Bonastre']);
    expect(read({ text: 'Laia Bonastre', size: 20 }, { text: 'Quiroga | Ward', size: 20 })).toEqual([
      'Laia',
      'Bonastre Quiroga',
    ]);
  });
  it('reads surnames first before a bar, and no title behind a comma', () => {
    const name = (text: string) => read({ text, size: 20 });
    expect(name('Bonastre Quiroga, Laia | Enfermera')).toEqual(['Laia', 'Bonastre Quiroga']);
    expect(name('BONASTRE QUIROGA, LAIA · ENFERMERA')).toEqual(['Laia', 'Bonastre Quiroga']);
    expect(name('Laia Bonastre, PMP | Consultora')).toEqual(['Laia', 'Bonastre']);
    expect(name('Laia Bonastre, Enfermera | Girona')).toEqual(['Laia', 'Bonastre']);
    expect(name('Curriculum Vitae | Laia Bonastre')).toEqual(['Laia', 'Bonastre']);
  });
  it('reads a name behind a label in both numbers, and takes the name of a form for nobody’s', () => {
    expect(
      read({ text: 'Europass', size: 20 }, { text: ['Nombre(s) / Apellido(s)', 'Laia Bonastre'] }),
    ).toEqual(['Laia', 'Bonastre']);
    expect(read({ text: 'Europass', size: 20 }, 'Laia Bonastre')).toEqual(['Laia', 'Bonastre']);
  });
  it('reads a given name that is a place too in a line of its own', () => {
    expect(read({ text: 'Montserrat', size: 20 }, { text: 'Roca Puig', size: 20 })).toEqual([
      'Montserrat',
      'Roca Puig',
    ]);
  });

  it('goes on with a name in the next line, also past a cell beside it, at a hyphen and before a title', () => {
    const large = { size: 24, bold: true };
    const beside = section('header', [{ text: 'Eulàlia Torrents', ...large }]);
    const below = { ...section('header', []), lines: lines([{ text: 'Estapé', ...large }], 120) };
    expect(nameIn([beside, below])).toEqual(['Eulàlia', 'Torrents Estapé']);
    expect(read({ text: 'Joan Ramon Llopis Ben-', size: 24 }, { text: 'taleb', size: 24 })).toEqual([
      'Joan Ramon',
      'Llopis Bentaleb',
    ]);
    const [first, second] = lines([
      { text: 'Maria Antònia Llopis i', ...large },
      { text: 'Grau | Directora', size: 24 },
    ]);
    const parts = [
      { text: 'Grau', bold: true, italic: false },
      { text: ' | Directora', bold: false, italic: false },
    ];
    const titled = second && { ...second, segments: second.segments.map((s) => ({ ...s, parts })) };
    const header = { ...section('header', []), lines: [first, titled].filter((l) => l !== undefined) };
    expect(nameIn([header])).toEqual(['Maria Antònia', 'Llopis i Grau']);
  });
});
