import { fold, foldWords } from '@cantera/shared/contracts/text';
import type { Block, Page } from '../page/page.ts';
import { type Found, found } from './found.ts';

export interface ReadValue {
  readonly name: string;
  readonly description: string;
}

/** Of one list. */
export const MAX_ITEMS = 20;
const MAX_HEADING = 70;
const MAX_VALUE = 100;
const MAX_BENEFIT = 300;
const MAX_DESCRIPTION = 1000;

const VALUES =
  /^(?:(?:nuestros|els nostres|our|los|the|core|company|mision(?: y)? vision y|missio(?: i)? visio i|mission(?: and)? vision(?: and)?)\s+)*(?:core )?(?:valores|valors|values|principios|principis|principles)(?: (?:corporativos|corporatius|de (?:la )?empresa|de marca|fundamentales|que nos (?:mueven|definen|guian)|que ens (?:mouen|defineixen|guien)|we (?:live|work) by|that (?:guide|drive|define) us))?$|^(?:what we (?:believe in|stand for|value)|en que creemos|en que creiem|lo que nos mueve|el que ens mou|en lo que creemos)$/;
const OF_STAFF =
  /^(?:(?:nuestros|els nostres|our|los|the|tus|els teus|your)\s+)?(?:beneficios sociales|beneficis socials|employee benefits|staff benefits|beneficios para (?:el equipo|empleados|ti|nuestro equipo)|beneficis per (?:a )?(?:l equip|tu)|perks(?: and)?(?: benefits)?|benefits(?: and)? perks|benefits for (?:our )?(?:team|staff|employees)|ventajas de trabajar .*|avantatges de treballar .*|benefits of working .*|why work (?:with|for) us|por que trabajar (?:con nosotros|aqui)|per que treballar amb nosaltres)$/;
const ON_CAREERS =
  /^(?:(?:nuestros|els nostres|our|los|the|tus|els teus|your)\s+)?(?:beneficios|beneficis|benefits|ventajas|avantatges|(?:que|lo que) (?:te )?ofrecemos|que (?:t |et )?oferim|el que oferim|what we offer(?: you)?|what you ll get|what you get|que obtendras)$/;
const CAREERS =
  /(?:trabaja|treball[ae]|empleo|feina|career|jobs?(?:\/|$|-)|join|unete|uneix|talent|people|equip|team|work-with)/i;

const isShort = (text: string, max: number): boolean => [...text].length <= max;
const headingOf = ({ text, level, isItem, place }: Block): boolean =>
  place !== 'nav' && isShort(text, MAX_HEADING) && (level > 0 || (!isItem && /:$/.test(text)));
const named = (text: string): string => foldWords(text);

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

/** What stands under a heading: by its sub-headings with their text, else by the items of its list. */
function entriesOf(section: readonly Block[]): { value: ReadValue; quote: string }[] {
  const headings = section.filter(({ level }) => level > 0);
  if (headings.length > 0) {
    const rank = Math.min(...headings.map(({ level }) => level));
    return section.flatMap((block, at) => {
      if (block.level !== rank) return [];
      const next = section[at + 1];
      const description = next && next.level === 0 ? next.text : '';
      const name = cleaned(block.text);
      return [{ value: { name, description }, quote: [name, description].filter(Boolean).join(': ') }];
    });
  }
  return section
    .filter(({ isItem }) => isItem)
    .map(({ text }) => ({ value: nameAndRest(cleaned(text)), quote: cleaned(text) }));
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
  isWanted: (heading: string, page: Page) => boolean,
  toItem: (value: ReadValue) => Item<T> | undefined,
): Found<T>[] {
  const items: Found<T>[] = [];
  const known = new Set<string>();
  for (const page of pages)
    for (const [at, block] of page.blocks.entries()) {
      if (!headingOf(block) || !isWanted(named(block.text), page)) continue;
      for (const { value, quote } of entriesOf(under(page.blocks, at))) {
        const made = toItem(value);
        if (!made || known.has(fold(made.key)) || items.length >= MAX_ITEMS) continue;
        known.add(fold(made.key));
        items.push(found(made.item, quote, page));
      }
    }
  return items;
}

/** What the company stands for: what its pages list under a heading of values. */
export const valuesOf = (pages: readonly Page[]): Found<ReadValue>[] =>
  collect(pages, (heading) => VALUES.test(heading), valueItem);

/** What the company offers those who work there: what its pages list under a heading that says so. */
export const benefitsOf = (pages: readonly Page[]): Found<string>[] =>
  collect(
    pages,
    (heading, page) =>
      OF_STAFF.test(heading) || (ON_CAREERS.test(heading) && CAREERS.test(new URL(page.url).pathname)),
    benefitItem,
  );
