import type { en } from './en.ts';

export const es: Record<keyof typeof en, string> = {
  'shared.lookup.addLanguage': 'Añadir idioma',
  'shared.lookup.addSkill': 'Añadir habilidad',
  'shared.lookup.clear': 'Borrar {label}',
  'shared.lookup.create': 'Crear «{name}»',
  'shared.lookup.failed': 'La búsqueda ha fallado. Pulsa Intro para volver a intentarlo.',
  'shared.lookup.level': 'Nivel de {language}',
  'shared.lookup.loading': 'Buscando',
  'shared.lookup.none': 'No se han encontrado resultados',
  'shared.lookup.remove': 'Quitar {name}',
  'shared.lookup.searchCity': 'Empieza a escribir una ciudad',
  'shared.lookup.searchSkill': 'Empieza a escribir una habilidad',
};
