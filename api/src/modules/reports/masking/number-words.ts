const SPANISH_UNITS = '(?:un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve)';
const CATALAN_UNITS = '(?:una?|u|dos|dues|tres|quatre|cinc|sis|set|vuit|nou)';
const ENGLISH_UNITS = '(?:one|two|three|four|five|six|seven|eight|nine)';
const SOME = '(?:pico|tantos|tantas|muchos|algo|escaig|tants|tantes)';

/** The tens of a grown-up in the plural of English: `in my forties`. */
export const DECADES = 'twenties|thirties|forties|fifties|sixties|seventies';

/** Ages from 16 to 79 in words, folded, as the source of a pattern: `cuarenta y dos`, `quaranta-dos`, `forty-two`. */
export const AGE_IN_WORDS = [
  'dieciseis|diecisiete|dieciocho|diecinueve|sixteen|seventeen|eighteen|nineteen|setze|disset|divuit|dinou',
  `veinti${SPANISH_UNITS}`,
  `(?:treinta|cuarenta|cincuenta|sesenta|setenta)(?:\\s+y\\s+(?:${SPANISH_UNITS}|${SOME}))?`,
  'veinte(?:\\s+y\\s+(?:pico|tantos|tantas))?',
  `vint(?:-i-${CATALAN_UNITS}|\\s+i\\s+${SOME})?`,
  `(?:trenta|quaranta|cinquanta|seixanta|setanta)(?:[-\\s]${CATALAN_UNITS}(?!\\p{L})|[\\s-]i[\\s-]${SOME})?`,
  `(?:twenty|thirty|forty|fifty|sixty|seventy)(?:[-\\s]?${ENGLISH_UNITS}(?!\\p{L})|[-\\s]?(?:something|odd)(?!\\p{L}))?`,
].join('|');

/** Words that are an age by themselves, folded. */
export const WORDS_FOR_AN_AGE = [
  '(?:veint|treint|cuarent|cincuent|sesent|setent)(?:ean|an)er[oa]s?',
  '(?:treint|cuarent|cincuent|sesent|setent)on(?:a|es|as)?',
  '(?:quarant|cinquant|seixant)on(?:a|s|es)?',
  '(?:twenty|thirty|forty|fifty|sixty)-?somethings?',
  '(?:cuadra|quincua|quinqua|sexa|septua|quadra)genari[oa]s?',
  '(?:quadra|quinqua|sexa|septua)genarians?',
].join('|');

const ENGLISH_TENS = '(?:fifty|sixty|seventy|eighty|ninety)';
const SPANISH_TENS = '(?:cincuenta|sesenta|setenta|ochenta|noventa)';
const CATALAN_TENS = '(?:cinquanta|seixanta|setanta|vuitanta|noranta)';
/** Years of birth in words, folded, as the source of a pattern: `ochenta y siete`, `mil nou-cents vuitanta-set`. */
export const YEAR_IN_WORDS = [
  `(?:mil\\s+novecientos\\s+)?${SPANISH_TENS}(?:\\s+y\\s+${SPANISH_UNITS}(?!\\p{L}))?`,
  `(?:mil\\s+nou[-\\s]cents\\s+)?${CATALAN_TENS}(?:[-\\s]${CATALAN_UNITS}(?!\\p{L}))?`,
  `(?:nineteen[-\\s])?${ENGLISH_TENS}(?:[-\\s]${ENGLISH_UNITS}(?!\\p{L}))?`,
  `dos\\s+mil(?:\\s+(?:${SPANISH_UNITS}|${CATALAN_UNITS})(?!\\p{L}))?`,
  `two\\s+thousand(?:\\s+and\\s+${ENGLISH_UNITS}(?!\\p{L}))?`,
].join('|');
/** What leads to a year of birth, folded: `en el año`, `l'any`. */
export const TO_A_YEAR =
  "(?:(?:en|in|a|el|al|l['’]|los|the|els|als|any|ano|anos|anys|year|del|de\\s+l['’]|early|mid|late)[\\s-]*(?<![\\p{L}]-))*";

/** What goes after an age that is told without its years, folded: `tengo 45 y dos hijos`; of what is counted, nothing. */
export const AFTER_AN_AGE = `(?=\\s*(?:[.,;:!?)]|$)|\\s+(?:[yi](?!\\s+(?:${SPANISH_UNITS}|${CATALAN_UNITS})\\s+(?!hij|fill|nin|nen)\\p{L})|en|el|al)(?!\\p{L}))`;

/** After `I turned` and an age: nothing that is turned into something else, folded. */
export const NOTHING_TURNED =
  '(?!\\s+(?!(?:and|but|so|then|when|while|during|before|after|at|in|on|this|last|next|soon|i)(?!\\p{L}))\\p{L}+(?:\\s+\\p{L}+){0,2}\\s+(?:into|around|away|down|over)(?!\\p{L}))';
