import type { DescriptionChoices, LeftOut, Length, ToCheck } from '@cantera/shared/contracts/drafts';
import { escapeHtml, fold } from '@cantera/shared/contracts/text';
import { sanitizeRichText } from '../../../http/sanitize.ts';
import type { PositionFacts } from './facts.ts';
import { languageOf } from './language-of.ts';
import { tasksOf } from './occupations/index.ts';
import { Sheet } from './sheet.ts';
import { languageIn, salaryIn, VOICES, WORDS } from './spoken.ts';
import { linesOf, sentencesOf, withhold } from './withhold.ts';

/** Words of a whole description, from and to. */
export const WORD_BANDS: Readonly<Record<Length, readonly [number, number]>> = {
  short: [120, 180],
  medium: [220, 350],
  long: [400, 600],
};
/** Whoever counts words in another way, `E-17` as two say, counts a few more or less. */
const MARGIN = 5;

/** What a text of a length has room for, and what is usual enough to be told of tasks. */
const ROOM: Readonly<Record<Length, { tasks: number; skills: number; benefits: number }>> = {
  short: { tasks: 3, skills: 5, benefits: 3 },
  medium: { tasks: 5, skills: 8, benefits: 8 },
  long: { tasks: 8, skills: 20, benefits: 20 },
};
/** More places than these are named in the conditions only. */
const PLACES_IN_SENTENCE = 2;

export interface Description {
  /** HTML in the tags of rich text, as it is stored. */
  readonly html: string;
  readonly leftOut: LeftOut[];
  readonly toCheck: ToCheck[];
}

interface Job {
  readonly sheet: Sheet;
  readonly facts: PositionFacts;
  readonly choices: DescriptionChoices;
  readonly leftOut: Set<LeftOut>;
}

/** What every description says, whatever its length. */
function putCore({ sheet, facts, choices: { lang, tone, showSalary } }: Job, isForClient: boolean): void {
  const words = WORDS[lang];
  const voice = VOICES[lang][tone];
  const places = facts.locations.map(escapeHtml);
  const opening = voice.opening({
    title: `<strong>${escapeHtml(facts.title)}</strong>`,
    client: facts.client ? escapeHtml(facts.client.name) : undefined,
    isForClient,
    where: words.where(places.length <= PLACES_IN_SENTENCE ? places : []),
    count: facts.hiringNumber,
  });
  const recruiting = words.recruiting[facts.recruitingType];
  sheet.put('opening', 'paragraphs', opening);
  sheet.put('asked', 'items', words.years(facts.years.from, facts.years.to));
  sheet.put('offered', 'items', words.contract[facts.contractType]);
  if (recruiting) sheet.put('offered', 'items', recruiting);
  sheet.put('offered', 'items', words.workMode[facts.workMode]);
  sheet.put('offered', 'items', words.place(words.list(places)));
  if (showSalary) sheet.put('offered', 'items', escapeHtml(salaryIn(lang, facts.salary)));
  sheet.put('apply', 'sentences', voice.apply);
}

function putLanguages({ sheet, facts, choices: { lang }, leftOut }: Job): void {
  const { languages, list } = WORDS[lang];
  const named = facts.languages.map((language) => escapeHtml(languageIn(lang, language)));
  if (named.length > 0 && !sheet.put('asked', 'items', languages(list(named)))) leftOut.add('LANGUAGES');
}

/** As many of the skills as there is room for, in one item. */
function putSkills(
  { sheet, choices, leftOut }: Job,
  skills: readonly string[],
  say: (named: string) => string,
) {
  const { list } = WORDS[choices.lang];
  for (let count = Math.min(skills.length, ROOM[choices.length].skills); count > 0; count -= 1) {
    if (!sheet.put('asked', 'items', say(list(skills.slice(0, count).map(escapeHtml))))) continue;
    if (count < skills.length) leftOut.add('SKILLS');
    return;
  }
  if (skills.length > 0) leftOut.add('SKILLS');
}

/** The recruiter's lines as they were typed, then what is usual in the occupation. @returns what a person has to check. */
function putTasks({ sheet, facts, choices, leftOut }: Job, comment: readonly string[]): ToCheck[] {
  const typed = comment.filter((line) => sheet.put('tasks', 'items', escapeHtml(line)));
  if (typed.length < comment.length) leftOut.add('COMMENT');
  const missing = Math.max(ROOM[choices.length].tasks - typed.length, 0);
  const usual = tasksOf(facts.title, choices.lang).slice(0, missing);
  const added = usual.filter((task) => sheet.put('tasks', 'items', task));
  if (comment.length + usual.length === 0) leftOut.add('TASKS');
  return added.length > 0 ? ['TASKS'] : [];
}

function putBenefits({ sheet, facts, choices, leftOut }: Job): void {
  const all = [...facts.benefits, ...(facts.client?.benefits ?? [])];
  const benefits = [...new Map(all.map((benefit) => [fold(benefit.trim()), benefit.trim()])).values()];
  const put = benefits
    .slice(0, ROOM[choices.length].benefits)
    .filter((benefit) => sheet.put('offered', 'items', escapeHtml(benefit)));
  if (put.length < benefits.length) leftOut.add('BENEFITS');
}

function putClient({ sheet, facts, choices, leftOut }: Job): void {
  const description = facts.client?.description ?? '';
  const language = languageOf(description);
  if (language && language !== choices.lang) return void leftOut.add('CLIENT_DESCRIPTION_LANGUAGE');
  const sentences = sentencesOf(description);
  for (let count = sentences.length; count > 0; count -= 1) {
    if (!sheet.put('opening', 'paragraphs', escapeHtml(sentences.slice(0, count).join(' ')))) continue;
    if (count < sentences.length) leftOut.add('CLIENT_DESCRIPTION');
    return;
  }
  if (sentences.length > 0) leftOut.add('CLIENT_DESCRIPTION');
}

/** Sentences that tell no fact, until the text is as long as it was chosen to be. */
function fill({ sheet, facts, choices: { lang, tone } }: Job, minWords: number): void {
  for (const { part, text, when } of VOICES[lang][tone].more) {
    if (sheet.words >= minWords) return;
    if (!when || when(facts)) sheet.put(part, 'sentences', text);
  }
}

/**
 * Writes the description of a position in one of three languages, tones and lengths. The same facts and choices give the same
 * text, and nothing is told that is neither a fact nor usual in the occupation; what of it has to be checked, and what could
 * not be told, comes with it.
 */
export function writeDescription(position: PositionFacts, choices: DescriptionChoices): Description {
  const { lang, tone, length } = choices;
  const { facts, comment, leftOut } = withhold(position, linesOf(choices.recruiterComment ?? ''), choices);
  const [min, max] = WORD_BANDS[length];
  const sheet = new Sheet(VOICES[lang][tone].headings, max - MARGIN);
  const job: Job = { sheet, facts, choices, leftOut: new Set(leftOut) };
  putCore(job, position.client !== null);
  putLanguages(job);
  putSkills(job, facts.hardSkills, WORDS[lang].hardSkills);
  const toCheck = putTasks(job, comment);
  putBenefits(job);
  putClient(job);
  putSkills(job, facts.softSkills, WORDS[lang].softSkills);
  fill(job, min + MARGIN);
  return { html: sanitizeRichText(sheet.html()), leftOut: [...job.leftOut], toCheck };
}
