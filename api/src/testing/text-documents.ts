import { escapeHtml } from '@cantera/shared/contracts/text';
import { strToU8, zipSync } from 'fflate';

type Parts = Readonly<Record<string, string | Uint8Array>>;

/** A zip of parts, in their order; at level 0 they stand in it as they are. */
export const zipOf = (parts: Parts, level: 0 | 6 = 6): Buffer =>
  Buffer.from(
    zipSync(
      Object.fromEntries(
        Object.entries(parts).map(([name, part]) => [name, typeof part === 'string' ? strToU8(part) : part]),
      ),
      { level },
    ),
  );

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006';
const WORD_NAMES = `xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="${OFFICE}/relationships" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:v="urn:schemas-microsoft-com:vml"`;

/** A root element of a part of a Word document. */
export const wordPart = (element: string, content: string): string =>
  `<?xml version="1.0"?><w:${element} ${WORD_NAMES}>${content}</w:${element}>`;

/** A Word document whose body is this XML; `parts` are added to it by their names. */
export const wordFile = (body: string, parts: Parts = {}): Buffer =>
  zipOf({
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    '_rels/.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${OFFICE}/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': wordPart('document', `<w:body>${body}</w:body>`),
    ...parts,
  });
/** Where links and headers of a Word document lie, by id. */
export const wordRelations = (targets: Readonly<Record<string, string>>): string =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${Object.entries(
    targets,
  )
    .map(([id, target]) => `<Relationship Id="${id}" Type="x" Target="${escapeHtml(target)}"/>`)
    .join('')}</Relationships>`;
/** A run of a Word document, with what its look says. */
export const wordRun = (text: string, look = ''): string =>
  `<w:r><w:rPr>${look}</w:rPr><w:t xml:space="preserve">${escapeHtml(text)}</w:t></w:r>`;
/** A paragraph of a Word document: of text, or of runs as they are. */
export const wordParagraph = (content: string, look = ''): string =>
  `<w:p><w:pPr>${look}</w:pPr>${content.startsWith('<') ? content : wordRun(content)}</w:p>`;

const NAMES = ['office', 'text', 'table', 'style', 'draw']
  .map((name) => {
    const kind = name === 'draw' ? 'drawing' : name;
    return `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${kind}:1.0"`;
  })
  .join(' ');
const OPEN_NAMES = `${NAMES} xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" xmlns:xlink="http://www.w3.org/1999/xlink"`;
const MIME = 'application/vnd.oasis.opendocument.text';

/** An OpenDocument text whose body is this XML, with its own styles; `parts` are added to it by their names. */
export const openFile = (body: string, styles = '', parts: Parts = {}): Buffer =>
  Buffer.from(
    zipSync(
      Object.fromEntries(
        Object.entries({
          mimetype: MIME,
          'content.xml': `<?xml version="1.0"?><office:document-content ${OPEN_NAMES}><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
          ...parts,
        }).map(([name, part]) => {
          const bytes = typeof part === 'string' ? strToU8(part) : part;
          return [name, [bytes, { level: name === 'mimetype' ? 0 : 6 }] as const];
        }),
      ),
    ),
  );
/** The named styles and pages of an OpenDocument text. */
export const openStyles = (styles: string, masters = ''): string =>
  `<office:document-styles ${OPEN_NAMES}><office:styles>${styles}</office:styles><office:master-styles>${masters}</office:master-styles></office:document-styles>`;

/** An RTF document. */
export const rtfFile = (body: string): Buffer =>
  Buffer.from(`{\\rtf1\\ansi\\ansicpg1252\\deff0{\\fonttbl{\\f0 Arial;}}\\f0\\fs22 ${body}}`, 'latin1');

/** A file of the container that Office had before 2007, which names one of its parts. */
export const containerOf = (part: string): Buffer =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(1_024), Buffer.from(part, 'utf16le')]);

interface Person {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** What the CV says and people cannot see. */
  readonly unseen?: string;
}
/** A CV as each kind of document has it. */
export const documentsOf = ({
  name,
  email,
  phone,
  unseen = '',
}: Person): Record<'docx' | 'odt' | 'rtf', Buffer> => {
  const lines = [
    `${email} · ${phone}`,
    'Experience',
    'Baker, Forn Nou, 2019 – 2022',
    'Education',
    'Bakery studies, Escola Nord, 2016 – 2018',
  ];
  const bytes = (text: string): string =>
    [...text]
      .map((letter) => ((letter.codePointAt(0) ?? 0) < 128 ? letter : `\\u${letter.charCodeAt(0)}?`))
      .join('');
  return {
    docx: wordFile(
      [
        wordParagraph(wordRun(name, '<w:b/><w:sz w:val="40"/>')),
        ...lines.map((line) => wordParagraph(line)),
        wordParagraph(wordRun(unseen, '<w:vanish/>')),
      ].join(''),
    ),
    odt: openFile(
      `<text:h>${name}</text:h>${lines.map((line) => `<text:p>${escapeHtml(line)}</text:p>`).join('')}<text:section text:display="none"><text:p>${unseen}</text:p></text:section>`,
    ),
    rtf: rtfFile(
      `{\\b\\fs40 ${bytes(name)}}\\par ${lines.map((line) => `${bytes(line)}\\par `).join('')}{\\v ${unseen}}`,
    ),
  };
};
