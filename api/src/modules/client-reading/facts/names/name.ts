import { fold, foldWords } from '@cantera/shared/contracts/text';
import { textOf, typesOf } from '../../page/linked-data.ts';
import type { Page } from '../../page/page.ts';
import { firstOf, found, type PageFact } from '../found.ts';
import { companiesIn, withoutForm } from './legal-form.ts';
import { hostName, organisationOf, siteName } from './organisation.ts';

const MAX_NAME = 100;
/** Of a line that does little more than naming somebody. */
const MAX_LINE = 60;
const SEPARATOR = /\s+[|–—•·:»]\s+|\s+-\s+|\s*\|\s*|:\s+/;
/** What a site's settings leave at the end of a name without a second part. */
const ENDS = /^[\s|–—•·:»-]+|[\s|–—•·:»-]+$/g;
/** Pages that a title names beside the company. */
const NO_NAME =
  /^(?:home|homepage|inicio|inici|portada|welcome|bienvenid[oa]s?|benvinguts?|benvingudes?|contact(?:o|e|us)?|about(?: us)?|sobre nos?otros|qui som|quienes somos|careers|index|untitled|wordpress|mi sitio|my site|linkedin|error|404.*|just a moment.*|access denied|forbidden)$/;

const letters = (text: string): string => foldWords(text).replaceAll(' ', '');

/** Whether a text is the name that the site's address is made of, or the address is made of its beginning letters. */
export function isOfSite(text: string, site: string): boolean {
  const name = letters(withoutForm(text));
  const domain = letters(site);
  if (name.length < 2 || domain.length < 2) return false;
  if (name === domain || (domain.length >= 4 && name.includes(domain))) return true;
  if (name.length >= 4 && domain.includes(name)) return true;
  const words = foldWords(withoutForm(text)).split(' ');
  const initials = words.map((word) => word[0]).join('');
  const strong = words.filter((word) => word.length >= 4);
  return initials === domain || (strong.length > 0 && strong.every((word) => domain.includes(word)));
}

const isName = (text: string): boolean =>
  /\p{L}/u.test(text) &&
  !/^(?:https?:|www\.)/i.test(text) &&
  [...text].length <= MAX_NAME &&
  [...text].length >= 2 &&
  !NO_NAME.test(fold(text));

interface Candidate {
  readonly name: string;
  readonly quote: string;
  /** How sure its place makes it. */
  readonly weight: number;
}

const titleParts = (title: string): string[] =>
  title
    .split(SEPARATOR)
    .map((part) => part.trim())
    .filter(isName);

function candidatesOf(page: Page): Candidate[] {
  const organisation = organisationOf(page);
  const given: Candidate[] = [];
  const add = (text: string | undefined, weight: number, quote = text): void => {
    const name = text?.replace(ENDS, '');
    if (name && quote && isName(name)) given.push({ name, quote, weight });
  };
  add(textOf(organisation?.name), 6);
  for (const node of page.linked) if (typesOf(node).includes('WebSite')) add(textOf(node.name), 3);
  add(page.metas.get('og:site_name'), 4);
  add(page.metas.get('application-name'), 3);
  const parts = titleParts(page.title);
  const said = fold(page.metas.get('description') ?? '');
  for (const [index, part] of parts.entries())
    add(
      part,
      (index === 0 || index === parts.length - 1 ? 1.5 : 1) + (said.startsWith(fold(part)) ? 1.5 : 0),
      page.title,
    );
  const [logo] = page.pictures.filter(({ words, text }) => text && /logo/i.test(words));
  if (logo)
    add(
      logo.text.replace(/^(?:logo(?:tip[oe]?)?)\s+(?:de(?:l)?\s+|of\s+|d['’])?|\s+logo(?:tip[oe]?)?$/gi, ''),
      2,
      logo.text,
    );
  const [registered] = page.blocks.flatMap(({ place, text }) =>
    place === 'footer' || text.length > MAX_LINE ? [] : companiesIn(text),
  );
  add(registered?.name, 1);
  for (const { place, text, level } of page.blocks) {
    if (level === 1 && [...text].length <= 60) add(text, 1);
    if (place === 'footer' && /©|copyright/i.test(text)) {
      const owner = /(?:©|copyright)\s*(?:\d{4})?(?:\s*[-–]\s*\d{4})?[\s,.:]*([^.|·–—]{2,80})/i
        .exec(text)?.[1]
        ?.trim();
      add(
        companiesIn(text)[0]?.name ?? owner?.replace(/[,.]?\s*(?:all rights|todos los|tots els).*$/i, ''),
        1,
        text,
      );
    }
  }
  return given;
}

/** An address in place of a name: `forn-rovira.cat`. */
const IS_ADDRESS = /^[\p{L}\d-]+\.(?:com|net|org|info|eu|[a-z]{2})(?:\.[a-z]{2})?$/iu;
const MAX_WORDS = 6;

/** Words of the pages that have the letters of an address: `41 Estudio Legal` for `41estudiolegal.com`. */
function writtenAs(address: string, pages: readonly Page[]): PageFact<string> | undefined {
  const wanted = letters(address.split('.')[0] ?? '');
  return firstOf(pages, (page) =>
    firstOf(page.blocks, ({ text }) => {
      if (!letters(text).includes(wanted)) return undefined;
      const words = text.split(/\s+/).slice(0, 200);
      const at = words.findIndex((_, from) => lengthOf(words.slice(from), wanted) > 0);
      if (at < 0) return undefined;
      const name = words
        .slice(at, at + lengthOf(words.slice(at), wanted))
        .join(' ')
        .replace(/[,;:.]+$/, '');
      return IS_ADDRESS.test(name) || /@/.test(name) ? undefined : found(name, text, page);
    }),
  );
}

/** How many of the first words have exactly these letters together; 0 when none do. */
function lengthOf(words: readonly string[], wanted: string): number {
  for (let count = 1; count <= Math.min(MAX_WORDS, words.length); count += 1) {
    const joined = letters(words.slice(0, count).join(' '));
    if (joined === wanted) return count;
    if (!wanted.startsWith(joined)) return 0;
  }
  return 0;
}

/** How much a name's likeness to the site's address adds to it: the more, the less the address says beside it. */
function likeness(name: string, page: Page): number {
  const site = siteName(page.url);
  const own = letters(withoutForm(name));
  if (own.length > 2 && (own === letters(site) || own === letters(hostName(page.url)))) return 6;
  return isOfSite(name, site) ? 4 : 0;
}

/** The name that a company goes by, without its legal form; what its own address repeats counts most. */
export function nameOf(pages: readonly Page[]): PageFact<string> | undefined {
  return firstOf(pages.slice(0, 1), (page) => {
    const weighed = candidatesOf(page).map((one) => ({
      ...one,
      weight: one.weight + likeness(one.name, page),
    }));
    const votes = new Map<string, number>();
    for (const { name, weight } of weighed) {
      const key = letters(withoutForm(name));
      votes.set(key, (votes.get(key) ?? 0) + weight);
    }
    const [best] = weighed.sort(
      (a, b) =>
        (votes.get(letters(withoutForm(b.name))) ?? 0) - (votes.get(letters(withoutForm(a.name))) ?? 0) ||
        b.weight - a.weight,
    );
    if (!best || (votes.get(letters(withoutForm(best.name))) ?? 0) < 2.5) return undefined;
    const name = withoutForm(best.name.replace(/[™®©]/g, '').trim());
    const written = IS_ADDRESS.test(name) ? writtenAs(name, pages) : undefined;
    return written ?? found(name, best.quote, page);
  });
}
