import type { Locale } from '@cantera/shared/contracts/enums';
import type { ReportMark } from '@cantera/shared/contracts/report-blocks';
import { foldPlaces, originalPlace, wordsIn } from './folding.ts';
import { isEnglishToo, type RoleWord, roleWord } from './role-words.ts';
import type { Searched, Span } from './rules.ts';

/** Where a role is named: at the start of a line or sentence, after a comma, after `as a`. */
const ROLE_FOLLOWS =
  /(?:^|[\n.:;,(•/|–—-]\s*|\b(?:como|com a|com|soc|soy|es|era|fui|de|una?|la|el|as an?|as|am an?|i|y|e|and|o|or|senior|junior|sr|jr|primera?|segunda?)\s+|[ld]'\s*)$/u;
/** The form for both: `ingeniero/a`, `advocat/ada`, `metge/metgessa`; written as the word was. */
export function doubleForm(written: string, { masculine, feminine }: RoleWord): string {
  let shared = 0;
  while (shared < masculine.length && masculine[shared] === feminine[shared]) shared += 1;
  const isAppended = shared === masculine.length;
  const isO =
    !isAppended &&
    shared === masculine.length - 1 &&
    feminine.length === masculine.length &&
    masculine.endsWith('o');
  // The accents of the word as written stay where both forms share the letters.
  const stem = [...written].slice(0, shared).join('');
  const rest = masculine.slice(shared);
  if (masculine.endsWith('ari')) return `${[...written].slice(0, masculine.length - 3).join('')}ari/ària`;
  if (masculine.endsWith('at') && feminine.endsWith('ada')) return `${stem}t/ada`;
  if (isAppended) return `${stem}/${feminine.slice(shared)}`;
  if (isO || (masculine.length === feminine.length && shared === masculine.length - 1))
    return `${stem}${rest}/${feminine.slice(shared)}`;
  const capital = written[0] !== written[0]?.toLowerCase();
  const shown = capital ? masculine[0]?.toUpperCase() + masculine.slice(1) : masculine;
  return `${shown}/${feminine}`;
}

/** What Catalan texts have and Spanish ones do not. */
const CATALAN = /[àèòç]|l·l|(?<!\p{L})(?:amb|els|dels|per a|i|com a)(?!\p{L})/iu;
/** Words that only Spanish and Catalan texts have. */
const ROMANCE =
  /(?<!\p{L})(?:de|del|dels|la|el|los|las|les|els|y|en|amb|con|para|per|como|com|soy|soc)(?!\p{L})|(?:cion|ciones|dad|tat|miento|ment|era|ero|ica|ico|iva|ivo|iero|iera)(?!\p{L})/u;

const LONGEST_ENDING = 5;
/** Whether a role is written for both already: `enfermero/a`, `director(a)`, `metge/metgessa`; brackets and bars part others too. */
function isDoubled({ masculine, feminine }: RoleWord, before: string, after: string): boolean {
  const [, next] = /^\s?[/(]\s?-?(\p{L}+)/u.exec(after) ?? [];
  const [, previous] = /(\p{L}+)\s?\/\s?$/u.exec(before) ?? [];
  const forms = [masculine, feminine];
  if (previous !== undefined && forms.includes(previous)) return true;
  if (next === undefined) return false;
  return forms.includes(next) || (next.length <= LONGEST_ENDING && forms.some((form) => form.endsWith(next)));
}

/** Role words in one gender become the form for both. */
export function genderRule({ text, folded }: Searched): Span[] {
  let lastEnd = -1;
  const isCatalan = CATALAN.test(text);
  return wordsIn(folded.text).flatMap((word) => {
    const role = roleWord(word.text, isCatalan);
    if (!role || (isEnglishToo(word.text) && !ROMANCE.test(folded.text))) return [];
    const before = folded.text.slice(0, word.start);
    const after = folded.text.slice(word.end);
    if (isDoubled(role, before, after)) return [];
    const followsRole = lastEnd >= 0 && /^\s+$/.test(folded.text.slice(lastEnd, word.start));
    if (role.isAmbiguous && !followsRole && !ROLE_FOLLOWS.test(before)) return [];
    lastEnd = word.end;
    const place = originalPlace(text, folded, word.start, word.end);
    return [
      { ...place, kind: 'GENDERED_WORD' as const, as: doubleForm(text.slice(place.start, place.end), role) },
    ];
  });
}

const PRONOUNS =
  /(?<![\p{L}\p{N}])(?:he|she|him|her|hers|his|himself|herself|ella|ell|ellas|mother|father|madre|padre|mare|pare|husband|wife|marido|esposa|esposo|marit|dona|hombre|mujer|home|noia|noi|chica|chico|sr|sra|senor|senora|mr|mrs|ms)(?![\p{L}\p{N}])/gu;
const AGREEING =
  /(?:^|[.\n;]\s*|(?<![\p{L}])(?:soy|estoy|soc|estic|me considero|em considero|una? persona)\s+(?:una?\s+|muy\s+|molt\s+)?)(\p{L}{3,}(?:ado|ada|ido|ida|at|uda|ut|ora|or|oso|osa|os|ivo|iva|iu))(?![\p{L}\p{N}/])/gu;
const NOUNS =
  /^(?:senior|junior|estado|mercado|grado|lado|resultado|certificado|formacio|cada|nada|empresa|persona|vida|unidad|activitat|qualitat|capacitat|universitat|ciutat|responsabilitat|treball|major|mayor|mejor|favor|labor|valor|error|interior|exterior|superior|anterior|activo|objetivo|motivo|creat|estat|mercat|grau|for|or|os|objectiu)$/;

const ENGLISH = /(?<!\p{L})(?:the|of|and|for|in|with|at|to|from|by|is|was|are|my|an|who)(?!\p{L})/u;
const ROMANCE_WORDS =
  /(?<!\p{L})(?:de|del|dels|la|el|los|las|les|els|un|una|y|i|en|amb|con|para|per|como|com|soy|soc|por|que)(?!\p{L})/u;
/** Where words first stand; after all of a text that has none. */
const firstOf = (text: string, words: RegExp): number => {
  const at = text.search(words);
  return at < 0 ? text.length : at;
};
/** English words and names that end as Spanish and Catalan ones do which agree with somebody. */
const ENGLISH_ONES =
  /^(?:what|that|great|treat|threat|combat|format|repeat|defeat|boat|seat|meat|heat|wheat|coat|throat|chat|habitat|acrobat|diplomat|bureaucrat|democrat|thermostat|about|without|throughout|output|input|layout|checkout|scout|videos|photos|logos|studios|portfolios|florida|canada|nevada|colorado)$/u;
/** `Operator` is of all three languages; Spanish and Catalan words of work end in `-dor`. */
const ENDS_AS_ENGLISH = /or$/u;
const ENDS_AS_ROMANCE = /[aei]dor$/u;
/**
 * Whether a word that could agree with somebody is English: by the words around it, or, where none says it, by how it ends, in a
 * report in English. `sentence` is folded.
 */
function isEnglish(word: string, sentence: string, locale: Locale | undefined): boolean {
  const isListed = ENGLISH_ONES.test(word);
  // English has no `Educada`, whatever is written beside it: the name of a degree or a firm.
  if (!isListed && !ENDS_AS_ENGLISH.test(word)) return false;
  // Names that follow may be of another language: `Director of La Boqueria`.
  const english = firstOf(sentence, ENGLISH);
  const romance = firstOf(sentence, ROMANCE_WORDS);
  if (english !== romance) return english < romance;
  return !ROMANCE.test(sentence) && (isListed || (locale === 'en' && !ENDS_AS_ROMANCE.test(word)));
}
/** The sentence that a place of a text is in. */
const sentenceAt = (text: string, place: number): string => /^[^.\n;]*/u.exec(text.slice(place))?.[0] ?? '';

/**
 * Words that say of which gender somebody is and have no form for both here: for who makes the report to see. `locale` is the
 * report's; left out, it is not known.
 */
export function genderMarks(text: string, locale?: Locale): ReportMark[] {
  const folded = foldPlaces(text);
  const marks: ReportMark[] = [];
  const add = (start: number, end: number): void => {
    marks.push({ ...originalPlace(text, folded, start, end), reason: 'GENDERED' });
  };
  for (const match of folded.text.matchAll(PRONOUNS)) add(match.index, match.index + match[0].length);
  for (const match of folded.text.matchAll(AGREEING)) {
    const word = match[1] ?? '';
    const start = match.index + match[0].length - word.length;
    // `Soy` and what else leads to the word says the language.
    const isLedTo = /\p{L}/u.test(match[0].slice(0, -word.length));
    if (!isLedTo && isEnglish(word, sentenceAt(folded.text, start), locale)) continue;
    if (!NOUNS.test(word) && !marks.some((mark) => mark.start === start)) add(start, start + word.length);
  }
  return marks.sort((one, other) => one.start - other.start);
}
