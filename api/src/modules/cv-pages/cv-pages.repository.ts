import type { StoredLine } from '../../db/json-columns.ts';
import type { Tx } from '../../db/tenant.ts';
import type { CvReading, CvTongue } from '../cv-reading/index.ts';

export interface ReadPage {
  readonly page: number;
  /** Whether it is known what people can see. */
  readonly checked: boolean;
  readonly tongue: CvTongue | null;
  readonly lines: readonly StoredLine[];
  readonly hidden: readonly string[];
}

/** The pages of a CV in their order; none of one that nobody has read yet. */
export const findPages = (tx: Tx, agencyId: string, fileId: string): Promise<ReadPage[]> =>
  tx
    .selectFrom('cv_pages')
    .select(['page', 'checked', 'tongue', 'lines', 'hidden'])
    .where('agency_id', '=', agencyId)
    .where('file_id', '=', fileId)
    .orderBy('page')
    .execute();

/** Whether a CV was read already. */
export async function hasPages(tx: Tx, agencyId: string, fileId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('cv_pages')
    .select('page')
    .where('agency_id', '=', agencyId)
    .where('file_id', '=', fileId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** A text that a PDF may hold as the database takes it: without NUL characters, and without halves of characters. */
const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '');

/** Keeps the pages of a CV; one that cannot be read has a page without lines. A file that is gone by now, or has pages, stays as it is. */
export async function writePages(
  tx: Tx,
  agencyId: string,
  fileId: string,
  { pages, language }: CvReading,
): Promise<void> {
  const file = await tx
    .selectFrom('files')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where('id', '=', fileId)
    .forKeyShare()
    .executeTakeFirst();
  if (!file) return;
  const kept = pages.length > 0 ? pages : [{ number: 1, checked: false, lines: [], hidden: [] }];
  await tx
    .insertInto('cv_pages')
    .values(
      kept.map(({ number, checked, lines, hidden }) => ({
        agency_id: agencyId,
        file_id: fileId,
        page: number,
        checked,
        tongue: language,
        lines: JSON.stringify(lines.map((line) => ({ ...line, text: storable(line.text) }))),
        hidden: hidden.map(storable),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
