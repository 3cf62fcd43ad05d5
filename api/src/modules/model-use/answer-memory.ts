import { now } from '../../clock.ts';

/** Milliseconds that an answer is remembered, and that it is not asked again where there was none. */
const KEPT_MS = 600_000;
const FAILED_MS = 60_000;
const MAX_ANSWERS = 500;

interface Remembered<T> {
  readonly answer: Promise<T | undefined>;
  until: number;
}

/**
 * What a language model has answered in this process, by what it was asked: a form that is read again at every change asks once, and
 * what is made of it says what the form has shown. Undefined: there was no answer.
 */
export class AnswerMemory<T> {
  readonly #remembered = new Map<string, Remembered<T>>();

  /** The answer that is remembered for a key, else that of `ask`; who asks at the same time waits for the same answer. */
  async answer(key: string, ask: () => Promise<T | undefined>): Promise<T | undefined> {
    const at = now().getTime();
    const known = this.#remembered.get(key);
    if (known && known.until > at) return known.answer;
    const made: Remembered<T> = { answer: ask(), until: at + KEPT_MS };
    // The oldest comes first.
    this.#remembered.delete(key);
    this.#remembered.set(key, made);
    const [oldest] = this.#remembered.keys();
    if (this.#remembered.size > MAX_ANSWERS && oldest !== undefined) this.#remembered.delete(oldest);
    try {
      const value = await made.answer;
      if (value === undefined) made.until = now().getTime() + FAILED_MS;
      return value;
    } catch (error) {
      this.#remembered.delete(key);
      throw error;
    }
  }
}
