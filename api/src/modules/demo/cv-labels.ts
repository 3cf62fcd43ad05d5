import type { Locale } from '@cantera/shared/contracts/enums';
import { daysAgo } from './dates.ts';
import { DUTIES } from './duties.ts';
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

/** How many lines somebody writes about their newest job, and about each one before it. */
const LINES: Readonly<Record<Person['fit'], readonly [number, number]>> = {
  STRONG: [3, 2],
  FAIR: [2, 2],
  WEAK: [1, 1],
};
/** Which line is somebody's first. */
const FIRST: Readonly<Record<Person['fit'], number>> = { STRONG: 0, FAIR: 1, WEAK: 3 };

/** The lines about a job, by its place in the CV; who fits less has done what asks for less. */
export function dutiesOf({ fit, track, locale }: Person, place: number): string[] {
  const all = DUTIES[track.key]?.[locale] ?? [];
  const [newest, before] = LINES[fit];
  const first = FIRST[fit] + (place === 0 ? 0 : newest + (place - 1) * before);
  return all.slice(first, first + (place === 0 ? newest : before));
}

const WITH: Readonly<Record<Locale, string>> = { es: 'Con', ca: 'Amb', en: 'With' };

/** `Con: SAP EWM, Lean.`: what somebody worked with in a job; only those who fit well say it. */
export function toolsLineOf({ fit, hardSkills, locale }: Person, place: number): string | undefined {
  const share = fit === 'STRONG' ? hardSkills.slice(0, place === 0 ? undefined : 2) : [];
  const fair = fit === 'FAIR' && place === 0 ? hardSkills.slice(0, 1) : share;
  return fair.length > 0 ? `${WITH[locale]}: ${fair.join(', ')}.` : undefined;
}

/** `03/2019 – present`, as CVs write it. */
export function periodOf(locale: Locale, start: string, end: string | null): string {
  const written = (date: string): string => date.split('-').reverse().join('/');
  return `${written(start)} – ${end ? written(end) : LABELS[locale].now}`;
}

export const languageName = (locale: Locale, code: string): string =>
  new Intl.DisplayNames([locale], { type: 'language' }).of(code) ?? code;
