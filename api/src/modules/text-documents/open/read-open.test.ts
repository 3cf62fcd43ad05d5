import { describe, it } from 'node:test';
import { expect } from 'expect';
import { openFile, openStyles } from '../../../testing/text-documents.ts';
import { hiddenIn, UnreadableDocument, wordsOf } from '../model/blocks.ts';
import { readOpenDocument } from './read-open.ts';

const bodyOf = (body: string, styles = '', parts = {}): string =>
  wordsOf(readOpenDocument(openFile(body, styles, parts)).body);
const hiddenOf = (body: string, styles = ''): string[] =>
  hiddenIn(readOpenDocument(openFile(body, styles)).body).map(({ text }) => text);
const textStyle = (name: string, look: string): string =>
  `<style:style style:name="${name}" style:family="text"><style:text-properties ${look}/></style:style>`;

describe('what people see of an OpenDocument text', () => {
  const HIDDEN: Readonly<Record<string, string>> = {
    'hidden text': textStyle('S', 'text:display="none"'),
    'white text': textStyle('S', 'fo:color="#ffffff"'),
    'text of one point': textStyle('S', 'fo:font-size="1pt"'),
    'text in the colour behind it': textStyle('S', 'fo:color="#ff0000" fo:background-color="#ff0000"'),
  };
  for (const [what, style] of Object.entries(HIDDEN))
    it(`[INTAKE-21] [INTAKE-41] is not ${what}, which is told of`, () => {
      const body = '<text:p>seen <text:span text:style-name="S">SECRET</text:span>too</text:p>';
      expect(bodyOf(body, style)).toBe('seen too');
      expect(hiddenOf(body, style)).toEqual(['SECRET']);
    });

  const WHITE = textStyle('S', 'fo:color="#ffffff"');
  const ONA = '<text:span text:style-name="S">Ona</text:span>';
  const graphic = (look: string): string =>
    `<style:style style:name="G" style:family="graphic"><style:graphic-properties ${look}/></style:style>`;
  const inShape = `<text:p><draw:custom-shape draw:style-name="G" text:anchor-type="as-char"><text:p>${ONA}</text:p></draw:custom-shape></text:p>`;
  const GROUNDS: Readonly<Record<string, [string, string]>> = {
    'a dark shape': [inShape, graphic('draw:fill="solid" draw:fill-color="#203040"')],
    'a gradient': [inShape, graphic('draw:fill="gradient" draw:fill-color="#ffffff"')],
    'a shape without a colour': [inShape, graphic('draw:fill="none" draw:fill-color="#ffffff"')],
    'a drawing that is not in the line': [
      `<text:p>${ONA}<draw:rect text:anchor-type="page"/></text:p>`,
      graphic(''),
    ],
    'a picture behind the paragraph': [
      `<text:p text:style-name="P">${ONA}</text:p>`,
      '<style:style style:name="P" style:family="paragraph"><style:paragraph-properties><style:background-image xlink:href="a.png"/></style:paragraph-properties></style:style>',
    ],
  };
  for (const [what, [body, style]] of Object.entries(GROUNDS))
    it(`[INTAKE-21] is white text on ${what}`, () => expect(bodyOf(body, WHITE + style)).toBe('Ona'));

  it('[INTAKE-21] is white text on a page of a colour, and none on a white one or a white shape', () => {
    const paper = (color: string) => ({
      'styles.xml': openStyles(
        `<style:page-layout style:name="L"><style:page-layout-properties fo:background-color="${color}"/></style:page-layout>`,
      ),
    });
    expect(bodyOf(`<text:p>${ONA}</text:p>`, WHITE, paper('#203040'))).toBe('Ona');
    expect(bodyOf(`<text:p>${ONA}</text:p>`, WHITE, paper('#ffffff'))).toBe('');
    expect(bodyOf(inShape, WHITE + graphic('draw:fill="solid" draw:fill-color="#ffffff"'))).toBe('');
  });

  it('[INTAKE-21] is text in the colour that the program chooses, whatever the style above says', () => {
    const own =
      '<style:style style:name="A" style:family="text" style:parent-style-name="S"><style:text-properties style:use-window-font-color="true"/></style:style>';
    expect(bodyOf('<text:p><text:span text:style-name="A">Ona</text:span></text:p>', WHITE + own)).toBe(
      'Ona',
    );
  });

  it('[INTAKE-21] [INTAKE-41] is no deletion or comment, nor a hidden section or paragraph, which are told of', () => {
    const body = `<text:tracked-changes><text:changed-region><text:deletion><text:p>OUT</text:p></text:deletion></text:changed-region></text:tracked-changes>
       <text:p>one<office:annotation><text:p>OUT</text:p></office:annotation></text:p>
       <text:section text:display="none"><text:p text:style-name="V">A<draw:frame><draw:text-box><text:p>B</text:p></draw:text-box></draw:frame><text:note><text:note-body><text:p>C</text:p></text:note-body></text:note></text:p></text:section>
       <text:p>D<text:hidden-paragraph text:is-hidden="true"/></text:p>
       <text:list><text:list-item><text:p>E<text:hidden-paragraph text:is-hidden="true"/></text:p></text:list-item></text:list>
       <text:p>two<text:hidden-text>F</text:hidden-text> <text:hidden-text text:is-hidden="false">three</text:hidden-text><text:page-number>9</text:page-number></text:p>`;
    const shown =
      '<style:style style:name="V" style:family="paragraph"><style:text-properties text:display="true"/></style:style>';
    expect(bodyOf(body, shown)).toBe('one\ntwo three');
    expect(hiddenOf(body, shown).sort()).toEqual(['A', 'B', 'C', 'D', 'E', 'F']);
  });

  it('[INTAKE-21] keeps lists, tables, boxes, links, notes, blanks and tabs', () => {
    const words = bodyOf(
      `<text:list text:style-name="N"><text:list-item><text:p>one</text:p><text:list><text:list-item><text:p>below</text:p></text:list-item></text:list></text:list-item><text:list-item><text:p>two</text:p></text:list-item></text:list>
       <table:table><table:table-column table:number-columns-repeated="2"/><table:table-row><table:table-cell><text:p>a</text:p></table:table-cell><table:table-cell><table:table><table:table-row><table:table-cell><text:p>inner</text:p></table:table-cell></table:table-row></table:table></table:table-cell></table:table-row></table:table>
       <text:p>x<text:s text:c="3"/>y<text:tab/>z <text:a xlink:href="https://ona.example.test/cv">my page</text:a><text:note><text:note-citation>1</text:note-citation><text:note-body><text:p>a note</text:p></text:note-body></text:note><draw:frame><draw:text-box><text:p>in a box</text:p></draw:text-box></draw:frame></text:p>`,
      '<text:list-style style:name="N"><text:list-level-style-number text:level="1"/><text:list-level-style-bullet text:level="2"/></text:list-style>',
    );
    expect(words).toBe(
      '1. one\n• below\n2. two\na\ninner\nx   y\tz my page (https://ona.example.test/cv)\nin a box\na note',
    );
  });

  it('[INTAKE-21] takes bold, size and colours from styles and those above them', () => {
    const named = openStyles(
      '<style:style style:name="Head" style:family="paragraph"><style:text-properties fo:font-weight="bold" fo:font-size="20pt"/></style:style>',
      '<style:master-page style:name="Standard"><style:header><text:p>Ona Ferrer</text:p></style:header><style:footer><text:p>the foot</text:p></style:footer></style:master-page><style:master-page style:name="Unused"><style:header><text:p>SECRET</text:p></style:header></style:master-page>',
    );
    const own =
      '<style:style style:name="P1" style:family="paragraph" style:parent-style-name="Head"><style:text-properties fo:font-size="50%"/></style:style>';
    const text = readOpenDocument(
      openFile('<text:p text:style-name="P1">Name</text:p>', own, { 'styles.xml': named }),
    );
    expect(text.body).toMatchObject([{ runs: [{ text: 'Name', bold: true, size: 10 }] }]);
    expect([wordsOf(text.header), wordsOf(text.footer)]).toEqual(['Ona Ferrer', 'the foot']);
  });

  it('[INTAKE-19] says that one with a password is protected', () => {
    const manifest =
      '<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"><manifest:file-entry><manifest:encryption-data/></manifest:file-entry></manifest:manifest>';
    expect(() => bodyOf('<text:p>x</text:p>', '', { 'META-INF/manifest.xml': manifest })).toThrow(
      new UnreadableDocument('PROTECTED'),
    );
  });
});
