import { type Block, once, UnreadableDocument, type VisibleText } from '../model/blocks.ts';
import { UNKNOWN_GROUND } from '../model/look.ts';
import { Budget } from '../model/writer.ts';
import { partsOf } from '../package/archive.ts';
import { elementAt, elementsOf, everyElement, parseXml, type XmlNode } from '../package/xml.ts';
import { isDrawnOn, OpenBody } from './read-body.ts';
import { OpenStyles } from './styles.ts';

const READ = new Set(['content.xml', 'styles.xml', 'META-INF/manifest.xml']);

/** Whether the pages have a colour or a picture. */
const isColored = (named: XmlNode | undefined): boolean =>
  everyElement(named, 'style:page-layout-properties').some(({ attributes }) => {
    const { 'fo:background-color': color = 'transparent', 'draw:fill': fill = 'none' } = attributes;
    return !['transparent', '#ffffff'].includes(color) || !['none', 'solid'].includes(fill);
  });

/** The visible text of an OpenDocument text (.odt). Throws UnreadableDocument. */
export function readOpenDocument(bytes: Uint8Array): VisibleText {
  const parts = partsOf(bytes, (name) => READ.has(name));
  const part = (name: string): XmlNode | undefined => {
    const found = parts.get(name);
    return found && parseXml(found);
  };
  if (everyElement(part('META-INF/manifest.xml'), 'manifest:encryption-data').length > 0)
    throw new UnreadableDocument('PROTECTED');
  const content = elementAt(part('content.xml'), 'office:document-content');
  const text = elementAt(content, 'office:body', 'office:text');
  if (!text) throw new UnreadableDocument('DAMAGED');
  const named = elementAt(part('styles.xml'), 'office:document-styles');
  const styles = new OpenStyles([named, content]);
  const budget = new Budget();
  const notes: Block[] = [];
  const masterStyles = elementAt(named, 'office:master-styles');
  const isPaper = !isDrawnOn(text) && !isDrawnOn(masterStyles) && !isColored(named);
  const background = isPaper ? styles.base.background : UNKNOWN_GROUND;
  const read = (node: XmlNode | undefined): Block[] =>
    new OpenBody(styles, budget, notes).read(node, { ...styles.base, background });

  // What kinds of pages the document has; a template knows more.
  const pages = new Set(['Standard']);
  for (const { attributes } of everyElement(content, 'style:style'))
    if (attributes['style:master-page-name']) pages.add(attributes['style:master-page-name']);

  /** Those of its kinds of pages; one that says the same as another stands once. */
  const around = (...kinds: string[]): Block[] => {
    const first = once();
    const masters = elementsOf(masterStyles, 'style:master-page').filter(({ attributes }) =>
      pages.has(attributes['style:name'] ?? ''),
    );
    return masters.flatMap((master) => elementsOf(master, ...kinds)).flatMap((node) => first(read(node)));
  };
  const body = read(text);
  return {
    header: around('style:header', 'style:header-left', 'style:header-first'),
    body: [...body, ...notes.splice(0)],
    footer: around('style:footer', 'style:footer-left', 'style:footer-first'),
  };
}
