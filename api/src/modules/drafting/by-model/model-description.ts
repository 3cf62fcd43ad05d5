import type { DescriptionChoices } from '@cantera/shared/contracts/drafts';
import { escapeHtml, fold, foldWords, plainText } from '@cantera/shared/contracts/text';
import { z } from 'zod';
import { sanitizeRichText } from '../../../http/sanitize.ts';
import { clientNames } from '../descriptions/client-names.ts';
import type { PositionFacts } from '../descriptions/facts.ts';
import { languageOf } from '../descriptions/language-of.ts';
import { amountsOf, numbersIn, tellsPay } from '../descriptions/pay.ts';
import { countWords } from '../descriptions/sheet.ts';
import { VOICES } from '../descriptions/spoken.ts';
import { WORD_BANDS } from '../descriptions/write.ts';
import { inventionsOf } from './inventions.ts';

/** The parts of a description as a model writes them, all of them text. */
export const writtenSections = z.strictObject({
  opening: z.string(),
  tasks: z.array(z.string()),
  asked: z.array(z.string()),
  offered: z.array(z.string()),
  apply: z.string(),
});
export type WrittenSections = z.infer<typeof writtenSections>;

/** Signs of a formatting that nobody asked for. */
const plain = (text: string): string => text.replace(/\*\*|__|^#+\s+|^[-*•]\s+/gmu, '').trim();
const paragraphs = (text: string): string =>
  text
    .split(/\n+/)
    .map(plain)
    .filter(Boolean)
    .map((one) => `<p>${escapeHtml(one)}</p>`)
    .join('');
function list(heading: string, items: readonly string[]): string {
  const told = items.map(plain).filter(Boolean);
  return told.length > 0
    ? `<h2>${heading}</h2><ul>${told.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`
    : '';
}

/** The parts as HTML in the tags of rich text, under the headings of the tone. */
export function sectionsHtml(
  { opening, tasks, asked, offered, apply }: WrittenSections,
  { lang, tone }: Pick<DescriptionChoices, 'lang' | 'tone'>,
): string {
  const { headings } = VOICES[lang][tone];
  return sanitizeRichText(
    [
      paragraphs(opening),
      list(headings.tasks, tasks),
      list(headings.asked, asked),
      list(headings.offered, offered),
      `<h2>${headings.apply}</h2>${paragraphs(apply)}`,
    ].join(''),
  );
}

/** What is given away although it was to be kept back. */
function givenAway(text: string, facts: PositionFacts, choices: DescriptionChoices): string[] {
  const { client, locations, salary } = facts;
  const isNamed = choices.anonymity && client && clientNames(client.name, locations).isIn(text);
  const isPaid = !choices.showSalary && tellsPay(text, amountsOf(salary));
  return [...(isNamed ? ['It names the client.'] : []), ...(isPaid ? ['It tells of pay.'] : [])];
}

/** What was chosen to be told and is not. */
function missing(
  text: string,
  facts: PositionFacts,
  { anonymity, showSalary }: DescriptionChoices,
): string[] {
  const { client, locations, salary } = facts;
  const numbers = new Set(numbersIn(text));
  const lacksClient = !anonymity && client && !clientNames(client.name, locations).isIn(text);
  const lacksPay = showSalary && ![salary.from, salary.to].every((amount) => numbers.has(Math.floor(amount)));
  return [
    ...(lacksClient ? ['It does not name the client.'] : []),
    ...(lacksPay ? ['It does not tell the salary.'] : []),
  ];
}

/**
 * What keeps a text of a model from being shown, in words for the model; empty when nothing does. `facts` are all of the
 * position, `input` the texts that the model was given.
 */
export function faultsOfText(
  html: string,
  facts: PositionFacts,
  choices: DescriptionChoices,
  input: readonly string[],
): string[] {
  const { headings } = VOICES[choices.lang][choices.tone];
  const text = plainText(html.replace(/<\/(?:p|li|h2)>/g, '.\n$&'));
  const withoutHeadings = Object.values(headings).reduce(
    (rest, heading) => rest.replace(`${heading}.`, ''),
    text,
  );
  const [min, max] = WORD_BANDS[choices.length];
  const words = countWords(html);
  const invented = inventionsOf(withoutHeadings, input, choices.lang);
  const language = languageOf(withoutHeadings);
  const title = foldWords(input[0] ?? '');
  return [
    ...(invented.length > 0 ? [`Not among the facts: ${invented.slice(0, 20).join(', ')}.`] : []),
    ...(words < min || words > max ? [`It has ${words} words; it must have ${min} to ${max}.`] : []),
    ...(language && language !== choices.lang ? ['It is in another language.'] : []),
    ...(fold(text) && !foldWords(text).includes(title)
      ? ['It does not name the title as it was typed.']
      : []),
    ...givenAway(text, facts, choices),
    ...missing(text, facts, choices),
  ];
}
