import type { Opening, Words } from '../voice.ts';

const lists = new Intl.ListFormat('es', { type: 'conjunction' });
const years = (count: number): string => (count === 1 ? '1 año' : `${count} años`);

/** How many people are looked for. */
export const people = ({ count }: Opening): string => (count === 1 ? 'una persona' : `${count} personas`);

export const wordsEs: Words = {
  where: (places) => (places.length > 0 ? ` en ${lists.format(places)}` : ''),
  list: (items) => lists.format(items),
  years: (from, to) => {
    if (to === 0) return 'No hace falta experiencia previa';
    if (from === 0) return `Hasta ${years(to)} de experiencia`;
    return from === to ? `${years(to)} de experiencia` : `Entre ${from} y ${years(to)} de experiencia`;
  },
  languages: (named) => `Idiomas: ${named}`,
  hardSkills: (named) => `Conocimientos y herramientas: ${named}`,
  softSkills: (named) => `Manera de trabajar: ${named}`,
  contract: {
    FOR_WORK_AND_SERVICE: 'Contrato: por obra y servicio',
    FREELANCE: 'Contrato: colaboración por cuenta propia (freelance)',
    FIXED_DISCONTINUOUS: 'Contrato: fijo discontinuo',
    PRODUCTION_CIRCUMSTANCES: 'Contrato: por circunstancias de la producción',
    FULLTIME: 'Contrato: a jornada completa',
    INTERN: 'Contrato: en prácticas',
    REPLACEMENT: 'Contrato: de sustitución',
    TEMPORARY: 'Contrato: temporal',
  },
  recruiting: {
    ETT: 'Contratación a través de una empresa de trabajo temporal (ETT)',
    INTERIM: 'Proyecto de interim management',
  },
  workMode: {
    HYBRID: 'Modalidad: híbrida',
    REMOTE: 'Modalidad: en remoto',
    'ON-SITE': 'Modalidad: presencial',
  },
  place: (named) => `Ubicación: ${named}`,
  salary: (from, to, isAnnual) =>
    `Salario: ${from === to ? from : `de ${from} a ${to}`} ${isAnnual ? 'al año' : 'al mes'}`,
};
