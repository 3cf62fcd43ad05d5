import type { deletionsEn } from './texts-deletions-en.ts';

export const deletionsEs: Readonly<Record<keyof typeof deletionsEn, string>> = {
  'deletions.due': 'Cuándo',
  'deletions.due.at': '{date}, {age}',
  'deletions.due.byHand': 'Solo manual',
  'deletions.now': 'Eliminar ahora',
  'deletions.now.confirm': 'Eliminar candidato',
  'deletions.now.done': 'Candidato eliminado',
  'deletions.now.text':
    'El perfil, el CV, las candidaturas, los documentos, los comentarios y los mensajes se eliminan para siempre. Los contratos quedan bloqueados durante 6 años y ya no se pueden modificar. No se puede deshacer.',
  'deletions.now.title': '¿Eliminar a {name}?',
  'deletions.reason.APPLICATION_REJECTED': 'Descartado en todas',
  'deletions.reason.BY_HAND': 'Eliminado a mano',
  'deletions.reason.CONSENT_REFUSED': 'Rechazó el consentimiento',
  'deletions.record': 'Registro de eliminaciones',
  'deletions.record.about': 'Cuándo, por qué y quién lo hizo. No se guardan datos personales.',
  'deletions.record.at': 'Eliminado',
  'deletions.record.automatic': 'Eliminación automática',
  'deletions.record.by': 'Por',
  'deletions.record.empty': 'Aún no se ha eliminado a nadie',
  'deletions.record.emptyText': 'Cada eliminación dejará aquí una línea, sin ningún nombre.',
  'deletions.record.error': 'No se ha podido cargar el registro de eliminaciones',
  'deletions.record.formerMember': 'Un antiguo miembro',
  'deletions.resume': 'Reanudar',
  'deletions.resume.done': 'Eliminación reanudada',
  'deletions.resume.of': 'Reanudar la eliminación de {name}',
  'deletions.rules.change': 'Cambiar las reglas',
  'deletions.rules.off':
    'La eliminación automática está desactivada: no se elimina a nadie si no lo haces tú. Aquí están quienes rechazaron el consentimiento y aquellos cuya última candidatura se descartó hace más de {consent, plural, one {# día} other {# días}}.',
  'deletions.rules.on':
    'Quien rechazó el consentimiento, o fue descartado en su última candidatura, hace más de {days, plural, one {# día} other {# días}} permanece aquí 7 días y después se elimina. Una eliminación detenida sigue detenida hasta que haya un motivo nuevo.',
  'deletions.since': 'Desde',
  'deletions.stop': 'Detener',
  'deletions.stop.done': 'Eliminación detenida',
  'deletions.stop.of': 'Detener la eliminación de {name}',
  'deletions.stopped': 'Detenida',
  'deletions.stopped.by': 'Detenida por {name}',
  'deletions.title': 'Eliminaciones',
  'deletions.warnings': 'Se van a eliminar',
  'deletions.warnings.empty': 'No hay eliminaciones pendientes',
  'deletions.warnings.emptyText':
    'Los candidatos que rechacen el consentimiento o lleguen al final del periodo de conservación aparecerán antes aquí.',
  'deletions.warnings.error': 'No se ha podido cargar la lista de eliminaciones',
  'deletions.who': 'Candidato',
  'deletions.why': 'Motivo',
};

export default deletionsEs;
