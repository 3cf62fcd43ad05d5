import { escapeHtml } from '@cantera/shared/contracts/text';
import { PORTRAIT_ID } from './package.ts';

interface RunLook {
  bold?: boolean;
  italic?: boolean;
  /** In half points. */
  size?: number;
  /** Six hexadecimal digits. */
  colour?: string;
  capitals?: boolean;
}

/** Text of one look; `\t` goes to the next tab stop. */
export function run(text: string, look: RunLook = {}): string {
  const properties = [
    look.bold ? '<w:b/>' : '',
    look.italic ? '<w:i/>' : '',
    look.capitals ? '<w:caps/>' : '',
    look.colour ? `<w:color w:val="${look.colour}"/>` : '',
    look.size ? `<w:sz w:val="${look.size}"/>` : '',
  ].join('');
  const words = text.split('\t').map((word) => `<w:t xml:space="preserve">${escapeHtml(word)}</w:t>`);
  return `<w:r><w:rPr>${properties}</w:rPr>${words.join('<w:tab/>')}</w:r>`;
}

interface ParagraphLook {
  align?: 'left' | 'right' | 'center';
  /** Twentieths of a point. */
  before?: number;
  left?: number;
  /** A tab stop at the right, so far from the left margin. */
  tabAt?: number;
  bullet?: boolean;
  ruled?: boolean;
  shade?: string;
}

/** A paragraph of runs. */
export function paragraph(runs: string, look: ParagraphLook = {}): string {
  const left = (look.left ?? 0) + (look.bullet ? 300 : 0);
  const properties = [
    look.ruled ? '<w:pBdr><w:bottom w:val="single" w:sz="6" w:space="1" w:color="808080"/></w:pBdr>' : '',
    look.shade ? `<w:shd w:val="clear" w:color="auto" w:fill="${look.shade}"/>` : '',
    look.tabAt ? `<w:tabs><w:tab w:val="right" w:pos="${look.tabAt}"/></w:tabs>` : '',
    look.before ? `<w:spacing w:before="${look.before}" w:after="40"/>` : '',
    left ? `<w:ind w:left="${left}"${look.bullet ? ' w:hanging="200"' : ''}/>` : '',
    look.align ? `<w:jc w:val="${look.align}"/>` : '',
  ].join('');
  return `<w:p><w:pPr>${properties}</w:pPr>${look.bullet ? run('• ') : ''}${runs}</w:p>`;
}

/** A table of cells that hold paragraphs; `widths` in twentieths of a point. */
export function table(rows: readonly string[][], widths: readonly number[], isRuled = false): string {
  const line = (side: string): string => `<w:${side} w:val="single" w:sz="4" w:color="A0A0A0"/>`;
  const sides = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'].map(line).join('');
  const cell = (content: string, n: number): string =>
    `<w:tc><w:tcPr><w:tcW w:w="${widths[n]}" w:type="dxa"/></w:tcPr>${content || '<w:p/>'}</w:tc>`;
  return `<w:tbl><w:tblPr><w:tblW w:w="${widths.reduce((a, b) => a + b, 0)}" w:type="dxa"/>${isRuled ? `<w:tblBorders>${sides}</w:tblBorders>` : ''}<w:tblLayout w:type="fixed"/></w:tblPr><w:tblGrid>${widths.map((w) => `<w:gridCol w:w="${w}"/>`).join('')}</w:tblGrid>${rows.map((row) => `<w:tr>${row.map(cell).join('')}</w:tr>`).join('')}</w:tbl>`;
}

/** A box that stands at a place of the page, in points, and holds paragraphs. */
export function textBox(
  content: string,
  place: { left: number; top: number; width: number; height: number; fill: string },
): string {
  return `<w:p><w:r><w:pict><v:rect style="position:absolute;margin-left:${place.left}pt;margin-top:${place.top}pt;width:${place.width}pt;height:${place.height}pt;mso-position-horizontal-relative:page;mso-position-vertical-relative:page" fillcolor="#${place.fill}" stroked="f"><v:textbox><w:txbxContent>${content}</w:txbxContent></v:textbox></v:rect></w:pict></w:r></w:p>`;
}

/** A square portrait, `side` in points. */
export function portrait(side: number): string {
  const size = side * 12_700;
  return `<w:r><w:drawing><wp:inline><wp:extent cx="${size}" cy="${size}"/><wp:docPr id="1" name="portrait"/><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic><pic:nvPicPr><pic:cNvPr id="1" name="portrait"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:embed="${PORTRAIT_ID}"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${size}" cy="${size}"/></a:xfrm><a:prstGeom prst="rect"/></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;
}

/** Where a column ends. */
export const COLUMN_BREAK = '<w:p><w:r><w:br w:type="column"/></w:r></w:p>';

/** An end of a part of the document: its columns, and whether the next part follows on the same page. */
export const section = (columns: string, follows = ''): string =>
  `<w:sectPr>${follows}<w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1000" w:right="1000" w:bottom="1000" w:left="1000" w:header="500" w:footer="500" w:gutter="0"/>${columns}</w:sectPr>`;

const NAMES = {
  w: 'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  r: 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
  wp: 'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing',
  a: 'http://schemas.openxmlformats.org/drawingml/2006/main',
  pic: 'http://schemas.openxmlformats.org/drawingml/2006/picture',
  v: 'urn:schemas-microsoft-com:vml',
};
/** The whole document: what it holds, then how its last part is set. */
export const wordDocument = (content: string, last: string = section('')): string =>
  `<w:document ${Object.entries(NAMES)
    .map(([prefix, uri]) => `xmlns:${prefix}="${uri}"`)
    .join(' ')}><w:body>${content}${last}</w:body></w:document>`;
