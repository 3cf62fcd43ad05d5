import type { Stage } from '../../../lib/person/stages.ts';

/** A stage while it is edited; dates as `YYYY` or `YYYY-MM`. */
export type StageDraft = {
  key: string;
  id: string | undefined;
  what: string;
  where: string;
  locationId: string | null;
  start: string;
  end: string;
  /** What was stored, kept when the shorter form was not changed. */
  stored: Stage | undefined;
};
export type StageProblem = 'what' | 'where' | 'start' | 'end';

let lastKey = 0;
const nextKey = () => {
  lastKey += 1;
  return `new-${lastKey}`;
};

const short = (date: string | null): string => date?.slice(0, 7) ?? '';

export const draftOf = (stored: Stage): StageDraft => ({
  key: stored.id,
  id: stored.id,
  what: stored.what,
  where: stored.where,
  locationId: stored.locationId,
  start: short(stored.startDate),
  end: short(stored.endDate),
  stored,
});

export const emptyDraft = (): StageDraft => ({
  key: nextKey(),
  id: undefined,
  what: '',
  where: '',
  locationId: null,
  start: '',
  end: '',
  stored: undefined,
});

const isDate = (typed: string): boolean => typed === '' || /^\d{4}(-(0[1-9]|1[0-2]))?$/.test(typed);

/** What keeps a draft from being saved. */
export function problemsOf({ what, where, start, end }: StageDraft, now = new Date()): StageProblem[] {
  const month = now.toISOString().slice(0, 7);
  const problems: StageProblem[] = [];
  if (what.trim() === '') problems.push('what');
  if (where.trim() === '') problems.push('where');
  if (!isDate(start) || start.slice(0, 7) > month) problems.push('start');
  const common = Math.min(start.length, end.length);
  if (!isDate(end) || (start !== '' && end !== '' && end.slice(0, common) < start.slice(0, common)))
    problems.push('end');
  return problems;
}

const dateOf = (typed: string, stored: string | null | undefined): string | null =>
  stored && short(stored) === typed ? stored : typed || null;

/** The parts that both kinds of stage have on the wire. */
export const storedPart = (draft: StageDraft) => ({
  ...(draft.id ? { id: draft.id } : {}),
  location: draft.locationId,
  startDate: dateOf(draft.start, draft.stored?.startDate),
  endDate: dateOf(draft.end, draft.stored?.endDate),
});
