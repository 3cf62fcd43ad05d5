/** What a CV of the corpus says. Dates are `yyyy-mm`; `end: null` is a job or study that goes on. */
export interface Job {
  company: string;
  position: string;
  location?: string;
  start: string;
  end: string | null;
  notes: string[];
}
export interface Study {
  institution: string;
  degree: string;
  location?: string;
  start?: string;
  end: string | null;
}
export interface SpokenLanguage {
  /** As it is printed. */
  name: string;
  level: string;
  code: string;
  /** Null when the layout shows the level only as a drawing. */
  proficiency: 'A1-A2' | 'B1' | 'B2' | 'C1' | 'C2' | null;
}
export interface Person {
  firstName: string;
  lastName: string;
  email: string;
  /** As it is printed. */
  phone: string;
  location: string;
  jobTitle: string;
  /** Path after linkedin.com/in/; none when the CV names no profile. */
  linkedin?: string;
  summary?: string;
  jobs: Job[];
  studies: Study[];
  languages: SpokenLanguage[];
  hardSkills: string[];
  softSkills: string[];
}
export type Tongue = 'en' | 'es' | 'ca';
export type DatePrecision = 'month' | 'year';

/** One CV of the corpus: who, how it looks, and whether it is kept out of sight while the reader is tuned. */
export interface CorpusCv {
  id: string;
  language: Tongue;
  heldOut: boolean;
  features: string[];
  /** What the layout prints of each date; the ground truth says no more than the page does. */
  precision: DatePrecision;
  studyPrecision: DatePrecision;
  /** Whether the layout prints the person's title; without it the truth is the latest position. */
  showsTitle: boolean;
  person: Person;
  /** False for a page that is only a picture. */
  hasText: boolean;
  html: (person: Person) => string;
}
