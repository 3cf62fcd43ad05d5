export { type ReadCvOptions, readCv } from './read-cv.ts';
export type {
  CvEducation,
  CvField,
  CvFields,
  CvLanguage,
  CvLanguageLevel,
  CvLocation,
  CvReading,
  CvReason,
  CvSource,
  CvStatus,
  CvTongue,
  CvWorkExperience,
} from './types.ts';
