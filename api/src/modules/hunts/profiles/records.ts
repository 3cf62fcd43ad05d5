/** Columns that a file of values may have. */
export const MAX_COLUMNS = 200;

/** One line of values; `isBroken` where a quotation mark in it does not end as it has to. */
export interface CsvRecord {
  /** MAX_COLUMNS and one more at most: whatever stands beyond is passed over. */
  readonly values: readonly string[];
  readonly isBroken: boolean;
}

/** Characters after which no quoted value of a line may end: marks that go astray lead through a whole file. */
const MAX_QUOTED = 200_000;
const NO_SIGN = -1;

/**
 * The lines of a text of values, one after the other. A value in quotation marks may hold line breaks; where such a value does
 * not end as it has to, the line in which it begins is broken, and the next one is read as if it were whole.
 */
export function* recordsOf(text: string, delimiter: string): Generator<CsvRecord, void, undefined> {
  const lineBreak = text.includes('\n') ? '\n' : '\r';
  const endOf = (sign: string, from: number): number => {
    const end = text.indexOf(sign, from);
    return end === NO_SIGN ? text.length : end;
  };
  // A stretch without the sign is not searched again for each value in it.
  const finder = (sign: string) => {
    let searched = { from: 0, end: NO_SIGN };
    return (from: number): number => {
      if (from < searched.from || from > searched.end) searched = { from, end: endOf(sign, from) };
      return searched.end;
    };
  };
  const [lineEnd, valueEnd] = [finder(lineBreak), finder(delimiter)];
  const bare = (from: number, to: number): string => text.slice(from, to).replace(/\r$/, '');

  /** Where the value that is quoted from here ends; undefined if it does not end as it has to, before the limit. */
  const quotedEnd = (
    from: number,
    limit: number,
  ): { readonly quote: number; readonly end: number } | undefined => {
    let quote = text.indexOf('"', from + 1);
    while (quote !== NO_SIGN && quote < limit && text[quote + 1] === '"')
      quote = text.indexOf('"', quote + 2);
    if (quote === NO_SIGN || quote > limit) return undefined;
    let end = quote + 1;
    while (text[end] === ' ' || (text[end] === '\r' && lineBreak === '\n')) end += 1;
    return end === text.length || text[end] === delimiter || text[end] === lineBreak
      ? { quote, end }
      : undefined;
  };

  let at = 0;
  while (at < text.length) {
    const values: string[] = [];
    const begin = at;
    let isBroken = false;
    for (;;) {
      const quoted = text[at] === '"' ? quotedEnd(at, begin + MAX_QUOTED) : undefined;
      isBroken = text[at] === '"' && !quoted;
      if (isBroken) break;
      const end = quoted?.end ?? Math.min(lineEnd(at), valueEnd(at));
      if (values.length <= MAX_COLUMNS)
        values.push(quoted ? text.slice(at + 1, quoted.quote).replaceAll('""', '"') : bare(at, end));
      at = end + 1;
      if (text[end] !== delimiter) break;
    }
    if (isBroken) at = endOf(lineBreak, begin) + 1;
    yield { values, isBroken };
  }
}
