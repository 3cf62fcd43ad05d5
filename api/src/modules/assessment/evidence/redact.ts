import { fold } from '@cantera/shared/contracts/text';

/** Small words of names, which stand in other sentences too. */
const PARTICLES = new Set(
  'de del la las los el els les i y e da do dos das van von der den san sant santa mac mc o di le al ben bin'.split(
    ' ',
  ),
);
const MIN_LETTERS = 2;

/** What is put in the place of what tells who somebody is. */
const REPLACED: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}.-]{1,255}/gu, '[contact]'],
  [/(?:https?:\/\/|www\.)\S+/giu, '[contact]'],
  [/\b[\w-]+(?:\.[\w-]+)*\.(?:com|es|cat|org|net|eu|info|me|dev)(?:\/\S*)?(?![\w.])/giu, '[contact]'],
  [/(?<![\p{L}\p{N}])@[\w.]{2,}/gu, '[contact]'],
  // Papers of identity, before numbers to call.
  [/(?<![\p{L}\p{N}])(?:[XYZ][\s-]?)?\d{7,8}[\s-]?[A-Z](?![\p{L}\p{N}])/gu, '[contact]'],
  [/(?:\+|00)?\d(?:[\s().-]?\d){8,}/gu, '[contact]'],
  // A date of birth is a whole date; years and months of work are not.
  [/\b\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2})\b|\b\d{4}-\d{2}-\d{2}\b/gu, '[date]'],
  [
    /\b\d{1,2}(?:st|nd|rd|th)?\s+(?:de\s+|d['’]\s*|of\s+)?\p{L}{3,10}\.?,?\s+(?:de(?:l)?\s+)?(?:19|20)\d{2}\b|\b\p{L}{3,9}\.?\s+\d{1,2}(?:st|nd|rd|th)?,\s*(?:19|20)\d{2}\b/gu,
    '[date]',
  ],
  [
    /(?<!\p{L})(?:c\/|calle|carrer|avda?\.?|avenida|avinguda|av\.|plaza|plaça|pza\.?|pl\.|paseo|passeig|rambla|ronda|travess(?:era|ía)|camino|camí)\s*[^,;\n]{2,40}(?:,\s*(?:n[ºo.]?\s*)?\d{1,4}[^,;\n]{0,12})?(?:,\s*\d{5}\b[^,;\n]{0,30})?/giu,
    '[address]',
  ],
  [
    /\b\d{1,4}[a-z]?\s+(?:\p{Lu}[\p{L}'’]+\s+){1,3}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Drive|Square|Close|Way|Terrace)\b\.?/gu,
    '[address]',
  ],
  [/\b\d{5}\s+\p{Lu}\p{L}+/gu, '[address]'],
  [
    /\b(?:Mr|Mrs|Ms|Miss|Dr|Dra|Sr|Sra|Srta|Don|Doña)\b\.?\s+\p{Lu}[\p{L}'’]+(?:\s+\p{Lu}[\p{L}'’]+){0,2}/gu,
    '[name]',
  ],
];

/**
 * A line without who wrote it: names, contacts, addresses and dates of birth are replaced by what they are. Words that are
 * asked for stay, whoever bears them as a name: they tell nothing that was not asked.
 */
export function redact(
  text: string,
  person: { readonly firstName: string; readonly lastName: string },
  askedFor: readonly string[] = [],
): string {
  const asked = new Set(askedFor.flatMap((term) => fold(term).split(/[^\p{L}\p{N}]+/u)));
  const names = new Set(
    fold(`${person.firstName} ${person.lastName}`)
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length >= MIN_LETTERS && !PARTICLES.has(word) && !asked.has(word)),
  );
  const plain = REPLACED.reduce((rest, [sign, word]) => rest.replace(sign, word), text);
  return plain.replace(/[\p{L}\p{N}\p{M}·]+/gu, (word) => (names.has(fold(word)) ? '[name]' : word));
}
