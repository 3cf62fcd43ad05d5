import type { PdfPage } from '../text/pdf-document.ts';
import type { CvField, CvFields, CvSource } from '../types.ts';
import { boxAsItLay } from './lay.ts';

/** What is left of a reading's confidence in a value whose words were recognised, were each of them sure. */
const FACTOR = Number(process.env.LAB_FACTOR ?? 1);

/** The least certainty of the words within a box. */
function certaintyIn({ runs }: PdfPage, [x0, y0, x1, y1]: CvSource['bbox']): number {
  let least = 1;
  for (const { x, y, width, certainty, text } of runs) {
    const middle = x + width / 2;
    if (certainty !== undefined && /[\p{L}\p{N}]/u.test(text) && middle >= x0 && middle <= x1 && y >= y0 && y <= y1) least = Math.min(least, certainty);
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
    return {
      ...field,
      confidence: field.confidence * FACTOR * (process.env.LAB_MIN ? certaintyIn(page, bbox) : 1),
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
