import type { DescriptionChoices } from '@cantera/shared/contracts/drafts';
import { LENGTHS, TONES } from '@cantera/shared/contracts/drafts';
import { LOCALES, type Locale } from '@cantera/shared/contracts/enums';
import { fold, foldWords, plainText } from '@cantera/shared/contracts/text';
import { sanitizeRichText } from '../http/sanitize.ts';
import { languageOf } from '../modules/drafting/descriptions/language-of.ts';
import { tasksOf } from '../modules/drafting/descriptions/occupations/index.ts';
import { countWords } from '../modules/drafting/descriptions/sheet.ts';
import { type Description, WORD_BANDS } from '../modules/drafting/descriptions/write.ts';
import { DRAFT_POSITIONS, type DraftPosition } from './draft-positions.ts';

/** Every combination of language, tone, length, client info and salary. */
export const ALL_CHOICES: readonly DescriptionChoices[] = LOCALES.flatMap((lang) =>
  TONES.flatMap((tone) =>
    LENGTHS.flatMap((length) =>
      [true, false].flatMap((anonymity) =>
        [true, false].map((showSalary) => ({ lang, tone, length, anonymity, showSalary })),
      ),
    ),
  ),
);

/** What was typed by somebody, which stands in its own language. */
export const typedOf = (position: DraftPosition): string[] =>
  [
    position.title,
    position.comment,
    ...position.locations,
    ...position.hardSkills,
    ...position.softSkills,
    ...position.benefits,
    position.client?.name ?? '',
    position.client?.description ?? '',
    ...(position.client?.benefits ?? []),
  ].filter(Boolean);

const numbersIn = (text: string): string[] => text.match(/\d+/g) ?? [];

/** Figures that may be told: of what was typed, and of the fields that the choices tell. */
function knownNumbers(position: DraftPosition, { showSalary }: DescriptionChoices): Set<string> {
  const { years, salary, hiringNumber, languages } = position;
  const amounts = showSalary ? [salary.from, salary.to] : [];
  const written = amounts.flatMap((amount) =>
    ['en-GB', 'es', 'ca'].map((locale) =>
      amount.toLocaleString(locale, {
        useGrouping: 'always',
        minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
      }),
    ),
  );
  return new Set(
    [
      ...typedOf(position),
      ...languages.map(({ proficiency }) => proficiency),
      ...written,
      String(years.from),
      String(years.to),
      String(hiringNumber),
    ].flatMap(numbersIn),
  );
}

const ALL_TYPED = DRAFT_POSITIONS.flatMap((position) => [
  ...position.locations,
  ...position.hardSkills,
  ...position.softSkills,
  ...position.benefits,
  position.client?.name ?? '',
]).filter(Boolean);

/** Places, skills, benefits and clients of other positions that stand in a text. */
function strangers(text: string, position: DraftPosition): string[] {
  const own = ` ${foldWords(typedOf(position).join(' '))} `;
  const words = ` ${foldWords(text)} `;
  return ALL_TYPED.map(foldWords).filter((name) => !own.includes(` ${name} `) && words.includes(` ${name} `));
}

/** Languages named in a text that the position does not ask for. */
function strangeLanguages(text: string, { lang }: DescriptionChoices, position: DraftPosition): string[] {
  const names = new Intl.DisplayNames([lang], { type: 'language' });
  const known = new Set(position.languages.map(({ code }) => code));
  const typed = fold(typedOf(position).join(' '));
  const words = ` ${foldWords(text)} `;
  return ['en', 'es', 'ca', 'fr', 'de', 'it', 'pt', 'ar', 'zh', 'eu', 'gl']
    .filter((code) => !known.has(code))
    .map((code) => foldWords(names.of(code) ?? code))
    .filter((name) => words.includes(` ${name} `) && !typed.includes(name));
}

/** Sentences and items that nobody typed, in the language that was chosen or in another one. */
function wrongLanguage(html: string, lang: Locale, position: DraftPosition): string[] {
  const typed = foldWords(typedOf(position).join(' '));
  const parts = html
    .split(/<\/(?:li|p|h2)>/)
    .map(plainText)
    .filter(Boolean);
  return parts
    .filter((part) => !typed.includes(foldWords(part)) && !part.includes(position.title))
    .filter((part) => ![part].some((one) => one.includes(':')))
    .filter((part) => (languageOf(part) ?? lang) !== lang);
}

/** What is wrong with a description, in words; empty when all holds that must. */
export function faultsOf(position: DraftPosition, choices: DescriptionChoices, draft: Description): string[] {
  const faults: string[] = [];
  const text = plainText(draft.html);
  const folded = ` ${foldWords(text)} `;
  const [min, max] = WORD_BANDS[choices.length];
  const words = countWords(draft.html);
  if (words < min || words > max) faults.push(`${words} words, not ${min} to ${max}`);
  const known = knownNumbers(position, choices);
  for (const number of numbersIn(text)) if (!known.has(number)) faults.push(`the figure ${number}`);
  for (const name of strangers(text, position)) faults.push(`of another position: ${name}`);
  for (const name of strangeLanguages(text, choices, position)) faults.push(`the language ${name}`);
  const client = foldWords(position.client?.name ?? '').replace(/ s [la]$| sl$/, '');
  if (choices.anonymity && client && folded.includes(` ${client} `)) faults.push(`the client ${client}`);
  if (!choices.anonymity && client && !folded.includes(` ${client} `)) faults.push('the client is not named');
  for (const amount of [position.salary.from, position.salary.to]) {
    const isTold = text.replace(/(?<=\d)[.,\s’](?=\d{3})/g, '').includes(String(Math.floor(amount)));
    if (isTold !== choices.showSalary) faults.push(`the salary ${amount} is ${isTold ? '' : 'not '}told`);
  }
  if (!choices.showSalary && /[€£$]|salar|\bsou\b/i.test(text.replaceAll('€1,200', '')))
    faults.push('words of a salary');
  for (const secret of position.secrets) if (text.includes(secret)) faults.push(`the secret ${secret}`);
  for (const part of wrongLanguage(draft.html, choices.lang, position))
    faults.push(`not in ${choices.lang}: ${part}`);
  if (sanitizeRichText(draft.html) !== draft.html) faults.push('HTML that is not as it is stored');
  const hasTasks = position.comment !== '' || tasksOf(position.title, choices.lang).length > 0;
  if (draft.leftOut.includes('TASKS') === hasTasks)
    faults.push('tasks and what is said of them do not agree');
  return faults;
}
