import type { commentsPageEn } from './texts-comments-page-en.ts';

/** Texts of the page of a candidate's comments. */
export const commentsPageCa: Record<keyof typeof commentsPageEn, string> = {
  'candidates.comments.deleteText': 'Aquesta acció és irreversible, segur que vols continuar?',
  'candidates.comments.delete': 'Elimina el comentari',
  'candidates.comments.deleteTitle': 'Vols eliminar aquest comentari?',
  'candidates.comments.edit': 'Edita el comentari',
  'candidates.comments.edited': 'Editat',
  'candidates.comments.error': 'No s’han pogut carregar els comentaris',
  'candidates.comments.filter': 'Filtra els comentaris',
  'candidates.comments.new': 'Comentari nou',
  'candidates.comments.none': 'No hi ha comentaris',
  'candidates.comments.noneText': 'Anota el que s’ha parlat, perquè també ho sàpiguen els teus companys.',
  'candidates.comments.older': 'Mostra comentaris anteriors',
  'candidates.comments.showAll': 'Mostra’ls tots',
  'candidates.comments.update': 'Actualitza',
  'candidates.comments.updated': 'Comentari actualitzat',
};

export default commentsPageCa;
