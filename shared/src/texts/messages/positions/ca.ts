import type { en } from './en.ts';

export const ca: Record<keyof typeof en, string> = {
  'shared.position.priority.high': 'Alta',
  'shared.position.priority.low': 'Baixa',
  'shared.position.priority.medium': 'Mitjana',
  'shared.position.priority.none': 'Cap',
  'shared.position.status.deleted': 'Eliminada',
  'shared.position.status.draft': 'Esborrany',
  'shared.position.status.lost': 'Perduda',
  'shared.position.status.onHold': 'En pausa',
  'shared.position.status.open': 'Oberta',
  'shared.position.status.won': 'Guanyada',
};
