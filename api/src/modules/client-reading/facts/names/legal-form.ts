/** Legal forms at the end of a company's name, with or without dots. */
const FORM = String.raw`(?:(?:Pvt\.?|Private|Pty\.?|Pte\.?)\s(?:Ltd\.?|Limited)|S\.?\s?A\.?\s?[CS]\.?|S\.?\s?R\.?\s?L\.?|S\.?\s?de\s?R\.?\s?L\.?(?:\s?de\s?C\.?V\.?)?|S\.?A\.?\s?de\s?C\.?V\.?|S\.?\s?L\.?\s?(?:U|P|L|N\.?\s?E)?\.?|S\.?\s?A\.?\s?U?\.?|S\.?\s?C\.?\s?C\.?\s?L\.?|S\.?\s?Coop\.?(?:\s?C\.?\s?L\.?)?|SCoop|S\.?\s?C\.?\s?P\.?|A\.?I\.?E\.?|Ltd\.?|Ltda\.?|Limited|L\.?L\.?C\.?|Inc\.?|GmbH(?:\s?&\s?Co\.?\s?KG)?|UG(?:\s?\(haftungsbeschr(?:ä|ae)nkt\))?|e\.\s?K\.|AG|B\.?V\.?|P\.?L\.?C\.?|L\.?L\.?P\.?|SARL|S\.?p\.?A\.?|S\.?r\.?l\.?|Lda\.?|ApS|A/S|Oy|AB|Fundació|Sociedad Limitada|Sociedad Anónima|Societat Limitada)`;
const AT_END = new RegExp(String.raw`[,\s]+${FORM}$`);
const AFTER = String.raw`(?=$|[\s,;:()|·\-–—.])`;
/** No word begins in the middle of another. */
const START = String.raw`(?<![\p{L}\d])`;
const NAMED = new RegExp(
  String.raw`${START}((?:[\p{Lu}\d][\p{L}\d&.'’·+\-]*)(?:\s+(?:(?!S\.\s?[AL]\.)[\p{Lu}\d&][\p{L}\d&.'’·+\-]*|de|del|dels|d'|i|y|e|la|las|el|els|los|les|and|of|the|for|para|per|a|en)){0,8}),?\s+(${FORM})${AFTER}`,
  'gu',
);

/** A company's name without its legal form. */
export const withoutForm = (name: string): string => name.replace(AT_END, '').trim();

/** Whether a name ends in a legal form. */
export const hasForm = (name: string): boolean => AT_END.test(name.trim());

export interface NamedCompany {
  /** As it is written, its legal form included. */
  readonly name: string;
  readonly at: number;
}

/** A year before a name is no part of it: `© 2025 Forn Rovira, S.L.`. */
const YEAR = /^(?:(?:19|20)\d{2}\s+)+/;

/** Companies that a text names with their legal form. */
export const companiesIn = (text: string): NamedCompany[] =>
  [...text.matchAll(NAMED)].map((match) => {
    const [year = ''] = YEAR.exec(match[0]) ?? [];
    return {
      name: match[0]
        .slice(year.length)
        .trim()
        .replace(/[,;:]$/, ''),
      at: match.index + year.length,
    };
  });

const LOWER_FORM = '(?:inc|ltd|llc|gmbh)';
const OWNED = new RegExp(
  String.raw`^(?:©|\(c\)|copyright)\s*(?:(?:19|20)\d{2}[\s,–-]*){0,2}([\p{L}\d][\p{L}\d&.'’ -]{1,60}?,?\s+(?:${FORM}|${LOWER_FORM}\.?))${AFTER}`,
  'iu',
);
/** Letters after a ©. */
const MAX_OWNER = 160;
/** Whose a page is, by what stands after its ©; there companies write themselves in small letters too. */
export function ownerIn(text: string): NamedCompany | undefined {
  const from = text.search(/©|\(c\)|copyright/i);
  if (from < 0) return undefined;
  // Only once: a text of nothing but such signs must not take long.
  const match = OWNED.exec(text.slice(from, from + MAX_OWNER));
  const [whole, name] = match ?? [];
  return match && whole && name ? { name, at: from + match.index + whole.indexOf(name) } : undefined;
}

/** A name with its legal form from the beginning of a text on, whatever its letters. */
export const namedFirst = (text: string): string | undefined =>
  new RegExp(String.raw`^[\p{L}\d][^\s,;:(]*(?:\s+[^\s,;:(]+){0,5}?,?\s+${FORM}${AFTER}`, 'u').exec(
    text,
  )?.[0];

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** A company whose name is known, named with its legal form; in small letters too: `idealista, S.A.U.`. */
export function namedIn(text: string, name: string): NamedCompany | undefined {
  if (name.trim() === '') return undefined;
  const match = new RegExp(String.raw`${START}${escaped(name.trim())},?\s+${FORM}${AFTER}`, 'u').exec(text);
  return match ? { name: match[0], at: match.index } : undefined;
}
