import { type DateStyle, range } from '../cv/corpus/html.ts';
import type { Tongue } from '../cv/corpus/person.ts';
import type { Invented } from './people/invented.ts';

export interface Headings {
  summary: string;
  experience: string;
  education: string;
  languages: string;
  skills: string;
  interests: string;
  certificates: string;
  contact: string;
  phone: string;
  email: string;
  present: string;
  /** Between the kind and the area of a degree. */
  in: string;
}

/** Headings as people write them above the parts of a CV. */
export const HEADINGS: Readonly<Record<Tongue, Headings>> = {
  en: {
    summary: 'Profile',
    experience: 'Work experience',
    education: 'Education',
    languages: 'Languages',
    skills: 'Skills',
    interests: 'Interests',
    certificates: 'Certificates',
    contact: 'Contact',
    phone: 'Phone',
    email: 'E-mail',
    present: 'present',
    in: 'in',
  },
  es: {
    summary: 'Perfil',
    experience: 'Experiencia profesional',
    education: 'Formación académica',
    languages: 'Idiomas',
    skills: 'Conocimientos',
    interests: 'Aficiones',
    certificates: 'Certificados',
    contact: 'Contacto',
    phone: 'Teléfono',
    email: 'Correo electrónico',
    present: 'actualidad',
    in: 'en',
  },
  ca: {
    summary: 'Perfil',
    experience: 'Experiència professional',
    education: 'Formació acadèmica',
    languages: 'Idiomes',
    skills: 'Coneixements',
    interests: 'Aficions',
    certificates: 'Certificats',
    contact: 'Contacte',
    phone: 'Telèfon',
    email: 'Correu electrònic',
    present: 'actualitat',
    in: 'en',
  },
};

/** From when to when, in the words of the person's language. */
export const spanOf = (
  p: Invented,
  span: { start?: string; end: string | null },
  style: DateStyle,
  join: string,
): string => range(span, p.language, style, { present: HEADINGS[p.language].present, join });

/** `Bachelor of Science in Computer Science`. */
export const degreeOf = (p: Invented, s: Invented['studies'][number]): string =>
  `${s.kind} ${HEADINGS[p.language].in} ${s.area}`;
