import { SaxesParser } from 'saxes';
import { UnreadableDocument } from '../model/blocks.ts';

/** An element; names are `prefix:name` with the prefixes below, whatever the document calls them. */
export interface XmlNode {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: (XmlNode | string)[];
}

const WORD = 'w';
const PREFIXES: Readonly<Record<string, string>> = {
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main': WORD,
  'http://purl.oclc.org/ooxml/wordprocessingml/main': WORD,
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships': 'r',
  'http://purl.oclc.org/ooxml/officeDocument/relationships': 'r',
  'http://schemas.openxmlformats.org/package/2006/relationships': 'rel',
  'http://schemas.openxmlformats.org/markup-compatibility/2006': 'mc',
  'http://schemas.openxmlformats.org/drawingml/2006/main': 'a',
  'http://purl.oclc.org/ooxml/drawingml/main': 'a',
  'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing': 'wp',
  'http://purl.oclc.org/ooxml/drawingml/wordprocessingDrawing': 'wp',
  'http://schemas.microsoft.com/office/word/2010/wordprocessingShape': 'wps',
  'urn:schemas-microsoft-com:vml': 'v',
  'urn:oasis:names:tc:opendocument:xmlns:office:1.0': 'office',
  'urn:oasis:names:tc:opendocument:xmlns:text:1.0': 'text',
  'urn:oasis:names:tc:opendocument:xmlns:table:1.0': 'table',
  'urn:oasis:names:tc:opendocument:xmlns:style:1.0': 'style',
  'urn:oasis:names:tc:opendocument:xmlns:drawing:1.0': 'draw',
  'urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0': 'fo',
  'urn:oasis:names:tc:opendocument:xmlns:manifest:1.0': 'manifest',
  'http://www.w3.org/1999/xlink': 'xlink',
};
const MAX_DEPTH = 400;
const MAX_NODES = 1_000_000;

const named = (uri: string, local: string): string => {
  const prefix = PREFIXES[uri];
  return prefix === undefined ? local : `${prefix}:${local}`;
};

/**
 * Reads XML. Nothing outside of it is looked up: a document type, which could name other files or grow without end, is
 * refused, and so is any entity of its own. Throws UnreadableDocument.
 */
export function parseXml(bytes: Uint8Array): XmlNode {
  const parser = new SaxesParser({ xmlns: true });
  const root: XmlNode = { name: '', attributes: {}, children: [] };
  const open: XmlNode[] = [root];
  let nodes = 0;
  parser.on('doctype', () => {
    throw new UnreadableDocument('DAMAGED');
  });
  parser.on('error', () => {
    throw new UnreadableDocument('DAMAGED');
  });
  parser.on('opentag', (tag) => {
    nodes += 1;
    if (nodes > MAX_NODES || open.length > MAX_DEPTH) throw new UnreadableDocument('TOO_LARGE');
    const attributes = Object.fromEntries(
      Object.values(tag.attributes).map(({ uri, local, value }) => [named(uri, local), value]),
    );
    const node = { name: named(tag.uri, tag.local), attributes, children: [] };
    open.at(-1)?.children.push(node);
    open.push(node);
  });
  parser.on('closetag', () => {
    open.pop();
  });
  const take = (text: string): void => {
    open.at(-1)?.children.push(text);
  };
  parser.on('text', take);
  parser.on('cdata', take);
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
  parser.write(new TextDecoder(encoding).decode(bytes)).close();
  return root;
}

/** The elements below one, of some names. */
export const elementsOf = (node: XmlNode | undefined, ...names: string[]): XmlNode[] =>
  node?.children
    .filter((child) => typeof child !== 'string')
    .filter(({ name }) => names.length === 0 || names.includes(name)) ?? [];
/** The first element below one, by a path of names. */
export const elementAt = (node: XmlNode | undefined, ...path: string[]): XmlNode | undefined =>
  path.reduce<XmlNode | undefined>((at, name) => elementsOf(at, name)[0], node);
/** All elements of a name, however deep. */
export const everyElement = (node: XmlNode | undefined, name: string): XmlNode[] =>
  elementsOf(node).flatMap((child) => [
    ...(child.name === name ? [child] : []),
    ...everyElement(child, name),
  ]);
/** The text directly in an element. */
export const textIn = (node: XmlNode): string =>
  node.children.filter((child) => typeof child === 'string').join('');
