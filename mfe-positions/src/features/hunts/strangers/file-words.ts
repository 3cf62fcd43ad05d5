import type { RowProblem, UploadedProfiles } from '@cantera/shared/contracts/hunt-profiles';
import type { Translate } from '../data/hunt-words.ts';

/** What is wrong with a row, as one sentence. */
export function problemText(t: Translate, { row, reason, field, otherRow }: RowProblem): string {
  const column = field ? t(`hunts.files.field.${field}`) : '';
  return t(`hunts.files.problem.${reason}`, { row, field: column, other: otherRow ?? 0 });
}

/** Whether there is anything to say of a file beside how many people it names. */
export const hasNotes = ({ encoding, known, unknownColumns, problemCount }: UploadedProfiles): boolean =>
  encoding !== 'UTF-8' || known > 0 || unknownColumns.length > 0 || problemCount > 0;
