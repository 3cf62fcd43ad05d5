import type { SkillType } from '@cantera/shared/contracts/enums';
import type { Skill } from '@cantera/shared/contracts/skills';
import { sql } from 'kysely';
import type { Tx } from '../../db/tenant.ts';
import { newId } from '../../ids.ts';

const MIN_LETTERS = 3;
const MAX_RESULTS = 20;
const MAX_NAME = 100;

/** Skills whose name contains the text, those that start with it first; none below 3 characters. */
export async function findSkillsByText(
  tx: Tx,
  agencyId: string,
  type: SkillType,
  text: string,
): Promise<Skill[]> {
  const wanted = text.trim();
  if ([...wanted].length < MIN_LETTERS) return [];
  const pattern = sql<string>`regexp_replace(app.fold(${wanted}), '([\\\\%_])', '\\\\\\1', 'g')`;
  return tx
    .selectFrom('skills')
    .select(['id', 'name', 'type'])
    .where('agency_id', '=', agencyId)
    .where('type', '=', type)
    .where('name_folded', 'like', sql<string>`'%' || ${pattern} || '%'`)
    .orderBy(sql`name_folded like ${pattern} || '%'`, 'desc')
    .orderBy('name_folded')
    .limit(MAX_RESULTS)
    .execute();
}

/** The skills that the agency's positions ask for most; then, while there are few of those, by name. */
export async function commonSkills(tx: Tx, agencyId: string, type: SkillType): Promise<Skill[]> {
  return tx
    .selectFrom('skills as s')
    .leftJoin(
      (eb) =>
        eb
          .selectFrom('position_skills')
          .select(['skill_id', eb.fn.countAll<number>().as('uses')])
          .where('agency_id', '=', agencyId)
          .groupBy('skill_id')
          .as('used'),
      (join) => join.onRef('used.skill_id', '=', 's.id'),
    )
    .select(['s.id', 's.name', 's.type'])
    .where('s.agency_id', '=', agencyId)
    .where('s.type', '=', type)
    .orderBy(sql`coalesce(used.uses, 0)`, 'desc')
    .orderBy('s.name_folded')
    .limit(MAX_RESULTS)
    .execute();
}

/**
 * The skills of these names, made where they do not exist; names that differ in case or accents only are one skill.
 * In the order of the names, without doubles.
 */
export async function ensureSkills(
  tx: Tx,
  agencyId: string,
  type: SkillType,
  names: readonly string[],
): Promise<Skill[]> {
  const wanted = names
    // By characters: half of one cannot be stored.
    .map((name) => [...name.replace(/\s+/g, ' ').trim()].slice(0, MAX_NAME).join('').trim())
    .filter((name) => name !== '')
    .map((name) => ({ id: newId(), name }));
  if (wanted.length === 0) return [];
  const list = JSON.stringify(wanted);
  await sql`
    insert into skills (agency_id, id, name, type)
    select ${agencyId}::uuid, id, name, ${type}::text from json_to_recordset(${list}::json) as w (id uuid, name text)
    -- In one order, so that two that add the same skills wait for each other instead of ending each other.
    order by app.fold(name)
    on conflict (agency_id, type, name_folded) do nothing`.execute(tx);
  const { rows } = await sql<Skill>`
    select s.id, s.name, s.type
    from rows from (json_to_recordset(${list}::json) as (id uuid, name text)) with ordinality as w (id, name, place)
    join skills s on s.agency_id = ${agencyId}::uuid and s.type = ${type} and s.name_folded = app.fold(w.name)
    group by s.id, s.name, s.type order by min(w.place)`.execute(tx);
  return rows;
}

/** How many of the ids are skills of the agency and of the type. */
export async function countSkills(
  tx: Tx,
  agencyId: string,
  type: SkillType,
  ids: readonly string[],
): Promise<number> {
  if (ids.length === 0) return 0;
  const rows = await tx
    .selectFrom('skills')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where('type', '=', type)
    .where('id', 'in', [...ids])
    .execute();
  return rows.length;
}
