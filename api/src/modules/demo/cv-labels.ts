import type { Locale } from '@cantera/shared/contracts/enums';

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

const PROFILES: Readonly<Record<Locale, (title: string, years: number) => string>> = {
  es: (title, years) =>
    `${title} con ${years} años de experiencia. Me gusta el trabajo bien hecho, los equipos que se cuentan las cosas y aprender de quien sabe más.`,
  ca: (title, years) =>
    `${title} amb ${years} anys d'experiència. M'agrada la feina ben feta, els equips que s'ho expliquen tot i aprendre de qui en sap més.`,
  en: (title, years) =>
    `${title} with ${years} years of experience. I like work done well, teams that tell each other things, and learning from those who know more.`,
};
export const profileOf = (locale: Locale, title: string, years: number): string =>
  PROFILES[locale](title, years);

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
