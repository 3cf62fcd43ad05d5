import { type Block, UnreadableDocument, type VisibleText, wordsOf } from '../model/blocks.ts';
import { colorOf, type Look } from '../model/look.ts';
import { Budget } from '../model/writer.ts';
import { partsOf } from '../package/archive.ts';
import { elementAt, elementsOf, everyElement, parseXml, type XmlNode } from '../package/xml.ts';
import { WordNumbering } from './numbering.ts';
import { WordBody } from './read-body.ts';
import { WordStyles } from './styles.ts';

const MAIN = 'word/document.xml';
const READ =
  /^word\/(?:_rels\/)?(?:document|styles|numbering|footnotes|endnotes|header\d*|footer\d*)\.xml(?:\.rels)?$/;

/** The relationships of a part: what lies where, by id. Only those to addresses lead out of the file, and none is followed. */
const relationsOf = (root: XmlNode | undefined): Map<string, string> =>
  new Map(
    everyElement(root, 'rel:Relationship').map(({ attributes }) => [
      attributes.Id ?? '',
      attributes.Target ?? '',
    ]),
  );

/** The visible text of a Word document (.docx). Throws UnreadableDocument. */
export function readWord(bytes: Uint8Array): VisibleText {
  const parts = partsOf(bytes, (name) => READ.test(name));
  const part = (name: string): XmlNode | undefined => {
    const found = parts.get(name);
    return found && parseXml(found);
  };
  const document = elementAt(part(MAIN), 'w:document');
  const body = elementAt(document, 'w:body');
  if (!document || !body) throw new UnreadableDocument('DAMAGED');
  const styles = new WordStyles(part('word/styles.xml'));
  const numbering = new WordNumbering(part('word/numbering.xml'));
  const budget = new Budget();
  const paper = colorOf(elementAt(document, 'w:background')?.attributes['w:color']) ?? null;
  const look: Look = { ...styles.base, background: paper };
  const relations = relationsOf(part('word/_rels/document.xml.rels'));
  const read = (node: XmlNode | undefined, links: ReadonlyMap<string, string>): Block[] =>
    new WordBody({ styles, numbering, links, budget }).read(node, look);

  /** The headers or footers that the document names; one that says the same as another stands once. */
  const around = (reference: string, element: string): Block[] => {
    const said = new Set<string>();
    const names = new Set(
      everyElement(body, reference).map(({ attributes }) => relations.get(attributes['r:id'] ?? '') ?? ''),
    );
    return [...names].flatMap((name) => {
      const file = name.split('/').at(-1) ?? '';
      const links = relationsOf(part(`word/_rels/${file}.rels`));
      const blocks = read(elementAt(part(`word/${file}`), element), links);
      const words = wordsOf(blocks);
      if (said.has(words)) return [];
      said.add(words);
      return blocks;
    });
  };
  const notes = (kind: 'footnote' | 'endnote'): Block[] =>
    elementsOf(elementAt(part(`word/${kind}s.xml`), `w:${kind}s`), `w:${kind}`)
      .filter(({ attributes }) => !/separator|continuation/i.test(attributes['w:type'] ?? ''))
      .flatMap((note) => read(note, new Map()));

  return {
    header: around('w:headerReference', 'w:hdr'),
    body: [...read(body, relations), ...notes('footnote'), ...notes('endnote')],
    footer: around('w:footerReference', 'w:ftr'),
  };
}
