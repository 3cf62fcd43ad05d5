import type { tagsEn } from './texts-tags-en.ts';

export const tagsEs: Readonly<Record<keyof typeof tagsEn, string>> = {
  'candidates.tags.add': 'Añadir etiqueta',
  'candidates.tags.addTo': 'Añadir una etiqueta a {name}',
  'candidates.tags.changed':
    '{count, plural, =0 {No había nada que cambiar} one {«{tag}»: # candidato cambiado} other {«{tag}»: # candidatos cambiados}}',
  'candidates.tags.changedInPart': 'No se ha podido cambiar a todos',
  'candidates.tags.column': 'Etiquetas',
  'candidates.tags.create': 'Crear la etiqueta «{name}»',
  'candidates.tags.find': 'Busca o crea una etiqueta',
  'candidates.tags.findExisting': 'Busca una etiqueta',
  'candidates.tags.full': 'La agencia ya tiene 500 etiquetas. Elimina o fusiona alguna antes.',
  'candidates.tags.of': 'Etiquetas de {name}',
  'candidates.tags.takeOff': 'Quitar «{tag}»',
  'candidates.tags.tooLong': 'Una etiqueta tiene 40 caracteres como máximo.',
  'candidates.tags.undo': 'Deshacer',
};
