import { describe, it } from 'node:test';
import { expect } from 'expect';
import type { TextRun } from '../pdf-page.ts';
import { segment } from '../testing/lines.ts';
import { splitColumns } from './columns.ts';
import { toSegments } from './segments.ts';

interface Look {
  size?: number;
  font?: string;
  width?: number;
}
const run = (text: string, x: number, y: number, look: Look = {}): TextRun => {
  const { size = 10, font = 'F', width = text.length * size * 0.5 } = look;
  return { text, x, y, width, size, bold: false, italic: false, font, seen: true };
};
const texts = (...runs: TextRun[]) =>
  toSegments({ number: 1, width: 595, height: 842, runs, checked: true, links: [] }).map((s) => s.text);
const rows = Array.from({ length: 8 }, (_, i) => run(`Line ${i} of the story`, 180, 200 + i * 14));

describe('what runs over the edge of its column', () => {
  it('[INTAKE-44] parts an address from the column that it runs into, and nothing else', () => {
    const beside = run('Analyst', 180, 100);
    expect(
      texts(run('anna.serra@post.example', 60, 100, { width: 122 }), beside, ...rows).slice(0, 2),
    ).toEqual(['anna.serra@post.example', 'Analyst']);
    expect(texts(run('The report of the', 60, 100, { width: 117 }), beside, ...rows)[0]).toBe(
      'The report of the Analyst',
    );
    // Few rows that begin there make no column of it.
    expect(texts(run('anna.serra@post.example', 60, 100, { width: 122 }), beside)).toHaveLength(1);
  });
  it('[INTAKE-44] parts a heading from words in another size that come close to its column', () => {
    const heading = run('Profile', 180, 101, { size: 14, font: 'B' });
    expect(texts(run('Las Palmas de Gran', 60, 100, { width: 115 }), heading, ...rows).slice(0, 2)).toEqual([
      'Las Palmas de Gran',
      'Profile',
    ]);
  });
  it('[INTAKE-44] reads a narrow column of addresses apart although one runs over into the gap of a line', () => {
    const margin = ['Rosario', 'Argentina', '+54 9 341 715 7498'].map((t, i) => segment(t, 60, 104 + i * 12));
    const address = segment('ximena.carrasco@bustia.example', 60, 140);
    const story = ['Experience', 'Controller, Acme', 'Kept the books', 'Led a move', 'Clerk, Bolt', 'Filed']
      .map((t, i) => segment(t, 200, 100 + i * 16))
      .concat(segment('Studies', 200, 204), segment('Accounting, Cork College', 200, 220));
    const flows = splitColumns([...margin, address, ...story].toSorted((a, b) => a.y - b.y));
    expect(flows.map((f) => f.segments.map((s) => s.text))).toEqual([
      [...margin, address].map((s) => s.text),
      story.map((s) => s.text),
    ]);
  });
});

describe('cells that stand close', () => {
  it('[INTAKE-44] are parted where a column that is set to the right ends', () => {
    const ends = (text: string, x1: number, y: number, size = 10) =>
      run(text, x1 - text.length * size * 0.5, y, { size });
    const others = ['Route', 'Stock control', 'Customs'].flatMap((text, i) => [
      ends(text, 500, 120 + i * 12),
      ends(['Excel', 'Paragon', 'SAP'][i] ?? '', 580, 120 + i * 12),
    ]);
    expect(texts(ends('Logistics', 500, 100), ends('Applications', 569, 100), ...others).slice(0, 2)).toEqual(
      ['Logistics', 'Applications'],
    );
  });
  it('[INTAKE-44] are words where all letters of their face are as wide and they begin one under the other by chance', () => {
    const words = ['Escola de Negocis', 'Màster de Direcció', 'Estudi de Mercats', 'Cursos a Girona'];
    const typed = words.flatMap((line, i) => {
      const [first = '', ...rest] = line.split(' ');
      return [
        run(first, 60, 100 + i * 14, { font: 'Mono', width: first.length * 6 - 0.02 }),
        run(rest.join(' '), 60 + 6 * 7, 100 + i * 14, { font: 'Mono', width: rest.join(' ').length * 6 }),
      ];
    });
    expect(texts(...typed)[0]).toBe('Escola de Negocis');
  });
});
