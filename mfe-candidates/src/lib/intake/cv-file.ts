import { MAX_FILE_BYTES } from '@cantera/shared/contracts/enums';

/** What a dialog that chooses the one CV of a form offers. */
export const PDF_TYPES = '.pdf,application/pdf';
/** What a dialog that chooses CVs of a list offers. */
export const CV_TYPES = `${PDF_TYPES},.docx,application/vnd.openxmlformats-officedocument.wordprocessingml.document,.odt,application/vnd.oasis.opendocument.text,.rtf,application/rtf,text/rtf`;

const isPdf = ({ type, name }: File): boolean =>
  type === 'application/pdf' || (type === '' && name.toLowerCase().endsWith('.pdf'));
/** Old Word files too: the server says of each why it cannot be read. */
const isOffered = ({ type, name }: File): boolean =>
  /\.(?:pdf|docx?|odt|rtf)$/i.test(name) || (type !== '' && CV_TYPES.split(',').includes(type));
/** A document with text, of which a list makes a PDF. */
export const isDocument = (file: File): boolean => isOffered(file) && !isPdf(file);
const isTooLarge = ({ size }: File): boolean => size > MAX_FILE_BYTES;

/** Why a file cannot be the one CV of a form, as the message that says so. The server judges by content. */
export function cvProblem(
  file: File,
): 'candidates.cv.notPdf' | 'candidates.cv.empty' | 'candidates.cv.tooLarge' | undefined {
  if (!isPdf(file)) return 'candidates.cv.notPdf';
  if (file.size === 0) return 'candidates.cv.empty';
  return isTooLarge(file) ? 'candidates.cv.tooLarge' : undefined;
}

/** Why a file cannot be in a list of CVs, which takes text documents as well. The server judges by content. */
export function listedCvProblem(file: File): 'NOT_CV' | 'EMPTY' | 'TOO_LARGE' | undefined {
  if (!isOffered(file)) return 'NOT_CV';
  if (file.size === 0) return 'EMPTY';
  return isTooLarge(file) ? 'TOO_LARGE' : undefined;
}
