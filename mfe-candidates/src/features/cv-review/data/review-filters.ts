import type { Intake, IntakeItemStatus } from '@cantera/shared/contracts/intakes';

/** The groups by which the CVs of an intake are looked at: a part of the address, and the statuses in it. */
export const REVIEW_FILTERS = [
  { name: 'todo', statuses: ['UPLOADED', 'READING', 'READY', 'NEEDS_NAME', 'LIKELY_DOUBLE', 'UNREADABLE'] },
  { name: 'ready', statuses: ['READY'] },
  { name: 'duplicates', statuses: ['LIKELY_DOUBLE'] },
  { name: 'nameless', statuses: ['NEEDS_NAME'] },
  { name: 'unreadable', statuses: ['UNREADABLE'] },
  { name: 'reading', statuses: ['UPLOADED', 'READING'] },
  { name: 'done', statuses: ['CREATED', 'ATTACHED', 'SKIPPED'] },
] as const satisfies readonly { name: string; statuses: readonly IntakeItemStatus[] }[];
export type ReviewFilter = (typeof REVIEW_FILTERS)[number];
export type ReviewFilterName = ReviewFilter['name'];

const [FIRST] = REVIEW_FILTERS;
export const filterNamed = (name: string | null): ReviewFilter =>
  REVIEW_FILTERS.find((filter) => filter.name === name) ?? FIRST;

type Counts = Intake['counts'];
export const countOf = (counts: Counts, statuses: readonly IntakeItemStatus[]): number =>
  statuses.reduce((sum, status) => sum + (counts[status] ?? 0), 0);

const DECIDED: readonly IntakeItemStatus[] = ['CREATED', 'ATTACHED', 'SKIPPED'];
const UNREAD: readonly IntakeItemStatus[] = ['UPLOADED', 'READING'];
export const isDecided = ({ status }: { status: IntakeItemStatus }): boolean => DECIDED.includes(status);
export const isUnread = ({ status }: { status: IntakeItemStatus }): boolean => UNREAD.includes(status);

/** How far an intake has come: `open` are all that nobody has decided, `left` those of them that can be. */
export function progressOf(counts: Counts) {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const unread = countOf(counts, UNREAD);
  const decided = countOf(counts, DECIDED);
  return { total, read: total - unread, decided, open: total - decided, left: total - unread - decided };
}
