export { type DateSpan, findDates, isOnlyDates } from './fields/dates.ts';
export { languagesIn } from './fields/languages.ts';
export { parseLocation } from './fields/location.ts';
export { isNameShaped, splitName } from './fields/person-name.ts';
export { detectTongue } from './fields/tongue.ts';
export { headingKind } from './layout/headings/heading-words.ts';
export { isCommonGivenName } from './lexicon/given-names.ts';
export { isCutOff, pagesRead, unread } from './outcome.ts';
export { compileCacheFolder } from './process/compile-cache.ts';
export { isReading } from './process/protocol.ts';
export { type ChildLimits, type ChildOutcome, runChild } from './process/run-child.ts';
export { type ReadCvOptions, readCv } from './read-cv.ts';
export { readForJob } from './read-for-job.ts';
export { type ScanReaders, scanReadersOf } from './scans/scan-readers.ts';
export { SURE } from './thresholds.ts';
export {
  type CvEducation,
  type CvField,
  type CvFields,
  type CvLanguage,
  type CvLanguageLevel,
  type CvLine,
  type CvLocation,
  type CvModelEntry,
  type CvPage,
  type CvReading,
  type CvReason,
  type CvScan,
  type CvSectionKind,
  type CvSource,
  type CvStatus,
  type CvTongue,
  type CvWorkExperience,
  emptyFields,
} from './types.ts';
export { READER } from './version.ts';
export { WaitingReaders } from './waiting-readers.ts';
