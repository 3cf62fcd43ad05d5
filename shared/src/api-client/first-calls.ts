import type { FirstAnswer } from '@cantera/shared/contracts/first-answers';

/** What the document asked before any script of the page came (`host/src/early.ts`), by address. */
interface FirstCalls {
  readonly token: string;
  readonly answers: Map<string, Promise<FirstAnswer | undefined>>;
  /** Those that have come. */
  readonly arrived?: Map<string, FirstAnswer>;
}
declare global {
  interface Window {
    canteraFirstCalls?: FirstCalls;
  }
}

/** Milliseconds after the document began in which its answers are fresh enough. */
const FRESH_MS = 15_000;

function firstCallsOf(token: string | null): FirstCalls | undefined {
  const first = typeof window === 'undefined' ? undefined : window.canteraFirstCalls;
  return first && first.token === token && performance.now() <= FRESH_MS ? first : undefined;
}

/**
 * The answer that the document asked for, once; undefined when it did not, long ago, or as somebody else, and when it got none.
 */
export function takeFirstCall(
  address: string,
  token: string | null,
): Promise<FirstAnswer | undefined> | undefined {
  const first = firstCallsOf(token);
  const answer = first?.answers.get(address);
  if (!first || !answer) return undefined;
  first.answers.delete(address);
  // Until then whoever took it has told it to all that show it.
  answer.then(() => setTimeout(() => first.arrived?.delete(address)));
  return answer;
}

/** Whether the document has answers that nobody has taken yet. */
export const hasFirstCalls = (token: string | null): boolean => (firstCallsOf(token)?.arrived?.size ?? 0) > 0;

/** The answer that `takeFirstCall` gives, if it has come and was taken by nobody, or in this very moment. */
export const arrivedFirstCall = (address: string, token: string | null): FirstAnswer | undefined =>
  firstCallsOf(token)?.arrived?.get(address);
