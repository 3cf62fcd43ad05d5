import { executiveForm, teacherForm } from './layouts/forms.ts';
import { dateAndPlaceLeft, marginHeadings, oneLiners } from './layouts/more.ts';
import { profileExport } from './layouts/profile-export.ts';
import { dotsSidebar, timeline } from './layouts/two-columns.ts';
import { nuria, pauLlorenc } from './people-ca-held-out.ts';
import { chukwuemeka, gwendolyn, tobias } from './people-en-held-out.ts';
import { amparo, begona, joseLuis } from './people-es-held-out.ts';
import type { CorpusCv, Person } from './person.ts';

/** For layouts that only draw the level. */
const unlevelled = (person: Person): Person => ({
  ...person,
  languages: person.languages.map((l) => ({ ...l, level: '' })),
});

/** Nobody reads these CVs' errors while tuning the reader; one that was looked at moves to `TUNED` and a new one takes its place. */
export const HELD_OUT: CorpusCv[] = [
  {
    id: 'en-dots-sidebar',
    language: 'en',
    heldOut: true,
    precision: 'month',
    studyPrecision: 'year',
    showsTitle: true,
    hasText: true,
    features: ['sidebar right', 'levels as drawings'],
    person: unlevelled(chukwuemeka),
    html: dotsSidebar,
  },
  {
    id: 'es-profile-export',
    language: 'es',
    heldOut: true,
    precision: 'month',
    studyPrecision: 'month',
    showsTitle: true,
    hasText: true,
    features: ['sidebar left', 'several roles in a company', 'two surnames'],
    person: begona,
    html: (p) => profileExport(p, 'es'),
  },
  {
    id: 'es-executive',
    language: 'es',
    heldOut: true,
    precision: 'month',
    studyPrecision: 'month',
    showsTitle: true,
    hasText: true,
    features: ['one column', 'contact at the right', 'surnames with particles'],
    person: joseLuis,
    html: executiveForm,
  },
  {
    id: 'ca-timeline-photo',
    language: 'ca',
    heldOut: true,
    precision: 'month',
    studyPrecision: 'month',
    showsTitle: true,
    hasText: true,
    features: ['sidebar left', 'photo', 'icons instead of labels', 'time line'],
    person: pauLlorenc,
    html: timeline,
  },
  {
    id: 'ca-teacher',
    language: 'ca',
    heldOut: true,
    precision: 'month',
    studyPrecision: 'month',
    showsTitle: true,
    hasText: true,
    features: ['one column', 'dates above', 'two surnames with i'],
    person: nuria,
    html: teacherForm,
  },
  {
    id: 'es-one-liners',
    language: 'es',
    heldOut: true,
    precision: 'year',
    studyPrecision: 'year',
    showsTitle: false,
    hasText: true,
    features: ['one column', 'one line an entry', 'years only', 'two surnames'],
    person: amparo,
    html: oneLiners,
  },
  {
    id: 'en-date-place-left',
    language: 'en',
    heldOut: true,
    precision: 'month',
    studyPrecision: 'year',
    showsTitle: true,
    hasText: true,
    features: ['dates and places in a left column', 'surname with a particle'],
    person: tobias,
    html: dateAndPlaceLeft,
  },
  {
    id: 'en-margin-headings',
    language: 'en',
    heldOut: true,
    precision: 'month',
    studyPrecision: 'year',
    showsTitle: true,
    hasText: true,
    features: ['headings in a left margin', 'contact at the right'],
    person: gwendolyn,
    html: marginHeadings,
  },
];
