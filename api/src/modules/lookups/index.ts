/** Owns what forms look up: cities, industries, skills. */
export { knownCities, readCities } from './cities.repository.ts';
export { INDUSTRY_IDS, industryName } from './industries.ts';
export { languageName } from './language-name.ts';
export { loadCities } from './load-cities.ts';
export { type CityRow, countryName, textLocation, toLocation } from './location.ts';
export { lookupRoutes } from './lookups.routes.ts';
export { type NamedPlace, placesNamed } from './places.repository.ts';
export { recogniseCities } from './recognise-city.ts';
export { namesOfRegion, regionName } from './regions.ts';
export { countSkills, ensureSkills } from './skills.repository.ts';
