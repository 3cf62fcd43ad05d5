import { LOCALES } from '@cantera/shared/contracts/enums';
import type { KillerQuestion } from '@cantera/shared/contracts/killer-questions';
import { fold } from '@cantera/shared/contracts/text';
import { type Credential, credentialIn } from './credentials.ts';

/** What a question finds out. */
export type Concept =
  | 'YEARS'
  | `LANGUAGE:${string}`
  | `CREDENTIAL:${Credential}`
  | 'PERMIT'
  | 'ON_SITE'
  | 'START'
  | 'SKILLS'
  | 'EXPERIENCE';
type Asked = Pick<KillerQuestion, 'question' | 'type' | 'details'>;

const wordsOf = (text: string): string => ` ${fold(text).replace(/[^a-z0-9]+/g, ' ')} `;

/** The name of a language in a locale, e.g. `English`; its code for one that has none. */
export const languageName = (code: string, locale: string): string =>
  new Intl.DisplayNames([locale], { type: 'language' }).of(code.toLowerCase()) ?? code;

const WORDS: Readonly<Record<'YEARS' | 'PERMIT' | 'ON_SITE' | 'START' | 'SKILLS' | 'EXPERIENCE', RegExp>> = {
  YEARS: / (?:years?|anos?|anys?) /,
  PERMIT:
    / (?:work permit|(?:allowed|authori[sz]ed|permit|right|eligible) to work|permiso (?:de trabajo|para trabajar)|autorizacion (?:de trabajo|para trabajar)|trabajar legalmente|permis (?:de treball|per treballar)|autoritzacio (?:de treball|per treballar)|treballar legalment) /,
  ON_SITE:
    / (?:on site|in the office|work from|commut\w+|relocat\w+|presencial\w*|en la oficina|desplazar\w*|trasladar\w*|a l oficina|desplacar\w*|traslladar\w*) /,
  START:
    / (?:(?:could|can|would|able to) (?:you )?(?:start|join)|start date|notice period|incorpora\w+|(?:podrias|puedes) (?:empezar|comenzar)|preaviso|(?:podries|pots) comencar|preavis) /,
  SKILLS: / (?:which of these|cuales de est[oae]s|quins d aquests|quines d aquestes) /,
  EXPERIENCE: / experienci?[ae]s? /,
};

/** Whether a question that stands already finds out the same. */
export function asks(concept: Concept, asked: Asked, skills: readonly string[]): boolean {
  const words = wordsOf(asked.question);
  const [kind, what = ''] = concept.split(':');
  switch (kind) {
    case 'LANGUAGE':
      return LOCALES.some((locale) => words.includes(wordsOf(languageName(what, locale))));
    case 'CREDENTIAL':
      return credentialIn(asked.question) === what;
    case 'YEARS':
      return (asked.type === 'NUMBER' || asked.type === 'NUMBER_RANGE') && WORDS.YEARS.test(words);
    case 'SKILLS': {
      const options = new Set(asked.details.options?.map(({ text }) => wordsOf(text)));
      return skills.some((skill) => options.has(wordsOf(skill)) || words.includes(wordsOf(skill)));
    }
    case 'EXPERIENCE':
      return asked.type === 'TEXT' && WORDS.EXPERIENCE.test(words);
    case 'PERMIT':
    case 'ON_SITE':
    case 'START':
      return WORDS[kind].test(words);
    default:
      return false;
  }
}
