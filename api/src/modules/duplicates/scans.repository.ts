import type { DuplicateScan } from '@cantera/shared/contracts/duplicates';
import { topic } from '@cantera/shared/contracts/topics';
import { now } from '../../clock.ts';
import type { Tx } from '../../db/tenant.ts';
import { newId } from '../../ids.ts';
import { enqueue } from '../../jobs/queue.ts';
import { publish } from '../../live/index.ts';

/** The agency's last scan and how far it is; null before the first. */
export async function findScan(tx: Tx, agencyId: string): Promise<DuplicateScan | null> {
  const row = await tx
    .selectFrom('duplicate_scans')
    .select(['status', 'phase', 'done', 'total', 'found', 'started_at', 'finished_at'])
    .where('agency_id', '=', agencyId)
    .executeTakeFirst();
  if (!row) return null;
  const { started_at: startedAt, finished_at: finishedAt, ...rest } = row;
  return { ...rest, startedAt, finishedAt };
}

/** A million candidates take minutes; one that has run for hours lost its job, as by a crash at its last attempt. */
const LOST_MS = 2 * 3_600_000;
const isLost = ({ startedAt }: DuplicateScan): boolean =>
  now().getTime() - new Date(startedAt).getTime() > LOST_MS;

/** Starts a scan unless one runs, and gives the one that runs now. `userId` is who asked, null for the system. */
export async function startScan(tx: Tx, agencyId: string, userId: string | null): Promise<DuplicateScan> {
  const { candidate_count: total } = await tx
    .selectFrom('agencies')
    .select('candidate_count')
    .where('id', '=', agencyId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const current = await findScan(tx, agencyId);
  if (current?.status === 'RUNNING' && !isLost(current)) return current;
  const row = {
    agency_id: agencyId,
    id: newId(),
    status: 'RUNNING',
    phase: 'READING',
    cursor: null,
    done: 0,
    total,
    found: 0,
    started_by: userId,
    started_at: now(),
    finished_at: null,
  } as const;
  await tx
    .insertInto('duplicate_scans')
    .values(row)
    .onConflict((conflict) => conflict.column('agency_id').doUpdateSet(row))
    .execute();
  await enqueue(
    tx,
    'duplicates.scan',
    { agencyId, scanId: row.id },
    { key: `scan:${agencyId}`, maxAttempts: 5 },
  );
  await publish(tx, agencyId, topic.duplicates());
  return {
    status: 'RUNNING',
    phase: 'READING',
    done: 0,
    total,
    found: 0,
    startedAt: row.started_at.toISOString(),
    finishedAt: null,
  };
}

export interface Scan {
  readonly agencyId: string;
  readonly scanId: string;
}
export interface ScanProgress {
  readonly phase: 'READING' | 'COMPARING';
  readonly cursor: string | null;
  readonly keyCursor: number | null;
  readonly done: number;
  readonly total: number;
  readonly startedAt: string;
}

/** How far a scan is; undefined once it has ended, or another one was started. */
export const findProgress = (tx: Tx, { agencyId, scanId }: Scan): Promise<ScanProgress | undefined> =>
  tx
    .selectFrom('duplicate_scans')
    .select(['phase', 'cursor', 'key_cursor as keyCursor', 'done', 'total', 'started_at as startedAt'])
    .where('agency_id', '=', agencyId)
    .where('id', '=', scanId)
    .where('status', '=', 'RUNNING')
    .executeTakeFirst();

/** The id of the agency's last scan, which is there. */
export async function findScanId(tx: Tx, agencyId: string): Promise<string> {
  const { id } = await tx
    .selectFrom('duplicate_scans')
    .select('id')
    .where('agency_id', '=', agencyId)
    .executeTakeFirstOrThrow();
  return id;
}

export type ScanChanges = Partial<{
  phase: 'COMPARING';
  cursor: string | null;
  key_cursor: number;
  done: number;
  status: 'DONE' | 'FAILED';
  found: number;
  finished_at: Date;
}>;

/** Writes how far a scan has come, or what came of it. */
export async function writeScan(tx: Tx, { agencyId, scanId }: Scan, changes: ScanChanges): Promise<void> {
  await tx
    .updateTable('duplicate_scans')
    .set(changes)
    .where('agency_id', '=', agencyId)
    .where('id', '=', scanId)
    .execute();
}

export async function failScan(tx: Tx, scan: Scan): Promise<void> {
  await writeScan(tx, scan, { status: 'FAILED', finished_at: now() });
  await publish(tx, scan.agencyId, topic.duplicates());
}
