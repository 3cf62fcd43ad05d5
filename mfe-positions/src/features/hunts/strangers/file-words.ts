import { type RowProblem, TEXT_ENCODINGS, uploadHuntProfiles } from '@cantera/shared/contracts/hunt-profiles';
import { z } from 'zod';
import type { Translate } from '../data/hunt-words.ts';

/** What was read of a file, as a form keeps it: without its encoding in a draft, or an answer, of a version that did not say it. */
export const readFile = uploadHuntProfiles.response.shape.data.extend({
  encoding: z.enum(TEXT_ENCODINGS).optional(),
});
export type ReadFile = z.infer<typeof readFile>;

/** The encoding of a file where it is to be said. */
export const toldEncoding = ({ encoding }: ReadFile) => (encoding === 'UTF-8' ? undefined : encoding);

/** What is wrong with a row, as one sentence. */
export function problemText(t: Translate, { row, reason, field, otherRow }: RowProblem): string {
  const column = field ? t(`hunts.files.field.${field}`) : '';
  return t(`hunts.files.problem.${reason}`, { row, field: column, other: otherRow ?? 0 });
}

/** Whether there is anything to say of a file beside how many people it names. */
export const hasNotes = (file: ReadFile): boolean =>
  toldEncoding(file) !== undefined ||
  file.known > 0 ||
  file.unknownColumns.length > 0 ||
  file.problemCount > 0;
