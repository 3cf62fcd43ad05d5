import { MAX_FILE_BYTES } from '@cantera/shared/contracts/enums';

const isPdf = ({ type, name }: File): boolean =>
  type === 'application/pdf' || (type === '' && name.toLowerCase().endsWith('.pdf'));

/** Why a file cannot be a CV, as the message that says so. The server judges by content. */
export function cvProblem(file: File): 'candidates.cv.notPdf' | 'candidates.cv.tooLarge' | undefined {
  if (!isPdf(file)) return 'candidates.cv.notPdf';
  return file.size > MAX_FILE_BYTES ? 'candidates.cv.tooLarge' : undefined;
}
