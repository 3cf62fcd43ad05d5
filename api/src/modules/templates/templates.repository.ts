import type { MessageTemplate } from '@cantera/shared/contracts/message-templates';
import { sql } from 'kysely';
import { now } from '../../clock.ts';
import type { Tx } from '../../db/tenant.ts';
import { newId } from '../../ids.ts';

const COLUMNS = ['id', 'name', 'subject', 'body', 'version', 'updated_at'] as const;
interface Row {
  id: string;
  name: string;
  subject: string;
  body: string;
  version: number;
  updated_at: string;
}
type Texts = Pick<Row, 'name' | 'subject' | 'body'>;

const toTemplate = ({ updated_at: updatedAt, ...row }: Row): MessageTemplate => ({ ...row, updatedAt });

/** All templates, by name. */
export async function listTemplates(tx: Tx, agencyId: string): Promise<MessageTemplate[]> {
  const rows = await tx
    .selectFrom('message_templates')
    .select(COLUMNS)
    .where('agency_id', '=', agencyId)
    .orderBy(sql`app.fold(name)`)
    .orderBy('id')
    .execute();
  return rows.map(toTemplate);
}

export async function insertTemplate(tx: Tx, agencyId: string, texts: Texts): Promise<MessageTemplate> {
  const row = await tx
    .insertInto('message_templates')
    .values({ agency_id: agencyId, id: newId(), ...texts, created_at: now(), updated_at: now() })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
  return toTemplate(row);
}

/** The version of a template that nobody else changes until the transaction ends; undefined for none of the agency. */
export async function lockTemplate(tx: Tx, agencyId: string, id: string): Promise<number | undefined> {
  const row = await tx
    .selectFrom('message_templates')
    .select('version')
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row?.version;
}

/** Writes the texts as the next version. */
export async function writeTemplate(
  tx: Tx,
  agencyId: string,
  id: string,
  texts: Texts,
): Promise<MessageTemplate> {
  const row = await tx
    .updateTable('message_templates')
    .set({ ...texts, version: sql<number>`version + 1`, updated_at: now() })
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
  return toTemplate(row);
}

/** Whether there was one to delete. */
export async function removeTemplate(tx: Tx, agencyId: string, id: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('message_templates')
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
