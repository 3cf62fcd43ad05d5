import { fold } from '@cantera/shared/contracts/text';
import type { Block } from '../../page/page.ts';
import { countryOf } from './countries.ts';

/** A place that a line names, and the words that name it. */
export interface NamedPlace {
  readonly text: string;
  readonly quote: string;
}

const WORD = String.raw`[\p{Lu}][\p{L}'’·-]*\p{L}`;
const CITY = String.raw`${WORD}(?:\s+(?:de|del|d['’]|la|el|les|los|las|of|upon|do|da|am|an der|sur|${WORD})){0,5}`;
const YEAR = String.raw`(?!(?:19|20)\d\d\b)`;
/** `08001 Barcelona`, `AD500 Andorra la Vella`, `4000-322 Porto`. */
const AFTER_CODE = new RegExp(
  String.raw`(?<![\d/.+#-])(?:AD\s?\d{3}|\d{5}|${YEAR}\d{4}(?:-\d{3})?)\s*[,·–-]?\s+(${CITY}(?:\s*[,(–-]\s*${CITY}\)?){0,2})`,
  'gu',
);
/** Only where a word begins: a text of one endless word must not be tried at each of its letters. */
const CHAIN = String.raw`(?<![\p{L}\d])(${CITY}(?:\s*[,(]\s*${CITY}\)?){0,3})`;
/** `London EC1A 1BB`, `Georgetown, Ontario L7G 0J2`, `Marietta, GA 30062`, `Pune, Maharashtra 411045`, `Figueres - 17600`. */
const BEFORE_CODE: readonly RegExp[] = [
  new RegExp(String.raw`${CHAIN},?\s+[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2}\b`, 'gu'),
  new RegExp(String.raw`${CHAIN},?\s+[A-Z]\d[A-Z]\s?\d[A-Z]\d\b`, 'gu'),
  new RegExp(String.raw`${CHAIN},?\s+[A-Z]{2}\s+\d{5}(?:-\d{4})?(?!\d)`, 'gu'),
  new RegExp(String.raw`${CHAIN}(?:\s*[,–-]\s*|\s+)\d{3}\s?\d{3}(?![\d ]*\d)`, 'gu'),
  new RegExp(String.raw`${CHAIN}\s*[,–-]\s*\d{5}(?!\d)`, 'gu'),
];
const SEAT = new RegExp(
  String.raw`(?:[Cc]on sede en|[Aa]mb seu a|[Ss]ede (?:central )?(?:est[aá] )?en|[Ss]eu central a|[Bb]ased in|[Hh]eadquartered in|[Hh]eadquarters in|[Oo]ffices? in|[Oo]ficinas? en|[Oo]ficines a|[Uu]bicad[oa]s? en|[Uu]bicats? a|[Ll]ocated in|[Ee]stablished in|[Ff]ounded in|[Ee]stamos en|[Bb]ase en|[Cc]iudad de|[Cc]iutat de|[Ss]om a)\s+(${CITY}(?:(?:,|\s+(?:y|i|and))\s+${CITY}){0,5})`,
  'gu',
);
const STREET =
  /(?:^|\s)(?:c\/|calle|carrer|avda|avenida|avinguda|av\.|plaza|plaça|pol[ií]gono|pol[ií]gon|passeig|paseo|ronda|rambla|ctra|carretera|carrera|jr\.|street|road|avenue|rua|rue|via)[\s.]/iu;

const LABEL_WORDS =
  'dirección|direccion|domicilio(?: social| operativo)?|adreça|domicili(?: social)?|adresse|address|endereço|ubicación|ubicacion|ubicació|ubícanos|ubicanos|location|sede|seu|(?:head|corp(?:orate)?|regional|main|branch|our) offices?|headquarters|oficinas?|works|based in|visit us|visítanos|encuéntranos|dónde estamos|on som|company info|anschrift|postanschrift';
const LABEL = new RegExp(String.raw`^[^\p{L}\d]*(?:${LABEL_WORDS})(?:\s*\([^)]{0,30}\))?\s*:?$`, 'iu');
const LABELLED = new RegExp(
  String.raw`^[^\p{L}\d]*(?:${LABEL_WORDS})(\s*:\s*)?(?=[\p{L}\d])(.{3,150})$`,
  'iu',
);

/** What follows a label on its line; the label may stand right before it, even without a blank: two elements of one line. */
function labelledIn(text: string): string | undefined {
  const [, colon, said] = LABELLED.exec(text) ?? [];
  if (said === undefined) return undefined;
  const before = text.slice(0, text.length - said.length);
  return colon || (/\p{Ll}$/u.test(before) && /^\p{Lu}/u.test(said)) ? said : undefined;
}
const MAX_LINE = 130;
const AFTER_LABEL = 4;
const NEAR = 3;
const REACHED_BY =
  /@|\[email|(?:\+|tel|phone|whatsapp|☎|📞)[^\p{L}]{0,4}\(?\d|\b\d{2,3}[ .-]\d{2,3}[ .-]\d{2,4}/iu;
const PAIR = new RegExp(String.raw`^[^\p{L}\d]{0,4}(${CITY}(?:\s*[,–-]\s*${CITY}){1,3})\.?$`, 'u');
const STREET_AND_CITY = new RegExp(
  String.raw`\d[\p{L}\dº°ª]*(?:\s\p{L}+)?,\s*(${CITY}(?:,\s*${CITY}){0,2})\.?$`,
  'u',
);
const CITY_AND_STREET = new RegExp(
  String.raw`^[^\p{L}\d]{0,4}(?=.{4})(?!Al\s|En\s)(${WORD}(?:\s${WORD}){0,2}?)\s+(?:Calle|Carrera|Cra|Avenida|Av|Km|Street|Rua|Rue|Carrer)\b`,
  'u',
);

/** Of whoever keeps the site, watches over it or judges about it; legal pages name them with their addresses. */
const OTHERS =
  /hosting|aloja(?:miento|do)|allotja|h[eé]berg|hosted|agencia espa[nñ]ola|aepd|autoridad de control|autoritat|tribunal|juzgado|jutjat|court|registro mercantil|registre mercantil|google|netlify|vercel|mailchimp|meta platforms|ovh|ionos|cliente:|gerente|ceo\b|director[a]? /i;
/** Letters before a place in which somebody else may be named. */
const LETTERS_BEFORE = 110;

/** The parts of an address after its street: those that may name a city. */
export const lastParts = (text: string): string =>
  text
    // `Lima-Perú`.
    .replace(/-(\p{Lu}\p{L}+)\.?$/u, (whole, end: string) => (countryOf(end) ? `, ${end}` : whole))
    .split(/[,;|·•]|\s[-–—]\s/)
    .slice(-4)
    .join(', ');

/** `Madrid, Barcelona and Vic` are several, `Nagpur, Maharashtra` is one. */
const severalIn = (text: string): string[] =>
  /\s(?:y|i|and)\s/.test(text) ? text.split(/,\s*|\s+(?:y|i|and)\s+/) : [text];

/** `Guelph St Georgetown`: a street may end right before its city. */
const STREET_END =
  /^.*\b(?:St|Street|Rd|Road|Ave|Avenue|Blvd|Dr|Drive|Ln|Lane|Way|Parkway|Pkwy)\.?\s+(?=\p{Lu})/u;
/** The city of `Humanes de Madrid, 28970, Madrid`, where its region follows the code. */
const BEFORE_COMMA = new RegExp(String.raw`(?:^|,\s*)(${CITY}),\s*$`, 'u');
function beforeCode(text: string, match: RegExpExecArray): string | undefined {
  const isParted = /^\d{5},/.test(match[0]);
  const city = isParted ? BEFORE_COMMA.exec(text.slice(0, match.index))?.[1] : undefined;
  return city && !STREET.test(` ${city} `) ? `${city}, ${match[1] ?? ''}` : undefined;
}

function inLine({ text, isAddress, place }: Block): NamedPlace[] {
  const isClear =
    (isAddress || STREET.test(text) || place === 'footer' || text.length < 120) && /\d/.test(text);
  const isOwn = (match: RegExpExecArray): boolean =>
    !OTHERS.test(text.slice(Math.max(0, match.index - LETTERS_BEFORE), match.index));
  const coded = isClear ? [AFTER_CODE, ...BEFORE_CODE].flatMap((code) => [...text.matchAll(code)]) : [];
  const places = coded.map((match) => ({
    match,
    texts: [beforeCode(text, match) ?? (match[1] ?? '').replace(STREET_END, '')],
  }));
  const seats = [...text.matchAll(SEAT)].map((match) => ({ match, texts: severalIn(match[1] ?? '') }));
  const own = [...places, ...seats].filter(({ match }) => isOwn(match));
  return own.flatMap(({ match, texts }) => {
    const from = Math.max(0, text.lastIndexOf('.', Math.max(0, match.index - 60)) + 1, match.index - 80);
    const quote = text.slice(from, match.index + match[0].length).trim();
    return texts.map((written) => ({ text: written.trim(), quote }));
  });
}

/** Whether a line may be part of an address: no sentence, no way to be reached. */
const isAddressLine = (text: string): boolean =>
  !REACHED_BY.test(text) && text.split(/\s+/).length <= 16 && !/\s\p{Ll}\p{L}*\.\s*$/u.test(text);

/** Where a line stands under a label, or beside how one is reached. */
function byNeighbours(blocks: readonly Block[], at: number): NamedPlace[] {
  const text = blocks[at]?.text ?? '';
  if (text.length > MAX_LINE || OTHERS.test(text)) return [];
  const said = labelledIn(text);
  if (said) return [{ text: lastParts(said), quote: text }];
  if (LABEL.test(text)) return [];
  const before = blocks.slice(Math.max(0, at - AFTER_LABEL), at);
  const label = before.findLastIndex((one) => LABEL.test(one.text));
  const isLabelled = label >= 0 && before.slice(label + 1).every(({ level }) => level === 0);
  if (isLabelled && isAddressLine(text) && /[\d,]|\s\/\s?[A-Z]{2}$/.test(text))
    return [{ text: lastParts(text), quote: text }];
  const [country] = text.split(/,\s*|\s[–-]\s/).slice(-1);
  const pair = PAIR.exec(text)?.[1];
  // Of three parts and more, the first may be anybody's work.
  if (pair && country && countryOf(country) && pair.split(',').length <= 2)
    return [{ text: pair, quote: text }];
  const isReached = blocks
    .slice(Math.max(0, at - NEAR), at + NEAR + 1)
    .some((one) => one.text.length <= MAX_LINE && REACHED_BY.test(one.text));
  if (!isReached && blocks[at]?.place !== 'footer') return [];
  // A post code before the city has told it already.
  const street = /\d{4,}/.test(text) ? undefined : STREET_AND_CITY.exec(text)?.[1];
  const city = pair ?? street ?? CITY_AND_STREET.exec(text)?.[1];
  return city ? [{ text: city, quote: text }] : [];
}

/** Places that lines name as somebody's: addresses, and where it is said that they are. */
export function placesInBlocks(blocks: readonly Block[]): NamedPlace[] {
  return blocks.flatMap((block, at) => {
    const next = blocks[at + 1];
    // A post code may end a line whose city stands on the next.
    const whole =
      next && /(?<!\d)\d{5}$/.test(block.text) && next.level === 0
        ? { ...block, text: `${block.text} ${next.text}` }
        : block;
    return [...inLine(whole), ...(block.place === 'nav' ? [] : byNeighbours(blocks, at))].filter(
      ({ text }) => fold(text).length > 1,
    );
  });
}
