import { fold } from '@cantera/shared/contracts/text';
import { z } from 'zod';
import { type CvModelEntry, type CvReading, findDates, isOnlyDates } from '../cv-reading/index.ts';
import { type Block, type BlockLine, LIST_OF } from './blocks.ts';

const part = z.strictObject({ line: z.number(), quote: z.string() }).nullable();
/** What a model finds in a block: each part by the number of its line, from 1, and its words as they stand there. */
export const blockReadings = z.strictObject({
  entries: z.array(z.strictObject({ what: part, where: part, period: part })),
});
export type BlockReadings = z.infer<typeof blockReadings>;
type Part = z.infer<typeof part>;
type ReadEntry = BlockReadings['entries'][number];

const MAX_NAME = 120;
const MAX_ENTRIES = 8;

/** Words that stand in a block, with the lines that they stand in. */
interface Quote {
  readonly text: string;
  readonly lines: readonly BlockLine[];
}

const spaced = (text: string): string => text.replace(/\s+/gu, ' ').trim();
const isInWord = (text: string, place: number): boolean =>
  /^[\p{L}\p{N}]{2}$/u.test(text.slice(place - 1, place + 1));
/** Whether a text holds the words of a quote, whole. */
function holds(text: string, quote: string): boolean {
  for (let at = text.indexOf(quote); at >= 0; at = text.indexOf(quote, at + 1))
    if (!isInWord(text, at) && !isInWord(text, at + quote.length)) return true;
  return false;
}

/** The words of a part, where they stand in the line that it names, or go on from there into the next. */
function quoteOf({ lines }: Block, named: Part): Quote | undefined {
  const line = named ? lines[named.line - 1] : undefined;
  const text = spaced(named?.quote ?? '');
  if (!named || !line || text === '') return undefined;
  if (holds(spaced(line.text), text)) return { text, lines: [line] };
  const next = lines[named.line];
  if (!next || !holds(spaced(`${line.text} ${next.text}`), text)) return undefined;
  return holds(spaced(next.text), text) ? { text, lines: [next] } : { text, lines: [line, next] };
}

/** The words of a name: letters, and not as long as a sentence. */
function nameOf(block: Block, named: Part): Quote | undefined {
  const quote = quoteOf(block, named);
  const isName = quote && quote.text.length <= MAX_NAME && /\p{L}{2}/u.test(quote.text);
  return isName && !isOnlyDates(quote.text) ? quote : undefined;
}

interface Period extends Quote {
  readonly startDate: string | null;
  readonly endDate: string | null;
}
/** Dates as our own reader takes the quoted words; undefined where they are anything else, or end before they begin. */
function periodOf(block: Block, named: Part): Period | undefined {
  const quote = quoteOf(block, named);
  if (!quote || !isOnlyDates(quote.text)) return undefined;
  const spans = findDates(quote.text);
  const [first] = spans;
  const last = spans.at(-1);
  if (!first || !last) return undefined;
  const startDate = spans.length > 1 ? (first.start ?? first.end) : first.start;
  const endDate = last.end;
  if (startDate && endDate && endDate < startDate.slice(0, endDate.length)) return undefined;
  return { ...quote, startDate, endDate };
}

/** The place of lines that stand together; of another page they are left out. */
function sourceOf(lines: readonly BlockLine[], block: Block): CvModelEntry['source'] | undefined {
  const quoted = block.lines.filter((line) => lines.includes(line));
  const [first] = quoted;
  if (!first) return undefined;
  const boxes = quoted.filter(({ page }) => page === first.page).map(({ bbox }) => bbox);
  const bound = (at: 0 | 1 | 2 | 3, of: typeof Math.min): number => of(...boxes.map((box) => box[at]));
  return {
    page: first.page,
    bbox: [bound(0, Math.min), bound(1, Math.min), bound(2, Math.max), bound(3, Math.max)],
    text: quoted.map(({ text }) => text).join('\n'),
  };
}

function entryOf(block: Block, read: ReadEntry): CvModelEntry | undefined {
  const what = nameOf(block, read.what);
  const where = nameOf(block, read.where);
  const period = periodOf(block, read.period);
  const source = sourceOf(
    [what, where, period].flatMap((quote) => quote?.lines ?? []),
    block,
  );
  // The same words are not both.
  if ((!what && !where) || !source || what?.text === where?.text) return undefined;
  return {
    list: LIST_OF[block.kind],
    what: what?.text ?? '',
    where: where?.text ?? '',
    startDate: period?.startDate ?? null,
    endDate: period?.endDate ?? null,
    source,
  };
}

/** What of a model's answer holds: words that stand in the lines that it names. What has no name of what or where is nothing. */
export const heldEntries = (block: Block, { entries }: BlockReadings): CvModelEntry[] =>
  entries.slice(0, MAX_ENTRIES).flatMap((read) => entryOf(block, read) ?? []);

type Told = Pick<CvModelEntry, 'what' | 'where' | 'startDate' | 'endDate'>;
const PARTS = ['what', 'where', 'startDate', 'endDate'] as const satisfies readonly (keyof Told)[];
const isAddition = (entry: Told, known: Told): boolean =>
  PARTS.some((name) => entry[name] && fold(entry[name] ?? '') !== fold(known[name] ?? ''));

/** The entries that say something that the reader did not find by itself, sure or unsure; each once. */
export function newEntries(entries: readonly CvModelEntry[], { fields, unsure }: CvReading): CvModelEntry[] {
  const found = [fields, unsure].flatMap((from) => [
    ...(from?.workExperiences ?? []).map(({ value }) => ({
      ...value,
      list: 'workExperiences',
      what: value.position,
      where: value.companyName,
    })),
    ...(from?.educations ?? []).map(({ value }) => ({
      ...value,
      list: 'educations',
      what: value.degree,
      where: value.institutionName,
    })),
  ]);
  return entries.filter((entry, at) =>
    [...found, ...entries.slice(0, at)].every(
      (known) => known.list !== entry.list || isAddition(entry, known),
    ),
  );
}
