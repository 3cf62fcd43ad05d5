/** How one value of a list's state is written in the address. A value equal to the fallback is left out. */
export type AddressParam<T> = {
  parse(raw: string | null): T;
  /** Nothing for the fallback. */
  format(value: T): string | undefined;
};

/** Any text; empty is the fallback. */
export const textParam: AddressParam<string> = {
  parse: (raw) => raw ?? '',
  format: (value) => value || undefined,
};

/** `true` or nothing. */
export const flagParam: AddressParam<boolean> = {
  parse: (raw) => raw === 'true',
  format: (value) => (value ? 'true' : undefined),
};

/** One of some words; anything else is read as none. */
export function choiceParam<T extends string>(choices: readonly T[]): AddressParam<T | undefined> {
  return { parse: (raw) => choices.find((choice) => choice === raw), format: (value) => value };
}

/** Ids or other words without a comma, comma-separated. */
export const listParam: AddressParam<readonly string[]> = {
  parse: (raw) => (raw ?? '').split(',').filter(Boolean),
  format: (value) => value.join(',') || undefined,
};

/**
 * As `listParam`, of words that can be one and of `max` at most. What stands behind them in an address or a saved view is
 * cut: the server refuses a list that is longer, and nothing would show.
 */
export function limitedListParam(
  max: number,
  isOne: (word: string) => boolean = () => true,
): AddressParam<readonly string[]> {
  const cut = (words: readonly string[]) => words.filter(isOne).slice(0, max);
  return {
    parse: (raw) => cut(listParam.parse(raw)),
    format: (value) => listParam.format(cut(value)),
  };
}

/** A whole number within bounds; anything else is the fallback. */
export function integerParam(fallback: number, min: number, max: number): AddressParam<number> {
  return {
    parse: (raw) => {
      const value = Number(raw);
      return raw !== null && raw !== '' && Number.isInteger(value) && value >= min && value <= max
        ? value
        : fallback;
    },
    format: (value) => (value === fallback ? undefined : String(value)),
  };
}
