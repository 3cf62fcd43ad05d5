/** Where a value stood: page from 1, `bbox` in PDF points with the origin at the top left. */
export interface CvSource {
  page: number;
  bbox: [x0: number, y0: number, x1: number, y1: number];
  /** The words as they are printed. */
  text: string;
}
/** A value read from a CV; `confidence` from 0 to 1. */
export interface CvField<T> {
  value: T;
  confidence: number;
  source: CvSource;
}
export interface CvLocation {
  /** As printed. */
  text: string;
  city: string | null;
  /** ISO 3166-1 alpha-2. */
  countryCode: string | null;
}
/** Dates are ISO `yyyy-mm`, or `yyyy` where the CV prints only years; `endDate` is null while it goes on or when unknown. */
export interface CvWorkExperience {
  companyName: string;
  position: string;
  location: string | null;
  startDate: string | null;
  endDate: string | null;
  isCurrent: boolean;
  description: string | null;
}
export interface CvEducation {
  institutionName: string;
  degree: string;
  location: string | null;
  startDate: string | null;
  endDate: string | null;
}
export type CvLanguageLevel = 'A1-A2' | 'B1' | 'B2' | 'C1' | 'C2';
export interface CvLanguage {
  /** ISO 639-1. */
  code: string;
  /** Null when the CV names the language without a level in words (drawn dots, for one). */
  proficiency: CvLanguageLevel | null;
}
/** Everything that was read surely enough; what was not is null or missing from its list. */
export interface CvFields {
  firstName: CvField<string> | null;
  lastName: CvField<string> | null;
  email: CvField<string> | null;
  /** Digits with an optional leading `+`. */
  phone: CvField<string> | null;
  location: CvField<CvLocation> | null;
  jobTitle: CvField<string> | null;
  /** Whole address, `https://www.linkedin.com/in/…`. */
  linkedin: CvField<string> | null;
  summary: CvField<string> | null;
  workExperiences: CvField<CvWorkExperience>[];
  educations: CvField<CvEducation>[];
  languages: CvField<CvLanguage>[];
  hardSkills: CvField<string>[];
  softSkills: CvField<string>[];
}
/**
 * A job (`what`: position, `where`: company) or an education (degree, institution) that a language model has found in lines of
 * which the reader was unsure. Each of its words stands there; what was not found is empty or null.
 */
export interface CvModelEntry {
  list: 'workExperiences' | 'educations';
  what: string;
  where: string;
  startDate: string | null;
  endDate: string | null;
  source: CvSource;
}
/** Headings that lines stand under; `header` is what stands before the first. */
export type CvSectionKind =
  | 'header'
  | 'contact'
  | 'summary'
  | 'experience'
  | 'education'
  | 'languages'
  | 'skills'
  | 'softSkills'
  | 'other';
/** A printed line that people can see; `bbox` as in `CvSource`. */
export interface CvLine {
  text: string;
  bbox: [x0: number, y0: number, x1: number, y1: number];
  section: CvSectionKind;
}
/** What a page says to people, in reading order. */
export interface CvPage {
  number: number;
  /** Whether it is known what people can see; where it is not, the lines are all that the file says. */
  checked: boolean;
  lines: CvLine[];
  /** Words that the file holds there and people cannot see. */
  hidden: string[];
  /** What became of a page that is a picture of one; missing of any other. */
  scan?: CvScan;
}
/**
 * A page that is a picture: its words were recognised, none where it has no lines; nothing that recognises words was there; or
 * there was, and it had no time for the page or found too little.
 */
export type CvScan = 'READ' | 'UNREAD' | 'SKIPPED';
export type CvTongue = 'en' | 'es' | 'ca';
export type CvStatus = 'READ' | 'NO_TEXT' | 'ENCRYPTED' | 'BROKEN' | 'TOO_LARGE' | 'TIMEOUT';
/** Why a CV could not be read, or what to know about one that could. */
export type CvReason =
  | 'OK'
  | 'ONLY_FIRST_PAGES_READ'
  | 'NO_TEXT_LAYER'
  | 'PASSWORD_NEEDED'
  | 'NOT_A_PDF'
  | 'EMPTY_FILE'
  | 'DAMAGED'
  | 'READER_CRASHED'
  | 'READER_KILLED'
  | 'FILE_TOO_LARGE'
  | 'MEMORY_LIMIT'
  | 'TIME_LIMIT';
export interface CvReading {
  status: CvStatus;
  reason: CvReason;
  /** Pages of the document, of which at most the first 20 are read; 0 when it could not be opened. */
  pageCount: number;
  /** The language the CV is written in; null without text. */
  language: CvTongue | null;
  fields: CvFields;
  /** What was not read surely enough to stand among the fields. Stored readings of an older program have none. */
  unsure?: CvFields;
  /** What a language model has found where the reader was unsure; missing where none was asked. */
  byModel?: readonly CvModelEntry[];
  /** The pages that were read; none of a file that could not be opened. */
  pages: CvPage[];
  /** How many pages are pictures: those of which words were read, and those of which none were. Missing without any. */
  scans?: { read: number; unread: number };
}

export function emptyFields(): CvFields {
  return {
    firstName: null,
    lastName: null,
    email: null,
    phone: null,
    location: null,
    jobTitle: null,
    linkedin: null,
    summary: null,
    workExperiences: [],
    educations: [],
    languages: [],
    hardSkills: [],
    softSkills: [],
  };
}
