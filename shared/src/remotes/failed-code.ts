export interface FailedCode {
  /** Someone pressed Retry: a reload is what they ask for, however short ago the last one was. */
  readonly isAsked?: boolean;
}
type Handler = (failure: FailedCode) => Promise<void>;
let handler: Handler = () => Promise.resolve();

/** Called by the host once: what to do when code that this page was built with cannot be fetched any more. */
export function setFailedCodeHandler(handle: Handler): void {
  handler = handle;
}

/** Tells the host of code that did not load, after the second try. It reloads the page when a newer build was deployed. */
export const noteFailedCode = (failure: FailedCode = {}): Promise<void> =>
  handler(failure).catch(() => undefined);
