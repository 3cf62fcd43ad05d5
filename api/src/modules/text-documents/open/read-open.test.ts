import { describe, it } from 'node:test';
import { expect } from 'expect';
import { openFile, openStyles } from '../../../testing/text-documents.ts';
import { UnreadableDocument, wordsOf } from '../model/blocks.ts';
import { readOpenDocument } from './read-open.ts';

const bodyOf = (body: string, styles = '', parts = {}): string =>
  wordsOf(readOpenDocument(openFile(body, styles, parts)).body);
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
    it(`[INTAKE-21] is not ${what}`, () => {
      const words = bodyOf(
        '<text:p>seen <text:span text:style-name="S">SECRET</text:span>too</text:p>',
        style,
      );
      expect(words).toBe('seen too');
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

  it('[INTAKE-21] is no deletion, comment, hidden section or paragraph, nor the number of a page', () => {
    const words = bodyOf(
      `<text:tracked-changes><text:changed-region><text:deletion><text:p>SECRET</text:p></text:deletion></text:changed-region></text:tracked-changes>
       <text:p>one<office:annotation><text:p>SECRET</text:p></office:annotation></text:p>
       <text:section text:display="none"><text:p>SECRET</text:p></text:section>
       <text:p>SECRET<text:hidden-paragraph text:is-hidden="true"/></text:p>
       <text:p>two<text:hidden-text>SECRET</text:hidden-text><text:page-number>9</text:page-number></text:p>`,
    );
    expect(words).toBe('one\ntwo');
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
