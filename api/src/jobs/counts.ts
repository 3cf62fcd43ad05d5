/** Jobs carried out by this process since it started. */
export const jobCounts = { done: 0, failed: 0 };
