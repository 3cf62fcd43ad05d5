import { posix } from 'node:path';
import { type Block, once, UnreadableDocument, type VisibleText } from '../model/blocks.ts';
import { colorOf, type Look, UNKNOWN_GROUND } from '../model/look.ts';
import { Budget } from '../model/writer.ts';
import { partsOf } from '../package/archive.ts';
import { elementAt, elementsOf, everyElement, parseXml, type XmlNode } from '../package/xml.ts';
import { WordNumbering } from './numbering.ts';
import { WordBody } from './read-body.ts';
import { WordStyles } from './styles.ts';

const ROOT = '_rels/.rels';
const READ = /^(?:_rels\/)?[^/]+\.xml(?:\.rels)?$/;

interface Relation {
  /** The last word of its type, such as `styles`. */
  readonly kind: string;
  readonly target: string;
}
/** The relationships of a part by id. Only those to addresses lead out of the file, and none is followed. */
const relationsOf = (root: XmlNode | undefined): Map<string, Relation> =>
  new Map(
    everyElement(root, 'rel:Relationship').map(({ attributes: { Id = '', Type = '', Target = '' } }) => [
      Id,
      { kind: Type.split('/').at(-1) ?? '', target: Target },
    ]),
  );
/** The name of a part that a relationship of a part in a folder leads to. */
const nameOf = (folder: string, target: string): string =>
  target.startsWith('/') ? target.slice(1) : posix.join(folder, target);
const targetsOf = (relations: ReadonlyMap<string, Relation>): Map<string, string> =>
  new Map([...relations].map(([id, { target }]) => [id, target]));

/** Whether something is drawn on the pages apart from the text, which may lie behind any words. */
const isDrawnOn = (root: XmlNode | undefined): boolean =>
  everyElement(root, 'wp:anchor').length > 0 ||
  everyElement(root, 'w:pict').some((picture) =>
    elementsOf(picture).some(({ attributes }) => /position:\s*absolute/i.test(attributes.style ?? '')),
  );

/** Where the text begins: Word on the web names it otherwise than Word. */
function mainOf(bytes: Uint8Array): string {
  const root = partsOf(bytes, (name) => name === ROOT).get(ROOT);
  const relations = root ? [...relationsOf(parseXml(root)).values()] : [];
  return nameOf('', relations.find(({ kind }) => kind === 'officeDocument')?.target ?? 'word/document.xml');
}

/** The visible text of a Word document (.docx). Throws UnreadableDocument. */
export function readWord(bytes: Uint8Array): VisibleText {
  const main = mainOf(bytes);
  const folder = posix.dirname(main);
  const parts = partsOf(bytes, (name) => READ.test(posix.relative(folder, name)));
  const part = (name: string): XmlNode | undefined => {
    const found = parts.get(name);
    return found && parseXml(found);
  };
  const relationsBeside = (name: string): Map<string, Relation> =>
    relationsOf(part(posix.join(posix.dirname(name), '_rels', `${posix.basename(name)}.rels`)));
  const document = elementAt(part(main), 'w:document');
  const body = elementAt(document, 'w:body');
  if (!document || !body) throw new UnreadableDocument('DAMAGED');
  const relations = relationsBeside(main);
  const partOf = (kind: string): XmlNode | undefined => {
    const target = [...relations.values()].find((relation) => relation.kind === kind)?.target;
    return part(nameOf(folder, target ?? `${kind}.xml`));
  };
  const styles = new WordStyles(partOf('styles'));
  const numbering = new WordNumbering(partOf('numbering'));
  const budget = new Budget();
  const paper = colorOf(elementAt(document, 'w:background')?.attributes['w:color']) ?? null;
  /** The headers or footers that the document names. */
  const named = (reference: string, element: string): { root: XmlNode | undefined; name: string }[] => {
    const targets = everyElement(body, reference).map(
      ({ attributes }) => relations.get(attributes['r:id'] ?? '')?.target ?? '',
    );
    return [...new Set(targets)].map((target) => {
      const name = nameOf(folder, target);
      return { root: elementAt(part(name), element), name };
    });
  };
  const headers = named('w:headerReference', 'w:hdr');
  const footers = named('w:footerReference', 'w:ftr');
  const drawn = [document, ...[...headers, ...footers].map(({ root }) => root)].some(isDrawnOn);
  const look: Look = { ...styles.base, background: drawn ? UNKNOWN_GROUND : paper };
  const read = (node: XmlNode | undefined, links: ReadonlyMap<string, string>): Block[] =>
    new WordBody({ styles, numbering, links, budget }).read(node, look);

  /** One that says the same as another stands once. */
  const around = (found: typeof headers): Block[] => {
    const first = once();
    return found.flatMap(({ root, name }) => first(read(root, targetsOf(relationsBeside(name)))));
  };
  const notes = (kind: 'footnote' | 'endnote'): Block[] =>
    elementsOf(elementAt(partOf(`${kind}s`), `w:${kind}s`), `w:${kind}`)
      .filter(({ attributes }) => !/separator|continuation/i.test(attributes['w:type'] ?? ''))
      .flatMap((note) => read(note, new Map()));

  return {
    header: around(headers),
    body: [...read(body, targetsOf(relations)), ...notes('footnote'), ...notes('endnote')],
    footer: around(footers),
  };
}
