import { MESSAGE_VARIABLES, type MessageVariable } from '@cantera/shared/contracts/message-variables';

/** A word in braces that is sent as it stands. */
export interface NearVariable {
  /** With its braces, as it was written. */
  readonly written: string;
  /** The variable that it was probably meant to be. */
  readonly variable: MessageVariable | undefined;
}

/** What people call them, in the languages of the product. */
const OTHER_NAMES: Readonly<Record<string, MessageVariable>> = {
  name: 'firstName',
  nombre: 'firstName',
  nom: 'firstName',
  surname: 'lastName',
  apellido: 'lastName',
  apellidos: 'lastName',
  cognom: 'lastName',
  cognoms: 'lastName',
  position: 'title',
  puesto: 'title',
  posicion: 'title',
  posicio: 'title',
  client: 'company',
  empresa: 'company',
};
const MAX_SLIPS = 2;
const IN_BRACES = /\{\s*([^{}<>]{1,30}?)\s*\}/g;

/** How many letters have to be changed, added or taken away to make one word the other. */
function slipsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [index, expected] of [...other].entries())
      next.push(
        Math.min(
          (next[index] ?? 0) + 1,
          (row[index + 1] ?? 0) + 1,
          (row[index] ?? 0) + (letter === expected ? 0 : 1),
        ),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}

const lettersOf = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase();

function variableNear(word: string): MessageVariable | undefined {
  const letters = lettersOf(word);
  if (letters === '') return undefined;
  return (
    OTHER_NAMES[letters] ??
    MESSAGE_VARIABLES.find((name) => slipsBetween(letters, name.toLowerCase()) <= MAX_SLIPS)
  );
}

/** What is written like the name of a variable; other text in braces is text. */
const IS_NAME = /^\p{L}[\p{L}\p{N}_.]*$/u;
const isVariable = (word: string): boolean => MESSAGE_VARIABLES.some((name) => name === word);

/** Words in braces that are nearly a variable, or written like one, and are none, each once. Source: text, or HTML. */
export function nearVariables(text: string): NearVariable[] {
  const found = new Map<string, NearVariable>();
  for (const [written, word = ''] of text.matchAll(IN_BRACES)) {
    if (isVariable(word)) continue;
    const variable = variableNear(word);
    if (variable || IS_NAME.test(word)) found.set(written, { written, variable });
  }
  return [...found.values()];
}
