import type { Locale } from '@cantera/shared/contracts/enums';
import { fold, foldWords } from '@cantera/shared/contracts/text';
import { conceptsIn } from '../../lexicon/index.ts';
import { numbersIn } from '../descriptions/pay.ts';
import { vocabularyOf } from './vocabulary.ts';

/** Numbers in words, by their value; one is left out, which is an article as well. */
const NUMBER_WORDS: Readonly<Record<Locale, string>> = {
  en: 'two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 nine=9 ten=10 eleven=11 twelve=12 fifteen=15 twenty=20 thirty=30 forty=40 fifty=50 hundred=100 thousand=1000 dozen=12',
  es: 'dos=2 tres=3 cuatro=4 cinco=5 seis=6 siete=7 ocho=8 nueve=9 diez=10 once=11 doce=12 quince=15 veinte=20 treinta=30 cuarenta=40 cincuenta=50 cien=100 mil=1000 docena=12',
  ca: 'dos=2 dues=2 tres=3 quatre=4 cinc=5 sis=6 set=7 vuit=8 nou=9 deu=10 onze=11 dotze=12 quinze=15 vint=20 trenta=30 quaranta=40 cinquanta=50 cent=100 mil=1000 dotzena=12',
};
/** "Nou" is new and "deu" must, too, and "set" is thirst: in Catalan they count only before what is counted. */
const COUNTED = / (?:anys|mesos|dies|hores|persones|setmanes)\b/;
const DOUBTFUL = new Set(['nou', 'deu', 'set']);
/** Languages that a position may ask for. */
const LANGUAGES =
  'en es ca fr de it pt nl ru uk ar zh ja ko eu gl ro pl bg hu cs sk el tr sv da nb fi he hi ur fa sr hr sq'.split(
    ' ',
  );
/** Not names, whatever letter they begin with. */
const ALWAYS = new Set(['i', 'cv', 'ok', 'n', 'd', 'l', 's', 'm', 't']);
const TOKEN = /[\p{L}\p{N}][\p{L}\p{N}\p{M}·+#]*/gu;
const SENTENCE_END = /(?:^|[.!?…:;\n•]\s*|[-–—]\s+)[\s"“«'(¿¡]*$/u;

interface Told {
  readonly word: string;
  readonly isBeginning: boolean;
}
const tokensOf = (text: string): Told[] =>
  [...text.matchAll(TOKEN)].map((match) => ({
    word: match[0],
    isBeginning: SENTENCE_END.test(text.slice(Math.max(0, match.index - 6), match.index)),
  }));

const wordsOf = (text: string): string[] => foldWords(text).split(' ').filter(Boolean);

function figures(text: string, input: string, lang: Locale): string[] {
  const known = new Set(numbersIn(input));
  const folded = fold(text);
  const inWords = NUMBER_WORDS[lang].split(' ').filter((entry) => {
    const [word = '', value] = entry.split('=');
    if (known.has(Number(value)) || wordsOf(input).includes(word)) return false;
    const found = new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u').exec(folded);
    return (
      found &&
      (!DOUBTFUL.has(word) || COUNTED.test(folded.slice(found.index, found.index + word.length + 12)))
    );
  });
  return [
    ...numbersIn(text)
      .filter((number) => !known.has(number))
      .map(String),
    ...inWords.map((entry) => entry.split('=')[0] ?? ''),
  ];
}

/** Words with a capital letter that are neither in the input nor, where a sentence begins with them, ordinary words. */
function names(text: string, input: string, lang: Locale): string[] {
  const known = new Set(wordsOf(input));
  const { words: ordinary } = vocabularyOf(lang);
  return tokensOf(text)
    .filter(({ word }) => /\p{Lu}/u.test(word))
    .filter(({ word, isBeginning }) =>
      wordsOf(word).some(
        (part) => !known.has(part) && !ALWAYS.has(part) && !(isBeginning && ordinary.has(part)),
      ),
    )
    .map(({ word }) => word);
}

function skills(text: string, input: string, lang: Locale): string[] {
  const known = new Set([...vocabularyOf(lang).concepts, ...conceptsIn(input).map(({ id }) => id)]);
  return conceptsIn(text)
    .filter(({ id, kind }) => kind !== 'OCCUPATION' && !known.has(id))
    .map(({ forms: [form = ''] }) => form);
}

function languages(text: string, input: string, lang: Locale): string[] {
  const names = new Intl.DisplayNames([lang], { type: 'language' });
  const told = new Set(wordsOf(text));
  const known = new Set(wordsOf(input));
  return LANGUAGES.map((code) => names.of(code) ?? code).filter(
    (name) =>
      wordsOf(name).every((word) => told.has(word)) && !wordsOf(name).every((word) => known.has(word)),
  );
}

/**
 * What a text in a language tells that its input does not: figures, also in words; words with a capital letter, which names of
 * places, companies and products are; skills and papers of the lexicon; languages. Empty when everything stands in the
 * input. A skill in small letters that the lexicon does not know is not noticed.
 */
export const inventionsOf = (text: string, input: readonly string[], lang: Locale): string[] => {
  const known = input.join('\n');
  return [
    ...new Set([
      ...figures(text, known, lang),
      ...names(text, known, lang),
      ...skills(text, known, lang),
      ...languages(text, known, lang),
    ]),
  ];
};
