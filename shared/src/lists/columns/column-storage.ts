import { storage } from '../../session/storage.ts';
import type { ColumnPreferences } from '../table/column.ts';

const VERSION = 3;

const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

// By hand: a list page need not load a schema library to read two lists of words.
function isStored(value: unknown): value is ColumnPreferences {
  return (
    typeof value === 'object' &&
    value !== null &&
    'version' in value &&
    value.version === VERSION &&
    'hidden' in value &&
    isNames(value.hidden) &&
    'order' in value &&
    isNames(value.order)
  );
}

/** The stored choice for a table; nothing when there is none, or it is of another version or broken. */
export function readColumnPreferences(tableId: string): ColumnPreferences | undefined {
  try {
    const stored: unknown = JSON.parse(storage.getColumns(tableId) || 'null');
    return isStored(stored) ? { hidden: stored.hidden, order: stored.order } : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the choice; nothing given forgets it. */
export function writeColumnPreferences(tableId: string, preferences: ColumnPreferences | undefined): void {
  storage.setColumns(tableId, preferences ? JSON.stringify({ version: VERSION, ...preferences }) : '');
}
