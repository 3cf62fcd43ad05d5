import { z } from 'zod';
import { storage } from '../session/storage.ts';
import type { ColumnPreferences } from './column.ts';

const VERSION = 3;
const stored = z.object({
  version: z.literal(VERSION),
  hidden: z.array(z.string()),
  order: z.array(z.string()),
});

/** The stored choice for a table; nothing when there is none, or it is of another version or broken. */
export function readColumnPreferences(tableId: string): ColumnPreferences | undefined {
  try {
    const parsed = stored.safeParse(JSON.parse(storage.getColumns(tableId) || 'null'));
    return parsed.success ? { hidden: parsed.data.hidden, order: parsed.data.order } : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the choice; nothing given forgets it. */
export function writeColumnPreferences(tableId: string, preferences: ColumnPreferences | undefined): void {
  storage.setColumns(tableId, preferences ? JSON.stringify({ version: VERSION, ...preferences }) : '');
}
