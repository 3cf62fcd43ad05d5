import type { Locale } from '@cantera/shared/contracts/enums';
import { ca } from './ca.ts';
import { en, type Messages } from './en.ts';
import { es } from './es.ts';

const MESSAGES: Readonly<Record<Locale, Messages>> = { ca, es, en };

export const messagesOf = (locale: Locale): Messages => MESSAGES[locale];
/** What the box says by which somebody who applies agrees to be kept for later offers. */
export const keepingSentence = (locale: Locale, agency: string): string =>
  messagesOf(locale).keepForOffers(agency);
export type { Messages };
