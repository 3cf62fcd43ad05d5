import { z } from 'zod';
import { candidateListItem } from './candidates.ts';
import { defineEndpoint } from './endpoint.ts';
import { refusal } from './errors.ts';
import { countedPage, data, dateTime, done, id, items, queryInteger, text } from './primitives.ts';
import { topic } from './topics.ts';

/** Clauses of one search. */
export const MAX_CLAUSES = 60;
/** Alternatives of one clause. */
export const MAX_ALTERNATIVES = 60;
/** Characters of the words of a search. */
export const MAX_QUERY_LENGTH = 4000;
/** Searches that the latest ones list. */
export const LATEST_SEARCHES = 10;
/** Sizes of a page of results; the first is the default. */
export const SEARCH_PAGE_SIZES = [10, 25, 50, 100] as const;

/** What a clause asks about. `WORDS` looks for what it names wherever it stands. */
export const CLAUSE_KINDS = [
  'TITLE',
  'SKILL',
  'PLACE',
  'LANGUAGE',
  'YEARS',
  'SALARY',
  'STATUS',
  'COMPANY',
  'EDUCATION',
  'NAME',
  'WORDS',
] as const;
export type ClauseKind = (typeof CLAUSE_KINDS)[number];
/** Who has put the clause there: words as they stand, the lexicon, a language model, or somebody by hand. */
export const CLAUSE_SOURCES = ['WORDS', 'LEXICON', 'LLM', 'USER'] as const;
export type ClauseSource = (typeof CLAUSE_SOURCES)[number];

export const clauseValue = z.object({
  /** What the chip says; several words are a phrase, and `micro*` opens every word that begins so. */
  label: text(1, 200),
  /** What the label means, where it is known: `skill.kubernetes`, `city:3128760`, `language:en`. Without one, the label is read. */
  concept: z.string().trim().min(1).max(200).optional(),
  /** This alternative holds for those who do not have it; only queries with operators give it. */
  not: z.boolean().optional(),
});
export type ClauseValue = z.infer<typeof clauseValue>;

/**
 * One thing that a search asks for: any of its values. All clauses must hold, but for those that are `optional`, which order
 * alone. `atLeast` and `atMost` are years (YEARS), an amount a year as it was said (SALARY), or a place in `LANGUAGE_LEVELS`
 * from 1 to 5 (LANGUAGE). Clauses of YEARS and SALARY have no values. `start` and `end` say where in the words it stood.
 */
export const clause = z.object({
  id: z.string().min(1).max(40),
  kind: z.enum(CLAUSE_KINDS),
  any: z.array(clauseValue).max(MAX_ALTERNATIVES),
  /** Nobody who has it is found. */
  not: z.boolean().default(false),
  /** A wish: it orders, and leaves nobody out. */
  optional: z.boolean().default(false),
  atLeast: z.number().min(0).max(1e9).optional(),
  atMost: z.number().min(0).max(1e9).optional(),
  start: z.number().int().min(0).optional(),
  end: z.number().int().min(0).optional(),
  by: z.enum(CLAUSE_SOURCES).default('USER'),
  /** A language model was asked what these words mean and gave no answer that holds: they stand as they were read without it. */
  isUnanswered: z.literal(true).optional(),
});
export type Clause = z.infer<typeof clause>;

/** Kinds that other sites find by their words; the others stand in their own fields there. */
const IN_WORDS: ReadonlySet<ClauseKind> = new Set<ClauseKind>([
  'TITLE',
  'SKILL',
  'LANGUAGE',
  'COMPANY',
  'EDUCATION',
  'NAME',
  'WORDS',
]);
/** Whether a clause is part of the boolean search for other sites: what must hold, by words. */
export const isInBoolean = ({ kind, optional }: Clause): boolean => IN_WORDS.has(kind) && !optional;
/** Whether the boolean search says less than a clause: nothing of it, or a language without its level. */
export const isLeftOutOfBoolean = (one: Clause): boolean => !isInBoolean(one) || one.atLeast !== undefined;

/** A clause with what it does to the search. */
export const countedClause = clause.extend({
  /** How many people have what it names; of one that is `not`, how many have it not. */
  hits: z.number().int(),
  /** How many more there are if it goes. */
  without: z.number().int(),
  /** For words that nobody has: the most similar word that somebody has. */
  nearest: z.string().optional(),
});
export type CountedClause = z.infer<typeof countedClause>;

/** Where a quote stands. */
export const EVIDENCE_FIELDS = [
  'JOB_TITLE',
  'EXPERIENCE',
  'COMPANY',
  'SKILLS',
  'SUMMARY',
  'EDUCATION',
  'LANGUAGES',
  'PLACE',
  'SALARY',
  'STATUS',
  'TAGS',
  'NAME',
  'CV',
] as const;
export const evidence = z.object({
  field: z.enum(EVIDENCE_FIELDS),
  quote: z.string(),
  /** Of the CV, from 1. */
  page: z.number().int().optional(),
});
export type Evidence = z.infer<typeof evidence>;
/** What somebody has of one clause. `met` of a clause that is `not`: they do not have what it names. */
export const metClause = z.object({
  id: z.string(),
  met: z.boolean(),
  points: z.number().int(),
  /** The most points that it gives anybody; said of those of a page. */
  most: z.number().int().optional(),
  evidence: z.array(evidence),
});
export type MetClause = z.infer<typeof metClause>;

/** Somebody who was found. */
export const searchItem = candidateListItem.extend({
  points: z.number().int(),
  /** Points of the most that the search can give, from 0 to 100. */
  percent: z.number().int(),
  clauses: z.array(metClause),
});
export type SearchItem = z.infer<typeof searchItem>;

/** One page of a search with how it was read. */
export const searchPage = countedPage(searchItem).shape.data.extend({
  queryId: id,
  /** The words; empty of a search that was made of clauses alone. */
  queryTerm: z.string(),
  /** When its people were looked for. */
  executedAt: dateTime,
  /** The search for other sites: words, quotes, parentheses, upper-case AND, OR and NOT. Empty when it asks for nothing of the kind. */
  booleanQuery: z.string(),
  city: z.string().nullable(),
  country: z.string().nullable(),
  clauses: z.array(countedClause),
  /** Words that were left out, and where they stood. */
  ignored: z.array(z.object({ text: z.string(), start: z.number().int(), end: z.number().int() })),
  /**
   * While the index is being built: how many of all candidates it knows. `isOlder`: meanwhile everybody is found by what the one
   * before knows of them, in which a phrase is its pairs of neighbouring words.
   */
  building: z
    .object({ done: z.number().int(), total: z.number().int(), isOlder: z.literal(true).optional() })
    .optional(),
  /** How many changed candidates are still found by what they were. */
  waiting: z.number().int().optional(),
});
export type SearchPage = z.infer<typeof searchPage>;

const may = 'candidates.search' as const;

export const searchCandidates = defineEndpoint({
  id: 'searchCandidates',
  may,
  errors: {
    /** Its operators make more clauses or alternatives than a search may have. */
    QUERY_TOO_COMPLEX: refusal(400),
  },
  method: 'POST',
  path: '/api/v1/candidates/search',
  hears: () => [topic.candidate(), topic.board()],
  summary:
    'Candidates by words in English, Spanish or Catalan, or by clauses. A `query_id` alone answers that search as it was executed, and with `again` executes it anew; with words or clauses that differ it makes a new search. Nobody who refused consent is found',
  body: z
    .object({
      page: queryInteger(1, 100_000, 1),
      pageSize: queryInteger(1, 100, SEARCH_PAGE_SIZES[0]),
      queryId: id.optional(),
      queryTerm: z.string().trim().max(MAX_QUERY_LENGTH).optional(),
      clauses: z.array(clause).max(MAX_CLAUSES).optional(),
      /** Fills `assigned` of the items. */
      assignedTo: id.optional(),
      /** Leaves out who is in that position. */
      hideAssigned: z.boolean().optional(),
      again: z.boolean().optional(),
    })
    .refine((body) => body.queryId || body.queryTerm || body.clauses, {
      message: 'required',
      path: ['queryTerm'],
    }),
  response: data(searchPage),
});

export const explanation = z.object({
  found: z.boolean(),
  /** Place in the results, from 1; of somebody who is not found, the place that their points would have. */
  place: z.number().int().optional(),
  whyNot: z.enum(['CONSENT_REFUSED']).optional(),
  clauses: z.array(metClause),
});
export type Explanation = z.infer<typeof explanation>;

export const explainSearch = defineEndpoint({
  id: 'explainSearch',
  may,
  method: 'GET',
  path: '/api/v1/candidates/searches/:id/explain/:candidateId',
  summary: 'Why a search of one’s own finds a candidate, or why not, clause by clause',
  params: z.object({ id, candidateId: id }),
  response: data(explanation),
});

export const latestSearch = z.object({
  queryId: id,
  queryTerm: z.string(),
  totalResult: z.number().int(),
  executedAt: dateTime,
  /** The first five. */
  firstCandidates: z.array(
    z.object({
      id,
      firstName: z.string(),
      lastName: z.string(),
      profileImageUrl: z.string().nullable(),
    }),
  ),
});
export type LatestSearch = z.infer<typeof latestSearch>;

export const listLatestSearches = defineEndpoint({
  id: 'listLatestSearches',
  may,
  method: 'GET',
  path: '/api/v1/candidates/searches/latest',
  hears: () => [topic.candidate()],
  summary: 'The ten latest searches of one’s own, the newest first',
  response: items(latestSearch),
});
export const deleteLatestSearch = defineEndpoint({
  id: 'deleteLatestSearch',
  may,
  method: 'DELETE',
  path: '/api/v1/candidates/searches/latest/:searchId',
  retry: false,
  summary: 'Take a search of one’s own off the latest ones; deleting it again changes nothing',
  params: z.object({ searchId: id }),
  response: done,
});
export const restoreLatestSearch = defineEndpoint({
  id: 'restoreLatestSearch',
  may,
  method: 'POST',
  path: '/api/v1/candidates/searches/latest/:searchId/restore',
  summary: 'Put a search of one’s own back that was taken off the latest ones',
  params: z.object({ searchId: id }),
  response: done,
});
