type Handler = () => Promise<void>;
let handler: Handler = () => Promise.resolve();

/** Called by the host once: what to do when code that this page was built with cannot be fetched any more. */
export function setFailedCodeHandler(handle: Handler): void {
  handler = handle;
}

/** Tells the host that code did not load, after the second try. It reloads the page when a newer build was deployed. */
export const noteFailedCode = (): Promise<void> => handler().catch(() => undefined);
