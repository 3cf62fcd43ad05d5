import { z } from 'zod';
import type { ColumnPreferences } from './column.ts';

const VERSION = 3;
const stored = z.object({
  version: z.literal(VERSION),
  hidden: z.array(z.string()),
  order: z.array(z.string()),
});
const keyOf = (tableId: string) => `cantera.columns.${tableId}`;

/** The stored choice for a table; nothing when there is none, or it is of another version or broken. */
export function readColumnPreferences(tableId: string): ColumnPreferences | undefined {
  try {
    const parsed = stored.safeParse(JSON.parse(window.localStorage.getItem(keyOf(tableId)) ?? 'null'));
    return parsed.success ? { hidden: parsed.data.hidden, order: parsed.data.order } : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the choice; nothing given forgets it. A full or forbidden store loses the choice, not the screen. */
export function writeColumnPreferences(tableId: string, preferences: ColumnPreferences | undefined): void {
  try {
    if (preferences)
      window.localStorage.setItem(keyOf(tableId), JSON.stringify({ version: VERSION, ...preferences }));
    else window.localStorage.removeItem(keyOf(tableId));
  } catch {
    // Private windows may refuse to store: the choice then lasts as long as the page.
  }
}
