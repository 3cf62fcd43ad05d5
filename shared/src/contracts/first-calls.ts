/** Where several calls are answered together. It stands apart from the endpoint, since the document's first script asks it and holds no schemas. */
export const FIRST_ANSWERS = '/api/v1/first-answers';

/** How many calls may be answered together. */
export const MAX_FIRST_CALLS = 12;

/** The address that asks for the answers of these addresses, none of which holds a comma. */
export const firstAnswersAddress = (calls: readonly string[]): string =>
  `${FIRST_ANSWERS}?calls=${encodeURIComponent(calls.join(','))}`;
