import { type RawBuilder, sql } from 'kysely';

const MAX_WORDS = 10;
/** Shorter words hold no trigram of their own, and inside words they match nearly everything. */
const INFIX_LENGTH = 3;
const STARTS_LIKE_WORD = /^[\p{L}\p{N}]/u;

const pattern = (word: string): RawBuilder<unknown> =>
  sql`regexp_replace(app.fold(${word}), '([\\\\%_])', '\\\\\\1', 'g')`;
const wordStart = (word: string): RawBuilder<unknown> =>
  sql`('(^|[^[:alnum:]])' || regexp_replace(app.fold(${word}), '([^[:alnum:]])', '\\\\\\1', 'g'))`;

/** The words of a search, as many as count. */
export const searchWords = (term: string | undefined): string[] =>
  (term ?? '').split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);

const PART_OF_NUMBER = /^[+(]*[\d()./-]*\d[\d()./-]*$/;

/** The words of a search for people, where the parts of a telephone number in any spacing are one word. */
export function searchedWords(term: string): string[] {
  const words: string[] = [];
  let isNumber = false;
  for (const word of term.split(/\s+/).filter(Boolean)) {
    const isPart = PART_OF_NUMBER.test(word);
    // A plus begins another number.
    if (isPart && isNumber && !word.startsWith('+')) words.push(`${words.pop()} ${word}`);
    else words.push(word);
    isNumber = isPart;
  }
  return words.slice(0, MAX_WORDS);
}

/**
 * The condition that a folded column holds every word of `term`, in any order and without regard to case and accents.
 * Words of one or two letters must start a word. `null` when the term holds no word.
 * Reads every row that the other conditions leave: under row-level security no operator of text search reaches an index,
 * because none is leakproof. Right for some thousand rows of an agency, not for its candidates.
 */
export function matchesWords(column: string, term: string | undefined): RawBuilder<boolean> | null {
  const words = searchWords(term);
  if (words.length === 0) return null;
  const conditions = words.map((word) =>
    [...word].length < INFIX_LENGTH && STARTS_LIKE_WORD.test(word)
      ? sql`${sql.ref(column)} ~ ${wordStart(word)}`
      : sql`${sql.ref(column)} like '%' || ${pattern(word)} || '%'`,
  );
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}
