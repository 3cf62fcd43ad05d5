import { accessSync, constants, mkdirSync } from 'node:fs';
import { ConfigError } from './environment.ts';

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** Makes the data folder where it is missing. Throws in words when it cannot be one, or nothing can be written there. */
export function makeDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    if (['EEXIST', 'ENOTDIR'].includes(codeOf(error)))
      throw new ConfigError(`DATA_DIR must be a folder: ${dataDir} is a file, or lies below one`);
    throw new ConfigError(
      `DATA_DIR must be a folder that this user can write: ${dataDir} is not (${codeOf(error)})`,
    );
  }
}
