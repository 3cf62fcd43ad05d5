import type { composerEn } from './texts-composer-en.ts';

/** Texts of writing a message to a candidate. */
export const composerCa: Record<keyof typeof composerEn, string> = {
  'candidates.composer.about': 'Sobre',
  'candidates.composer.aboutHint': 'La posició d’on es prenen el títol i l’empresa de les variables.',
  'candidates.composer.body': 'Missatge',
  'candidates.composer.empty':
    '{count, plural, one {{variables} no té cap valor aquí. Tria una posició o treu-la.} other {{variables} no tenen cap valor aquí. Tria una posició o treu-les.}}',
  'candidates.composer.from': 'De',
  'candidates.composer.inSeconds': '{seconds} s després d’enviar-lo',
  'candidates.composer.insert': 'Insereix una variable',
  'candidates.composer.noAddress': 'Aquest candidat no té correu electrònic. Afegeix-ne un primer.',
  'candidates.composer.noChannel': 'Connecta primer el teu correu electrònic als teus canals.',
  'candidates.composer.preview': 'Així sortirà',
  'candidates.composer.previewError': 'No s’ha pogut mostrar com sortirà.',
  'candidates.composer.previewHint': 'Escriu un assumpte i un missatge per veure com sortirà.',
  'candidates.composer.replace': 'Reemplaça',
  'candidates.composer.replaceText':
    'La plantilla ocuparà el lloc de l’assumpte i del missatge que has escrit.',
  'candidates.composer.replaceTitle': 'Vols reemplaçar el que has escrit?',
  'candidates.composer.send': 'Envia',
  'candidates.composer.sent': '«{subject}» surt d’aquí a {seconds} s',
  'candidates.composer.subject': 'Assumpte',
  'candidates.composer.templates': 'Plantilles',
  'candidates.composer.to': 'Per a',
  'candidates.composer.useTemplate': 'Fes servir una plantilla',
  'candidates.composer.when': 'Quan',
};

export default composerCa;
