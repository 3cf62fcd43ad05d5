import { fold } from '@cantera/shared/contracts/text';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));
/** Words that begin streets and nothing else, folded. */
const STREETS = words(
  'c/ c/. c. calle carrer callejon carrero avenida avinguda avda avda. av av. passeig paseo pg pg. plaza placa pl pl. pza pza. placeta travessera travesia carretera ctra ctra. urbanizacion urbanitzacio urb urb. passatge pasaje ptge ptge. glorieta baixada poligono poligon rue',
);
/** Those that places are called by too: only with a number of a house are they streets. */
const STREETS_OR_PLACES = words(
  'rambla ronda riera torrent cami camino cuesta pujada alameda albereda rua via gran bulevar',
);
const ENGLISH_STREETS =
  /\s(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|square|sq|court|ct|terrace|boulevard|blvd|way|close|crescent|gardens|row)\.?$/;
const FLOOR =
  '(?:piso|pis|planta|puerta|porta|esc|escalera|escala|atico|atic|bajos?|baixos?|entlo|pral|flat|apt|unit|floor)';
const ORDINAL =
  '(?:primer[oa]?|segund[oa]|segona?|tercer[oa]?|cuart[oa]|quarta?|quint[oa]|cinquena?|sext[oa]|ground|first|second|third|fourth|fifth|top)';
const DOOR = '(?:[a-z]|baja|baixa|izq|izda|izquierda|dcha|derecha|esquerra|dreta)';
/** A floor or a door: places begin with these words too (`Bajo Aragón`), unless a number or the like stands beside them. */
const FLOORS = new RegExp(
  `^(?:(?:atico|atic|bajos?|baixos?|entlo|pral)\\.?$|${FLOOR}[\\s.-]*(?:\\d|${ORDINAL}\\b|${DOOR}\\.?$)|${ORDINAL} ${FLOOR}\\b)`,
);

// A dot without spaces is a letter's: `Vil·la`.
const PARTS = /\s*[,;|()\n]\s*|\s+[-–·]\s+/u;
const hasDigit = (word: string): boolean => /\d/.test(word);
/** `12`, `12B`, `3º`, `s/n`. */
const isHouse = (word: string): boolean => /^(?:\d{1,3}(?!\d)\S*|s\/n)$/.test(fold(word));
const isPostal = (word: string): boolean => /^(?:ad)?\d{3,5}(?:-\d{3,4})?$/i.test(word) && !isHouse(word);

interface Beside {
  readonly before: string;
  readonly next: string;
}

/** Whether the number of a house stands among words, or beside them: `12, High Street`, `Rambla Alta, 14`. */
function isNumbered(part: readonly string[], { before, next }: Beside): boolean {
  // In English the number leads, of whatever length.
  if (part.some(isHouse) || /^\d/.test(part[0] ?? '')) return true;
  return isHouse(before) || FLOORS.test(fold(before)) || isHouse(next.split(/\s+/)[0] ?? '');
}

/** Whether words name a street, of which the part before or the next may give the number. */
function isStreet(part: readonly string[], beside: Beside): boolean {
  const first = fold(part[0] ?? '');
  if (STREETS.has(first) || first.startsWith('c/')) return true;
  const isNamed = STREETS_OR_PLACES.has(first) || ENGLISH_STREETS.test(` ${fold(part.join(' '))}`);
  return isNamed && isNumbered(part, beside);
}

/** What of a part is no street, house, floor or postal code. */
function withoutStreet(text: string, beside: Beside): string {
  const part = text.split(/\s+/).filter(Boolean);
  if (FLOORS.test(fold(text))) return '';
  // A house before the name of its street.
  if (isHouse(part[0] ?? '')) return '';
  const house = part.findLastIndex(isHouse);
  if (house < 0 && isStreet(part, beside)) {
    const code = part.findLastIndex((word, at) => at > 0 && isPostal(word));
    return code < 0 ? '' : part.slice(code + 1).join(' ');
  }
  return part
    .slice(house + 1)
    .filter((word) => !hasDigit(word))
    .join(' ');
}

/** What a place that is no known city tells of where somebody lives: nothing below the city. */
export const toldPlace = (text: string): string => {
  const parts = text.split(PARTS).filter(Boolean);
  return parts
    .map((part, at) => withoutStreet(part, { before: parts[at - 1] ?? '', next: parts[at + 1] ?? '' }))
    .filter(Boolean)
    .join(', ');
};
