import { describe, it } from 'node:test';
import { expect } from 'expect';
import {
  wordFile,
  wordParagraph,
  wordPart,
  wordRelations,
  wordRun,
  zipOf,
} from '../../../testing/text-documents.ts';
import { type Block, hiddenIn, wordsOf } from '../model/blocks.ts';
import { readWord } from './read-word.ts';

const bodyOf = (body: string, parts = {}): string => wordsOf(readWord(wordFile(body, parts)).body);
const hiddenOf = (body: string, parts = {}): string[] =>
  hiddenIn(readWord(wordFile(body, parts)).body).map(({ text }) => text);
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
  };
  const NO_TEXT: Readonly<Record<string, string>> = {
    'a deletion': '<w:del><w:r><w:delText>SECRET</w:delText></w:r></w:del>',
    'a deletion of words that are still written as text': `<w:del>${wordRun('SECRET')}</w:del>`,
    'what was moved away': `<w:moveFrom>${wordRun('SECRET')}</w:moveFrom>`,
    'the code of a field': field('DATE SECRET', 'today'),
    'the number of a page': field(' PAGE ', 'SECRET'),
    'an object': '<w:r><w:object><w:t>SECRET</w:t></w:object></w:r>',
  };
  for (const [what, run] of Object.entries({ ...HIDDEN, ...NO_TEXT })) {
    const paragraph = wordParagraph(`${wordRun('seen')}${run}${wordRun(' too')}`);
    it(`[INTAKE-21] is not ${what}`, () => {
      const words = bodyOf(paragraph);
      expect(words).toContain('seen');
      expect(words).toContain('too');
      expect(words).not.toContain('SECRET');
    });
    const told = what in HIDDEN ? ['SECRET'] : [];
    it(`[INTAKE-41] ${told.length > 0 ? 'tells of' : 'does not tell of'} ${what}`, () =>
      expect(hiddenOf(paragraph)).toEqual(told));
  }

  it('[INTAKE-41] tells of a box that is hidden or stands in hidden words, and of hidden words in a cell or a second header', () => {
    const drawn = (about: string, look = ''): string =>
      wordParagraph(
        `<w:r><w:rPr>${look}</w:rPr><w:drawing>${about}<wps:wsp><w:txbxContent>${wordParagraph('SECRET')}</w:txbxContent></wps:wsp></w:drawing></w:r>`,
      );
    const vanished = wordRun('IN A CELL', '<w:vanish/>');
    const cell = `<w:tbl><w:tr><w:tc>${wordParagraph(vanished)}</w:tc><w:tc>${wordParagraph('seen')}</w:tc></w:tr></w:tbl>`;
    const body = drawn('<wp:docPr hidden="1"/>') + drawn('', '<w:vanish/>') + cell;
    expect(bodyOf(body).trim()).toBe('seen');
    expect(hiddenOf(body)).toEqual(['SECRET', 'SECRET', 'IN A CELL']);
    const header = (run = '') => wordPart('hdr', wordParagraph(`${wordRun('Ona')}${run}`));
    const { header: headers } = readWord(
      wordFile(`<w:sectPr><w:headerReference r:id="a"/><w:headerReference r:id="b"/></w:sectPr>`, {
        'word/_rels/document.xml.rels': wordRelations({ a: 'header1.xml', b: 'header2.xml' }),
        'word/header1.xml': header(),
        'word/header2.xml': header(wordRun('SECRET', '<w:vanish/>')),
      }),
    );
    expect([wordsOf(headers), hiddenIn(headers).map(({ text }) => text)]).toEqual(['Ona', ['SECRET']]);
  });

  it('[INTAKE-41] tells hidden runs that follow each other as one, and none of blanks or signs', () => {
    const run = (text: string): string => wordRun(text, '<w:vanish/>');
    const body = `${run('Kuber')}${run('netes')}${wordRun('seen')}${run('expert')}`;
    expect(hiddenOf(wordParagraph(body) + wordParagraph(run(' • ')))).toEqual(['Kubernetes', 'expert']);
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

  const white = (text: string): string => wordRun(text, '<w:color w:val="FFFFFF"/>');
  const box = (fill: string, words: string): string =>
    `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wps:wsp><wps:spPr>${fill}</wps:spPr><w:txbxContent>${wordParagraph(white(words))}</w:txbxContent></wps:wsp></w:drawing></mc:Choice></mc:AlternateContent></w:r>`;
  const cellOf = (table: string, shade = ''): string =>
    `<w:tbl><w:tblPr>${table}</w:tblPr><w:tr><w:tc><w:tcPr>${shade}</w:tcPr>${wordParagraph(white('Ona'))}</w:tc></w:tr></w:tbl>`;
  const bands = styles(
    '<w:style w:type="table" w:styleId="Bands"><w:tblStylePr w:type="firstRow"><w:tcPr><w:shd w:val="clear" w:fill="203040"/></w:tcPr></w:tblStylePr></w:style><w:style w:type="table" w:styleId="Own"><w:basedOn w:val="Bands"/></w:style><w:style w:type="table" w:styleId="Grid"/>',
  );
  const GROUNDS: Readonly<Record<string, string>> = {
    'a box filled by a theme': wordParagraph(
      box('<a:solidFill><a:schemeClr val="accent1"/></a:solidFill>', 'Ona'),
    ),
    'a box without a colour': wordParagraph(box('<a:noFill/>', 'Ona')),
    'a cell of a table with a style of colours': cellOf('<w:tblStyle w:val="Own"/>'),
    'a colour that covers all of a cell': cellOf(
      '',
      '<w:shd w:val="solid" w:color="203040" w:fill="FFFFFF"/>',
    ),
    'a pattern': cellOf('', '<w:shd w:val="pct50" w:color="000000" w:fill="FFFFFF"/>'),
    'a colour of the theme': cellOf('', '<w:shd w:val="clear" w:fill="auto" w:themeFill="accent1"/>'),
    'a drawing that is not in the line': wordParagraph(
      `${white('Ona')}<w:r><w:drawing><wp:anchor/></w:drawing></w:r>`,
    ),
  };
  for (const [what, body] of Object.entries(GROUNDS))
    it(`[INTAKE-21] is white text on ${what}`, () => expect(bodyOf(body, bands)).toBe('Ona'));

  it('[INTAKE-21] is white text where something is drawn by a header, on every page', () => {
    const parts = {
      'word/_rels/document.xml.rels': wordRelations({ h: 'header1.xml' }),
      'word/header1.xml': wordPart(
        'hdr',
        wordParagraph('<w:r><w:pict><v:rect style="position:absolute;z-index:-1"/></w:pict></w:r>'),
      ),
    };
    const body = `${wordParagraph(white('Ona'))}<w:sectPr><w:headerReference r:id="h"/></w:sectPr>`;
    expect(bodyOf(body, parts)).toBe('Ona');
  });

  it('[INTAKE-21] is no white text on what is white', () => {
    const paper = '<a:solidFill><a:srgbClr val="FFFFFF"/></a:solidFill>';
    const body = wordParagraph(box(paper, 'SECRET')) + cellOf('<w:tblStyle w:val="Grid"/>');
    expect(bodyOf(body, bands).trim()).toBe('');
  });

  const fieldSign = (kind: string): string => `<w:r><w:fldChar w:fldCharType="${kind}"/></w:r>`;
  it('[INTAKE-21] is what stands after a field that was taken out, or that has no end', () => {
    const out = `<w:del>${fieldSign('end')}</w:del>`;
    const cut = wordParagraph(`${wordRun('one')}${fieldSign('begin')}${out}${wordRun(' two')}`);
    const open = wordParagraph(`${fieldSign('begin')}<w:r><w:instrText>DATE</w:instrText></w:r>`);
    const page = wordParagraph(
      `${fieldSign('begin')}<w:r><w:instrText>PAGE</w:instrText></w:r>${fieldSign('separate')}${wordRun('7')}`,
    );
    expect(bodyOf(cut + open + wordParagraph('three') + page + wordParagraph('four'))).toBe(
      'one two\nthree\nfour',
    );
  });

  it('[INTAKE-21] keeps the addresses of links that are fields', () => {
    const code = 'HYPERLINK "https://ona.example.test" \\h';
    const simple = `<w:fldSimple w:instr='HYPERLINK "https://ona.example.test/cv"'>${wordRun('my CV')}</w:fldSimple>`;
    const place = field('HYPERLINK \\l "top"', 'the top');
    expect(
      bodyOf(
        wordParagraph(`${field(code, 'My page')}${wordRun(' and ')}${simple}`) +
          wordParagraph(field(code, 'ona.example.test')) +
          wordParagraph(place),
      ),
    ).toBe(
      'My page (https://ona.example.test) and my CV (https://ona.example.test/cv)\nona.example.test\nthe top',
    );
  });

  it('[INTAKE-18] begins where the file says, as Word on the web writes it', () => {
    const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
    const relations = (...targets: [string, string][]): string =>
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${targets
        .map(([kind, target]) => `<Relationship Id="${kind}" Type="${type}/${kind}" Target="${target}"/>`)
        .join('')}</Relationships>`;
    const file = zipOf({
      '_rels/.rels': relations(['officeDocument', '/word/document2.xml']),
      'word/document2.xml': wordPart(
        'document',
        `<w:body>${wordParagraph(wordRun('SECRET'), '<w:pStyle w:val="Gone"/>')}${wordParagraph('<w:hyperlink r:id="hyperlink"><w:r><w:t>body</w:t></w:r></w:hyperlink>')}<w:sectPr><w:headerReference r:id="header"/></w:sectPr></w:body>`,
      ),
      'word/_rels/document2.xml.rels': relations(
        ['styles', 'styles2.xml'],
        ['header', '/word/header1.xml'],
        ['footnotes', 'footnotes2.xml'],
        ['hyperlink', 'https://ona.example.test'],
      ),
      'word/styles2.xml': wordPart(
        'styles',
        '<w:style w:type="paragraph" w:styleId="Gone"><w:rPr><w:vanish/></w:rPr></w:style>',
      ),
      'word/header1.xml': wordPart('hdr', wordParagraph('the head')),
      'word/footnotes2.xml': wordPart('footnotes', `<w:footnote>${wordParagraph('a note')}</w:footnote>`),
    });
    const text = readWord(file);
    expect([wordsOf(text.header), wordsOf(text.body)]).toEqual([
      'the head',
      'body (https://ona.example.test)\na note',
    ]);
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

  it('[INTAKE-21] keeps the signs that people see, not those that the PDF has no letters for', () => {
    expect(bodyOf(wordParagraph('▪ ✔ ☎\uFE0F ⭐ \u{1F4DE} #1 \uF076 x\u00AD'))).toBe('▪ ✔ ☎ ★  #1 • x');
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
