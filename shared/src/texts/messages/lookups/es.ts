import type { en } from './en.ts';

export const es: Record<keyof typeof en, string> = {
  'shared.lookup.addLanguage': 'Añadir idioma',
  'shared.lookup.addSkill': 'Añadir habilidad',
  'shared.lookup.clear': 'Borrar {label}',
  'shared.lookup.create': 'Crear «{name}»',
  'shared.lookup.failed': 'La búsqueda ha fallado. Cambia una letra para volver a intentarlo.',
  'shared.lookup.level': 'Nivel de {language}',
  'shared.lookup.none': 'No se han encontrado resultados',
  'shared.lookup.remove': 'Quitar {name}',
  'shared.lookup.searchCity': 'Escribe 3 letras de una ciudad',
  'shared.lookup.searchSkill': 'Escribe 3 letras de una habilidad',
};
