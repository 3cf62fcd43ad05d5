// Owns what people look up while they type: cities, skills, languages. Pickers take a value, fields belong to a form.
export { CitiesField, CityField } from './city-field.tsx';
export { type CityChoice, CityPick } from './city-pick.tsx';
export { LanguageFilter } from './language-filter.tsx';
export type { LanguageChoice } from './languages.ts';
export { LanguagesField } from './languages-field.tsx';
export { LanguagesPick } from './languages-pick.tsx';
export { CityFilter, SkillFilter } from './search-filter.tsx';
export { SkillsField } from './skills-field.tsx';
export { type SkillChoice, SkillsPick } from './skills-pick.tsx';
