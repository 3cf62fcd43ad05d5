import type { z } from 'zod';
import type { ModelConfig } from '../../config.ts';
import type { SafeResponse } from '../network/index.ts';
import { type BadAnswer, FORMATS, type Format, formatted, type Prompt, readAnswer } from './answer-format.ts';
import { Breaker } from './breaker.ts';
import { modelServer, type Spending } from './model-server.ts';

/** Of one request, what the model is told and asked together. */
export const MAX_CHARACTERS = 24_000;
const BAD_REQUEST = 400;
const CHARACTERS_A_TOKEN = 4;
/** Any number, but always the same: what can be repeated should repeat. */
const SEED = 20;

/**
 * TOO_LONG: not sent. RESTING: not sent, questions of its name failed five times in a row. TIMEOUT, AWAY: no answer. NOT_TAKEN: the
 * server refuses requests as these. REFUSED, CUT_OFF, SHAPE: an answer that is none.
 */
type ModelFailure = 'TOO_LONG' | 'RESTING' | 'TIMEOUT' | 'AWAY' | 'NOT_TAKEN' | BadAnswer;

export interface Question<T> extends Prompt {
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
interface ServerMemory {
  /** By the name of the question: what somebody waits three seconds for must not put what has a minute to rest. */
  readonly breakers: Map<string, Breaker>;
  format: Format;
}

const isTaken = ({ status }: SafeResponse): boolean => status >= 200 && status < 300;

/** Asks one server. `clock` gives milliseconds that only go forward. */
export function openModel(
  { baseUrl, name, key }: Omit<ModelConfig, 'dailyTokens'>,
  clock: () => number = () => performance.now(),
): ModelClient {
  const known: ServerMemory = { breakers: new Map(), format: 'STRICT' };
  const { send } = modelServer({ baseUrl, key }, clock);
  const breakerOf = (name: string): Breaker => {
    const breaker = known.breakers.get(name) ?? new Breaker(clock);
    known.breakers.set(name, breaker);
    return breaker;
  };

  async function askIn<T>(question: Question<T>, format: Format, deadline: number, spent: Spending) {
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
    spent: Spending,
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
      const spent: Spending = { calls: 0, tokens: 0 };
      const breaker = breakerOf(question.name);
      if (breaker.isOpen) return { value: undefined, failure: 'RESTING', ...spent };
      const { value, failure } = await askAll(question, spent);
      if (failure !== 'TOO_LONG') breaker.note(failure !== undefined);
      return { value, failure, ...spent };
    },
  };
}
