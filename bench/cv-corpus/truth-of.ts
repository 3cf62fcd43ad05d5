import { type GroundTruth, groundTruth } from '../cv/corpus/truth.ts';
import { isKeptOut } from '../cv/printed-layouts.ts';
import type { Abilities } from './abilities.ts';
import type { Drawn } from './drawn.ts';
import type { Invented } from './people/invented.ts';
import type { Source } from './source.ts';

/** The file beside each PDF. */
export interface PrintedTruth extends GroundTruth {
  template: string;
  source: Source['name'];
}
interface Document {
  id: string;
  template: string;
  source: Source['name'];
  person: Invented;
}

const dated = (date: string, precision: 'month' | 'year' | 'none'): string =>
  precision === 'none' ? '' : date.slice(0, precision === 'year' ? 4 : 7);

/** Kind and area in the order in which the page has them; a page may show one of them only. */
function degreeOf(study: Invented['studies'][number], abilities: Abilities, drawn: Drawn): string {
  if (!abilities.studyKinds || !abilities.studyAreas)
    return abilities.studyKinds ? study.kind : abilities.studyAreas ? study.area : '';
  const { kind, area } = study;
  const isReversed = drawn.at(`${kind}${area}`) < 0 && drawn.at(`${area}${kind}`) >= 0;
  return isReversed ? `${area} ${kind}` : `${kind} ${area}`;
}

/** Whether soft skills are shown: in a group of their own, or, where there are no groups, every one of them among the others. */
const showsSoftSkills = (person: Invented, a: Abilities, drawn: Drawn): boolean =>
  person.isGrouped ? a.softSkills : person.softSkills.every((skill) => drawn.has(skill));

/** The person as far as the template tells of them. */
function seen(person: Invented, a: Abilities, drawn: Drawn): Invented {
  return {
    ...person,
    jobTitle: a.title ? person.jobTitle : (person.jobs[0]?.position ?? ''),
    summary: a.summary ? person.summary : undefined,
    email: a.email ? person.email : '',
    phone: a.phone ? person.phone : '',
    location: a.location ? person.location : '',
    linkedin: a.linkedin ? person.linkedin : undefined,
    languages: a.languages ? person.languages : [],
    hardSkills: a.groupedSkills || !person.isGrouped ? person.hardSkills : [],
    softSkills: showsSoftSkills(person, a, drawn) ? person.softSkills : [],
  };
}

/** Every value that the truth will name and the page should show. */
function valuesOf(p: Invented, a: Abilities): string[] {
  return [
    p.firstName,
    p.lastName,
    p.email,
    p.phone,
    a.location ? p.city : '',
    a.title ? p.jobTitle : '',
    p.linkedin ?? '',
    p.summary ?? '',
    ...p.jobs.flatMap((j) => [j.company, j.position, a.jobPlaces ? (j.location ?? '') : '']),
    ...p.studies.flatMap((s) => [s.institution, a.studyKinds ? s.kind : '', a.studyAreas ? s.area : '']),
    ...p.languages.flatMap((l) => [l.name, a.levels ? l.level : '']),
    ...p.hardSkills,
    ...p.softSkills,
    ...p.jobs.map((j) => dated(j.start, a.jobStarts).slice(0, 4)),
    ...p.jobs.map((j) => dated(j.end ?? '', a.jobEnds).slice(0, 4)),
  ].filter((value) => value !== '');
}

/**
 * What the document says, or the first value that it should show and does not (text that a layout cut off): such a document
 * has no exact truth.
 */
export function truthOf(document: Document, a: Abilities, drawn: Drawn): PrintedTruth | { lost: string } {
  const person = seen(document.person, a, drawn);
  const lost = valuesOf(person, a).find((value) => !drawn.has(value));
  if (lost !== undefined) return { lost };
  const { id, template, source } = document;
  const truth = groundTruth({
    id,
    language: person.language,
    heldOut: isKeptOut(template),
    features: [person.kind, ...(person.hasPhoto ? ['photo'] : [])],
    precision: 'month',
    studyPrecision: 'month',
    showsTitle: true,
    hasText: true,
    person,
    html: () => '',
  });
  return {
    ...truth,
    location: a.location && !drawn.has(person.location) ? person.city : truth.location,
    workExperiences: truth.workExperiences.map((job) => ({
      ...job,
      location: a.jobPlaces ? job.location : '',
      startDate: dated(job.startDate, a.jobStarts),
      endDate: dated(job.endDate, a.jobEnds),
    })),
    educations: person.studies.map((study) => ({
      institutionName: study.institution,
      degree: degreeOf(study, a, drawn),
      startDate: dated(study.start, a.studyStarts),
      endDate: dated(study.end ?? '', a.studyEnds),
    })),
    languages: a.levels ? truth.languages : truth.languages.map(({ code }) => ({ code, proficiency: null })),
    template,
    source,
  };
}
