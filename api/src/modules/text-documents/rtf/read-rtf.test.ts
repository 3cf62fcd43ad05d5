import { describe, it } from 'node:test';
import { expect } from 'expect';
import { rtfFile } from '../../../testing/text-documents.ts';
import { hiddenIn, wordsOf } from '../model/blocks.ts';
import { readRtf } from './read-rtf.ts';

const bodyOf = (body: string): string => wordsOf(readRtf(rtfFile(body)).body);

describe('what people see of RTF', () => {
  const HIDDEN: Readonly<Record<string, string>> = {
    'hidden text': '{\\v SECRET}',
    'white text': '{\\colortbl;\\red255\\green255\\blue255;}{\\cf1 SECRET}',
    'text of one point': '{\\fs2 SECRET}',
  };
  const NO_TEXT: Readonly<Record<string, string>> = {
    'a deletion': '{\\deleted SECRET}',
    'a comment': '{\\*\\annotation SECRET}',
    'a picture': '{\\pict\\pngblip SECRET}',
    'an object': '{\\object\\objemb{\\*\\objdata SECRET}}',
    'binary data': '{\\pict\\bin9 }{SECRET}}',
    'a group that nobody knows': '{\\*\\newthing SECRET}',
    'the code of a field': '{\\field{\\*\\fldinst DDE SECRET}{\\fldrslt result}}',
    'the number of a page': '{\\field{\\*\\fldinst PAGE}{\\fldrslt SECRET}}',
  };
  for (const [what, group] of Object.entries({ ...HIDDEN, ...NO_TEXT })) {
    const told = what in HIDDEN ? ['SECRET'] : [];
    it(`[INTAKE-41] ${told.length > 0 ? 'tells of' : 'does not tell of'} ${what}`, () => {
      const { body } = readRtf(rtfFile(`seen ${group} too\\par`));
      expect(hiddenIn(body).map(({ text }) => text)).toEqual(told);
    });
    it(`[INTAKE-21] is not ${what}`, () => {
      const words = bodyOf(`seen ${group} too\\par`);
      expect(words).toContain('seen');
      expect(words).toContain('too');
      expect(words).not.toContain('SECRET');
    });
  }

  const COLORS = '{\\colortbl;\\red255\\green255\\blue255;\\red32\\green48\\blue64;}';
  const GROUNDS: Readonly<Record<string, string>> = {
    'a dark paragraph': '\\pard\\cbpat2{\\cf1 Ona}\\par\\pard{\\cf1 SECRET}\\par',
    'a dark cell':
      '\\trowd\\cellx100\\clcbpat2\\cellx200\\pard\\intbl{\\cf1 SECRET}\\cell{\\cf1 Ona}\\cell\\row\\pard',
    'a pattern':
      '\\trowd\\clshdng10000\\clcbpat1\\cellx100\\pard\\intbl{\\cf1 Ona}\\cell\\row\\pard{\\cf1 SECRET}\\par',
    'a shape': '{\\shp{\\*\\shpinst{\\shptxt\\pard{\\cf1 Ona}\\par}}}',
    'what a shape may lie behind': '{\\cf1 Ona}{\\shp{\\*\\shpinst}}',
  };
  for (const [what, body] of Object.entries(GROUNDS))
    it(`[INTAKE-21] is white text on ${what}`, () => expect(bodyOf(COLORS + body).trim()).toBe('Ona'));

  it('[INTAKE-21] says once what it says twice', () => {
    expect(bodyOf('a {\\upr{N{\\b u}nez}{\\*\\ud{N\\u250 ?\\u241 ?ez}}} b\\par')).toBe('a Núñez b');
  });

  it('[INTAKE-21] reads letters of the code page, by number, and those that are signs of RTF', () => {
    expect(bodyOf("N\\'fa\\'f1ez\\~Mu\\u241 ?oz \\u-10179?\\u-8704? \\{x\\}\\endash\\'80\\par")).toBe(
      'Núñez Muñoz  {x}–€',
    );
    expect(bodyOf('\\uc2 \\u321 ??\\u243 ??d\\u378 ??\\par')).toBe('Łódź');
  });

  it('[INTAKE-21] keeps bold and size within their group', () => {
    expect(readRtf(rtfFile('{\\b\\fs40 Name} rest\\par')).body).toMatchObject([
      {
        runs: [
          { text: 'Name', bold: true, size: 20 },
          { text: ' rest', bold: false, size: 11 },
        ],
      },
    ]);
  });

  it('[INTAKE-21] keeps tables, lists, links, headers, footers, notes and boxes', () => {
    const row = (...cells: string[]): string =>
      `\\trowd\\cellx1000\\cellx4000\\pard\\intbl ${cells.map((cell) => `${cell}\\cell `).join('')}\\row\\pard `;
    const text = readRtf(
      rtfFile(
        `{\\header Ona Ferrer\\par}{\\headerf Ona Ferrer\\par}{\\footer the foot\\par}before\\par ${row('a', 'b\\par c')}${row('d', 'e')}after{\\footnote a note}\\par {\\pntext\\'b7\\tab}entry\\par {\\field{\\*\\fldinst HYPERLINK "https://ona.example.test"}{\\fldrslt my page}}\\par {\\shp{\\*\\shpinst{\\sp{\\sn x}{\\sv SECRET}}{\\shptxt in a box\\par}}}\\par`,
      ),
    );
    const table = text.body[1];
    expect(table?.kind === 'TABLE' && table.widths).toEqual([1000, 3000]);
    expect(
      table?.kind === 'TABLE' && table.rows.map((cells) => cells.map(({ blocks }) => wordsOf(blocks))),
    ).toEqual([
      ['a', 'b\nc'],
      ['d', 'e'],
    ]);
    expect(wordsOf(text.body)).toBe(
      'before\na\nb\nc\nd\ne\nafter\n·\tentry\nmy page (https://ona.example.test)\nin a box\na note',
    );
    expect([wordsOf(text.header), wordsOf(text.footer)]).toEqual(['Ona Ferrer', 'the foot']);
  });
});
