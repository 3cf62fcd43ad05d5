import type { updatePagesEn } from './texts-update-pages-en.ts';

/** Texts of the pages that change a candidate. */
export const updatePagesCa: Record<keyof typeof updatePagesEn, string> = {
  'candidates.update.back': 'Torna al candidat',
  'candidates.update.deletion': 'L’eliminació',
  'candidates.update.heading': 'Actualitza el candidat',
  'candidates.update.image': 'Imatge',
  'candidates.update.imageHint': 'PNG, JPEG, WebP o GIF, fins a 3,4 MB.',
  'candidates.update.imageTooLarge': 'El fitxer és massa gran. Ha de ser de menys de 3,4 MB.',
  'candidates.update.leave': 'Segur que vols sortir?',
  'candidates.update.locationHint': 'Es desa tan bon punt la tries.',
  'candidates.update.saved': 'Actualitzat',
  'candidates.update.stopped':
    'No s’ha desat: {name}. {count, plural, =0 {Abans no s’havia desat res.} one {El canvi anterior està desat.} other {Els # canvis anteriors estan desats.}} Desa de nou per enviar la resta.',
};

export default updatePagesCa;
