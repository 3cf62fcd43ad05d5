/** Whether a save was refused because someone else saved the record since it was read: 409 with a code ending in `_CHANGED`. */
export const isChangedMeanwhile = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'status' in error &&
  error.status === 409 &&
  'code' in error &&
  typeof error.code === 'string' &&
  error.code.endsWith('_CHANGED');
