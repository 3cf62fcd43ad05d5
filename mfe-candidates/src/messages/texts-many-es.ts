import type { manyEn } from './texts-many-en.ts';

export const manyEs: Readonly<Record<keyof typeof manyEn, string>> = {
  'candidates.assign.inPart':
    'Se han añadido {count, number} de {all, number} a la posición; los demás siguen seleccionados',
  'candidates.assign.more': '{count, plural, one {# más} other {# más}}',
  'candidates.assign.progress': 'Añadiendo a la posición: {count, number} de {all, number}',
  'candidates.assign.there': '{count, plural, one {{names} ya estaba.} other {{names} ya estaban.}}',
  'candidates.assign.to': 'Añadido a {title}.',
  'candidates.assign.who':
    '{count, plural, one {{names} se ha añadido} other {{names} se han añadido}} a {title}.',
  'candidates.phone.edit': 'Editar el teléfono',
  'candidates.phone.noLetters': 'Un teléfono no lleva letras.',
  'candidates.suggestion.before': 'Ahora: {value}',
  'candidates.suggestion.close': 'Cerrar',
  'candidates.suggestion.cvTitle': 'CV nuevo: {name}',
  'candidates.suggestion.look': 'Verlo',
  'candidates.suggestion.lookLabel': 'Ver {value}',
  'candidates.suggestion.none': 'Ahora: nada',
};
