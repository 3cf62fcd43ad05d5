import type { LanguageLevel, Locale } from '@cantera/shared/contracts/enums';
import type { Credential } from './credentials.ts';

/** The words that questions are written with. */
export interface Sentences {
  years(title: string): string;
  readonly yearsOfThis: string;
  language(name: string): string;
  readonly levels: Readonly<Record<'NONE' | LanguageLevel, string>>;
  readonly credentials: Readonly<Record<Credential, string>>;
  /** `country` null: the place is not known. */
  permit(country: string | null): string;
  onSite(place: string): string;
  readonly start: string;
  /** At once, in two weeks, in a month, later. */
  readonly starts: readonly [string, string, string, string];
  readonly skills: string;
  readonly noneOfThese: string;
  readonly experience: string;
}

const en: Sentences = {
  years: (title) => `How many years of experience do you have as “${title}”, or in work like it?`,
  yearsOfThis: 'How many years of experience do you have in work like this?',
  language: (name) => `What is your level of ${name}?`,
  levels: {
    NONE: 'None',
    'A1-A2': 'Basic (A1–A2)',
    B1: 'Intermediate (B1)',
    B2: 'Upper intermediate (B2)',
    C1: 'Advanced (C1)',
    C2: 'As a first language (C2)',
  },
  credentials: {
    CAR: 'Do you hold a driving licence (B)?',
    TRUCK: 'Do you hold a driving licence for lorries (C)?',
    FORKLIFT: 'Do you hold a valid forklift certificate?',
    FOOD: 'Do you hold a food-handling certificate?',
    SAFETY: 'Do you hold the certificate in occupational safety that this work needs?',
    NURSE: 'Are you a registered nurse?',
  },
  permit: (country) => `Are you allowed to work in ${country ?? 'the European Union'}?`,
  onSite: (place) => `Can you work on site in ${place}?`,
  start: 'When could you start?',
  starts: ['Right away', 'In two weeks', 'In a month', 'Later'],
  skills: 'Which of these have you worked with?',
  noneOfThese: 'None of these',
  experience: 'Which experience of yours fits this work best?',
};

const es: Sentences = {
  years: (title) => `¿Cuántos años de experiencia tienes como «${title}» o en un trabajo parecido?`,
  yearsOfThis: '¿Cuántos años de experiencia tienes en un trabajo como este?',
  language: (name) => `¿Qué nivel de ${name} tienes?`,
  levels: {
    NONE: 'Ninguno',
    'A1-A2': 'Básico (A1–A2)',
    B1: 'Intermedio (B1)',
    B2: 'Intermedio alto (B2)',
    C1: 'Avanzado (C1)',
    C2: 'Como primera lengua (C2)',
  },
  credentials: {
    CAR: '¿Tienes el permiso de conducir B?',
    TRUCK: '¿Tienes el permiso de conducir C?',
    FORKLIFT: '¿Tienes el carné de carretillero en vigor?',
    FOOD: '¿Tienes el carné de manipulador de alimentos?',
    SAFETY: '¿Tienes la formación en prevención de riesgos laborales que pide este trabajo?',
    NURSE: '¿Tienes el título de enfermería y estás colegiada o colegiado?',
  },
  permit: (country) => `¿Tienes permiso para trabajar en ${country ?? 'la Unión Europea'}?`,
  onSite: (place) => `¿Puedes trabajar de forma presencial en ${place}?`,
  start: '¿Cuándo podrías empezar?',
  starts: ['Ya mismo', 'En dos semanas', 'En un mes', 'Más tarde'],
  skills: '¿Con cuáles de estos has trabajado?',
  noneOfThese: 'Con ninguno',
  experience: '¿Qué experiencia tuya encaja mejor con este trabajo?',
};

const ca: Sentences = {
  years: (title) => `Quants anys d’experiència tens com a «${title}» o en una feina semblant?`,
  yearsOfThis: 'Quants anys d’experiència tens en una feina com aquesta?',
  language: (name) => `Quin nivell ${/^[aeiouhàèéíòóú]/i.test(name) ? 'd’' : 'de '}${name} tens?`,
  levels: {
    NONE: 'Cap',
    'A1-A2': 'Bàsic (A1–A2)',
    B1: 'Intermedi (B1)',
    B2: 'Intermedi alt (B2)',
    C1: 'Avançat (C1)',
    C2: 'Com a primera llengua (C2)',
  },
  credentials: {
    CAR: 'Tens el permís de conduir B?',
    TRUCK: 'Tens el permís de conduir C?',
    FORKLIFT: 'Tens el carnet de carretoner vigent?',
    FOOD: 'Tens el carnet de manipulador d’aliments?',
    SAFETY: 'Tens la formació en prevenció de riscos laborals que demana aquesta feina?',
    NURSE: 'Tens el títol d’infermeria i estàs col·legiada o col·legiat?',
  },
  permit: (country) => `Tens permís per treballar a ${country ?? 'la Unió Europea'}?`,
  onSite: (place) => `Pots treballar de manera presencial a ${place}?`,
  start: 'Quan podries començar?',
  starts: ['Ara mateix', 'D’aquí a dues setmanes', 'D’aquí a un mes', 'Més tard'],
  skills: 'Amb quins d’aquests has treballat?',
  noneOfThese: 'Amb cap',
  experience: 'Quina experiència teva encaixa més amb aquesta feina?',
};

export const SENTENCES: Readonly<Record<Locale, Sentences>> = { en, es, ca };
