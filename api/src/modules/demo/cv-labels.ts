import type { Locale } from '@cantera/shared/contracts/enums';
import { daysAgo } from './dates.ts';
import type { Person } from './people.ts';

/** The headings of a CV. */
export const LABELS: Readonly<
  Record<
    Locale,
    Readonly<Record<'contact' | 'profile' | 'jobs' | 'studies' | 'skills' | 'languages' | 'now', string>>
  >
> = {
  es: {
    contact: 'Contacto',
    profile: 'Perfil',
    jobs: 'Experiencia profesional',
    studies: 'Formación',
    skills: 'Competencias',
    languages: 'Idiomas',
    now: 'actualidad',
  },
  ca: {
    contact: 'Contacte',
    profile: 'Perfil',
    jobs: 'Experiència professional',
    studies: 'Formació',
    skills: 'Competències',
    languages: 'Idiomes',
    now: 'actualitat',
  },
  en: {
    contact: 'Contact',
    profile: 'Profile',
    jobs: 'Work experience',
    studies: 'Education',
    skills: 'Skills',
    languages: 'Languages',
    now: 'present',
  },
};

const YEARS: Readonly<Record<Locale, (title: string, years: number) => string>> = {
  es: (title, years) => `${title} con ${years} años de experiencia.`,
  ca: (title, years) => `${title} amb ${years} anys d'experiència.`,
  en: (title, years) => `${title} with ${years} years of experience.`,
};
/** What a person says of themselves: the profile of their CV, and so the summary of their candidate. */
export function summaryOf({ locale, jobs, track }: Person): string {
  const years = daysAgo(0).getFullYear() - Number(jobs.at(-1)?.start.slice(0, 4));
  return `${YEARS[locale](jobs[0]?.title ?? '', years)} ${track.about[locale]}`;
}

const DUTIES: Readonly<Record<Locale, readonly string[]>> = {
  es: [
    'Coordinación diaria con otros departamentos y con proveedores.',
    'Mejora de los procesos, con un ahorro medible en el primer año.',
    'Formación de las personas que se incorporan al equipo.',
    'Seguimiento de los indicadores y presentación mensual de resultados.',
  ],
  ca: [
    'Coordinació diària amb altres departaments i amb proveïdors.',
    'Millora dels processos, amb un estalvi mesurable el primer any.',
    "Formació de les persones que s'incorporen a l'equip.",
    'Seguiment dels indicadors i presentació mensual de resultats.',
  ],
  en: [
    'Daily work with other departments and with suppliers.',
    'Better processes, with a saving that could be measured in the first year.',
    'Training of the people who join the team.',
    'Following the figures and presenting them every month.',
  ],
};
/** Two lines about a job; which ones follows from its place in the CV. */
export const dutiesOf = (locale: Locale, place: number): string[] =>
  [0, 1].map((offset) => DUTIES[locale][(place * 2 + offset) % DUTIES[locale].length] ?? '');

/** `03/2019 – present`, as CVs write it. */
export function periodOf(locale: Locale, start: string, end: string | null): string {
  const written = (date: string): string => date.split('-').reverse().join('/');
  return `${written(start)} – ${end ? written(end) : LABELS[locale].now}`;
}

export const languageName = (locale: Locale, code: string): string =>
  new Intl.DisplayNames([locale], { type: 'language' }).of(code) ?? code;
