import type { Locale } from './enums.ts';

type Words = Readonly<Record<Exclude<Locale, 'en'>, string>>;

/** Names of the steps that a position begins with, as they are stored; the first and the last two are fixed. */
export const DEFAULT_STEP_NAMES = ['Inbox', 'Screening', 'Interview', 'Offer', 'Hired', 'Discarded'] as const;
/** Rejection reasons that an agency begins with, in their order, as they are stored. */
export const DEFAULT_REASON_NAMES = [
  'Not enough experience',
  'Skills do not match',
  'Salary expectations too high',
  'Location does not fit',
  'Candidate withdrew',
  'Position filled',
] as const;
/** The reason of whoever gave an answer that rejects. */
export const KILLER_QUESTION_REASON = 'Killer question';
/** The reason of whoever was discarded by their score. */
export const SCORE_REASON = 'By score';

type DefaultName =
  | (typeof DEFAULT_STEP_NAMES)[number]
  | (typeof DEFAULT_REASON_NAMES)[number]
  | typeof KILLER_QUESTION_REASON
  | typeof SCORE_REASON;

const WORDS: Readonly<Record<DefaultName, Words>> = {
  Inbox: { es: 'Recibidos', ca: 'Rebuts' },
  Screening: { es: 'Preselección', ca: 'Preselecció' },
  Interview: { es: 'Entrevista', ca: 'Entrevista' },
  Offer: { es: 'Oferta', ca: 'Oferta' },
  Hired: { es: 'Contratados', ca: 'Contractats' },
  Discarded: { es: 'Descartados', ca: 'Descartats' },
  'Not enough experience': { es: 'Falta experiencia', ca: 'Falta experiència' },
  'Skills do not match': { es: 'Las competencias no encajan', ca: 'Les competències no encaixen' },
  'Salary expectations too high': {
    es: 'Expectativa salarial demasiado alta',
    ca: 'Expectativa salarial massa alta',
  },
  'Location does not fit': { es: 'La ubicación no encaja', ca: 'La ubicació no encaixa' },
  'Candidate withdrew': { es: 'Ha retirado su candidatura', ca: 'Ha retirat la candidatura' },
  'Position filled': { es: 'Posición cubierta', ca: 'Posició coberta' },
  'Killer question': { es: 'Pregunta eliminatoria', ca: 'Pregunta eliminatòria' },
  'By score': { es: 'Por puntuación', ca: 'Per puntuació' },
};

const isDefault = (name: string): name is DefaultName => Object.hasOwn(WORDS, name);

/**
 * The name of a step or of a rejection reason as somebody reads it: one that everybody begins with in their language, as long
 * as nobody has renamed it, every other as it was given.
 */
export const shownName = (name: string, locale: Locale): string =>
  locale !== 'en' && isDefault(name) ? WORDS[name][locale] : name;
