import { isApiError } from '@cantera/shared/api-client';

/** Whether a save was refused because somebody else has saved the record since it was read, as the endpoint declares it. */
export const isChangedMeanwhile = (error: unknown): boolean => isApiError(error) && error.isChangedMeanwhile;
