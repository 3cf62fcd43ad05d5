import { setImmediate } from 'node:timers/promises';
import { createCandidateBody } from '@cantera/shared/contracts/candidate-creation';
import type { PoolProfile, RowProblem, TextEncoding } from '@cantera/shared/contracts/hunt-profiles';
import { keysOf } from '../../candidates/index.ts';
import { decodeText } from './decode.ts';
import { type Drafts, ProfilesNotReadable } from './draft.ts';
import { readCsv } from './read-csv.ts';
import { readResumes } from './read-resumes.ts';
import { toProfile } from './to-profile.ts';

/** Somebody of a file, as they can be made a candidate, with the row that they stand in. */
export interface ReadProfile {
  readonly row: number;
  readonly profile: PoolProfile;
  readonly emailKey: string | null;
  readonly linkedinKey: string | null;
}
export interface ReadProfiles {
  readonly format: 'csv' | 'json';
  readonly encoding: TextEncoding;
  readonly people: readonly ReadProfile[];
  readonly problems: readonly RowProblem[];
  readonly leftOut: number;
  readonly unknownColumns: readonly string[];
}

const { shape } = createCandidateBody;

/** Rows that are read before others get their turn of the process. */
const SHARE = 50;

const draftsOf = (text: string): Drafts & { format: ReadProfiles['format'] } =>
  /^\s*[[{]/.test(text) ? { ...readResumes(text), format: 'json' } : { ...readCsv(text), format: 'csv' };

/**
 * The people of a file, each once, and what is wrong with its rows, in their order. Throws ProfilesNotReadable where nothing
 * of it can be used.
 */
export async function readProfiles(bytes: Buffer): Promise<ReadProfiles> {
  const decoded = decodeText(bytes);
  if (!decoded) throw new ProfilesNotReadable('NOT_TEXT');
  const { text, encoding } = decoded;
  if (text.trim() === '') throw new ProfilesNotReadable('EMPTY');
  const { drafts, broken, unknownColumns, format } = draftsOf(text);
  const people: ReadProfile[] = [];
  const problems: RowProblem[] = broken.map((one) => ({
    ...one,
    field: null,
    otherRow: null,
    isUsed: false,
  }));
  const rows = new Map<string, number>();
  let count = 0;
  for (const draft of drafts) {
    count += 1;
    if (count % SHARE === 0) await setImmediate();
    const { row } = draft;
    const { profile, wrong } = toProfile(draft);
    const { email, linkedin } = keysOf(profile);
    const keys = [...(email ? [`e ${email}`] : []), ...(linkedin ? [`l ${linkedin}`] : [])];
    const otherRow = keys.map((key) => rows.get(key)).find((other) => other !== undefined) ?? null;
    const isNamed = shape.firstName.safeParse(profile.firstName).success;
    if (!isNamed || otherRow !== null) {
      const reason = isNamed ? 'SAME_PERSON' : 'NO_NAME';
      problems.push({ row, reason, field: null, otherRow: isNamed ? otherRow : null, isUsed: false });
      continue;
    }
    for (const key of keys) rows.set(key, row);
    for (const one of wrong) problems.push({ ...one, row, otherRow: null, isUsed: true });
    people.push({ row, profile, emailKey: email, linkedinKey: linkedin });
  }
  const told = problems.toSorted((one, other) => one.row - other.row);
  if (people.length === 0)
    throw new ProfilesNotReadable(told.length === 0 ? 'EMPTY' : 'NOBODY', unknownColumns, told);
  return {
    format,
    encoding,
    people,
    problems: told,
    leftOut: told.filter(({ isUsed }) => !isUsed).length,
    unknownColumns,
  };
}
