import type { askingEn } from './texts-asking-en.ts';

export const askingCa: Readonly<Record<keyof typeof askingEn, string>> = {
  'candidates.ask.asked': 'Es demana el consentiment a {count, plural, one {# candidat} other {# candidats}}',
  'candidates.ask.askedBefore':
    '{count, plural, one {# ja ha respost o ja se li ha demanat: no en rep cap.} other {# ja han respost o ja se’ls ha demanat: no en reben cap.}}',
  'candidates.ask.button': 'Demana consentiment',
  'candidates.ask.changed':
    'Mentrestant s’ha preguntat a algú o algú ha respost. Torna a llegir la pregunta.',
  'candidates.ask.confirm': 'Envia {count, plural, one {# correu} other {# correus}}',
  'candidates.ask.duplicates':
    '{count, plural, one {# està marcat com a duplicat: se li demana com la persona que duplica.} other {# estan marcats com a duplicats: se’ls demana com la persona que dupliquen.}}',
  'candidates.ask.inPart':
    'Es demana el consentiment a {count, number} de {all, number}; els altres continuen seleccionats',
  'candidates.ask.leaves':
    '{count, plural, one {Surt # correu.} other {Surten # correus, {pace} per minut: triga {minutes, plural, one {# minut} other {# minuts}} aproximadament.}}',
  'candidates.ask.left':
    '{count, plural, one {# correu ja havia sortit.} other {# correus ja havien sortit.}}',
  'candidates.ask.mail': 'Cada persona rep aquest correu, en el seu idioma:',
  'candidates.ask.nobody': 'No es pot demanar a cap, així que no surt cap correu.',
  'candidates.ask.title':
    'Vols demanar consentiment a {count, plural, one {# candidat} other {# candidats}}?',
  'candidates.ask.undo': 'Desfés',
  'candidates.ask.undone':
    '{count, plural, =0 {No s’ha pogut retenir cap correu} one {# correu no surt} other {# correus no surten}}',
  'candidates.ask.when': 'El primer correu surt d’aquí a {seconds} s.',
  'candidates.ask.withoutEmail':
    '{count, plural, one {# no té correu electrònic: no en rep cap.} other {# no tenen correu electrònic: no en reben cap.}}',
};

export default askingCa;
