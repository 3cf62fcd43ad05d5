import { fold, foldWords } from '@cantera/shared/contracts/text';
import type { Block, Page } from '../../page/page.ts';
import { found, type PageFact } from '../found.ts';
import { listedIn, shortLines, valuesSaidIn } from './lists-in-text.ts';

export interface ReadValue {
  readonly name: string;
  readonly description: string;
}

/** Of one list. */
export const MAX_ITEMS = 20;
const MAX_HEADING = 80;
const MAX_VALUE = 100;
const MAX_BENEFIT = 300;
const MAX_DESCRIPTION = 1000;

const OURS = 'nuestros|els nostres|our|los|the|core|company|nossos|os|unsere|unser|nos|les';
const MISSION =
  '(?:mision|missio|mission|missao|purpose)(?: (?:y|i|and|e))? (?:vision|visio|visao)(?: (?:y|i|and|e))?';
const VALUES = new RegExp(
  String.raw`^(?:(?:${OURS}|${MISSION})\s+)*(?:core )?(?:valores|valors|values|werte|valeurs|principios|principis|principles|principes)(?: (?:corporativos|corporatius|institucionales|institucionals|de (?:la )?empresa|de l empresa|de marca|fundamentales|que nos (?:mueven|definen|guian)|que ens (?:mouen|defineixen|guien)|we (?:live|work) by|that (?:guide|drive|define) us))?$`,
);
/** Said of values, and of much else: only as a heading of its own. */
const BELIEFS =
  /^(?:what we (?:believe in|stand for|value)|en que creemos|en que creiem|lo que nos mueve|el que ens mou|en lo que creemos|wofur wir stehen)$/;
/** Headings that stand beside that of the values, under one of all of them. */
const OTHER_SECTION =
  /^(?:(?:nuestra|la nostra|our|nossa|unsere|notre)\s+)?(?:mision|missio|mission|missao|vision|visio|visao|purpose|proposito|historia|history|valores|valors|values|werte|valeurs)$/;
const OF_STAFF =
  /^(?:(?:nuestros|els nostres|our|los|the|tus|els teus|your)\s+)?(?:beneficios sociales|beneficis socials|employee benefits|staff benefits|beneficios para (?:el equipo|empleados|ti|nuestro equipo)|beneficis per (?:a )?(?:l equip|tu)|perks(?: and)?(?: benefits)?|benefits(?: and)? perks|benefits for (?:our )?(?:team|staff|employees)|ventajas de trabajar .*|avantatges de treballar .*|benefits of working .*|why work (?:(?:with|for) us|here|at .{1,40})|why join (?:us|our team)|por que trabajar (?:con nosotros|aqui|en .{1,40})|per que treballar amb nosaltres)$/;
const ON_CAREERS =
  /^(?:(?:nuestros|els nostres|our|los|the|tus|els teus|your)\s+)?(?:beneficios|beneficis|benefits|ventajas|avantatges|(?:que|lo que) (?:te )?ofrecemos|que (?:t |et )?oferim|el que oferim|what we offer(?: you)?|what you ll get|what you get|que obtendras)$/;
const CAREERS =
  /(?:trabaja|treball[ae]|empleo|feina|career|jobs?(?:\/|$|-)|join|unete|uneix|talent|people|equip|team|work-with)/i;

const isShort = (text: string, max: number): boolean => [...text].length <= max;
/** A heading, or a line that stands before what it names as one would. */
const isHeading = ({ text, level, isItem, place }: Block): boolean =>
  place !== 'nav' && isShort(text, MAX_HEADING) && (level > 0 || !isItem);
const named = (text: string): string => foldWords(text);
/** Of a line that ends in its announcement: `What holds us together are our core values:`. */
const headingWords = (text: string): string =>
  named(/\b((?:our|nuestros|els nostres|nossos)\s[^.,:]{3,40}):$/iu.exec(text)?.[1] ?? text);

/** The blocks under a heading, to the next of its rank. */
function under(blocks: readonly Block[], at: number): Block[] {
  const rank = blocks[at]?.level || 7;
  const rest = blocks.slice(at + 1, at + 80);
  const end = rest.findIndex(
    ({ level, place }) => (level > 0 && level <= rank) || place === 'footer' || place === 'nav',
  );
  return end < 0 ? rest : rest.slice(0, end);
}

const cleaned = (text: string): string => text.replace(/^[\s•·▪►✓✔✅–—*-]+|[\s;]+$/gu, '').trim();

/** `Honesty: we say what we do`, taken apart. */
function nameAndRest(text: string): ReadValue {
  const match = /^(.{2,60}?)(?::|\s[–—-])\s+(.{3,})$/u.exec(text);
  if (match?.[1] && match[2] && match[1].split(' ').length <= 6)
    return { name: match[1].trim(), description: match[2].trim() };
  return { name: text.replace(/\.$/, ''), description: '' };
}

interface Entry {
  readonly value: ReadValue;
  readonly quote: string;
}
const entryOf = (text: string, quote = cleaned(text)): Entry => ({
  value: nameAndRest(cleaned(text)),
  quote,
});

/** What plain text under a heading names: lines that each begin with a name, lines of few words, or a sentence that lists. */
function entriesInText(section: readonly Block[]): Entry[] {
  const [first] = section;
  const named = section.map(({ text }) => entryOf(text)).filter(({ value }) => value.description !== '');
  if (named.length >= 3) return named;
  const lines = shortLines(section);
  if (lines.length > 0) return lines.map((line) => entryOf(line));
  return first ? listedIn(cleaned(first.text)).map((name) => entryOf(name, first.text)) : [];
}

/** What stands under a heading: by its sub-headings with their text, else by the items of its list, else by what its text names. */
function entriesOf(section: readonly Block[]): Entry[] {
  const headings = section.filter(({ level }) => level > 0);
  if (headings.length > 0) {
    const rank = Math.min(...headings.map(({ level }) => level));
    return section.flatMap((block, at) => {
      if (block.level !== rank || OTHER_SECTION.test(named(block.text))) return [];
      const next = section[at + 1];
      const description = next && next.level === 0 ? next.text : '';
      const name = cleaned(block.text);
      return [{ value: { name, description }, quote: [name, description].filter(Boolean).join(': ') }];
    });
  }
  const items = section.filter(({ isItem }) => isItem);
  return items.length > 0 ? items.map(({ text }) => entryOf(text)) : entriesInText(section);
}

/**
 * What a heading announces. A line that is no heading announces what the heading right after it does, or its own text; what else
 * follows it may be anything.
 */
function announcedAt(blocks: readonly Block[], at: number): Entry[] {
  const [block, next] = [blocks[at], blocks[at + 1]];
  if (!block) return [];
  const isFirm = block.level > 0 || /:$/.test(block.text);
  if (isFirm) return entriesOf(under(blocks, at));
  if (!next || next.isItem || next.place === 'nav' || next.place === 'footer') return [];
  if (next.level === 0) return listedIn(cleaned(next.text)).map((name) => entryOf(name, next.text));
  // The same heading may stand twice, for narrow and for wide screens.
  return entriesOf(under(blocks, at + 1).filter(({ text }) => text !== next.text));
}

interface Item<T> {
  readonly item: T;
  readonly key: string;
}
function valueItem({ name, description }: ReadValue): Item<ReadValue> | undefined {
  return isShort(name, MAX_VALUE) && /\p{L}{2}/u.test(name)
    ? { item: { name, description: [...description].slice(0, MAX_DESCRIPTION).join('') }, key: name }
    : undefined;
}
function benefitItem(value: ReadValue): Item<string> | undefined {
  const text = cleaned([value.name, value.description].filter(Boolean).join(': ')).replace(/\.$/, '');
  const item = isShort(text, MAX_BENEFIT) ? text : value.name;
  return isShort(item, MAX_BENEFIT) && /\p{L}{2}/u.test(item) ? { item, key: item } : undefined;
}

/** The value that a line names; undefined where it names none. */
export const valueOfLine = (line: string): ReadValue | undefined =>
  valueItem(nameAndRest(cleaned(line)))?.item;
/** The benefit that a line names; undefined where it names none. */
export const benefitOfLine = (line: string): string | undefined =>
  benefitItem(nameAndRest(cleaned(line)))?.item;

/** Items without doubles, each with its words. */
function collect<T>(
  pages: readonly Page[],
  isWanted: (heading: string, page: Page, block: Block) => boolean,
  toItem: (value: ReadValue) => Item<T> | undefined,
): PageFact<T>[] {
  const items: PageFact<T>[] = [];
  const known = new Set<string>();
  for (const page of pages)
    for (const [at, block] of page.blocks.entries()) {
      if (!isHeading(block) || !isWanted(headingWords(block.text), page, block)) continue;
      for (const { value, quote } of announcedAt(page.blocks, at)) {
        const made = toItem(value);
        if (!made || known.has(fold(made.key)) || items.length >= MAX_ITEMS) continue;
        known.add(fold(made.key));
        items.push(found(made.item, quote, page));
      }
    }
  return items;
}

/** What the company stands for: what its pages list under a heading of values, else what a sentence calls so. */
export function valuesOf(pages: readonly Page[]): PageFact<ReadValue>[] {
  const listed = collect(
    pages,
    (heading, _page, { level }) => VALUES.test(heading) || (level > 0 && BELIEFS.test(heading)),
    valueItem,
  );
  if (listed.length > 0) return listed;
  for (const page of pages)
    for (const { text, place } of page.blocks) {
      const names = place === 'main' ? valuesSaidIn(text) : [];
      if (names.length > 0) return names.map((name) => found({ name, description: '' }, text, page));
    }
  return [];
}

/** What the company offers those who work there: what its pages list under a heading that says so. */
export const benefitsOf = (pages: readonly Page[]): PageFact<string>[] =>
  collect(
    pages,
    (heading, page) =>
      OF_STAFF.test(heading) || (ON_CAREERS.test(heading) && CAREERS.test(new URL(page.url).pathname)),
    benefitItem,
  );
