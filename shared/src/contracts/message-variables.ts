/** What a message may name in braces, e.g. `{firstName}`; the engine writes the candidate's and the position's values. */
export const MESSAGE_VARIABLES = ['firstName', 'lastName', 'title', 'company'] as const;
export type MessageVariable = (typeof MESSAGE_VARIABLES)[number];

const VARIABLE = new RegExp(`\\{\\s*(${MESSAGE_VARIABLES.join('|')})\\s*\\}`, 'g');

/** The text with its variables replaced; `write` gives what stands in for one. */
export const replaceVariables = (template: string, write: (variable: MessageVariable) => string): string =>
  template.replace(VARIABLE, (_, name: MessageVariable) => write(name));
