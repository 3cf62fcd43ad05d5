import type { Locale } from '@cantera/shared/contracts/enums';

/**
 * The regions of Spain by the name that GeoNames has for them, in Spanish and in Catalan. Those of other countries are
 * shown as GeoNames names them.
 */
const REGIONS_OF_SPAIN: Readonly<Record<string, Readonly<Record<Exclude<Locale, 'en'>, string>>>> = {
  Andalusia: { es: 'Andalucía', ca: 'Andalusia' },
  Aragon: { es: 'Aragón', ca: 'Aragó' },
  Asturias: { es: 'Asturias', ca: 'Astúries' },
  'Balearic Islands': { es: 'Islas Baleares', ca: 'Illes Balears' },
  'Basque Country': { es: 'País Vasco', ca: 'País Basc' },
  'Canary Islands': { es: 'Canarias', ca: 'Canàries' },
  Cantabria: { es: 'Cantabria', ca: 'Cantàbria' },
  'Castille and León': { es: 'Castilla y León', ca: 'Castella i Lleó' },
  'Castille-La Mancha': { es: 'Castilla-La Mancha', ca: 'Castella-la Manxa' },
  Catalonia: { es: 'Cataluña', ca: 'Catalunya' },
  Extremadura: { es: 'Extremadura', ca: 'Extremadura' },
  Galicia: { es: 'Galicia', ca: 'Galícia' },
  Madrid: { es: 'Comunidad de Madrid', ca: 'Comunitat de Madrid' },
  Murcia: { es: 'Región de Murcia', ca: 'Regió de Múrcia' },
  Navarre: { es: 'Navarra', ca: 'Navarra' },
  Valencia: { es: 'Comunidad Valenciana', ca: 'Comunitat Valenciana' },
};

/** The name of a region in a language of the product. */
export function regionName(locale: Locale, countryCode: string, region: string): string {
  if (locale === 'en' || countryCode !== 'ES') return region;
  return REGIONS_OF_SPAIN[region]?.[locale] ?? region;
}
