import type { commentsPageEn } from './texts-comments-page-en.ts';

/** Texts of the page of a candidate's comments. */
export const commentsPageEs: Record<keyof typeof commentsPageEn, string> = {
  'candidates.comments.deleteText': 'Esta acción es irreversible, ¿seguro que quieres continuar?',
  'candidates.comments.delete': 'Eliminar comentario',
  'candidates.comments.deleteTitle': '¿Eliminar este comentario?',
  'candidates.comments.edit': 'Editar comentario',
  'candidates.comments.edited': 'Editado',
  'candidates.comments.error': 'No se han podido cargar los comentarios',
  'candidates.comments.filter': 'Filtrar comentarios',
  'candidates.comments.new': 'Comentario nuevo',
  'candidates.comments.none': 'No hay comentarios',
  'candidates.comments.noneText': 'Anota lo que se ha hablado, para que también lo sepan tus compañeros.',
  'candidates.comments.older': 'Ver comentarios anteriores',
  'candidates.comments.showAll': 'Ver todos',
  'candidates.comments.update': 'Actualizar',
  'candidates.comments.updated': 'Comentario actualizado',
};

export default commentsPageEs;
