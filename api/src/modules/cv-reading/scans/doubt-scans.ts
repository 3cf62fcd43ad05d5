import type { PdfPage } from '../pdf-page.ts';
import type { CvField, CvFields, CvSource } from '../types.ts';
import { boxAsItLay } from './lay.ts';

/** What is left of the confidence in a value that was recognised, however sure its words are: a letter may be another. */
const FACTOR = 0.92;
/** Words are as good as sure from here on; below, the value is doubted by as much as its least sure word falls short. */
const SURE_WORD = 0.8;
/** Addresses and names are no words that tesseract knows: of what it is quite unsure, this much of the confidence is left. */
const LEAST = 0.75;

/** The least certainty of the words within a box. */
function certaintyIn({ runs }: PdfPage, [x0, y0, x1, y1]: CvSource['bbox']): number {
  let least = 1;
  for (const { x, y, width, certainty, text } of runs) {
    const middle = x + width / 2;
    const isInside = middle >= x0 && middle <= x1 && y >= y0 && y <= y1;
    if (certainty !== undefined && isInside && /[\p{L}\p{N}]/u.test(text)) least = Math.min(least, certainty);
  }
  return least;
}

/** The fields with less confidence in what was recognised in pictures, and with their places as the pages lay. */
export function doubtScans(fields: CvFields, pages: readonly PdfPage[]): CvFields {
  const scans = new Map(pages.filter(({ scan }) => scan === 'READ').map((page) => [page.number, page]));
  if (scans.size === 0) return fields;
  const doubt = <T>(field: CvField<T>): CvField<T> => {
    const page = scans.get(field.source.page);
    if (!page) return field;
    const { bbox } = field.source;
    const certainty = Math.max(LEAST, Math.min(1, certaintyIn(page, bbox) / SURE_WORD));
    return {
      ...field,
      confidence: field.confidence * FACTOR * certainty,
      source: { ...field.source, bbox: boxAsItLay(bbox, page.lay) },
    };
  };
  const one = <T>(field: CvField<T> | null) => field && doubt(field);
  return {
    firstName: one(fields.firstName),
    lastName: one(fields.lastName),
    email: one(fields.email),
    phone: one(fields.phone),
    location: one(fields.location),
    jobTitle: one(fields.jobTitle),
    linkedin: one(fields.linkedin),
    summary: one(fields.summary),
    workExperiences: fields.workExperiences.map(doubt),
    educations: fields.educations.map(doubt),
    languages: fields.languages.map(doubt),
    hardSkills: fields.hardSkills.map(doubt),
    softSkills: fields.softSkills.map(doubt),
  };
}
