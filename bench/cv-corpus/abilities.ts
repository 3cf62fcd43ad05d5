import type { Drawn } from './drawn.ts';
import type { Invented } from './people/invented.ts';

/** What a template shows of a person; everything else of them is not in its ground truth. */
export interface Abilities {
  title: boolean;
  summary: boolean;
  email: boolean;
  phone: boolean;
  location: boolean;
  linkedin: boolean;
  jobPlaces: boolean;
  jobStarts: Precision;
  jobEnds: Precision;
  studyKinds: boolean;
  studyAreas: boolean;
  studyStarts: Precision;
  studyEnds: Precision;
  languages: boolean;
  levels: boolean;
  /** Whether the skills of a group are shown, not its name alone. */
  groupedSkills: boolean;
  softSkills: boolean;
}
type Precision = 'month' | 'year' | 'none';

/** Dates of which only one is told in other months than in the first telling. */
const CHANGES = ['nothing', 'jobStarts', 'jobEnds', 'studyStarts', 'studyEnds'] as const;
type Change = (typeof CHANGES)[number];

/**
 * Somebody whose every word is found nowhere else, once plainly and once for each date with that date moved by some months:
 * a template that draws both alike shows no month of it.
 */
export const PROBES: readonly { change: Change; person: Invented }[] = CHANGES.map((change) => {
  const month = (of: Change, year: string) => `${year}-${of === change ? '08' : '03'}`;
  const job = { company: 'Zuqarvo', position: 'Wexilon', location: 'Kobrutz', notes: ['Vumbralex'] };
  return {
    change,
    person: {
      language: 'en',
      kind: 'plain',
      firstName: 'Qorvina',
      lastName: 'Xalbuter',
      email: 'jivorqa@mail.example',
      phone: '+34 655 182 937',
      location: 'Yubrano, Zemolka',
      city: 'Yubrano',
      region: 'Wotrunia',
      country: 'Zemolka',
      countryCode: 'ES',
      jobTitle: 'Hexomulder',
      linkedin: 'gaxulemprok',
      summary: 'Bofruzel tranimox.',
      jobs: [
        {
          ...job,
          company: 'Pixoldra',
          position: 'Movrenka',
          location: 'Trulbeq',
          start: '1991-01',
          end: null,
        },
        { ...job, start: month('jobStarts', '1981'), end: month('jobEnds', '1985') },
      ],
      studies: [
        {
          institution: 'Dulvokra',
          degree: 'Nexabrin Folquera',
          kind: 'Nexabrin',
          area: 'Folquera',
          start: month('studyStarts', '1971'),
          end: month('studyEnds', '1975'),
        },
      ],
      languages: [{ name: 'Sprolingua', level: 'Kefluento', code: 'xx', proficiency: 'C1' }],
      skillGroups: [{ name: 'Jorbalux', skills: ['Vexotrim', 'Lumbrakol'] }],
      hardSkills: ['Vexotrim', 'Lumbrakol'],
      softSkills: ['Crenuvopa'],
      softName: 'Sottovela',
      hasPhoto: false,
      isGrouped: true,
      interests: [],
      certificates: [],
    },
  };
});

/** Reads from the drawings of `PROBES`, in their order, what the template shows. */
export function abilitiesOf(drawings: readonly Drawn[]): Abilities {
  const [first, ...changed] = drawings;
  if (!first || changed.length !== PROBES.length - 1) throw new Error('A drawing of a probe is missing');
  const { has } = first;
  const date = (change: Change, year: string): Precision => {
    if (!has(year)) return 'none';
    return drawings[CHANGES.indexOf(change)]?.text === first.text ? 'year' : 'month';
  };
  return {
    title: has('Hexomulder'),
    summary: has('Bofruzel tranimox'),
    email: has('jivorqa@mail.example'),
    phone: has('655182937'),
    location: has('Yubrano'),
    linkedin: has('gaxulemprok'),
    jobPlaces: has('Kobrutz'),
    jobStarts: date('jobStarts', '1981'),
    jobEnds: date('jobEnds', '1985'),
    studyKinds: has('Nexabrin'),
    studyAreas: has('Folquera'),
    studyStarts: date('studyStarts', '1971'),
    studyEnds: date('studyEnds', '1975'),
    languages: has('Sprolingua'),
    levels: has('Kefluento'),
    groupedSkills: has('Vexotrim'),
    softSkills: has('Crenuvopa'),
  };
}
