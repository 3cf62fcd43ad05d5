/** Owns the words that reports say by themselves, in the three languages. */
import type { Locale } from '@cantera/shared/contracts/enums';
import { CATALAN } from './ca.ts';
import { ENGLISH } from './en.ts';
import { SPANISH } from './es.ts';
import type { ReportTexts } from './report-texts.ts';

export type { ReportTexts } from './report-texts.ts';
export const REPORT_TEXTS: Readonly<Record<Locale, ReportTexts>> = {
  en: ENGLISH,
  es: SPANISH,
  ca: CATALAN,
};
