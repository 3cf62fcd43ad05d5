import { templateNameErrors } from '@cantera/shared/contracts/position-templates';
import { sql } from 'kysely';
import pg from 'pg';
import { now } from '../../../clock.ts';
import type { Tx } from '../../../db/tenant.ts';
import { fail } from '../../../errors.ts';
import { newId } from '../../../ids.ts';
import type { PositionStart } from './position-start.ts';

/** A template without the text of its description. */
export interface StoredTemplate extends Omit<PositionStart, 'jobDescription'> {
  readonly id: string;
  readonly name: string;
  readonly hasDescription: boolean;
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
  tx.selectFrom('position_templates').where('agency_id', '=', agencyId);

const storedTemplates = (tx: Tx, agencyId: string) =>
  templates(tx, agencyId)
    .select(['id', 'name', 'benefits', 'process', 'updated_at as updatedAt'])
    .select((eb) => eb('job_description', '<>', '').$castTo<boolean>().as('hasDescription'));

/** All templates, by name. */
export const listTemplates = (tx: Tx, agencyId: string): Promise<StoredTemplate[]> =>
  storedTemplates(tx, agencyId).orderBy('name_folded').orderBy('id').execute();

export const findTemplate = (tx: Tx, agencyId: string, id: string): Promise<StoredTemplate | undefined> =>
  storedTemplates(tx, agencyId).where('id', '=', id).executeTakeFirst();

/** What a template holds; undefined when it is gone. */
export const findTemplateStart = (tx: Tx, agencyId: string, id: string): Promise<PositionStart | undefined> =>
  templates(tx, agencyId)
    .select(['job_description as jobDescription', 'benefits', 'process'])
    .where('id', '=', id)
    .executeTakeFirst();

/** How many templates there are; nobody else who asks adds one until the transaction ends. */
export async function countAndHoldTemplates(tx: Tx, agencyId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`position templates:${agencyId}`}, 0))`.execute(
    tx,
  );
  const { count } = await templates(tx, agencyId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

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
