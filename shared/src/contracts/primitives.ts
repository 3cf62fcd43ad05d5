import { z } from 'zod';
import { isDay } from './day.ts';

export const id = z.uuid();
export const idParams = z.object({ id });
/** ISO 8601 date-time in UTC. */
export const dateTime = z.string();
/** ISO 8601 date without time. */
export const day = z.string().refine(isDay, 'invalid_date').brand<'Day'>();
const DATE_LENGTH = 'yyyy-mm-dd'.length;

/** Whether the date that the text starts with stands in the calendar, and the time after it exists. */
function isInCalendar(text: string): boolean {
  const day = `${text}-01-01`.slice(0, DATE_LENGTH);
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, DATE_LENGTH) !== day) return false;
  return text.length <= DATE_LENGTH || !Number.isNaN(Date.parse(text));
}
/**
 * ISO date, possibly without its day or month: `2024`, `2024-05`, `2024-05-31`, or a date-time whose date is taken. A day
 * that no calendar has (`2024-02-30`) is refused as `invalid_date`.
 */
export const partialDate = z
  .string()
  .regex(/^(?!0000)\d{4}(-\d{2}(-\d{2}(T[\d:.]+(Z|[+-]\d{2}:?\d{2})?)?)?)?$/)
  .refine(isInCalendar, 'invalid_date');
/** Place in a list by time after which an answer ends: `<created_at>_<id>`. */
export const timeCursor = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z_/)
  .refine((text) => {
    const [at, last] = text.split('_');
    return partialDate.safeParse(at).success && id.safeParse(last).success;
  });
/** ISO 639-1 language code. */
export const languageCode = z
  .string()
  .length(2)
  .regex(/^[A-Za-z]{2}$/);
/** ISO 4217 currency code. */
export const currencyCode = z
  .string()
  .length(3)
  .regex(/^[A-Z]{3}$/);

/** `{"data": …}` */
export const data = <T extends z.ZodType>(schema: T) => z.object({ data: schema });
/** `{"data": {"items": […]}}`, for lists without pages. */
export const items = <T extends z.ZodType>(schema: T) => data(z.object({ items: z.array(schema) }));

const countedPagination = z.object({
  page: z.number().int(),
  pageSize: z.number().int(),
  totalItems: z.number().int(),
});
export type CountedPagination = z.infer<typeof countedPagination>;
/**
 * `totalItems` is exact. It is left out when the request says `with_total=false`, and where a list is asked with
 * `total_may_wait=true` and counting takes longer than its page: there are more than `moreThan` then.
 */
const pagination = countedPagination
  .partial({ totalItems: true })
  .extend({ moreThan: z.number().int().optional() });
export type Pagination = z.infer<typeof pagination>;
/** `{"data": {"items": […], "pagination": {…}}}` */
export const page = <T extends z.ZodType>(schema: T) =>
  data(z.object({ items: z.array(schema), pagination }));
/** A page that always says how many there are. */
export const countedPage = <T extends z.ZodType>(schema: T) =>
  data(z.object({ items: z.array(schema), pagination: countedPagination }));
/** For calls whose answer says no more than that it worked. */
export const done = data(z.object({}));

/** A whole number in a query string. */
export const queryInteger = (min: number, max: number, fallback: number) =>
  z
    .union([z.number(), z.string().transform(Number)])
    .pipe(z.number().int().min(min).max(max))
    .default(fallback);
/** `true` or `false` in a query string; empty is not given. */
export const queryBoolean = z
  .union([
    z.boolean(),
    z.enum(['true', 'false', '']).transform((text) => (text === '' ? undefined : text === 'true')),
  ])
  .optional();
/** Ids in a query string. */
export const MAX_QUERY_IDS = 200;
/** Comma-separated ids in a query string. */
export const queryIds = z
  .union([
    z.array(id).max(MAX_QUERY_IDS),
    z
      .string()
      .transform((text) => text.split(',').filter(Boolean))
      .pipe(z.array(id).max(MAX_QUERY_IDS)),
  ])
  .optional();

export const countedPageQuery = {
  page: queryInteger(1, 100_000, 1),
  perPage: queryInteger(1, 1000, 10),
};
export const pageQuery = {
  ...countedPageQuery,
  withTotal: queryBoolean.describe(
    '`false`: the page alone. Nothing is counted and `total_items` is left out.',
  ),
};

/** `field` ascending, `-field` descending. */
export const sortBy = <T extends string>(fields: readonly [T, ...T[]]) =>
  z
    .enum([...fields, ...fields.map((field) => `-${field}` as const)] as [T | `-${T}`, ...(T | `-${T}`)[]])
    .optional();

export const amount = z.object({ amount: z.number().nullable(), currency: z.string() });
export const locationSummary = z.object({
  id: z.string().nullable(),
  name: z.string(),
  address: z.string(),
  countryName: z.string(),
});
export type LocationSummary = z.infer<typeof locationSummary>;

/** A name or text that someone types: trimmed, without control characters. */
export const text = (min: number, max: number) => z.string().trim().min(min).max(max);
export const searchTerm = z.string().trim().max(200).optional();
