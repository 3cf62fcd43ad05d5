import type { updatePagesEn } from './texts-update-pages-en.ts';

/** Texts of the pages that change a candidate. */
export const updatePagesEs: Record<keyof typeof updatePagesEn, string> = {
  'candidates.update.back': 'Volver al candidato',
  'candidates.update.deletion': 'La eliminación',
  'candidates.update.heading': 'Actualizar candidato',
  'candidates.update.image': 'Imagen',
  'candidates.update.imageHint': 'PNG, JPEG, WebP o GIF, hasta 3,4 MB.',
  'candidates.update.imageTooLarge': 'El archivo es demasiado grande. Debe ocupar menos de 3,4 MB.',
  'candidates.update.leave': '¿Seguro que quieres salir?',
  'candidates.update.locationHint': 'Se guarda en cuanto la eliges.',
  'candidates.update.saved': 'Actualizado',
  'candidates.update.stopped':
    'No se ha guardado: {name}. {count, plural, =0 {Antes no se había guardado nada.} one {El cambio anterior está guardado.} other {Los # cambios anteriores están guardados.}} Guarda de nuevo para enviar el resto.',
};

export default updatePagesEs;
