import type { doublesEn } from './texts-doubles-en.ts';

export const doublesCa: Readonly<Record<keyof typeof doublesEn, string>> = {
  'candidates.doubles.comparing': 'Comparant candidats: {done} de {total}',
  'candidates.doubles.count': '{count, plural, one {# parella} other {# parelles}}',
  'candidates.doubles.dismiss': 'No són la mateixa persona',
  'candidates.doubles.dismissed': 'Marcats com a dues persones',
  'candidates.doubles.error': 'No s’han pogut carregar els possibles duplicats',
  'candidates.doubles.none': 'No hi ha possibles duplicats',
  'candidates.doubles.noneText':
    'Cada candidat nou o modificat es comprova. Un administrador/a pot revisar-los tots.',
  'candidates.doubles.noneTextAdmin':
    'Cada candidat nou o modificat es comprova. Cerca duplicats per revisar-los tots.',
  'candidates.doubles.pair': '{one} i {other}',
  'candidates.doubles.scan': 'Cerca duplicats',
  'candidates.doubles.scanFailed': 'L’última cerca de duplicats ha fallat.',
  'candidates.doubles.scanned': 'Última revisió completa: {date}',
  'candidates.doubles.scanning': 'Revisant candidats: {done} de {total}',
  'candidates.doubles.since': 'Des del {date}',
  'candidates.merges.by': 'Per {name}, {date}',
  'candidates.merges.entry': '{other} a {survivor}',
  'candidates.merges.error': 'No s’han pogut carregar les fusions',
  'candidates.merges.formerMember': 'un antic membre',
  'candidates.merges.none': 'Encara no hi ha fusions',
  'candidates.merges.noneText': 'Aquí es mostren les fusions de candidats i es poden desfer.',
  'candidates.merges.setAside':
    '{position}: es va apartar una candidatura a {step}{count, plural, =0 {} one { (# moviment)} other { (# moviments)}}',
  'candidates.merges.title': 'Fusions',
  'candidates.merges.undo': 'Desfés la fusió',
  'candidates.merges.undoText':
    'El que s’ha canviat o afegit després es queda amb el candidat restant; la resta torna a com era.',
  'candidates.merges.undoTitle': 'Vols separar {other} de {survivor}?',
  'candidates.merges.undoneAt': 'Desfeta per {name}, {date}',
};

export default doublesCa;
