import { europeanForm, executiveForm, labelledForm, teacherForm } from './layouts/forms.ts';
import { profileExport } from './layouts/profile-export.ts';
import { academic, centredClassic, inlineDates, scan, typewriter } from './layouts/single-column.ts';
import {
  dotsSidebar,
  equalColumns,
  headerPhoto,
  iconsAndSpacedTitles,
  sidebarLeft,
  sidebarRight,
  timeline,
} from './layouts/two-columns.ts';
import { aina, jordi, montserrat, nuria, pauLlorenc } from './people-ca.ts';
import { anandavalli, chukwuemeka, hakon, marguerite, scanned, siobhan, wayan } from './people-en.ts';
import { angeles, begona, franciscoJavier, inigo, joseLuis, rosario } from './people-es.ts';
import type { CorpusCv, Person } from './person.ts';

const unlevelled = (person: Person): Person => ({
  ...person,
  languages: person.languages.map((l) => ({ ...l, level: '' })),
});

/** The whole corpus. A third is held out: nobody reads its errors while tuning the reader. */
export const CORPUS: CorpusCv[] = [
  { id: 'en-centred-classic', language: 'en', heldOut: false, precision: 'month', hasText: true, features: ['one column', 'accents', 'double-barrelled surname'], person: siobhan, html: centredClassic },
  { id: 'en-profile-export', language: 'en', heldOut: false, precision: 'month', hasText: true, features: ['sidebar left', 'several roles in a company', 'no phone'], person: marguerite, html: (p) => profileExport(p, 'en') },
  { id: 'en-one-name', language: 'en', heldOut: false, precision: 'month', hasText: true, features: ['one column', 'no surname', 'dates in brackets'], person: anandavalli, html: inlineDates },
  { id: 'en-academic', language: 'en', heldOut: false, precision: 'month', hasText: true, features: ['three pages', 'dates in a left margin', 'publications'], person: hakon, html: academic },
  { id: 'en-scanned', language: 'en', heldOut: false, precision: 'month', hasText: false, features: ['scanned page without text'], person: scanned, html: (p) => scan(p.jobTitle, 'en') },
  { id: 'es-sidebar-photo', language: 'es', heldOut: false, precision: 'month', hasText: true, features: ['sidebar left', 'photo', 'two surnames', 'compound first name'], person: angeles, html: sidebarLeft },
  { id: 'es-icons-spaced', language: 'es', heldOut: false, precision: 'month', hasText: true, features: ['header over two columns', 'icons instead of labels', 'letter-spaced titles'], person: inigo, html: iconsAndSpacedTitles },
  { id: 'es-labelled-form', language: 'es', heldOut: false, precision: 'month', hasText: true, features: ['one column', 'photo', 'labels', 'two surnames'], person: franciscoJavier, html: labelledForm },
  { id: 'es-typewriter', language: 'es', heldOut: false, precision: 'month', hasText: true, features: ['one column', 'plain text', 'capitals'], person: rosario, html: typewriter },
  { id: 'ca-european-form', language: 'ca', heldOut: false, precision: 'month', hasText: true, features: ['labels in a left column', 'two surnames with i'], person: montserrat, html: europeanForm },
  { id: 'ca-sidebar-right', language: 'ca', heldOut: false, precision: 'month', hasText: true, features: ['header over two columns', 'sidebar right'], person: jordi, html: sidebarRight },
  { id: 'ca-equal-columns', language: 'ca', heldOut: false, precision: 'year', hasText: true, features: ['two equal columns', 'name over two lines', 'years only'], person: aina, html: equalColumns },
  { id: 'en-dots-sidebar', language: 'en', heldOut: true, precision: 'month', hasText: true, features: ['sidebar right', 'levels as drawings'], person: unlevelled(chukwuemeka), html: dotsSidebar },
  { id: 'en-header-photo', language: 'en', heldOut: true, precision: 'month', hasText: true, features: ['photo', 'no surname', 'three columns at the foot'], person: wayan, html: headerPhoto },
  { id: 'es-profile-export', language: 'es', heldOut: true, precision: 'month', hasText: true, features: ['sidebar left', 'several roles in a company', 'two surnames'], person: begona, html: (p) => profileExport(p, 'es') },
  { id: 'es-executive', language: 'es', heldOut: true, precision: 'month', hasText: true, features: ['one column', 'contact at the right', 'surnames with particles'], person: joseLuis, html: executiveForm },
  { id: 'ca-timeline-photo', language: 'ca', heldOut: true, precision: 'month', hasText: true, features: ['sidebar left', 'photo', 'icons instead of labels', 'time line'], person: pauLlorenc, html: timeline },
  { id: 'ca-teacher', language: 'ca', heldOut: true, precision: 'month', hasText: true, features: ['one column', 'dates above', 'two surnames with i'], person: nuria, html: teacherForm },
];
