import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';
import { linkedNodes } from './linked-data.ts';
import type { Block, FetchedPage, Link, LinkedNode, Page, Picture, Place } from './page.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** More than any company's page has; what follows is not read. */
const MAX_NODES = 150_000;
const MAX_BLOCKS = 5000;
const MAX_LINKS = 2000;
const MAX_TEXT = 4000;

const set = (names: string): ReadonlySet<string> => new Set(names.split(' '));
const UNSEEN = set(
  'script style noscript template svg iframe object video audio canvas select textarea title',
);
const OWN_LINE = set(
  'address article aside blockquote body button dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html li main nav ol p pre section summary table tbody td tfoot th thead tr ul br',
);
const PLACES: Readonly<Record<string, Place>> = {
  header: 'header',
  nav: 'nav',
  footer: 'footer',
  main: 'main',
};
const HIDDEN = /(?:display\s*:\s*none|visibility\s*:\s*hidden)/i;

const attribute = (element: Element, name: string): string =>
  element.attrs.find((one) => one.name === name)?.value.trim() ?? '';
const has = (element: Element, name: string): boolean => element.attrs.some((one) => one.name === name);

const isHidden = (element: Element): boolean =>
  has(element, 'hidden') || HIDDEN.test(attribute(element, 'style'));

/** The address that a link of a page leads to; undefined for one that is of no page. */
function addressOf(href: string, base: string): string | undefined {
  if (!href || !URL.canParse(href, base)) return undefined;
  const url = new URL(href, base);
  url.hash = '';
  return /^https?:$/.test(url.protocol) ? url.href : undefined;
}

interface Around {
  readonly place: Place;
  readonly level: number;
  readonly isItem: boolean;
  readonly isAddress: boolean;
  readonly link: { url: string; text: string } | undefined;
}
const OUTSIDE: Around = { place: 'main', level: 0, isItem: false, isAddress: false, link: undefined };

/** Walks over the tree without recursion: a page may nest as deep as it likes. */
class Reader {
  readonly blocks: Block[] = [];
  readonly links: Link[] = [];
  readonly pictures: Picture[] = [];
  readonly metas = new Map<string, string>();
  readonly linked: LinkedNode[] = [];
  readonly icons: { url: string; size: number }[] = [];
  title = '';
  lang = '';
  private line = '';
  private seen = 0;
  private lineIs: Around = OUTSIDE;

  private base: string;

  constructor(base: string) {
    this.base = base;
  }

  read(root: Node): void {
    const waiting: (readonly [Node, Around] | 'end')[] = [[root, OUTSIDE]];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (next === 'end') {
        this.endLine();
        continue;
      }
      this.seen += 1;
      if (this.seen > MAX_NODES) break;
      const [node, around] = next;
      if (defaultTreeAdapter.isTextNode(node)) this.addText(node.value, around);
      else {
        const within = defaultTreeAdapter.isElementNode(node) ? this.enter(node, around) : around;
        if (!within || !('childNodes' in node)) continue;
        if (defaultTreeAdapter.isElementNode(node) && OWN_LINE.has(node.tagName)) waiting.push('end');
        for (const child of node.childNodes.toReversed()) waiting.push([child, within]);
      }
    }
    this.endLine();
  }

  private addText(text: string, around: Around): void {
    if (this.line === '') this.lineIs = around;
    if (this.line.length < MAX_TEXT) this.line += text;
    if (around.link && around.link.text.length < 200) around.link.text += text;
  }

  private endLine(): void {
    const text = this.line.replace(/[\s\u00a0\u200b]+/g, ' ').trim();
    this.line = '';
    if (!text || this.blocks.length >= MAX_BLOCKS) return;
    const { place, level, isItem, isAddress } = this.lineIs;
    this.blocks.push({ place, level, isItem, isAddress, text: text.slice(0, MAX_TEXT) });
  }

  /** What holds within an element; undefined where nothing in it is read. */
  private enter(element: Element, around: Around): Around | undefined {
    const { tagName } = element;
    this.takeHead(element);
    if (UNSEEN.has(tagName) || isHidden(element)) {
      if (tagName === 'script' && /ld\+json/i.test(attribute(element, 'type')))
        this.linked.push(...linkedNodes(wordsIn(element)));
      return undefined;
    }
    if (OWN_LINE.has(tagName)) this.endLine();
    if (tagName === 'img') this.takePicture(element, around);
    const place = PLACES[tagName] ?? around.place;
    const heading = /^h([1-6])$/.exec(tagName);
    return {
      place: around.place === 'footer' ? 'footer' : place,
      level: heading ? Number(heading[1]) : around.level,
      isItem: around.isItem || tagName === 'li' || tagName === 'dt',
      isAddress: around.isAddress || tagName === 'address',
      link: tagName === 'a' ? this.takeLink(element) : around.link,
    };
  }

  private takeLink(element: Element): { url: string; text: string } | undefined {
    const url = addressOf(attribute(element, 'href'), this.base);
    if (!url || this.links.length >= MAX_LINKS) return undefined;
    const link = { url, text: attribute(element, 'aria-label') };
    this.links.push(link);
    return link;
  }

  private takePicture(element: Element, { place }: Around): void {
    const source = attribute(element, 'src') || attribute(element, 'data-src');
    const url = addressOf(source, this.base);
    if (!url || this.pictures.length >= 200) return;
    const text = attribute(element, 'alt');
    const words = [text, attribute(element, 'class'), attribute(element, 'id'), url].join(' ').slice(0, 1000);
    this.pictures.push({ url, text, place, words });
  }

  private takeHead(element: Element): void {
    const { tagName } = element;
    if (tagName === 'html') this.lang = attribute(element, 'lang').slice(0, 2).toLowerCase();
    else if (tagName === 'title' && !this.title) this.title = wordsIn(element).replace(/\s+/g, ' ').trim();
    else if (tagName === 'base' && URL.canParse(attribute(element, 'href'), this.base))
      this.base = new URL(attribute(element, 'href'), this.base).href;
    else if (tagName === 'meta') {
      const name = (attribute(element, 'property') || attribute(element, 'name')).toLowerCase();
      const content = attribute(element, 'content').replace(/\s+/g, ' ').trim();
      if (name && content && !this.metas.has(name)) this.metas.set(name, content);
    } else if (tagName === 'link') this.takeIcon(element);
  }

  private takeIcon(element: Element): void {
    const rel = attribute(element, 'rel').toLowerCase();
    const url = addressOf(attribute(element, 'href'), this.base);
    if (!url || !/(?:^|\s)(?:icon|apple-touch-icon)/.test(rel)) return;
    const size = Number(/^(\d{1,4})x/i.exec(attribute(element, 'sizes'))?.[1] ?? 0);
    this.icons.push({ url, size: size || (rel.includes('apple') ? 180 : 16) });
  }
}

/** The text right within an element. */
const wordsIn = (element: Element): string =>
  element.childNodes
    .filter((node) => defaultTreeAdapter.isTextNode(node))
    .map((node) => node.value)
    .join('');

/** What can be read of a page: visible words in their order, what it says of itself, and where it leads. Runs nothing. */
export function parsePage({ url, html }: FetchedPage): Page {
  const reader = new Reader(url);
  reader.read(parse(html));
  return {
    url,
    lang: reader.lang,
    title: reader.title,
    metas: reader.metas,
    linked: reader.linked,
    blocks: reader.blocks,
    links: reader.links.map((link) => ({ ...link, text: link.text.replace(/\s+/g, ' ').trim() })),
    pictures: reader.pictures,
    icons: reader.icons.sort((a, b) => b.size - a.size).map((icon) => icon.url),
  };
}
