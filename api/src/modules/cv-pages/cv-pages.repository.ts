import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { StoredHiddenWords, StoredLine } from '../../db/json-columns.ts';
import type { Tx } from '../../db/tenant.ts';
import { type CvReading, type CvScan, type CvTongue, READER } from '../cv-reading/index.ts';

export interface ReadPage {
  readonly page: number;
  /** Whether it is known what people can see. */
  readonly checked: boolean;
  readonly tongue: CvTongue | null;
  readonly lines: readonly StoredLine[];
  readonly hidden: readonly string[];
  /** What became of a page that is a picture of one; null or missing of any other. */
  readonly scan?: CvScan | null;
}

const PAGE_COLUMNS = ['page', 'checked', 'tongue', 'lines', 'hidden', 'scan'] as const;

/** The pages of a CV in their order; none of one that nobody has read yet. */
export const findPages = (tx: Tx, agencyId: string, fileId: string): Promise<ReadPage[]> =>
  tx
    .selectFrom('cv_pages')
    .select(PAGE_COLUMNS)
    .where('agency_id', '=', agencyId)
    .where('file_id', '=', fileId)
    .orderBy('page')
    .execute();

/** Whether a CV was read already, by whatever version of the reader. */
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

/**
 * CVs that only an older reader has read: the next of them before the id `before`, the newest first, at most `share`, and how many
 * there are in all.
 */
export async function findOutdated(
  tx: Tx,
  agencyId: string,
  before: string | null,
  share: number,
): Promise<{ readonly fileIds: readonly string[]; readonly total: number }> {
  const { rows } = await sql<{ ids: string[] | null; total: number }>`
    with outdated as (select distinct file_id from cv_pages where agency_id = ${agencyId} and reader < ${READER})
    select (select count(*)::int from outdated) as total,
      (select array_agg(file_id order by file_id desc) from (
        select file_id from outdated where ${before}::uuid is null or file_id < ${before}::uuid
        order by file_id desc limit ${share}) next) as ids`.execute(tx);
  return { fileIds: rows[0]?.ids ?? [], total: rows[0]?.total ?? 0 };
}

/** Counts pictures that nothing has read as pages of an older reader: there is something now that can. */
export async function askUnreadScans(tx: Tx, agencyId: string): Promise<void> {
  await tx
    .updateTable('cv_pages')
    .set({ reader: 0 })
    .where('agency_id', '=', agencyId)
    .where('scan', '=', 'UNREAD')
    .execute();
}

/**
 * Counts the CVs of candidates that were read and whose pages nobody kept as read by an older reader, so that they are searched by
 * their words as all others.
 */
export async function askMissingPages(tx: Tx, agencyId: string): Promise<void> {
  await sql`
    insert into cv_pages (agency_id, file_id, page, checked, lines, reader)
    select distinct c.agency_id, c.cv_file_id, 1, false, '[]'::jsonb, 0 from candidates c
    where c.agency_id = ${agencyId} and c.cv_file_id is not null and c.cv_status in ('READ', 'NO_TEXT')
      and not exists (select from cv_pages g where g.agency_id = c.agency_id and g.file_id = c.cv_file_id)
    on conflict do nothing`.execute(tx);
}

/** Whether only an older reader has read a CV. */
export async function isOutdated(tx: Tx, agencyId: string, fileId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('cv_pages')
    .select('page')
    .where('agency_id', '=', agencyId)
    .where('file_id', '=', fileId)
    .where('reader', '<', READER)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** A text that a PDF may hold as the database takes it: without NUL characters, and without halves of characters. */
const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '');

/**
 * What a reading says of each page, as it is stored, and what the document that the file was made from hides there: of a page that
 * was not read on the last one. One that found no page has a page without lines.
 */
function pagesOf({ pages, language }: CvReading, leftOut: readonly StoredHiddenWords[]): ReadPage[] {
  const read = pages.length > 0 ? pages : [{ number: 1, checked: false, lines: [], hidden: [] }];
  const last = Math.max(...read.map(({ number }) => number));
  const leftOutOf = (number: number): string[] =>
    leftOut.flatMap(({ page, text }) => (Math.min(page, last) === number ? text : []));
  return read.map(({ number, checked, lines, hidden, scan = null }) => ({
    page: number,
    checked,
    tongue: language,
    lines: lines.map((line) => ({ ...line, text: storable(line.text) })),
    hidden: [...hidden, ...leftOutOf(number)].map(storable),
    scan,
  }));
}

const hasLines = (pages: readonly ReadPage[]): boolean => pages.some(({ lines }) => lines.length > 0);
/** What pages say, as the database gives it back. */
const asStored = (pages: readonly ReadPage[]): unknown =>
  JSON.parse(JSON.stringify(pages.map(({ scan: _, ...page }) => page)));
/** The pages that are pictures whose words were recognised. */
const recognised = (pages: readonly ReadPage[]): readonly ReadPage[] =>
  pages.filter(({ scan, lines }) => scan === 'READ' && lines.length > 0);
/** Whether a reading recognised words of more pictures than an older one. */
const readsMoreScans = (read: readonly ReadPage[], stored: readonly ReadPage[]): boolean =>
  recognised(read).length > recognised(stored).length;
/** The pages of which it is known what people can see. */
const checkedOf = (pages: readonly ReadPage[]): readonly ReadPage[] => pages.filter(({ checked }) => checked);
/**
 * Whether a reading lost what an older one has: every line, the words of a picture, or of a page that says something the
 * knowledge of what people see.
 */
function lost(read: readonly ReadPage[], stored: readonly ReadPage[]): boolean {
  const saying = new Set(read.flatMap(({ page, lines }) => (lines.length > 0 ? [page] : [])));
  if (recognised(stored).some(({ page }) => !saying.has(page))) return true;
  const known = new Set(checkedOf(read).map(({ page }) => page));
  const lostPage = checkedOf(stored).some(
    ({ page, lines, hidden }) => lines.length + hidden.length > 0 && !known.has(page),
  );
  return lostPage || (hasLines(stored) && !hasLines(read));
}

/** Whether a reading of a CV has found lines in it. */
export const hasWords = async (tx: Tx, agencyId: string, fileId: string): Promise<boolean> =>
  hasLines(await findPages(tx, agencyId, fileId));

/**
 * What became of a reading: its pages are the first; they stand for others now; they say what was stored already; or what was
 * stored says more, and stays.
 */
export type PagesWritten = 'FIRST' | 'OTHER' | 'SAME' | 'KEPT';

/** Says of the pages of a CV which are pictures, and leaves what they say. */
async function keepScans(
  tx: Tx,
  agencyId: string,
  fileId: string,
  pages: readonly ReadPage[],
): Promise<void> {
  for (const { page, scan = null } of pages)
    await tx
      .updateTable('cv_pages')
      .set({ scan })
      .where('agency_id', '=', agencyId)
      .where('file_id', '=', fileId)
      .where('page', '=', page)
      .where('scan', 'is distinct from', scan)
      .execute();
}

/**
 * Keeps the pages of a CV, in the place of those of an older reader unless these say more. A file that is gone by now, or has
 * pages of this reader, stays as it is.
 */
export async function writePages(
  tx: Tx,
  agencyId: string,
  fileId: string,
  reading: CvReading,
): Promise<PagesWritten> {
  // One writes at a time: of two that read the same CV the second finds the pages of the first.
  const file = await tx
    .selectFrom('files')
    .select('hidden_words')
    .where('agency_id', '=', agencyId)
    .where('id', '=', fileId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!file) return 'SAME';
  const stored = await findPages(tx, agencyId, fileId);
  const isFirst = stored.length === 0;
  const read = pagesOf(reading, file.hidden_words);
  if (!isFirst && !(await isOutdated(tx, agencyId, fileId)) && !readsMoreScans(read, stored)) return 'SAME';
  const ofPages = reading.pages.length > 0 ? reading.pageCount : null;
  const isLost = lost(read, stored);
  if (!isFirst && (isLost || isDeepStrictEqual(asStored(read), asStored(stored)))) {
    await tx
      .updateTable('cv_pages')
      .set({ reader: READER, ...(isLost ? {} : { of_pages: ofPages }) })
      .where('agency_id', '=', agencyId)
      .where('file_id', '=', fileId)
      .execute();
    // Of a reading that is not kept nothing is: its pictures are as they were.
    if (!isLost) await keepScans(tx, agencyId, fileId, read);
    return isLost ? 'KEPT' : 'SAME';
  }
  await tx.deleteFrom('cv_pages').where('agency_id', '=', agencyId).where('file_id', '=', fileId).execute();
  await tx
    .insertInto('cv_pages')
    .values(
      read.map(({ lines, hidden, ...page }) => ({
        ...page,
        agency_id: agencyId,
        file_id: fileId,
        lines: JSON.stringify(lines),
        hidden: [...hidden],
        reader: READER,
        of_pages: ofPages,
      })),
    )
    .execute();
  return isFirst ? 'FIRST' : 'OTHER';
}
