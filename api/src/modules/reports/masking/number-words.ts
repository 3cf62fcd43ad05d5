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
