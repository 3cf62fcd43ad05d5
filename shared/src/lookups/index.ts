// Owns what people look up while they type: cities, skills, languages. Pickers take a value, fields belong to a form.
export { CitiesField, CityField } from './city-field.tsx';
export { type CityChoice, CityPick } from './city-pick.tsx';
export { CityChoices, LanguageChoices, SkillChoices } from './filter-choices.tsx';
export { type LanguageChoice, languageOptions } from './languages.ts';
export { LanguagesField } from './languages-field.tsx';
export { LanguagesPick } from './languages-pick.tsx';
export { SkillsField } from './skills-field.tsx';
export { type SkillChoice, SkillsPick } from './skills-pick.tsx';
