import type { Candidate } from '@cantera/shared/contracts/candidates';
import { keptLists, NOTHING_CHOSEN } from './list-choice.ts';

type Lists = Pick<Candidate, 'workExperiences' | 'educations' | 'hardSkills' | 'softSkills' | 'languages'>;
const stage = (id: string, companyName: string, startDate: string | null) => ({
  id,
  companyName,
  position: 'Baker',
  location: null,
  startDate,
  endDate: null,
});
const skill = (id: string) => ({ id, name: id, type: 'HARD_SKILL' as const });
const of = (lists: Partial<Lists>): Lists => ({
  workExperiences: [],
  educations: [],
  hardSkills: [],
  softSkills: [],
  languages: [],
  ...lists,
});
const survivor = of({
  workExperiences: [stage('a', 'Forn Pujol', '2020-01')],
  hardSkills: [skill('bread')],
  languages: [{ code: 'ca', proficiency: 'B2' }],
});
const other = of({
  workExperiences: [stage('b', 'FORN PUJÓL', '2020'), stage('c', 'Cal Met', null)],
  hardSkills: [skill('bread'), skill('cakes')],
  languages: [
    { code: 'ca', proficiency: 'C2' },
    { code: 'es', proficiency: 'C1' },
  ],
});

it('[MERGE-25] keeps everything to begin with, what is the same once', () => {
  expect(keptLists(survivor, other, NOTHING_CHOSEN)).toEqual({
    workExperiences: ['a', 'c'],
    educations: [],
    skills: ['bread', 'cakes'],
    languages: [
      { code: 'ca', proficiency: 'B2' },
      { code: 'es', proficiency: 'C1' },
    ],
  });
});

it('[MERGE-25] keeps what was chosen when the two are read again', () => {
  const choice = { entries: { a: false, b: true, cakes: false }, languages: { ca: 'C2', es: null } } as const;
  const changed = of({
    ...other,
    workExperiences: [...other.workExperiences, stage('d', 'Can Roca', '2024')],
  });
  expect(keptLists(survivor, changed, choice)).toEqual({
    workExperiences: ['d', 'b', 'c'],
    educations: [],
    skills: ['bread'],
    languages: [{ code: 'ca', proficiency: 'C2' }],
  });
});
