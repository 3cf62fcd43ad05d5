import type { en } from './en.ts';

export const es: Record<keyof typeof en, string> = {
  'shared.mail.alreadySent': 'Ya enviado: {subjects}',
  'shared.mail.atOnce': 'enseguida',
  'shared.mail.close': 'Cerrar',
  'shared.mail.doNotSend': 'No enviar',
  'shared.mail.from': 'De',
  'shared.mail.gone': 'ya ha salido',
  'shared.mail.inTime': 'en {time}',
  'shared.mail.left.many': 'El primero de {count} correos, «{subject}» para {name}, ya ha salido',
  'shared.mail.left.one': 'El correo «{subject}» para {name} ya ha salido',
  'shared.mail.many': '{count} correos salen {when}. El primero, «{subject}», es para {name}',
  'shared.mail.more': 'Y {count, plural, one {# mensaje más} other {# mensajes más}}.',
  'shared.mail.moved': 'Alguien ha movido a este candidato mientras tanto: el mensaje no se ha detenido',
  'shared.mail.none': 'No sale ningún mensaje.',
  'shared.mail.notSent': 'No enviado',
  'shared.mail.one': 'El correo «{subject}» para {name} sale {when}',
  'shared.mail.preview': 'Vista previa',
  'shared.mail.previewTitle': 'Lo que se envía',
  'shared.mail.problem.consentRefused': 'No sale ningún mensaje: {name} rechazó el consentimiento',
  'shared.mail.problem.noAddress': 'No sale ningún mensaje: {name} no tiene correo electrónico',
  'shared.mail.problem.noChannel':
    'No sale ningún mensaje: el primer reclutador/a de la posición no ha conectado {channel}',
  'shared.mail.problems':
    '{count, plural, one {# mensaje no se puede enviar} other {# mensajes no se pueden enviar}}',
  'shared.mail.subject': 'Asunto',
  'shared.mail.to': 'Para',
  'shared.mail.tooLate': 'Ya no se ha podido detener',
  'shared.mail.when': 'Sale',
};
