import { templateNameErrors } from '@cantera/shared/contracts/position-templates';
import pg from 'pg';
import { now } from '../../../clock.ts';
import type { Tx } from '../../../db/tenant.ts';
import { fail } from '../../../errors.ts';
import { newId } from '../../../ids.ts';
import type { PositionStart } from './position-start.ts';

export interface StoredTemplate extends PositionStart {
  readonly id: string;
  readonly name: string;
  readonly updatedAt: string;
}

const isTaken = (error: unknown): boolean =>
  error instanceof pg.DatabaseError &&
  error.code === '23505' &&
  error.constraint === 'position_templates_agency_id_name_folded_key';

/** Throws 409 TEMPLATE_NAME_TAKEN, naming `name`, when the write meets another template of this name. */
async function withFreeName<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    throw isTaken(error)
      ? fail(templateNameErrors, 'TEMPLATE_NAME_TAKEN', 'There is a template of this name.', {
          fields: { name: 'already_exists' },
        })
      : error;
  }
}

const templates = (tx: Tx, agencyId: string) =>
  tx
    .selectFrom('position_templates')
    .select([
      'id',
      'name',
      'job_description as jobDescription',
      'benefits',
      'process',
      'updated_at as updatedAt',
    ])
    .where('agency_id', '=', agencyId);

/** All templates, by name. */
export const listTemplates = (tx: Tx, agencyId: string): Promise<StoredTemplate[]> =>
  templates(tx, agencyId).orderBy('name_folded').orderBy('id').execute();

export const findTemplate = (tx: Tx, agencyId: string, id: string): Promise<StoredTemplate | undefined> =>
  templates(tx, agencyId).where('id', '=', id).executeTakeFirst();

/** Writes a template and gives its id. Throws 409 TEMPLATE_NAME_TAKEN. */
export async function insertTemplate(
  tx: Tx,
  agencyId: string,
  name: string,
  { jobDescription, benefits, process }: PositionStart,
): Promise<string> {
  const id = newId();
  await withFreeName(
    tx
      .insertInto('position_templates')
      .values({
        agency_id: agencyId,
        id,
        name,
        job_description: jobDescription,
        benefits: [...benefits],
        process: JSON.stringify(process),
        created_at: now(),
        updated_at: now(),
      })
      .execute(),
  );
  return id;
}

/** Whether there was one to rename. Throws 409 TEMPLATE_NAME_TAKEN. */
export async function renameTemplateRow(
  tx: Tx,
  agencyId: string,
  id: string,
  name: string,
): Promise<boolean> {
  const row = await withFreeName(
    tx
      .updateTable('position_templates')
      .set({ name, updated_at: now() })
      .where('agency_id', '=', agencyId)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst(),
  );
  return row !== undefined;
}

/** Whether there was one to delete. */
export async function removeTemplateRow(tx: Tx, agencyId: string, id: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('position_templates')
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
