import type { Locale } from '@cantera/shared/contracts/enums';
import { foldWords } from '@cantera/shared/contracts/text';

type Named = Readonly<Record<Exclude<Locale, 'en'>, string>> & { readonly also?: readonly string[] };

/**
 * The regions of Spain by the name that GeoNames has for them, in Spanish and in Catalan. Those of other countries are
 * shown as GeoNames names them. `also`: what else people write for them.
 */
const REGIONS_OF_SPAIN: Readonly<Record<string, Named>> = {
  Andalusia: { es: 'Andalucía', ca: 'Andalusia' },
  Aragon: { es: 'Aragón', ca: 'Aragó' },
  Asturias: { es: 'Asturias', ca: 'Astúries' },
  'Balearic Islands': { es: 'Islas Baleares', ca: 'Illes Balears', also: ['Baleares', 'Balears'] },
  'Basque Country': { es: 'País Vasco', ca: 'País Basc', also: ['Euskadi'] },
  'Canary Islands': { es: 'Canarias', ca: 'Canàries', also: ['Islas Canarias', 'Illes Canàries'] },
  Cantabria: { es: 'Cantabria', ca: 'Cantàbria' },
  'Castille and León': { es: 'Castilla y León', ca: 'Castella i Lleó', also: ['Castile and Leon'] },
  'Castille-La Mancha': { es: 'Castilla-La Mancha', ca: 'Castella-la Manxa' },
  Catalonia: { es: 'Cataluña', ca: 'Catalunya' },
  Extremadura: { es: 'Extremadura', ca: 'Extremadura' },
  Galicia: { es: 'Galicia', ca: 'Galícia' },
  Madrid: { es: 'Comunidad de Madrid', ca: 'Comunitat de Madrid', also: ['Community of Madrid'] },
  Murcia: { es: 'Región de Murcia', ca: 'Regió de Múrcia' },
  Navarre: { es: 'Navarra', ca: 'Navarra' },
  Valencia: {
    es: 'Comunidad Valenciana',
    ca: 'Comunitat Valenciana',
    also: ['Valencian Community', 'País Valencià'],
  },
};

/** The name of a region in a language of the product. */
export function regionName(locale: Locale, countryCode: string, region: string): string {
  if (locale === 'en' || countryCode !== 'ES') return region;
  return REGIONS_OF_SPAIN[region]?.[locale] ?? region;
}

const NAMES = Object.entries(REGIONS_OF_SPAIN).map(
  ([name, { es, ca, also = [] }]) =>
    new Map([name, es, ca, ...also].map((one) => [foldWords(one), one] as const)),
);
/** What a region is called in the languages of the product and otherwise, by any of its names; unknown ones as they are. */
export const namesOfRegion = (region: string): string[] => {
  const known = NAMES.find((names) => names.has(foldWords(region)));
  return known ? [...known.values()] : [region];
};
