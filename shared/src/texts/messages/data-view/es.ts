import type { en } from './en.ts';

export const es: Record<keyof typeof en, string> = {
  'shared.columns.always': 'Siempre',
  'shared.columns.label': 'Columnas',
  'shared.columns.reset': 'Restablecer',
  'shared.pagination.label': 'Paginación',
  'shared.pagination.next': 'Página siguiente',
  'shared.pagination.page': 'Página {page}',
  'shared.pagination.previous': 'Página anterior',
  'shared.pagination.range': 'Mostrando de {from, number} a {to, number} de {total, number}',
  'shared.pagination.rows': 'Filas',
  'shared.stale': 'No se ha podido actualizar la lista. Puede que lo que ves no esté al día.',
  'shared.table.actions': 'Acciones',
  'shared.table.rowActions': 'Acciones: {row}',
  'shared.table.select': 'Seleccionar {row}',
  'shared.table.selectAll': 'Seleccionar todo',
};
