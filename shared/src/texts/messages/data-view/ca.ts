import type { en } from './en.ts';

export const ca: Record<keyof typeof en, string> = {
  'shared.columns.always': 'Sempre',
  'shared.columns.label': 'Columnes',
  'shared.columns.reset': 'Restableix',
  'shared.pagination.label': 'Paginació',
  'shared.pagination.next': 'Pàgina següent',
  'shared.pagination.page': 'Pàgina {page}',
  'shared.pagination.previous': 'Pàgina anterior',
  'shared.pagination.range': 'Mostrant de {from, number} a {to, number} de {total, number}',
  'shared.pagination.rows': 'Files',
  'shared.stale': 'No s’ha pogut actualitzar la llista. Pot ser que el que veus no estigui al dia.',
  'shared.table.actions': 'Accions',
  'shared.table.rowActions': 'Accions: {row}',
  'shared.table.select': 'Selecciona {row}',
  'shared.table.selectAll': 'Selecciona-ho tot',
};
