import { newId } from '@cantera/shared/api-client';
import type { EndpointResponse } from '@cantera/shared/contracts';
import type { ExtractedCandidate, extractFromCv } from '@cantera/shared/contracts/candidate-creation';
import type { LocationSummary } from '@cantera/shared/contracts/primitives';
import { blankEntry, type EntryValues } from '../../../lib/candidate-fields/entry-values.ts';
import { skillsValues } from '../../../lib/candidate-fields/skills-values.ts';
import { NO_VALUES, type StepValues, type WizardDraftValues } from './wizard-draft.ts';

const placeOf = (place: LocationSummary | null) =>
  place && { id: place.id ?? '', address: place.address || place.name };

type ReadStage = Pick<EntryValues, 'what' | 'where' | 'startDate' | 'endDate'> & {
  location: LocationSummary | null;
};
const entryOf = ({ location, ...stage }: ReadStage, mayGoOn: boolean) => ({
  ...blankEntry(),
  ...stage,
  location: placeOf(location),
  isPresent: mayGoOn && stage.startDate !== null && stage.endDate === null,
  stored: null,
});

const textsOf = (read: ExtractedCandidate) => ({
  firstName: read.firstName ?? '',
  lastName: read.lastName ?? '',
  jobTitle: read.jobTitle ?? '',
  email: read.email ?? '',
  phoneNumber: read.phoneNumber ?? '',
  linkedin: read.linkedin ?? '',
  summary: read.summary ?? '',
});

/** What was read from a CV, as the steps hold it. */
export function valuesOfRead(read: ExtractedCandidate): StepValues {
  return {
    ...NO_VALUES,
    basic: { ...NO_VALUES.basic, ...textsOf(read), location: placeOf(read.location) },
    experiences: {
      entries: read.workExperiences.map(({ position, companyName, ...stage }) =>
        entryOf({ ...stage, what: position, where: companyName }, true),
      ),
    },
    education: {
      entries: read.educations.map(({ degree, institutionName, ...stage }) =>
        entryOf({ ...stage, what: degree, where: institutionName }, false),
      ),
    },
    skills: skillsValues(read),
  };
}

export const readDraft = (read: EndpointResponse<typeof extractFromCv>['data']): WizardDraftValues => ({
  key: newId(),
  method: 'CV',
  cv: {
    url: read.cvUrl,
    fileName: read.cvFileName,
    status: read.cvStatus,
    extracted: read.extracted,
    possibleDuplicates: read.possibleDuplicates,
    pages: read.cvPages,
    unsure: read.unsure,
    ...(read.isUnanswered ? { isUnanswered: true } : {}),
  },
  read: textsOf(read),
  values: valuesOfRead(read),
});
