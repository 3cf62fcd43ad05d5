import type {
  FILE_PROBLEMS,
  PoolProfile,
  ProfileField,
  RowProblem,
} from '@cantera/shared/contracts/hunt-profiles';

/** What a row or an entry says of somebody, as it was written. */
export type DraftProfile = {
  [K in keyof PoolProfile]: PoolProfile[K] extends readonly unknown[] ? PoolProfile[K] : string;
};
export interface Draft {
  readonly row: number;
  readonly profile: DraftProfile;
  /** What was wrong while it was read. */
  readonly problems: readonly FieldProblem[];
}
export interface FieldProblem {
  readonly reason: RowProblem['reason'];
  readonly field: ProfileField | null;
}
/** All that a file says: rows in which nobody stands are left out. */
export interface Drafts {
  /** Each is made when it is asked for. */
  readonly drafts: Iterable<Draft>;
  /** Rows of which nothing can be used. */
  readonly broken: readonly { readonly row: number; readonly reason: RowProblem['reason'] }[];
  readonly unknownColumns: readonly string[];
}

/** Makes the drafts one by one, as they are asked for. */
export function* draftsBy<T>(
  entries: readonly T[],
  make: (entry: T) => Draft,
): Generator<Draft, void, undefined> {
  for (const entry of entries) yield make(entry);
}

type FileProblem = (typeof FILE_PROBLEMS)[number];
/** A file of which nothing can be read. */
export class ProfilesNotReadable extends Error {
  readonly reason: FileProblem;
  readonly columns: readonly string[];
  readonly problems: readonly RowProblem[];
  constructor(reason: FileProblem, columns: readonly string[] = [], problems: readonly RowProblem[] = []) {
    super(`profiles cannot be read: ${reason}`);
    this.reason = reason;
    this.columns = columns;
    this.problems = problems;
  }
}

/** Characters of a value that are read, of a name, and of what says which languages somebody speaks. */
export const LONGEST_VALUE = 30_000;
export const LONGEST_NAME = 200;
export const LONGEST_SAID = 500;

/** The beginning of a text: so many UTF-16 units at most, no character halved. */
export const cut = (text: string, length: number): string =>
  text.length <= length ? text : text.slice(0, length).replace(/[\ud800-\udbff]$/, '');

export const EMPTY_DRAFT: DraftProfile = {
  firstName: '',
  lastName: '',
  jobTitle: '',
  location: '',
  email: '',
  phoneNumber: '',
  linkedin: '',
  summary: '',
  jobs: [],
  educations: [],
  languages: [],
  skills: [],
};
