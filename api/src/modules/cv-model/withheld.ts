import { fold, foldWords } from '@cantera/shared/contracts/text';
import { machineLines, speaksToMachine } from '../cv-pages/index.ts';
import { type CvReading, findDates, isNameShaped, parseLocation } from '../cv-reading/index.ts';
import { createAliases, createMasker, type Masker } from '../reports/index.ts';
import { isFrequentGivenName } from './given-names.ts';

/** Who a CV is of, as far as it can be told: what no block that is sent may hold. */
export interface Whose {
  readonly masker: Masker;
  /** Folded words of names, user names and addresses of mail. */
  readonly words: ReadonlySet<string>;
}

/** Letters of a word that names somebody; shorter ones stand in other words too. */
const MIN_LETTERS = 3;
const PARTICLES = new Set('del las los els les and von van der den san santa mac'.split(' '));
const wordsOf = (text: string): string[] =>
  foldWords(text)
    .split(' ')
    .filter((word) => word.length >= MIN_LETTERS && !/^\d+$/.test(word) && !PARTICLES.has(word));

/** What of an address names somebody: before the `@`, or behind the last bar. */
const handleOf = (address: string): string => address.split('@')[0]?.split('/').filter(Boolean).at(-1) ?? '';

/** Names at the top of a CV and among its contacts, whichever the reader took for the person's. */
const namesOnTop = ({ pages }: CvReading): string[] =>
  pages
    .flatMap(({ lines }) => lines)
    .filter(({ section }) => section === 'header' || section === 'contact')
    .map(({ text }) => text)
    .filter((text) => isNameShaped(text) && text.split(/\s+/).some(isFrequentGivenName));

/** Whom a CV is of; undefined where it does not say, so that nothing of it can be told from their name. */
export function whoseCv(reading: CvReading): Whose | undefined {
  const { fields, unsure } = reading;
  const firstName = fields.firstName?.value ?? unsure?.firstName?.value ?? '';
  const lastName = fields.lastName?.value ?? unsure?.lastName?.value ?? null;
  if (wordsOf(`${firstName} ${lastName ?? ''}`).length === 0) return undefined;
  const addresses = [fields, unsure].flatMap((from) => [
    from?.email?.value ?? '',
    from?.linkedin?.value ?? '',
  ]);
  const masker = createMasker(
    {
      firstName,
      lastName,
      email: fields.email?.value ?? unsure?.email?.value ?? null,
      phoneNumber: fields.phone?.value ?? unsure?.phone?.value ?? null,
      linkedin: fields.linkedin?.value ?? unsure?.linkedin?.value ?? null,
      employers: [],
      schools: [],
      clients: [],
      cities: [],
      less: [],
    },
    // Years of study and the gender of a word tell of nobody here.
    { aliases: createAliases('', ''), off: ['EDUCATION_DATE', 'GENDER'] },
  );
  const named = [firstName, lastName ?? '', ...namesOnTop(reading), ...addresses.map(handleOf)];
  return { masker, words: new Set(named.flatMap(wordsOf)) };
}

const CONTACT =
  /@|\(\s*(?:at|arroba)\s*\)|\barroba\b|https?:|www\.|\b(?:linkedin|github|gitlab|skype|telegram|whatsapp|instagram|facebook|twitter)\b/iu;
/** What a form asks of who somebody is and where they live, over folded words; a caption of their picture. */
const PERSONAL =
  /(?<!\p{L})(?:dni|nie|nif|d\.n\.i\.?|n\.i\.[ef]\.?|pasaporte|passaport|passport|nuss|seguridad social|seguretat social|social security|born|birth|birthday|nacid[oa]|nacimiento|nascuda?|nascut|naixement|years old|estado civil|estat civil|marital status|nacionalidad|nacionalitat|nationality|domicilio|domicili)(?!\p{L})|(?<!\p{L})(?:edad|edat|age|address|direccion|adreca|residencia|sexe|sexo|sex|gender)\s*:|^\W*(?:foto|photo|fotografia|photograph|picture|retrato|retrat|portrait|imagen|imatge)(?: \p{L}+){0,3}\W*$/u;
const STREET =
  /(?<!\p{L})(?:c\/|(?:calle|callej[oó]n|carrer|carrer[oó]|avda|avenida|avinguda|av|plaza|plaça|plaçeta|placeta|pza|pl|paseo|passeig|passatge|pasaje|pg|ptge|rambla|riera|ronda|alameda|albereda|torrent|pujada|baixada|cuesta|bulevar|glorieta|travess\p{L}+|carretera|ctra|camino|camí|urbanizaci\p{L}+|polígono|polígon)(?!\p{L}))\.?\s*\p{L}/iu;
/** Words that are streets only before a name: `Via Laietana`, `Costa d'en Paratge`. */
const STREET_NAMED =
  /(?<!\p{L})(?:[Vv][ií]a|V[IÍ]A|[Cc]osta|COSTA)\s+(?:(?:de|del|dels|de\s+la|de\s+les)\s+|d['’](?:en\s+)?)?[\p{Lu}\d]/u;
/** `12 Elm Street`, and what a postcode of here or of Britain may be. */
const NUMBERED =
  /\b\d{1,5}[a-z]?,?\s+(?:\p{L}[\p{L}'’.-]*\s+){1,4}(?:street|st|road|rd|avenue|ave|boulevard|blvd|lane|ln|drive|dr|square|sq|court|ct|place|terrace|way|close|crescent|gardens|grove|row|hill|mews|walk|parade|alley|quay|highway|parkway)(?!\p{L})|(?<![\p{L}\d.,])\d{5}(?![\d.,]\d|\d)|\b[A-Z]{1,2}\d[\dA-Z]?\s\d[A-Z]{2}\b/iu;
/** `C. Major`. */
const STREET_SHORT = /(?<!\p{L})C\.\s?\p{Lu}\p{Ll}/u;
/** What somebody is named with, in any case; behind it stands what begins like a name. */
const TITLED =
  /(?<!\p{L})(?:messrs|mister|miss|mrs?|ms|mx|madam|sir|dr[aes]?|drs|docto(?:ra?|res)|sr(?:ta|es|as|[as])?|se[ñn]or(?:ita|es|as|a)?|seny?or(?:eta|es|s|a)?|don|do[ñn]a|d[ñn]a|prof|profess?ora?|d\.?ª)(?:\.\s*|\s+)(?:(?:de|del|la|las|los|von|van)\s+){0,2}(\p{L})[\p{L}.'’]|(?<!\p{L})D\.\s+(\p{Lu})\p{L}/giu;
const isTitled = (plain: string): boolean =>
  [...plain.matchAll(TITLED)].some(([, first]) => /\p{Lu}/u.test(first ?? ''));
/** A day, which only a span of work is told by: a single one may be that of a birth. */
const DAY =
  /\d{1,2}\s?[./-]\s?\d{1,2}\s?[./-]\s?\d{2}|\d{4}[./-]\d{1,2}[./-]\d{1,2}|\d{1,2}(?:st|nd|rd|th|º)?\s+(?:de\s+|d['’]\s?|of\s+)?\p{L}{3,10}\.?,?\s+(?:de\s+|del\s+)?(?:19|20)\d{2}|\p{L}{3,10}\.?\s+\d{1,2}(?:st|nd|rd|th)?,\s*(?:19|20)\d{2}/u;

/** Stands where a date did. */
const DATED = '\ue000';
/** A text with its months, years and spans of days marked; a single day stays as it is. */
const withoutDates = (text: string): string =>
  findDates(text)
    .filter(({ isRange, index, length }) => isRange || !DAY.test(text.slice(index, index + length)))
    .reduceRight(
      (rest, { index, length }) => `${rest.slice(0, index)}${DATED}${rest.slice(index + length)}`,
      text,
    );

/** Figures and dates that stand together, whatever parts them: signs and spaces, seen or unseen. */
const FIGURES = /[\d\ue000](?:[\s\p{P}\p{Cf}|+~]{0,3}[\d\ue000])*/gu;
const MOST_FIGURES = 6;
/** Whether figures may be a number to call, of papers or of an account: a group of one may look like a year. */
const hasNumber = (plain: string): boolean =>
  [...plain.matchAll(FIGURES)].some(([run]) => {
    const digits = run.replace(/\D/g, '').length;
    const years = run.split(DATED).length - 1;
    return digits > MOST_FIGURES || (years > 0 && digits > 2);
  });

/** Words before a given name that make a school, a company or a place of it: `IES Joan Maragall`. */
const NAMED_AFTER =
  /(?<!\p{L})(?:escola|escuela|school|college|colegio|col·legi|institut|instituto|institute|ies|cfa|ceip|universitat|universidad|university|upf|urjc|fundaci\p{L}+|foundation|hospital|cl[ií]nica|centre?o?|grup|grupo|group|forn|bar|restauran\p{L}*|hotel|can|casa|sant|san|santa|saint|st)\.?\s+(?:(?:de|del|d['’]|la|el|l['’])\s*)?$/iu;
/** Whether a text names somebody by a frequent given name with another name, or its first letter, behind it. */
function namesSomebody(text: string): boolean {
  for (const match of text.matchAll(
    /(?<!\p{L})(\p{Lu}[\p{L}·]+)(?=\s+(?:(?:de|del|dels|la|los|las|el|i|y|van|von)\s+|d['’]){0,2}\p{Lu}[\p{L}.ª'’])/gu,
  ))
    if (isFrequentGivenName(match[1] ?? '') && !NAMED_AFTER.test(text.slice(0, match.index))) return true;
  return false;
}

/** Whether one line, or two that follow each other, tell who somebody is or speak to a machine. */
function tells(text: string, { masker, words }: Whose): boolean {
  const plain = withoutDates(text);
  return (
    CONTACT.test(plain) ||
    hasNumber(plain) ||
    DAY.test(plain) ||
    PERSONAL.test(fold(plain)) ||
    STREET.test(plain) ||
    STREET_NAMED.test(plain) ||
    STREET_SHORT.test(plain) ||
    NUMBERED.test(plain) ||
    isTitled(plain) ||
    namesSomebody(plain) ||
    foldWords(text)
      .split(' ')
      .some((word) => words.has(word)) ||
    masker.plain(plain) !== plain ||
    speaksToMachine(text)
  );
}

/**
 * Whether a block is kept here, whole: where any of its lines names the person or somebody else, holds a contact, an address, a
 * place alone, a day that may be that of a birth or a number of somebody's papers, captions a picture, or speaks to a machine.
 */
export function isWithheld(lines: readonly { readonly text: string }[], whose: Whose): boolean {
  return (
    machineLines(lines).length > 0 ||
    lines.some(
      ({ text }, at) =>
        parseLocation(text) !== null ||
        tells(text, whose) ||
        // What is broken over two lines is one thing.
        tells(`${text} ${lines[at + 1]?.text ?? ''}`, whose),
    )
  );
}
