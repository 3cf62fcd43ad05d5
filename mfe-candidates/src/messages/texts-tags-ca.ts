import type { tagsEn } from './texts-tags-en.ts';

export const tagsCa: Readonly<Record<keyof typeof tagsEn, string>> = {
  'candidates.tags.add': 'Afegeix una etiqueta',
  'candidates.tags.addTo': 'Afegeix una etiqueta a {name}',
  'candidates.tags.changed':
    '{count, plural, =0 {No hi havia res a canviar} one {«{tag}»: # candidat canviat} other {«{tag}»: # candidats canviats}}',
  'candidates.tags.changedInPart': 'No s’han pogut canviar tots',
  'candidates.tags.column': 'Etiquetes',
  'candidates.tags.create': 'Crea l’etiqueta «{name}»',
  'candidates.tags.find': 'Cerca o crea una etiqueta',
  'candidates.tags.findExisting': 'Cerca una etiqueta',
  'candidates.tags.full': 'L’agència ja té 500 etiquetes. Elimina’n o fusiona’n alguna abans.',
  'candidates.tags.of': 'Etiquetes de {name}',
  'candidates.tags.takeOff': 'Treu «{tag}»',
  'candidates.tags.tooLong': 'Una etiqueta té 40 caràcters com a màxim.',
  'candidates.tags.undo': 'Desfés',
};
