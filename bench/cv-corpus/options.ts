import { parseArgs } from 'node:util';

export interface Options {
  /** How many documents in all. */
  count: number;
  /** Beginnings of the names of templates; none means all of them. */
  only: string[];
}

/** Throws an error with words for the person at the terminal when an option is no good. */
export function optionsOf(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: args.filter((arg) => arg !== '--'),
    options: { count: { type: 'string', default: '3000' }, only: { type: 'string', default: '' } },
  });
  const count = Number(values.count);
  if (!Number.isInteger(count) || count < 1)
    throw new Error(`--count takes a whole number of at least 1, not "${values.count}"`);
  return { count, only: values.only.split(',').filter((name) => name !== '') };
}
