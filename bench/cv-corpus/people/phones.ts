import type { Chance } from '../random.ts';

/** Ways in which people write their telephone, by the country of the number; `#` is a digit. */
const HOME: Readonly<Record<string, readonly string[]>> = {
  ES: [
    '+34 6## ## ## ##',
    '6## ### ###',
    '(+34) 6## ### ###',
    '0034 6## ## ## ##',
    '93# ## ## ##',
    '+34-7##-###-###',
  ],
  GB: ['+44 7### ######', '07### ### ###', '+44 (0)161 ### ####', '0113 496 0###'],
  IE: ['+353 87 ### ####', '087 ### ####'],
  AR: ['+54 9 341 ### ####'],
  MX: ['+52 33 #### ####'],
  AD: ['+376 3## ###'],
  FR: ['+33 6 ## ## ## ##', '06 ## ## ## ##'],
};
const FOREIGN = [
  '+49 151 ########',
  '+40 7## ### ###',
  '+212 6 ## ## ## ##',
  '+1 (415) 555-01##',
  '+48 5## ### ###',
  '+351 91# ### ###',
];

/** A telephone as its owner prints it; `isForeign` is a number of another country than the one lived in. */
export function phoneOf(countryCode: string, isForeign: boolean, chance: Chance): string {
  const forms = isForeign ? FOREIGN : (HOME[countryCode] ?? FOREIGN);
  return chance.pick(forms).replace(/#/g, () => String(chance.whole(1, 9)));
}
