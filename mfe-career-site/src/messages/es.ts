import type { en } from './en.ts';

const es: Readonly<Record<keyof typeof en, string>> = {
  'tour.close': 'Cerrar la guía',
  'tour.done': 'Listo',
  'tour.next': 'Siguiente',
  'tour.previous': 'Atrás',
  'tour.progress': '{current} de {total}',
};
export default es;
