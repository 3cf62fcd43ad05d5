import { setTimeout as wait } from 'node:timers/promises';
import type { ModelConfig } from '../../config.ts';
import { type SafeResponse, safeFetch } from '../network/index.ts';

const RETRIES = 2;
const PAUSE_MS = 250;
const MAX_ANSWER_BYTES = 1_000_000;

/** What a question has cost so far; requests and tokens are added as they are spent. */
export interface Spending {
  calls: number;
  tokens: number;
}
type Delivery = { readonly answer: SafeResponse } | { readonly failure: 'TIMEOUT' | 'AWAY' };

const isAgain = ({ status }: SafeResponse): boolean => status === 429 || status >= 500;

/** Milliseconds that a server asks to be left alone; undefined where it does not say. */
function askedPause(answer: SafeResponse, now: number): number | undefined {
  const told = answer.headers.get('retry-after');
  if (told === undefined) return undefined;
  const ms = /^\d+$/.test(told) ? Number(told) * 1000 : Date.parse(told) - now;
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}

/** The server of a model, as a place that takes bodies of requests. `clock` gives milliseconds that only go forward. */
export function modelServer({ baseUrl, key }: Pick<ModelConfig, 'baseUrl' | 'key'>, clock: () => number) {
  async function post(body: object, limitMs: number): Promise<Delivery> {
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
  async function send(body: object, deadline: number, spent: Spending): Promise<Delivery> {
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

  return { send };
}
