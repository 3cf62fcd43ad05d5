import type { commentsEn } from './texts-comments-en.ts';

export const commentsEs: Readonly<Record<keyof typeof commentsEn, string>> = {
  'candidates.comments.add': 'Añadir comentario',
  'candidates.comments.body': 'Comentario',
  'candidates.comments.invalidMention': 'Mención no válida',
  'candidates.comments.members': 'Miembros',
  'candidates.comments.mentionRefused':
    'Alguien a quien mencionas no puede ver a este candidato. Quítalo de las menciones.',
  'candidates.comments.mentions': 'Menciones',
  'candidates.comments.mentionsHint': 'Quien menciones recibirá un correo.',
  'candidates.comments.mentionsPlaceholder': '@nombre',
  'candidates.comments.placeholder': '¿Qué deberían saber tus compañeros?',
  'candidates.comments.removeMention': 'Quitar la mención de {name}',
  'candidates.comments.saved': 'Comentario guardado',
  'candidates.comments.savedText': 'El comentario se ha guardado correctamente.',
  'candidates.comments.send': 'Enviar',
  'candidates.comments.type': 'Tipo',
  'candidates.comments.type.call': 'Llamada',
  'candidates.comments.type.internal': 'Interno',
  'candidates.comments.type.meet': 'Reunión',
  'candidates.comments.type.note': 'Nota',
  'candidates.comments.type.other': 'Otro',
  'candidates.comments.type.report': 'Informe',
  'candidates.comments.view': 'Ver comentarios',
  'candidates.page.tab.comments': 'Comentarios',
};
