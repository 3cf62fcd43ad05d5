import { call } from '@cantera/shared/api-client';
import * as stages from '@cantera/shared/contracts/candidate-stages';
import type { Candidate } from '@cantera/shared/contracts/candidates';
import {
  EDUCATION_SHAPE,
  type EntryShape,
  EXPERIENCE_SHAPE,
} from '../../../lib/candidate-fields/entry-shapes.ts';
import {
  type EntryChange,
  type EntryValues,
  entryBody,
  entryChange,
} from '../../../lib/candidate-fields/entry-values.ts';
import { educationStages, experienceStages, type Stage } from '../../../lib/person/stages.ts';

type Answer = Promise<{ data: Candidate }>;
type Target = { id: string; version: number | undefined };

/** What saving experiences and saving education differ in: their names and calls. */
export interface EntryKind {
  readonly shape: EntryShape;
  /** The names on the wire of the two texts. */
  readonly fields: { readonly what: string; readonly where: string };
  readonly stagesOf: (candidate: Candidate) => Stage[];
  readonly create: (target: Target, entry: EntryValues) => Answer;
  readonly update: (target: Target, entry: EntryValues, change: EntryChange) => Answer;
  readonly remove: (target: Target, ids: string[]) => Answer;
}

export const EXPERIENCES: EntryKind = {
  shape: EXPERIENCE_SHAPE,
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
  shape: EDUCATION_SHAPE,
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
