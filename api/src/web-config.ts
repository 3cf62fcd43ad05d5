import { readFileSync, statSync } from 'node:fs';

export type WebConfig = Readonly<Record<string, unknown>>;
/** What the operator lays over `/config.json`, as it stands now; `onFault` hears of a changed file that is not usable. */
export type WebConfigReader = (onFault?: (reason: string) => void) => WebConfig;

/** JSON of an object. Throws in words. */
function parse(text: string): WebConfig {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error('it is no JSON object');
  return { ...value };
}

/**
 * Reads `WEB_CONFIG`: JSON itself, or the path of a file that holds it, which is read again when it changes, so that a remote
 * is added or moved without a restart. Throws when what is there at the start is neither; later the last that was usable stays.
 */
export function webConfigReader(value: string | undefined): WebConfigReader {
  if (!value) return () => ({});
  if (value.trimStart().startsWith('{')) {
    const given = parse(value);
    return () => given;
  }
  const changedAt = (): number => statSync(value).mtimeMs;
  let known = { at: changedAt(), config: parse(readFileSync(value, 'utf8')) };
  return (onFault) => {
    try {
      const at = changedAt();
      if (at === known.at) return known.config;
      // A file that is not usable is not read again until it changes.
      known = { at, config: known.config };
      known = { at, config: parse(readFileSync(value, 'utf8')) };
    } catch (error) {
      onFault?.(error instanceof Error ? error.message : String(error));
    }
    return known.config;
  };
}
