import { call } from '@cantera/shared/api-client';
import * as stages from '@cantera/shared/contracts/candidate-stages';
import type { Candidate } from '@cantera/shared/contracts/candidates';
import { educationStages, experienceStages, type Stage } from '../../../lib/person/stages.ts';
import { type EntryChange, type EntryValues, entryBody, entryChange } from './entry-values.ts';

type Answer = Promise<{ data: Candidate }>;
type Target = { id: string; version: number | undefined };

/** What differs between experiences and education: their words, their rules and their calls. */
export interface EntryKind {
  readonly title: 'candidates.update.experiences' | 'candidates.update.education';
  readonly words: {
    readonly what: 'candidates.field.position' | 'candidates.field.degree';
    readonly where: 'candidates.field.company' | 'candidates.field.institution';
    readonly add: 'candidates.edit.addExperience' | 'candidates.edit.addEducation';
    readonly none: 'candidates.page.noExperience' | 'candidates.page.noEducation';
  };
  /** Whether it may go on: `Present`. Otherwise it has ended by today. */
  readonly mayGoOn: boolean;
  /** The names on the wire of the two texts. */
  readonly fields: { readonly what: string; readonly where: string };
  readonly stagesOf: (candidate: Candidate) => Stage[];
  readonly create: (target: Target, entry: EntryValues) => Answer;
  readonly update: (target: Target, entry: EntryValues, change: EntryChange) => Answer;
  readonly remove: (target: Target, ids: string[]) => Answer;
}

export const EXPERIENCES: EntryKind = {
  title: 'candidates.update.experiences',
  words: {
    what: 'candidates.field.position',
    where: 'candidates.field.company',
    add: 'candidates.edit.addExperience',
    none: 'candidates.page.noExperience',
  },
  mayGoOn: true,
  fields: { what: 'position', where: 'companyName' },
  stagesOf: experienceStages,
  create: ({ id, version }, entry) => {
    const { what, where, ...rest } = entryBody(entry);
    const body = { ...rest, position: what, companyName: where, version };
    return call(stages.createWorkExperience, { params: { id }, body });
  },
  update: ({ id, version }, entry, change) => {
    const { what, where, ...rest } = entryChange(change);
    const body = { ...rest, position: what, companyName: where, version };
    return call(stages.updateWorkExperience, { params: { id, experienceId: entry.id }, body });
  },
  remove: ({ id, version }, ids) =>
    call(stages.deleteWorkExperiences, { params: { id }, body: { ids, version } }),
};

export const EDUCATION: EntryKind = {
  title: 'candidates.update.education',
  words: {
    what: 'candidates.field.degree',
    where: 'candidates.field.institution',
    add: 'candidates.edit.addEducation',
    none: 'candidates.page.noEducation',
  },
  mayGoOn: false,
  fields: { what: 'degree', where: 'institutionName' },
  stagesOf: educationStages,
  create: ({ id, version }, entry) => {
    const { what, where, ...rest } = entryBody(entry);
    const body = { ...rest, degree: what, institutionName: where, version };
    return call(stages.createEducation, { params: { id }, body });
  },
  update: ({ id, version }, entry, change) => {
    const { what, where, ...rest } = entryChange(change);
    const body = { ...rest, degree: what, institutionName: where, version };
    return call(stages.updateEducation, { params: { id, educationId: entry.id }, body });
  },
  remove: ({ id, version }, ids) => call(stages.deleteEducations, { params: { id }, body: { ids, version } }),
};
