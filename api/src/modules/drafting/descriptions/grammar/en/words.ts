import type { Opening, Words } from '../voice.ts';

const lists = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const years = (count: number): string => (count === 1 ? '1 year' : `${count} years`);

/** How many people are looked for. */
export const people = ({ count }: Opening): string => (count === 1 ? 'someone' : `${count} people`);

export const wordsEn: Words = {
  where: (places) => (places.length > 0 ? ` in ${lists.format(places)}` : ''),
  list: (items) => lists.format(items),
  years: (from, to) => {
    if (to === 0) return 'No previous experience is needed';
    if (from === 0) return `Up to ${years(to)} of experience`;
    return from === to ? `${years(to)} of experience` : `Between ${from} and ${years(to)} of experience`;
  },
  languages: (named) => `Languages: ${named}`,
  hardSkills: (named) => `Knowledge and tools: ${named}`,
  softSkills: (named) => `Ways of working: ${named}`,
  contract: {
    FOR_WORK_AND_SERVICE: 'Contract: for a specific piece of work or service',
    FREELANCE: 'Contract: freelance',
    FIXED_DISCONTINUOUS: 'Contract: permanent seasonal (fijo discontinuo)',
    PRODUCTION_CIRCUMSTANCES: 'Contract: temporary, to cover a peak in production',
    FULLTIME: 'Contract: full time',
    INTERN: 'Contract: internship',
    REPLACEMENT: 'Contract: replacement cover',
    TEMPORARY: 'Contract: temporary',
  },
  recruiting: {
    ETT: 'Employed through a temporary work agency',
    INTERIM: 'Interim management assignment',
  },
  workMode: { HYBRID: 'Work mode: hybrid', REMOTE: 'Work mode: remote', 'ON-SITE': 'Work mode: on-site' },
  place: (named) => `Location: ${named}`,
  salary: (from, to, isAnnual) =>
    `Salary: ${from === to ? from : `${from} to ${to}`} ${isAnnual ? 'a year' : 'a month'}`,
};
