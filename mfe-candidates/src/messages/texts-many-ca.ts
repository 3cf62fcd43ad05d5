import type { manyEn } from './texts-many-en.ts';

export const manyCa: Readonly<Record<keyof typeof manyEn, string>> = {
  'candidates.assign.inPart':
    'S’han afegit {count, number} de {all, number} a la posició; els altres continuen seleccionats',
  'candidates.assign.more': '{count, plural, one {# més} other {# més}}',
  'candidates.assign.progress': 'S’està afegint a la posició: {count, number} de {all, number}',
  'candidates.assign.there': '{count, plural, one {{names} ja hi era.} other {{names} ja hi eren.}}',
  'candidates.assign.to': 'Afegit a {title}.',
  'candidates.assign.who':
    '{count, plural, one {{names} s’ha afegit} other {{names} s’han afegit}} a {title}.',
  'candidates.phone.edit': 'Edita el telèfon',
  'candidates.phone.noLetters': 'Un telèfon no porta lletres.',
  'candidates.suggestion.before': 'Ara: {value}',
  'candidates.suggestion.close': 'Tanca',
  'candidates.suggestion.cvTitle': 'CV nou: {name}',
  'candidates.suggestion.look': 'Mira’l',
  'candidates.suggestion.lookLabel': 'Mira {value}',
  'candidates.suggestion.none': 'Ara: res',
};
