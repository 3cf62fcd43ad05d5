import { setTimeout as wait } from 'node:timers/promises';
import type { z } from 'zod';
import type { ModelConfig } from '../../config.ts';
import { type SafeResponse, safeFetch } from '../network/index.ts';
import { type Asked, type BadAnswer, FORMATS, type Format, formatted, readAnswer } from './answer-format.ts';
import { Breaker } from './breaker.ts';

/** Of one request, what the model is told and asked together. */
export const MAX_CHARACTERS = 24_000;
const BAD_REQUEST = 400;
const RETRIES = 2;
const PAUSE_MS = 250;
const MAX_ANSWER_BYTES = 1_000_000;
const CHARACTERS_A_TOKEN = 4;
/** Any number, but always the same: what can be repeated should repeat. */
const SEED = 20;

/**
 * TOO_LONG: not sent. RESTING: not sent, questions of its name failed five times in a row. TIMEOUT, AWAY: no answer. NOT_TAKEN: the
 * server refuses requests as these. REFUSED, CUT_OFF, SHAPE: an answer that is none.
 */
type ModelFailure = 'TOO_LONG' | 'RESTING' | 'TIMEOUT' | 'AWAY' | 'NOT_TAKEN' | BadAnswer;

export interface Question<T> extends Asked {
  readonly schema: z.ZodType<T>;
  /** Milliseconds for everything, repetitions included. */
  readonly limitMs: number;
  /** Of the answer. */
  readonly maxTokens: number;
}
export interface Reply<T> {
  /** By the schema; undefined when there is a failure. */
  readonly value: T | undefined;
  readonly failure: ModelFailure | undefined;
  /** Requests that were sent. */
  readonly calls: number;
  readonly tokens: number;
}
export interface ModelClient {
  /** Never throws for what the server does. */
  ask<T>(question: Question<T>): Promise<Reply<T>>;
}

/** What is known of a server while this process runs. */
interface Known {
  /** By the name of the question: what somebody waits three seconds for must not put what has a minute to rest. */
  readonly breakers: Map<string, Breaker>;
  format: Format;
}
interface Spent {
  calls: number;
  tokens: number;
}
type Sent = { readonly answer: SafeResponse } | { readonly failure: 'TIMEOUT' | 'AWAY' };

const isTaken = ({ status }: SafeResponse): boolean => status >= 200 && status < 300;
const isAgain = ({ status }: SafeResponse): boolean => status === 429 || status >= 500;

/** Milliseconds that a server asks to be left alone; undefined where it does not say. */
function askedPause(answer: SafeResponse, now: number): number | undefined {
  const told = answer.headers.get('retry-after');
  if (told === undefined) return undefined;
  const ms = /^\d+$/.test(told) ? Number(told) * 1000 : Date.parse(told) - now;
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}

/** Asks one server. `clock` gives milliseconds that only go forward. */
export function openModel(
  { baseUrl, name, key }: Omit<ModelConfig, 'dailyTokens'>,
  clock: () => number = () => performance.now(),
): ModelClient {
  const known: Known = { breakers: new Map(), format: 'STRICT' };
  const breakerOf = (name: string): Breaker => {
    const breaker = known.breakers.get(name) ?? new Breaker(clock);
    known.breakers.set(name, breaker);
    return breaker;
  };

  async function post(body: object, limitMs: number): Promise<Sent> {
    try {
      const answer = await safeFetch(`${baseUrl}/chat/completions`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(key ? { authorization: `Bearer ${key}` } : {}),
        },
        body: JSON.stringify(body),
        // Whoever runs the installation has named the server; it may be this machine. It sends nobody on, key and all.
        allowsInternal: true,
        maxRedirects: 0,
        maxBytes: MAX_ANSWER_BYTES,
        limitMs,
      });
      return { answer };
    } catch (error) {
      return { failure: error instanceof Error && error.name === 'TimeoutError' ? 'TIMEOUT' : 'AWAY' };
    }
  }

  /** Sends a body until it is taken, refused, or cannot be sent again within the time. */
  async function send(body: object, deadline: number, spent: Spent): Promise<Sent> {
    for (let retried = 0; ; retried += 1) {
      const left = Math.floor(deadline - clock());
      if (left <= 0) return { failure: 'TIMEOUT' };
      spent.calls += 1;
      const sent = await post(body, left);
      const isWorthMore = 'failure' in sent ? sent.failure === 'AWAY' : isAgain(sent.answer);
      if (!isWorthMore) return sent;
      const pause =
        ('answer' in sent ? askedPause(sent.answer, Date.now()) : undefined) ?? PAUSE_MS * 2 ** retried;
      if (retried === RETRIES || clock() + pause >= deadline) return { failure: 'AWAY' };
      await wait(pause);
    }
  }

  async function askIn<T>(question: Question<T>, format: Format, deadline: number, spent: Spent) {
    const { messages, response_format } = formatted(question, format);
    const characters = messages.reduce((sum, { content }) => sum + content.length, 0);
    if (characters > MAX_CHARACTERS) return { failure: 'TOO_LONG' as const };
    const body = {
      model: name,
      messages,
      response_format,
      temperature: 0,
      seed: SEED,
      max_tokens: question.maxTokens,
    };
    const sent = await send(body, deadline, spent);
    if ('failure' in sent || !isTaken(sent.answer)) return sent;
    const text = sent.answer.body.toString('utf8');
    const read = readAnswer(text, question.schema);
    spent.tokens += read.tokens ?? Math.ceil((characters + text.length) / CHARACTERS_A_TOKEN);
    known.format = format;
    return read;
  }

  /** From the format that was taken last time on, until one is taken. */
  async function askAll<T>(
    question: Question<T>,
    spent: Spent,
  ): Promise<Pick<Reply<T>, 'value' | 'failure'>> {
    const deadline = clock() + question.limitMs;
    for (const format of FORMATS.slice(FORMATS.indexOf(known.format))) {
      const given = await askIn(question, format, deadline, spent);
      if ('value' in given) return given;
      if ('failure' in given) return { value: undefined, failure: given.failure };
      if (given.answer.status !== BAD_REQUEST) break;
    }
    return { value: undefined, failure: 'NOT_TAKEN' };
  }

  return {
    async ask(question) {
      const spent: Spent = { calls: 0, tokens: 0 };
      const breaker = breakerOf(question.name);
      if (breaker.isOpen) return { value: undefined, failure: 'RESTING', ...spent };
      const { value, failure } = await askAll(question, spent);
      if (failure !== 'TOO_LONG') breaker.note(failure !== undefined);
      return { value, failure, ...spent };
    },
  };
}
