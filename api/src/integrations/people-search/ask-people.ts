import type { ClauseKind } from '@cantera/shared/contracts/candidate-search';
import type { LanguageLevel } from '@cantera/shared/contracts/enums';
import type { PeopleSearchConfig } from '../../config.ts';
import { AnswerTooLarge, type SafeResponse, safeFetch } from '../network/index.ts';
import { type FoundPerson, readAnswer } from './answer.ts';

export type { FoundPerson } from './answer.ts';

/** People who are taken of one search, and answers that are asked for. */
const MAX_PEOPLE = 100;
const MAX_PAGES = 10;
const MAX_ANSWER_BYTES = 2_000_000;
/** Milliseconds for one answer, and for all of them. */
const LIMIT_MS = 20_000;
const WHOLE_MS = 60_000;
/** Characters of what names the page that follows. */
const MAX_NEXT = 2_000;
/** Answers that say to come again, besides those of 500 and above. */
const AGAIN: ReadonlySet<number> = new Set([408, 425, 429]);

/** One condition as a server of people is told of it. */
export interface ToldClause {
  readonly kind: ClauseKind;
  /** Any of these; empty for YEARS. */
  readonly any: readonly string[];
  /** Of LANGUAGE: ISO 639-1, where it is known. */
  readonly codes?: readonly string[];
  readonly level?: LanguageLevel;
  readonly at_least?: number;
  readonly at_most?: number;
  readonly not: boolean;
  readonly optional: boolean;
}

export interface PeopleAnswer {
  /** 100 at most, each id once. */
  readonly people: readonly FoundPerson[];
  /** Why there are not more; undefined where the server has said all. */
  readonly failure: 'AWAY' | 'REFUSED' | 'UNREADABLE' | undefined;
  /** Of a failure, for the log: a status, or the name of an error. */
  readonly detail: string;
}
type Failed = Pick<PeopleAnswer, 'detail'> & { readonly failure: NonNullable<PeopleAnswer['failure']> };

function failureOf({ status }: SafeResponse): Failed | undefined {
  if (status >= 200 && status < 300) return undefined;
  return { failure: status >= 500 || AGAIN.has(status) ? 'AWAY' : 'REFUSED', detail: `status ${status}` };
}

/** One answer of the server. */
async function post(
  { url, key, isInternal }: PeopleSearchConfig,
  body: object,
  limitMs: number,
): Promise<NonNullable<ReturnType<typeof readAnswer>> | Failed> {
  let answer: SafeResponse;
  try {
    answer = await safeFetch(url, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        ...(key ? { authorization: `Bearer ${key}` } : {}),
      },
      body: JSON.stringify(body),
      allowsInternal: isInternal,
      // It sends nobody on, key and all.
      maxRedirects: 0,
      maxBytes: MAX_ANSWER_BYTES,
      limitMs,
    });
  } catch (error) {
    const failure = error instanceof AnswerTooLarge ? 'UNREADABLE' : 'AWAY';
    return { failure, detail: error instanceof Error ? error.constructor.name : 'no error' };
  }
  const failed = failureOf(answer);
  if (failed) return failed;
  return readAnswer(answer.body.toString('utf8')) ?? { failure: 'UNREADABLE', detail: 'no list of people' };
}

/**
 * Asks a server for people, answer by answer, until it has no more, 100 are there or an answer brings nobody new. Never throws
 * for what the server does: what was read before a failure stands beside it. Where `goesOn` says no between two answers, the server is
 * asked no more, and what was read is of no use to anybody.
 */
export async function askPeople(
  server: PeopleSearchConfig,
  clauses: readonly ToldClause[],
  { limitMs = LIMIT_MS, wholeMs = WHOLE_MS, goesOn = () => Promise.resolve(true) } = {},
): Promise<PeopleAnswer> {
  const people = new Map<string, FoundPerson>();
  const end = performance.now() + wholeMs;
  let page: string | undefined;
  for (let asked = 0; asked < MAX_PAGES; asked += 1) {
    if (asked > 0 && !(await goesOn())) break;
    const left = Math.floor(end - performance.now());
    const limit = MAX_PEOPLE - people.size;
    if (left <= 0) return { people: [...people.values()], failure: 'AWAY', detail: 'out of time' };
    const body = { version: 1, clauses, limit, ...(page === undefined ? {} : { page }) };
    const read = await post(server, body, Math.min(left, limitMs));
    if ('failure' in read) return { ...read, people: [...people.values()] };
    const before = people.size;
    for (const person of read.people)
      if (people.size < MAX_PEOPLE && !people.has(person.id)) people.set(person.id, person);
    page = read.next;
    const isOver = page === undefined || page.length > MAX_NEXT || people.size === before;
    if (isOver || people.size >= MAX_PEOPLE) break;
  }
  return { people: [...people.values()], failure: undefined, detail: '' };
}
