import type { en } from './en.ts';

export const es: Record<keyof typeof en, string> = {
  'shared.position.priority.high': 'Alta',
  'shared.position.priority.low': 'Baja',
  'shared.position.priority.medium': 'Media',
  'shared.position.priority.none': 'Ninguna',
  'shared.position.status.deleted': 'Eliminada',
  'shared.position.status.draft': 'Borrador',
  'shared.position.status.lost': 'Perdida',
  'shared.position.status.onHold': 'En pausa',
  'shared.position.status.open': 'Abierta',
  'shared.position.status.won': 'Ganada',
};
