import { LANGUAGE_LEVELS, type Locale, oneOf } from '@cantera/shared/contracts/enums';
import { shownJobQuote } from '@cantera/shared/contracts/job-quotes';
import type { ScoreQuote } from '@cantera/shared/contracts/scoring';
import { languageName } from '../lookups/index.ts';

/** Who reads a score: who recruits sees what the search did, a client what came of it. */
export type ScoreReader = 'RECRUITER' | 'CLIENT';
export interface Manner {
  readonly locale: Locale;
  readonly reader: ScoreReader;
}

/** A language of a profile as evidence keeps it. */
const LANGUAGE = /^([A-Z]{2,3}) (\S+)$/;
const BULLET = /^[\s•●▪◦‣∙·–—-]+(?=\S)/u;
const MONTH = /\b(\d{4})-(0[1-9]|1[0-2])\b(?!-)/g;

/** `Spanish C2` of `ES C2`. */
function saidLanguage(text: string, locale: Locale): string | undefined {
  const [, code, level] = LANGUAGE.exec(text) ?? [];
  if (!code || !oneOf(LANGUAGE_LEVELS, level ?? '')) return undefined;
  return `${languageName(locale, code.toLowerCase())} ${level}`;
}

function saidOfProfile(text: string, { locale, reader }: Manner): string {
  const language = saidLanguage(text, locale);
  if (language) return language;
  if (reader === 'RECRUITER') return shownJobQuote(text, locale);
  return shownJobQuote(text, locale, 'FIGURES').replace(MONTH, '$2/$1');
}

/**
 * What a score rests on as its reader reads it. Evidence is kept in no language: what a profile holds by dates and codes is told
 * in words, to a client with months in figures as elsewhere in a report; a CV is quoted as it says it, there without the mark of a
 * list.
 */
export function saidQuote(quote: ScoreQuote, manner: Manner): ScoreQuote {
  const said = quote.page === null ? saidOfProfile(quote.text, manner) : quote.text;
  return { ...quote, text: manner.reader === 'CLIENT' ? said.replace(BULLET, '') : said };
}
