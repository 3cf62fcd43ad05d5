import { newId } from '@cantera/shared/api-client';
import { stageDateErrors } from '@cantera/shared/contracts/candidate-stages';
import type { FieldError } from '@cantera/shared/contracts/errors';
import { partialDate } from '@cantera/shared/contracts/primitives';
import type { CityChoice } from '@cantera/shared/lookups';
import { z } from 'zod';
import type { Stage } from '../person/stages.ts';

/** A place of the form; its id is empty for one that a CV names and that no city of ours is. */
export const cityValue = z.object({ id: z.string(), address: z.string() });

const entry = z.object({
  id: z.string(),
  what: z.string().trim().min(1).max(200),
  where: z.string().trim().min(1).max(100),
  location: cityValue.nullable(),
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
  isPresent: z.boolean(),
  /** The dates that are stored: a CV may tell of a degree to come, which is no mistake of whoever edits its name. */
  stored: z.object({ startDate: z.string().nullable(), endDate: z.string().nullable() }).nullable(),
});
/** An education or an experience while it is edited; dates as precise as they are known. */
export type EntryValues = z.infer<typeof entry>;
export type EntriesValues = { entries: EntryValues[] };

/** The end as it counts: none while it goes on. */
const endOf = ({ isPresent, endDate }: EntryValues): string | null => (isPresent ? null : endDate || null);

/** Today where the reader is, as an ISO date. */
export function localToday(now = new Date()): string {
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/** A text that is no date compares with none. */
const dateOf = (text: string | null): string | null => (partialDate.safeParse(text).success ? text : null);

function checkDates(value: EntryValues, context: z.RefinementCtx, endsByToday: boolean): void {
  const dates = { startDate: value.startDate, endDate: endOf(value) };
  const known = { startDate: dateOf(dates.startDate), endDate: dateOf(dates.endDate) };
  const errors = stageDateErrors(known, { today: localToday(), endsByToday });
  const { stored } = value;
  const isNewStart = dates.startDate !== (stored?.startDate ?? null);
  const isNewEnd = dates.endDate !== (stored?.endDate ?? null);
  const refuse = (field: keyof typeof dates, message: FieldError | undefined) => {
    const problem = dates[field] && known[field] === null ? 'invalid_date' : message;
    if (problem) context.addIssue({ code: 'custom', message: problem, path: [field] });
  };
  if (isNewStart) refuse('startDate', errors.startDate);
  if (isNewEnd || isNewStart) refuse('endDate', errors.endDate);
}

const schemaOf = (endsByToday: boolean) =>
  z.object({
    entries: z.array(entry.superRefine((value, context) => checkDates(value, context, endsByToday))).max(100),
  });
/** The rules of the two kinds: what may not go on has ended by today. */
export const entriesSchemas = { mayGoOn: schemaOf(false), endsByToday: schemaOf(true) };

export function entryOf(stage: Stage, mayGoOn: boolean): EntryValues {
  const { id, what, where, locationId, locationName, startDate, endDate } = stage;
  return {
    id,
    what,
    where,
    location: locationName === null ? null : { id: locationId ?? '', address: locationName },
    startDate,
    endDate,
    isPresent: mayGoOn && startDate !== null && endDate === null,
    stored: { startDate, endDate },
  };
}

/** A new entry has its id from the start, so that a creation whose answer was lost can be repeated. */
export const blankEntry = (): EntryValues => ({
  id: newId(),
  what: '',
  where: '',
  location: null,
  startDate: null,
  endDate: null,
  isPresent: false,
  stored: null,
});

export type EntryChange = Partial<{
  what: string;
  where: string;
  location: CityChoice | null;
  startDate: string | null;
  endDate: string | null;
}>;

/** What of an entry differs from how it was; empty when nothing does. */
export function changeOf(now: EntryValues, before: EntryValues): EntryChange {
  const isMoved =
    now.location?.id !== before.location?.id ||
    // Without an id the words are all there is of a place.
    (now.location?.id === '' && now.location.address !== before.location?.address);
  return {
    ...(now.what.trim() === before.what ? {} : { what: now.what.trim() }),
    ...(now.where.trim() === before.where ? {} : { where: now.where.trim() }),
    ...(isMoved ? { location: now.location } : {}),
    ...(now.startDate === before.startDate ? {} : { startDate: now.startDate }),
    ...(endOf(now) === endOf(before) ? {} : { endDate: endOf(now) }),
  };
}

/** The place as the server takes it: a city's id. What only a CV names has none, and stays while it is left alone. */
const placeOf = (location: CityChoice | null): { location?: string | null } =>
  location?.id === '' ? {} : { location: location?.id ?? null };

export const entryBody = (value: EntryValues) => ({
  id: value.id,
  what: value.what,
  where: value.where,
  ...placeOf(value.location),
  startDate: value.startDate,
  endDate: endOf(value),
});

export const entryChange = ({ location, ...change }: EntryChange) => ({
  ...change,
  ...(location === undefined ? {} : placeOf(location)),
});
