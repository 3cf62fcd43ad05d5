let retries = 0;

/** Says that Retry was pressed: what has failed before is asked for anew. */
export const noteRetry = (): void => {
  retries += 1;
};

/** How often Retry was pressed in this document. What failed at another count may be tried again. */
export const retryCount = (): number => retries;
