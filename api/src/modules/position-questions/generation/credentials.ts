import { fold } from '@cantera/shared/contracts/text';

/** Papers that some work cannot be done without. */
export const CREDENTIALS = ['CAR', 'TRUCK', 'FORKLIFT', 'FOOD', 'SAFETY', 'NURSE'] as const;
export type Credential = (typeof CREDENTIALS)[number];

/** How a text in English, Spanish or Catalan names each, over folded words. */
const NAMES: Readonly<Record<Credential, RegExp>> = {
  TRUCK:
    /\b(?:(?:driving|driver s) licen[cs]e (?:for lorries|c)|hgv licen[cs]e|(?:permiso|carnet?) (?:de conducir )?(?:tipo )?c|(?:permis|carnet) (?:de conduir )?(?:tipus )?c)\b/,
  CAR: /\b(?:driving licen[cs]e|driver s licen[cs]e|(?:permiso|carnet?) (?:de conducir|b)|(?:permis|carnet) (?:de conduir|b))\b/,
  FORKLIFT:
    /\b(?:fork ?lift (?:licen[cs]e|certificate|permit)|carnet? de carretill\w+|carnet de (?:carretoner|toro))\b/,
  FOOD: /\b(?:food (?:handling|handler s?|hygiene) (?:certificate|licen[cs]e|card)|manipulador\w* d\w* aliment\w+)\b/,
  SAFETY:
    /\b(?:occupational safety (?:certificate|training)|prevencion de riesgos laborales|prl 20h|curso de prl|prevencio de riscos laborals)\b/,
  NURSE:
    /\b(?:registered nurse|nursing degree|(?:grado|titulo|diplomatura) (?:en|de) enfermeria|(?:grau|titol|diplomatura) (?:en|d) infermeria)\b/,
};
/** What makes a line a wish, not a requirement. */
const WISH =
  /\b(?:nice to have|a plus|preferred|desirable|advantage|bonus|se valora\w*|valorable|deseable|plus|es valora\w*|desitjable)\b/;
/** What says that something is not needed, of what follows it or of what stands before it. */
const NOT_NEEDED = new RegExp(
  `\\b(?:${[
    '(?:not|isn t|aren t) (?:required|a requirement|needed|necessary|essential|mandatory|compulsory)',
    '(?:not|don t|doesn t) (?:need|require)',
    'no need|unnecessary',
    'no (?:es |son )?(?:necesari|imprescindible|indispensable|obligatori|necessari)\\w*',
    'no (?:hacen? falta|(?:se )?(?:requier|exig|pid|pedi|necesit|solicit)\\w+)',
    'sin necesidad|innecesari\\w*',
    'no (?:cal\\w*|fan? falta|(?:es )?(?:requer|demana|demane|exig|necessit)\\w*)',
    'sense necessitat|innecessari\\w*',
  ].join('|')})\\b`,
);
/** "No licence needed": what is not needed stands between. */
const NONE_NEEDED = /\bno (?:\w+ ){1,6}(?:needed|required|necessary)\b/;
/** What asks for something after all, beside something that is not needed. */
const NEEDED =
  /\b(?:required|needed|must|essential|only|imprescindible|obligatori\w*|necesari\w*|necessari\w*|se requiere|es requereix|cal|solo|nomes)\b/;

const wordsOf = (text: string): string => fold(text).replace(/[^a-z0-9]+/g, ' ');

/** The credential that a text names; a lorry's licence is no car's. */
export const credentialIn = (text: string): Credential | undefined => {
  const words = wordsOf(text);
  return (Object.keys(NAMES) as Credential[]).find((credential) => NAMES[credential].test(words));
};

const SENTENCES = /[.;•|]\s|\b(?:but|pero|però|sino|sinó)\b/iu;

/** The credentials that a sentence asks for: "not needed" holds for what follows in the list, until something is asked for. */
function askedIn(sentence: string): Credential[] {
  const asked: Credential[] = [];
  let isDenied = false;
  const parts = sentence.split(',').map(wordsOf);
  for (const [at, part] of parts.entries()) {
    const denies = NOT_NEEDED.test(part);
    isDenied = denies || (isDenied && !NEEDED.test(part));
    const credential = credentialIn(part);
    const next = parts[at + 1] ?? '';
    const isDeniedNext = NOT_NEEDED.test(next) && next.replace(NOT_NEEDED, '').trim() === '';
    if (credential && !isDenied && !NONE_NEEDED.test(part) && !isDeniedNext) asked.push(credential);
  }
  return asked;
}

/** The credentials that lines of a position require, not those that it only wishes for or does not need. */
export function requiredCredentials(lines: readonly string[]): Credential[] {
  const found = lines
    .filter((line) => !WISH.test(wordsOf(line)))
    .flatMap((line) => line.split(SENTENCES).flatMap(askedIn));
  return CREDENTIALS.filter((credential) => found.includes(credential));
}
