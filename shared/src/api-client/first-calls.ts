import type { FirstAnswer } from '@cantera/shared/contracts/first-answers';

/** What the document asked before any script of the page came (`host/src/early.ts`), by address. */
interface FirstCalls {
  readonly token: string;
  readonly answers: Map<string, Promise<FirstAnswer | undefined>>;
}
declare global {
  interface Window {
    canteraFirstCalls?: FirstCalls;
  }
}

/** Milliseconds after the document began in which its answers are fresh enough. */
const FRESH_MS = 15_000;

/**
 * The answer that the document asked for, once; undefined when it did not, long ago, or as somebody else, and when it got none.
 */
export function takeFirstCall(
  address: string,
  token: string | null,
): Promise<FirstAnswer | undefined> | undefined {
  const first = typeof window === 'undefined' ? undefined : window.canteraFirstCalls;
  if (!first || first.token !== token || performance.now() > FRESH_MS) return undefined;
  const answer = first.answers.get(address);
  first.answers.delete(address);
  return answer;
}
