const MARK = /^-- no-transaction\b/;

/** What can be run again after a crash in its middle: nothing else may stand in a file that no transaction holds together. */
const REPEATABLE = [
  /^create (unique )?index concurrently if not exists /,
  /^drop index concurrently if exists /,
  /^alter table [a-z_.]+ validate constraint /,
  /^analyze [a-z_., ]+$/,
  // A procedure that fills a table some rows a transaction and leaves what is there.
  /^call app\.fill_[a-z_]+\(\)$/,
];

/**
 * The statements of a file marked `-- no-transaction` in its first line, each ended by a semicolon at the end of a line; null
 * for a file without the mark. Throws for a statement that could not be repeated.
 */
export function parseStatements(name: string, text: string): string[] | null {
  if (!MARK.test(text)) return null;
  const statements = text
    .replaceAll(/^\s*--.*$/gm, '')
    .split(/;\s*(?:\n|$)/)
    .map((statement) => statement.trim())
    .filter(Boolean);
  for (const statement of statements)
    if (!REPEATABLE.some((pattern) => pattern.test(statement)))
      throw new Error(
        `${name}: without a transaction only these may run, since they can be run again: create index concurrently if not exists, drop index concurrently if exists, alter table … validate constraint, analyze, call app.fill_…(). This is none: ${statement.split('\n')[0]}`,
      );
  return statements;
}

/** The index that a statement builds, null when it builds none. */
export const builtIndex = (statement: string): string | null =>
  /^create (?:unique )?index concurrently if not exists (\S+) /.exec(statement)?.[1] ?? null;
