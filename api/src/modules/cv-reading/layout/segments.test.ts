import { describe, it } from 'node:test';
import { expect } from 'expect';
import type { TextRun } from '../pdf-page.ts';
import { toSegments } from './segments.ts';

const run = (text: string, x: number, width: number, y = 100, size = 10): TextRun => ({
  text,
  x,
  y,
  width,
  size,
  bold: false,
  italic: false,
  font: 'F',
  seen: true,
});
const texts = (...runs: TextRun[]) =>
  toSegments({ number: 1, width: 595, height: 842, runs, checked: true, links: [] }).map((s) => s.text);

describe('toSegments', () => {
  it('joins runs of a line and parts cells with a wide gap', () => {
    expect(texts(run('Data', 50, 20), run('Engineer', 73, 40), run('2019 – 2021', 400, 60))).toEqual([
      'Data Engineer',
      '2019 – 2021',
    ]);
  });
  it('joins runs that touch without a space', () => {
    expect(texts(run('Eng', 50, 15), run('ineer', 65, 25))).toEqual(['Engineer']);
  });
  it('gives letter-spaced titles back as words', () => {
    expect(texts(run('E X P E R I E N C E', 50, 120), run(' ', 170, 12), run('M Í', 182, 20))).toEqual([
      'EXPERIENCE MÍ',
    ]);
  });
  it('gives a title back whose pairs are set closer', () => {
    expect(texts(run('E D U C AT I O N', 50, 120))).toEqual(['EDUCATION']);
  });
  it('tells labels in a row apart from words', () => {
    const [row] = toSegments({
      number: 1,
      width: 595,
      height: 842,
      runs: [run('Brand', 50, 25), run('strategy', 78, 40), run('Figma', 128, 25)],
      checked: true,
      links: [],
    });
    expect([row?.text, row?.tags]).toEqual(['Brand strategy Figma', ['Brand strategy', 'Figma']]);
  });
  it('[INTAKE-43] tells labels apart by less white in a face whose words stand together, unless wider white parts its labels', () => {
    const tagsOf = (...runs: TextRun[]) =>
      toSegments({ number: 1, width: 595, height: 842, runs, checked: true, links: [] }).map((s) => s.tags);
    const row = [run('Pastry', 50, 30), run('Menu', 86, 25)];
    const together = run('Supplier negotiation', 50, 90, 120);
    expect(tagsOf(...row)).toEqual([undefined]);
    expect(tagsOf(...row, together)).toEqual([['Pastry', 'Menu'], undefined]);
    const wider = [run('Torns', 50, 30, 140), run('Excel', 90, 25, 140)];
    expect(tagsOf(...row, together, ...wider)).toEqual([undefined, undefined, ['Torns', 'Excel']]);
  });
  it('takes ligatures apart and drops icon glyphs', () => {
    expect(texts(run('O\ufb03ce \ue0b0', 50, 30))).toEqual(['Office']);
  });
  it('parts cells of a table that stand close, where rows begin them at one place', () => {
    const rows = ['Dates', 'Position', 'Employer', 'Sector'].flatMap((label, i) => [
      run(label, 184 - label.length * 5, label.length * 5, 100 + i * 14),
      run('Acme of the north', 193, 80, 100 + i * 14),
    ]);
    expect(texts(...rows)).toEqual(
      ['Dates', 'Position', 'Employer', 'Sector'].flatMap((label) => [label, 'Acme of the north']),
    );
    expect(texts(...rows.slice(0, 6))[0]).toBe('Dates Acme of the north');
  });
  it('leaves words of a paragraph together that stand wide and begin at one place', () => {
    const across = Array.from({ length: 4 }, (_, i) => [
      run('Wide', 50, 20, 100 + i * 28),
      run('words', 78, 40, 100 + i * 28),
      run('A line that runs across them', 50, 150, 114 + i * 28),
    ]);
    expect(texts(...across.flat())[0]).toBe('Wide words');
  });
  it('leaves numbers and bullets with what they stand before', () => {
    const numbered = (marks: string[], ...words: string[]) =>
      marks.flatMap((mark, i) => [
        run(mark, 50, 7, 100 + i * 28),
        run(words[i % words.length] ?? '', 68, 90, 100 + i * 28),
        run('Body of the text', 68, 80, 114 + i * 28),
      ]);
    const lines = (marks: string[], ...words: string[]) =>
      texts(...numbered(marks, ...words)).filter((_, i) => i % 2 === 0);
    expect(
      lines(['1.', '2.', '3.', '4.'], 'Experiencia laboral', 'Formación', 'Idiomas', 'Informática'),
    ).toEqual(['1. Experiencia laboral', '2. Formación', '3. Idiomas', '4. Informática']);
    expect(lines(['1)', 'IV.', 'c.', '▸'], 'Analista, Acme, 2019 – 2021')).toEqual(
      ['1)', 'IV.', 'c.', '▸'].map((mark) => `${mark} Analista, Acme, 2019 – 2021`),
    );
  });
  it('parts lines of two columns that are set a little higher and lower', () => {
    const rows = Array.from({ length: 4 }, (_, i) => [
      run('me@post.example', 60, 114, 102 + i * 14),
      run('Built what was asked for', 177, 120, 100 + i * 14),
    ]);
    expect(texts(...rows.flat()).slice(0, 2)).toEqual(['me@post.example', 'Built what was asked for']);
  });

  it('parts lines of two columns that run into each other', () => {
    expect(
      texts(
        run('B', 65, 9, 102),
        run('jo.mestre@post.example', 78, 137, 102),
        run('moves and mistakes', 178, 157),
      ),
    ).toEqual(['B', 'moves and mistakes', 'jo.mestre@post.example']);
    // Set a little higher beside its word, a sign is of the line.
    expect(texts(run('Jo', 50, 10, 102), run('x', 60, 5, 100))).toEqual(['Jox']);
  });
  it('parts one cell that stands close where many rows begin at its place', () => {
    const rows = Array.from({ length: 9 }, (_, i) => run('A line of the story', 178, 90, 100 + i * 14));
    const beside = run('jo-mestre-979', 78, 92, 128);
    expect(texts(...rows, beside)).toContain('jo-mestre-979');
    expect(texts(...rows.slice(0, 6), beside)).toContain('jo-mestre-979 A line of the story');
  });
});
