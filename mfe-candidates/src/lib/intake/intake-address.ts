/** Where the CVs of an intake are reviewed. */
export const intakeAddress = (id: string): string => `/candidates/intakes/${id}`;
