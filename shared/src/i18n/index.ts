/** Owns the text runtime: one typed catalogue a package, and the formats of dates, numbers and lists. */

export {
  type Catalogue,
  createCatalogue,
  createPageCatalogue,
  type MessageTexts,
  type Translate,
  type TranslateValues,
} from './catalogue.tsx';
export {
  displayName,
  formatAge,
  formatDate,
  formatDateTime,
  formatDay,
  formatList,
  formatMoney,
  formatNumber,
  formatShortAge,
} from './formats.ts';
