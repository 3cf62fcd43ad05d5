import type { composerEn } from './texts-composer-en.ts';

/** Texts of writing a message to a candidate. */
export const composerEs: Record<keyof typeof composerEn, string> = {
  'candidates.composer.about': 'Sobre',
  'candidates.composer.aboutHint': 'La posición de la que se toman el título y la empresa de las variables.',
  'candidates.composer.body': 'Mensaje',
  'candidates.composer.empty':
    '{count, plural, one {{variables} no tiene valor aquí. Elige una posición o quítala.} other {{variables} no tienen valor aquí. Elige una posición o quítalas.}}',
  'candidates.composer.from': 'De',
  'candidates.composer.inSeconds': '{seconds} s después de enviarlo',
  'candidates.composer.insert': 'Insertar variable',
  'candidates.composer.noAddress': 'Este candidato no tiene correo electrónico. Añade uno primero.',
  'candidates.composer.noChannel': 'Conecta primero tu correo electrónico en tus canales.',
  'candidates.composer.preview': 'Así saldrá',
  'candidates.composer.previewError': 'No se ha podido mostrar cómo saldrá.',
  'candidates.composer.previewHint': 'Escribe un asunto y un mensaje para ver cómo saldrá.',
  'candidates.composer.replace': 'Reemplazar',
  'candidates.composer.replaceText':
    'La plantilla ocupará el lugar del asunto y del mensaje que has escrito.',
  'candidates.composer.replaceTitle': '¿Reemplazar lo que has escrito?',
  'candidates.composer.send': 'Enviar',
  'candidates.composer.sent': '«{subject}» sale en {seconds} s',
  'candidates.composer.subject': 'Asunto',
  'candidates.composer.templates': 'Plantillas',
  'candidates.composer.to': 'Para',
  'candidates.composer.useTemplate': 'Usar una plantilla',
  'candidates.composer.when': 'Cuándo',
};

export default composerEs;
