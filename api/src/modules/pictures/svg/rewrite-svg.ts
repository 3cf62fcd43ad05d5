import { MAX_SVG_BYTES } from '@cantera/shared/contracts/site-identity';
import { escapeHtml } from '@cantera/shared/contracts/text';
import { type DefaultTreeAdapterTypes, parseFragment, defaultTreeAdapter as tree } from 'parse5';
import { DRAWING, ELEMENTS, GEOMETRY, PRESENTATION } from './allowed.ts';
import type { KeptElement } from './kept.ts';
import { declarations, paintedBy, type Rules, rules } from './styles.ts';
import { isDrawable } from './uses.ts';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.ChildNode;

const SVG = 'http://www.w3.org/2000/svg';
/** Deeper than any drawing program nests. */
const MAX_DEPTH = 60;
/** Of an SVG as it is written again: what rules say stands at every element then. */
const MAX_LENGTH = 4 * MAX_SVG_BYTES;

const childrenOf = (element: Element): readonly Node[] => tree.getChildNodes(element) as Node[];
const textOf = (element: Element): string =>
  childrenOf(element)
    .map((child) => (tree.isTextNode(child) ? child.value : ''))
    .join('');

/** The first `svg` among nodes, and what its sheets say. */
function findAll(nodes: readonly Node[], depth = 0): { svg: Element | undefined; sheets: string[] } {
  let svg: Element | undefined;
  const sheets: string[] = [];
  for (const node of nodes) {
    if (!tree.isElementNode(node) || depth > MAX_DEPTH) continue;
    if (node.tagName === 'style') sheets.push(textOf(node));
    const inside = findAll(childrenOf(node), depth + 1);
    sheets.push(...inside.sheets);
    svg ??= node.namespaceURI === SVG && node.tagName === 'svg' ? node : inside.svg;
  }
  return { svg, sheets };
}

/** What could leave the file, or run: an address that is no place in it, CSS that reads one, an escape that hides either. */
const OUTSIDE = /\\|@|javascript:|data:|expression\(|(?:image|image-set|src|attr|var|env)\(/i;
const INSIDE_URL = /url\(\s*(["']?)#[\w.:-]+\1\s*\)/gi;

const isHarmless = (value: string): boolean =>
  !OUTSIDE.test(value) && !/url\s*\(/i.test(value.replace(INSIDE_URL, ''));

function attributesOf(element: Element, sheet: Rules): Map<string, string> {
  const given = new Map(element.attrs.map(({ name, value }) => [name, value]));
  const painting = paintedBy(sheet, {
    name: element.tagName,
    id: given.get('id'),
    classes: (given.get('class') ?? '').split(/\s+/).filter(Boolean),
  });
  const kept = new Map<string, string>();
  for (const { name, value } of element.attrs)
    if (GEOMETRY.has(name) || PRESENTATION.has(name)) kept.set(name, value);
  // In the order in which they win: an attribute, a rule, what stands in `style`.
  for (const [name, value] of [...painting, ...declarations(given.get('style') ?? '')]) kept.set(name, value);
  // Its place in XLink has no prefix of its own here.
  const href = given.get('href') ?? given.get('xlink:href');
  if (href && /^#[\w.:-]+$/.test(href)) kept.set('href', href);
  for (const [name, value] of kept) if (!isHarmless(value)) kept.delete(name);
  return kept;
}

function keep(element: Element, sheet: Rules, depth: number): KeptElement | null {
  if (depth > MAX_DEPTH || element.namespaceURI !== SVG || !ELEMENTS.has(element.tagName)) return null;
  const { tagName: name } = element;
  // Names for those who do not see it hold words alone: what stands in them is read as a page.
  const isName = name === 'title' || name === 'desc';
  const children = isName
    ? [textOf(element)]
    : childrenOf(element).flatMap((child): (KeptElement | string)[] => {
        if (tree.isTextNode(child)) return child.value.trim() || name === 'text' ? [child.value] : [];
        const kept = tree.isElementNode(child) ? keep(child, sheet, depth + 1) : null;
        return kept ? [kept] : [];
      });
  return { name, attributes: attributesOf(element, sheet), children };
}

/** Signs that no XML may hold, however they are written. */
const NO_XML = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu;
const xmlText = (text: string): string => escapeHtml(text.toWellFormed().replace(NO_XML, ''));

function write(node: KeptElement | string): string {
  if (typeof node === 'string') return xmlText(node);
  const attributes = [...node.attributes].map(([name, value]) => ` ${name}="${xmlText(value)}"`).join('');
  const root = node.name === 'svg' ? ` xmlns="${SVG}"` : '';
  return `<${node.name}${root}${attributes}>${node.children.map(write).join('')}</${node.name}>`;
}

const draws = ({ name, children }: KeptElement): boolean =>
  DRAWING.has(name) || children.some((child) => typeof child !== 'string' && draws(child));

const hasSize = ({ attributes }: KeptElement): boolean =>
  attributes.has('viewBox') || (attributes.has('width') && attributes.has('height'));

/**
 * An SVG with nothing in it but what draws: no DOCTYPE, script, style element, foreign content, animation or address outside of
 * it. What style elements say by class is written to the elements themselves. Null for what is no SVG, draws nothing, has no size,
 * would draw without end, or becomes four times as long as an SVG may be.
 */
export function rewriteSvg(text: string): string | null {
  const { svg, sheets } = findAll(tree.getChildNodes(parseFragment(text)) as Node[]);
  const kept = svg && keep(svg, rules(sheets), 0);
  if (!kept || !hasSize(kept) || !draws(kept) || !isDrawable(kept)) return null;
  const written = write(kept);
  return written.length > MAX_LENGTH ? null : written;
}
