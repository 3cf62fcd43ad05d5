import { fold } from '@cantera/shared/contracts/text';
import { z } from 'zod';
import { isDescription } from '../facts/description.ts';
import { found, type PageFact } from '../facts/found.ts';
import { speaksOf } from '../facts/industry/industry.ts';
import { benefitOfLine, MAX_ITEMS, valueOfLine } from '../facts/lists/lists.ts';
import type { Facts } from '../facts/read-facts.ts';
import type { PageLine } from '../page/page-lines.ts';

/** What a model finds in the lines of pages, by their numbers from 1. */
export const pageReadings = z.strictObject({
  description: z.strictObject({ line: z.number(), quote: z.string() }).nullable(),
  industry: z.strictObject({ line: z.number(), id: z.string() }).nullable(),
  values: z.array(z.number()),
  benefits: z.array(z.number()),
});
type PageReadings = z.infer<typeof pageReadings>;

/** Facts that a model may add where the pages were not understood without one. */
export const ADDED = ['description', 'industry', 'values', 'benefits'] as const;
type Added = (typeof ADDED)[number];

/** Those that nothing was found for. */
export const missingOf = (facts: Facts): Added[] =>
  ADDED.filter((field) => {
    const had = facts[field];
    return Array.isArray(had) ? had.length === 0 : had === undefined;
  });

/** Nobody is sent anywhere by what a model has chosen. */
const ADDRESS = /(?:https?:|www\.|@\w|\b[\w-]+\.(?:com|net|org|info|io|es|cat|eu)\b)/i;
const MAX_DESCRIPTION = 2000;

const byModel = <T>(value: T, quote: string, { page }: PageLine): PageFact<T> => ({
  ...found(value, quote, { url: page }),
  byModel: true,
});

/**
 * The facts with what of a model's answer holds: only for what was missing, only in words that stand in the lines, and without
 * addresses. An industry is taken from a line that speaks of it.
 */
export function withReadings(facts: Facts, lines: readonly PageLine[], read: PageReadings): Facts {
  const missing = new Set(missingOf(facts));
  const lineAt = (number: number): PageLine | undefined => {
    const line = lines[number - 1];
    return line && !ADDRESS.test(line.text) ? line : undefined;
  };
  function description(): Facts['description'] {
    const line = read.description && lineAt(read.description.line);
    const quote = read.description?.quote.trim() ?? '';
    if (!line?.text.includes(quote) || !isDescription(quote)) return undefined;
    return byModel(quote.slice(0, MAX_DESCRIPTION), quote, line);
  }
  function industry(): Facts['industry'] {
    const line = read.industry && lineAt(read.industry.line);
    if (!line || !read.industry || !speaksOf(read.industry.id, line.text)) return undefined;
    return byModel(read.industry.id, line.text, line);
  }
  function list<T>(
    numbers: readonly number[],
    itemOf: (text: string) => T | undefined,
    keyOf: (item: T) => string,
  ): PageFact<T>[] {
    const known = new Set<string>();
    return numbers.slice(0, MAX_ITEMS).flatMap((number) => {
      const line = lineAt(number);
      const item = line && itemOf(line.text);
      if (!line || item === undefined || known.has(fold(keyOf(item)))) return [];
      known.add(fold(keyOf(item)));
      return [byModel(item, line.text, line)];
    });
  }
  return {
    ...facts,
    ...(missing.has('description') ? { description: description() } : {}),
    ...(missing.has('industry') ? { industry: industry() } : {}),
    ...(missing.has('values') ? { values: list(read.values, valueOfLine, ({ name }) => name) } : {}),
    ...(missing.has('benefits') ? { benefits: list(read.benefits, benefitOfLine, (item) => item) } : {}),
  };
}
