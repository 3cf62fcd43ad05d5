import type { doublesEn } from './texts-doubles-en.ts';

export const doublesEs: Readonly<Record<keyof typeof doublesEn, string>> = {
  'candidates.doubles.comparing': 'Comparando candidatos: {done} de {total}',
  'candidates.doubles.count': '{count, plural, one {# pareja} other {# parejas}}',
  'candidates.doubles.dismiss': 'No son la misma persona',
  'candidates.doubles.dismissed': 'Marcados como dos personas',
  'candidates.doubles.error': 'No se han podido cargar los posibles duplicados',
  'candidates.doubles.none': 'No hay posibles duplicados',
  'candidates.doubles.noneText':
    'Cada candidato nuevo o modificado se comprueba. Un administrador/a puede revisarlos todos.',
  'candidates.doubles.noneTextAdmin':
    'Cada candidato nuevo o modificado se comprueba. Busca duplicados para revisarlos todos.',
  'candidates.doubles.pair': '{one} y {other}',
  'candidates.doubles.scan': 'Buscar duplicados',
  'candidates.doubles.scanFailed': 'La última búsqueda de duplicados ha fallado.',
  'candidates.doubles.scanned': 'Última revisión completa: {date}',
  'candidates.doubles.scanning': 'Revisando candidatos: {done} de {total}',
  'candidates.doubles.since': 'Desde el {date}',
  'candidates.merges.by': 'Por {name}, {date}',
  'candidates.merges.entry': '{other} en {survivor}',
  'candidates.merges.error': 'No se han podido cargar las fusiones',
  'candidates.merges.formerMember': 'un antiguo miembro',
  'candidates.merges.none': 'Todavía no hay fusiones',
  'candidates.merges.noneText': 'Aquí se muestran las fusiones de candidatos y se pueden deshacer.',
  'candidates.merges.setAside':
    '{position}: se apartó una candidatura en {step}{count, plural, =0 {} one { (# movimiento)} other { (# movimientos)}}',
  'candidates.merges.title': 'Fusiones',
  'candidates.merges.undo': 'Deshacer fusión',
  'candidates.merges.undoText':
    'Lo que se ha cambiado o añadido después se queda con el candidato restante; lo demás vuelve a como estaba.',
  'candidates.merges.undoTitle': '¿Separar {other} de {survivor}?',
  'candidates.merges.undoneAt': 'Deshecha por {name}, {date}',
};

export default doublesEs;
