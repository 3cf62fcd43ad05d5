/** @jest-environment node */
import { writeCsv } from './write-csv.ts';

const line = (cell: string | number | null) => writeCsv({ fields: ['A'], data: [[cell]] }).split('\r\n')[1];

describe('a file of a list', () => {
  it('[CLI-15] is UTF-8 with a byte order mark, with commas and CRLF', () => {
    const text = writeCsv({
      fields: ['Name', 'Won'],
      data: [
        ['Peña, "Nova"', 2],
        ['Òptica\nSol', null],
      ],
    });
    expect(text).toBe('\uFEFFName,Won\r\n"Peña, ""Nova""",2\r\n"Òptica\nSol",');
  });

  it.each([
    '=1+1',
    '+1',
    '-1+1',
    '@SUM(A1)',
    '  =1',
    '\r=1',
    '\n=1',
    '"=1',
    '＝1+1',
    '=1\nsecond line',
    '|calc',
  ])('[CLI-15] makes text of %j, which a sheet would run', (cell) => {
    const text = writeCsv({ fields: ['A'], data: [[cell]] });
    expect(text.slice(text.indexOf('\r\n') + 2)).toBe(`"'${cell.replaceAll('"', '""')}"`);
  });

  it.each([
    [';=1+1', `;'=1+1`],
    ['a; =1', `a; '=1`],
    ['a,=1', `"a,'=1"`],
    ['a\t@SUM(A1)', `a\t'@SUM(A1)`],
    ['a|＝1', `a|'＝1`],
    ['a;"=1', `"a;""'=1"`],
    [';-1;+2', `;'-1;'+2`],
    ['\t=1', `"'\t'=1"`],
  ])(
    '[CLI-15] makes text of %j, which a sheet that parts cells at another sign would run',
    (cell, written) => {
      expect(line(cell)).toBe(written);
    },
  );

  it('[CLI-15] leaves numbers and other text as they are', () => {
    expect(line(-3.5)).toBe('-3.5');
    expect(line('Marca-blanca = sí')).toBe('Marca-blanca = sí');
    expect(line('Disseny; marca-blanca')).toBe('Disseny; marca-blanca');
    expect(line(null)).toBe('');
  });
});
