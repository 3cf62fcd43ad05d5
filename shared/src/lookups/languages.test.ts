import { LANGUAGE_LEVELS } from '../contracts/enums.ts';
import { storage } from '../session/storage.ts';
import { choiceOf, choiceValue, languageOption, languageOptions } from './languages.ts';

it.each(['en', 'es', 'ca'])('every language has a code, a name and an emoji in %s', (locale) => {
  storage.set('locale', locale);
  const options = languageOptions();
  expect(options.length).toBeGreaterThan(175);
  for (const { code, name, emoji } of options) {
    expect(code).toMatch(/^[a-z]{2}$/);
    // A name that Intl does not know is the code again.
    expect(name).not.toBe(code);
    expect(emoji).toMatch(/^\p{Emoji}/u);
  }
  expect(new Set(options.map(({ name }) => name)).size).toBe(options.length);
});

it('[DAY-04] the languages that are chosen most stand first, the others by their names', () => {
  storage.set('locale', 'en');
  const names = languageOptions().map(({ name }) => name);
  expect(names.slice(0, 7)).toEqual([
    'Catalan',
    'Spanish',
    'English',
    'French',
    'German',
    'Portuguese',
    'Italian',
  ]);
  const others = names.slice(7);
  expect(others).toEqual([...others].sort((a, b) => a.localeCompare(b)));
});

it.each([
  ['en', 'Tibetan'],
  ['es', 'tibetano'],
  ['ca', 'tibetà'],
] as const)('[DAY-04] a language that the browser has no name for has one in %s', (locale, name) => {
  storage.set('locale', locale);
  const { of } = Intl.DisplayNames.prototype;
  // As Chromium, which knows fewer of them than Node.
  Intl.DisplayNames.prototype.of = (code) => code;
  try {
    expect(languageOption('bo').name).toBe(name);
  } finally {
    Intl.DisplayNames.prototype.of = of;
  }
});

it('a choice is written as its code and level', () => {
  for (const proficiency of LANGUAGE_LEVELS) {
    const choice = { code: 'ca', proficiency };
    expect(choiceOf(choiceValue(choice))).toEqual(choice);
  }
  expect(choiceValue({ code: 'ca', proficiency: 'C1' })).toBe('ca:C1');
  for (const wrong of ['', 'ca', 'ca:', ':C1', 'ca:D1']) expect(choiceOf(wrong)).toBeUndefined();
});
