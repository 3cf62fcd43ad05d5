import { describe, it } from 'node:test';
import { expect } from 'expect';
import {
  wordFile,
  wordParagraph,
  wordPart,
  wordRelations,
  wordRun,
} from '../../../testing/text-documents.ts';
import { type Block, wordsOf } from '../model/blocks.ts';
import { readWord } from './read-word.ts';

const bodyOf = (body: string, parts = {}): string => wordsOf(readWord(wordFile(body, parts)).body);
const styles = (content: string) => ({ 'word/styles.xml': wordPart('styles', content) });
const field = (code: string, result: string): string =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>${code}</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${wordRun(result)}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;

describe('what people see of a Word document', () => {
  const HIDDEN: Readonly<Record<string, string>> = {
    'hidden text': wordRun('SECRET', '<w:vanish/>'),
    'white text': wordRun('SECRET', '<w:color w:val="FFFFFF"/>'),
    'nearly white text': wordRun('SECRET', '<w:color w:val="F4F4F4"/>'),
    'text of one point': wordRun('SECRET', '<w:sz w:val="2"/>'),
    'text of the colour of its marking': wordRun(
      'SECRET',
      '<w:color w:val="FFFF00"/><w:highlight w:val="yellow"/>',
    ),
    'black text on black': wordRun(
      'SECRET',
      '<w:color w:val="000000"/><w:shd w:val="clear" w:fill="000000"/>',
    ),
    'a deletion': '<w:del><w:r><w:delText>SECRET</w:delText></w:r></w:del>',
    'a deletion of words that are still written as text': `<w:del>${wordRun('SECRET')}</w:del>`,
    'what was moved away': `<w:moveFrom>${wordRun('SECRET')}</w:moveFrom>`,
    'the code of a field': field('DATE SECRET', 'today'),
    'the number of a page': field(' PAGE ', 'SECRET'),
    'an object': '<w:r><w:object><w:t>SECRET</w:t></w:object></w:r>',
  };
  for (const [what, run] of Object.entries(HIDDEN))
    it(`[INTAKE-21] is not ${what}`, () => {
      const words = bodyOf(wordParagraph(`${wordRun('seen')}${run}${wordRun(' too')}`));
      expect(words).toContain('seen');
      expect(words).toContain('too');
      expect(words).not.toContain('SECRET');
    });

  it('[INTAKE-21] is white text on a dark cell, box or paragraph', () => {
    const white = '<w:color w:val="FFFFFF"/>';
    const dark = '<w:shd w:val="clear" w:fill="203040"/>';
    const cell = `<w:tbl><w:tr><w:tc><w:tcPr>${dark}</w:tcPr>${wordParagraph(wordRun('in a cell', white))}</w:tc></w:tr></w:tbl>`;
    const box = wordParagraph(
      `<w:r><w:pict><v:rect fillcolor="#203040"><v:textbox><w:txbxContent>${wordParagraph(wordRun('in a box', white))}</w:txbxContent></v:textbox></v:rect></w:pict></w:r>`,
    );
    const paragraph = wordParagraph(wordRun('in a paragraph', white), dark);
    expect(bodyOf(cell + box + paragraph)).toBe('in a cell\nin a box\nin a paragraph');
  });

  it('[INTAKE-21] is what the styles let be seen', () => {
    const named = styles(
      '<w:style w:type="paragraph" w:styleId="Gone"><w:rPr><w:vanish/></w:rPr></w:style><w:style w:type="paragraph" w:styleId="Child"><w:basedOn w:val="Gone"/></w:style><w:style w:type="character" w:styleId="Back"><w:rPr><w:vanish w:val="0"/></w:rPr></w:style>',
    );
    const inStyle = `${wordRun('SECRET')}<w:r><w:rPr><w:rStyle w:val="Back"/></w:rPr><w:t>shown again</w:t></w:r>`;
    expect(bodyOf(wordParagraph(inStyle, '<w:pStyle w:val="Child"/>'), named)).toBe('shown again');
  });

  it('[INTAKE-21] keeps bold, size, capitals, tabs and line ends', () => {
    const { body } = readWord(
      wordFile(
        wordParagraph(
          `${wordRun('Name', '<w:b/><w:sz w:val="40"/>')}<w:r><w:rPr><w:caps/></w:rPr><w:t>baker</w:t><w:tab/><w:t>x</w:t><w:br/><w:t>y</w:t></w:r>`,
        ),
      ),
    );
    expect(body).toMatchObject([
      {
        kind: 'PARAGRAPH',
        runs: [
          { text: 'Name', bold: true, size: 20 },
          { text: 'BAKER\tX\nY', bold: false, size: 11 },
        ],
      },
    ]);
  });

  it('[INTAKE-21] keeps the rows and columns of tables, also in each other', () => {
    const cell = (content: string, span = 1): string =>
      `<w:tc><w:tcPr><w:gridSpan w:val="${span}"/></w:tcPr>${content}</w:tc>`;
    const inner = `<w:tbl><w:tr>${cell(wordParagraph('inner'))}</w:tr></w:tbl>`;
    const table = `<w:tbl><w:tblGrid><w:gridCol w:w="100"/><w:gridCol w:w="300"/></w:tblGrid><w:tr>${cell(wordParagraph('a'))}${cell(wordParagraph('b') + inner)}</w:tr><w:tr>${cell(wordParagraph('whole'), 2)}</w:tr></w:tbl>`;
    const [found] = readWord(wordFile(table)).body;
    const rows = found?.kind === 'TABLE' ? found.rows : [];
    expect(found).toMatchObject({ kind: 'TABLE', widths: [100, 300] });
    expect(rows.map((row) => row.map(({ span, blocks }) => [span, wordsOf(blocks)]))).toEqual([
      [
        [1, 'a'],
        [1, 'b\ninner'],
      ],
      [[2, 'whole']],
    ]);
  });

  it('[INTAKE-21] numbers lists and marks them', () => {
    const numbering = {
      'word/numbering.xml': wordPart(
        'numbering',
        '<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/></w:lvl><w:lvl w:ilvl="1"><w:numFmt w:val="bullet"/></w:lvl></w:abstractNum><w:num w:numId="7"><w:abstractNumId w:val="0"/></w:num>',
      ),
    };
    const entry = (text: string, level: number): string =>
      wordParagraph(text, `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="7"/></w:numPr>`);
    expect(bodyOf(entry('one', 0) + entry('below', 1) + entry('', 0) + entry('two', 0), numbering)).toBe(
      '1. one\n• below\n3. two',
    );
  });

  it('[INTAKE-21] keeps the addresses of links, and says none twice', () => {
    const link = (id: string, text: string): string =>
      `<w:hyperlink r:id="${id}">${wordRun(text)}</w:hyperlink>`;
    const parts = {
      'word/_rels/document.xml.rels': wordRelations({
        in: 'https://www.linkedin.com/in/ona',
        mail: 'mailto:ona@example.test',
        file: 'file:///etc/passwd',
      }),
    };
    const words = bodyOf(
      wordParagraph(link('in', 'LinkedIn')) +
        wordParagraph(link('mail', 'ona@example.test')) +
        wordParagraph(link('file', 'a file')) +
        wordParagraph(
          `${wordRun('x')}<w:hyperlink r:id="in">${wordRun('unseen', '<w:vanish/>')}</w:hyperlink>`,
        ),
      parts,
    );
    expect(words).toBe('LinkedIn (https://www.linkedin.com/in/ona)\nona@example.test\na file\nx');
  });

  it('[INTAKE-21] has headers, footers, boxes and notes once, comments never', () => {
    const box = `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wps:wsp><w:txbxContent>${wordParagraph('in the box')}</w:txbxContent></wps:wsp></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape><w:txbxContent>${wordParagraph('in the box')}</w:txbxContent></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r>`;
    const header = wordPart('hdr', wordParagraph('Ona Ferrer'));
    const text = readWord(
      wordFile(
        `${wordParagraph(`${wordRun('body')}${box}`)}<w:sectPr><w:headerReference r:id="h1"/><w:headerReference r:id="h2"/><w:footerReference r:id="f1"/></w:sectPr>`,
        {
          'word/_rels/document.xml.rels': wordRelations({
            h1: 'header1.xml',
            h2: 'header2.xml',
            f1: 'footer1.xml',
          }),
          'word/header1.xml': header,
          'word/header2.xml': header,
          'word/footer1.xml': wordPart('ftr', wordParagraph('the foot')),
          'word/footnotes.xml': wordPart(
            'footnotes',
            `<w:footnote w:type="separator" w:id="0">${wordParagraph('---')}</w:footnote><w:footnote w:id="2">${wordParagraph('a note')}</w:footnote>`,
          ),
          'word/comments.xml': wordPart('comments', `<w:comment>${wordParagraph('SECRET')}</w:comment>`),
        },
      ),
    );
    const said = (blocks: Block[]): string => wordsOf(blocks);
    expect([said(text.header), said(text.body), said(text.footer)]).toEqual([
      'Ona Ferrer',
      'body\nin the box\na note',
      'the foot',
    ]);
  });
});
