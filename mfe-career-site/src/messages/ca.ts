import type { en } from './en.ts';

const ca: Readonly<Record<keyof typeof en, string>> = {
  'tour.close': 'Tanca la guia',
  'tour.done': 'Fet',
  'tour.next': 'Següent',
  'tour.previous': 'Enrere',
  'tour.progress': '{current} de {total}',
};
export default ca;
