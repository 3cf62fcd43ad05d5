import { describe, it } from 'node:test';
import { expect } from 'expect';
import type { TextRun } from '../text/pdf-document.ts';
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
  it('takes ligatures apart and drops icon glyphs', () => {
    expect(texts(run('O\ufb03ce \ue0b0', 50, 30))).toEqual(['Office']);
  });
});
