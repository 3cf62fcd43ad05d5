import type { en } from './en.ts';

export const ca: Record<keyof typeof en, string> = {
  'shared.mail.alreadySent': 'Ja enviat: {subjects}',
  'shared.mail.atOnce': 'de seguida',
  'shared.mail.close': 'Tanca',
  'shared.mail.doNotSend': 'No l’enviïs',
  'shared.mail.from': 'De',
  'shared.mail.gone': 'ja ha sortit',
  'shared.mail.inTime': 'd’aquí a {time}',
  'shared.mail.left.many': 'El primer de {count} correus, «{subject}» per a {name}, ja ha sortit',
  'shared.mail.left.one': 'El correu «{subject}» per a {name} ja ha sortit',
  'shared.mail.many': '{count} correus surten {when}. El primer, «{subject}», és per a {name}',
  'shared.mail.more': 'I {count, plural, one {# missatge més} other {# missatges més}}.',
  'shared.mail.moved': 'Algú ha mogut aquest candidat mentrestant: el missatge no s’ha aturat',
  'shared.mail.none': 'No surt cap missatge.',
  'shared.mail.notSent': 'No enviat',
  'shared.mail.one': 'El correu «{subject}» per a {name} surt {when}',
  'shared.mail.preview': 'Vista prèvia',
  'shared.mail.previewTitle': 'El que s’envia',
  'shared.mail.problem.consentRefused': 'No surt cap missatge: {name} va rebutjar el consentiment',
  'shared.mail.problem.noAddress': 'No surt cap missatge: {name} no té correu electrònic',
  'shared.mail.problem.noChannel':
    'No surt cap missatge: el primer reclutador/a de la posició no ha connectat {channel}',
  'shared.mail.problems':
    '{count, plural, one {# missatge no es pot enviar} other {# missatges no es poden enviar}}',
  'shared.mail.subject': 'Assumpte',
  'shared.mail.to': 'Per a',
  'shared.mail.tooLate': 'Ja no s’ha pogut aturar',
  'shared.mail.when': 'Surt',
};
