import { type RawBuilder, sql } from 'kysely';

/**
 * JSON as text, written by concatenation: `json_build_object` costs PostgreSQL twice as much, which is felt in answers of hundreds of
 * rows. Each function gives an expression of type text.
 */
type Text = RawBuilder<string>;
type Expression = RawBuilder<unknown>;

/** A text column, with what must be escaped. */
export const jsonString = (value: Expression): Text => sql`to_json(${value})::text`;
/** A number or a boolean. */
export const jsonPlain = (value: Expression): Text => sql`(${value})::text`;
/** An id, or a word of a list of ours: nothing in it needs to be escaped. */
export const jsonWord = (value: Expression): Text => sql`'"' || ${value} || '"'`;
/** A moment, as the wire has it. */
export const jsonMoment = (value: Expression): Text =>
  sql`'"' || to_char(${value} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"'`;

/** An object of these keys, in their order; what is null in the database is null in it. The keys are the caller's own words. */
export const jsonObject = (parts: Readonly<Record<string, Text>>): Text =>
  sql`'{' || ${sql.join(
    Object.entries(parts).map(
      ([key, value], i) => sql`${sql.lit(`${i > 0 ? ',' : ''}"${key}":`)} || coalesce(${value}, 'null')`,
    ),
    sql` || `,
  )} || '}'`;
