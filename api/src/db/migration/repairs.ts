interface Repair {
  /** Run before and after the file, in its transaction. */
  readonly before: string;
  readonly after: string;
}

/**
 * Landed files that fail in some database, and what lets them pass there. They cannot be edited: others have run them.
 * 0027 fills a column of `duplicate_pairs`, which forces row-level security on its owner: one who is no superuser changes no
 * row, and the column cannot become `not null`.
 */
export const REPAIRS: ReadonlyMap<string, Repair> = new Map([
  [
    '0027_candidate_keys.sql',
    {
      before: 'alter table duplicate_pairs no force row level security',
      after: 'alter table duplicate_pairs force row level security',
    },
  ],
]);
