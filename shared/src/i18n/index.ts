/** Owns the text runtime: one typed catalogue a package, and the formats of dates, numbers and lists. */

export {
  type Catalogue,
  createCatalogue,
  type MessageTexts,
  type Translate,
  type TranslateValues,
} from './catalogue.tsx';
export {
  type Day,
  displayName,
  formatAge,
  formatDate,
  formatDateTime,
  formatDay,
  formatList,
  formatMoney,
  formatNumber,
  isDay,
} from './formats.ts';
