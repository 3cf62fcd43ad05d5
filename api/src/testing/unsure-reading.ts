import { type CvField, type CvReading, emptyFields, unread } from '../modules/cv-reading/index.ts';

export interface UnsurePerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly email?: string;
  readonly phone?: string;
}
interface UnsureLines {
  readonly person?: UnsurePerson;
  /** What stands before the first heading. */
  readonly header?: readonly string[];
  /** The lines of each job and of each study; the reader doubts all of them. */
  readonly jobs?: readonly (readonly string[])[];
  readonly studies?: readonly (readonly string[])[];
  readonly confidence?: number;
}

const LINE = 14;
type Section = CvReading['pages'][number]['lines'][number]['section'];

/** A CV as the reader gives it that doubts every entry: each begins with its first line, which is all that it has of it. */
export function unsureReading(given: UnsureLines): CvReading {
  const { person, header = [], jobs = [], studies = [], confidence = 0.4 } = given;
  const lines: CvReading['pages'][number]['lines'] = [];
  const print = (text: string, section: Section): CvField<string> => {
    const top = lines.length * LINE;
    const bbox: CvField<string>['source']['bbox'] = [50, top, 300, top + 10];
    lines.push({ text, section, bbox });
    return { value: text, confidence, source: { page: 1, bbox, text } };
  };
  const sure = (value: string): CvField<string> => ({ ...print(value, 'header'), value, confidence: 0.9 });
  const fields = {
    ...emptyFields(),
    firstName: person ? sure(person.firstName) : null,
    lastName: person ? sure(person.lastName) : null,
    email: person?.email ? sure(person.email) : null,
    phone: person?.phone ? sure(person.phone) : null,
  };
  for (const text of header) print(text, 'header');
  const entries = (blocks: readonly (readonly string[])[], heading: string, section: Section) => {
    if (blocks.length > 0) print(heading, section);
    return blocks.map(([first = '', ...rest]) => {
      const field = print(first, section);
      for (const text of rest) print(text, section);
      return field;
    });
  };
  const dates = { location: null, startDate: null, endDate: null };
  const unsure = {
    ...emptyFields(),
    workExperiences: entries(jobs, 'Experience', 'experience').map((field) => ({
      ...field,
      value: { ...dates, companyName: '', position: field.value, isCurrent: false, description: null },
    })),
    educations: entries(studies, 'Education', 'education').map((field) => ({
      ...field,
      value: { ...dates, institutionName: '', degree: field.value },
    })),
  };
  const pages = [{ number: 1, checked: true, lines, hidden: [] }];
  return { ...unread('READ', 'OK', 1), fields, unsure, pages };
}
