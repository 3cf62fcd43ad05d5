/** Something that a page says, with its words. */
export interface PageFact<T> {
  readonly value: T;
  /** As it stands on the page or in its data; what stands apart there, of an address or a value, is joined. */
  readonly quote: string;
  /** Address of the page. */
  readonly page: string;
  /** A language model has chosen the words. */
  readonly byModel?: true;
}

const MAX_QUOTE = 240;

/** A value with its words, cut to what a reader takes in. */
export const found = <T>(value: T, quote: string, { url }: { readonly url: string }): PageFact<T> => {
  const letters = [...quote];
  return {
    value,
    quote: letters.length > MAX_QUOTE ? `${letters.slice(0, MAX_QUOTE).join('').trimEnd()}…` : quote,
    page: url,
  };
};

/** The words around a place of a text, not cut within a word. */
export function around(text: string, at: number, length: number): string {
  const MARGIN = 60;
  const from = at <= MARGIN ? 0 : text.indexOf(' ', at - MARGIN) + 1;
  const last = text.lastIndexOf(' ', at + length + MARGIN);
  const to = at + length + MARGIN >= text.length || last <= at + length ? text.length : last;
  return text.slice(Math.min(from, at), Math.max(to, at + length)).trim();
}

/** The first that is not undefined, asked for one after the other. */
export function firstOf<S, T>(sources: readonly S[], read: (source: S) => T | undefined): T | undefined {
  for (const source of sources) {
    const value = read(source);
    if (value !== undefined) return value;
  }
  return undefined;
}
