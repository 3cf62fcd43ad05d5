import type { automationsEn } from './texts-automations-en.ts';

export const automationsEs: Readonly<Record<keyof typeof automationsEn, string>> = {
  'board.automations.about':
    'Se inician cuando una tarjeta se mueve de este paso a otro, la mueva quien la mueva.',
  'board.automations.add': 'Añadir automatización',
  'board.automations.close': 'Cerrar',
  'board.automations.count': '{count, plural, one {# automatización} other {# automatizaciones}} de {step}',
  'board.automations.countOff':
    '{count, plural, one {# automatización} other {# automatizaciones}} de {step}, {off} sin activar',
  'board.automations.create': 'Crear un flujo',
  'board.automations.delete': 'Eliminar automatización',
  'board.automations.deleteOf': 'Eliminar: {automation}',
  'board.automations.deleteText':
    'Lo que ya ha iniciado sigue su curso; los movimientos nuevos no inician nada.',
  'board.automations.deleteTitle': '¿Eliminar esta automatización?',
  'board.automations.empty': 'No se inicia nada cuando una tarjeta sale de este paso.',
  'board.automations.error': 'No se han podido cargar las automatizaciones',
  'board.automations.full': 'Un paso tiene como máximo {count} automatizaciones.',
  'board.automations.movedTo': 'De {from} a',
  'board.automations.moves': 'Se habría iniciado {count, plural, one {# vez} other {# veces}} en 30 días',
  'board.automations.new': 'Automatización nueva',
  'board.automations.noWorkflow': 'un flujo eliminado',
  'board.automations.off.CHANNEL_REMOVED': 'Sin activar: se quitó el canal por el que envía.',
  'board.automations.off.UNKNOWN': 'Sin activar.',
  'board.automations.off.WORKFLOW_DELETED': 'Sin activar: se eliminó su flujo.',
  'board.automations.removeNew': 'Quitar la automatización nueva',
  'board.automations.resume': 'Volver a activar',
  'board.automations.run': 'ejecutar',
  'board.automations.save': 'Guardar',
  'board.automations.saved': 'Guardado',
  'board.automations.sentence': 'De {from} a {to}, ejecutar {workflows}',
  'board.automations.step': 'Elige un paso',
  'board.automations.title': 'Automatizaciones de {step}',
  'board.automations.tooMany':
    'Mientras tanto alguien ha añadido una: el paso ya tiene todas las automatizaciones posibles. Elimina una antes.',
  'board.automations.try': 'Probar',
  'board.automations.tryOf': 'Probar: {automation}',
  'board.automations.unknownStep': 'un paso eliminado',
  'board.automations.workflow': 'Elige un flujo',
  'board.automations.workflowGone':
    'Su flujo está eliminado. Elimina esta automatización y añade otra con otro flujo.',
  'configuration.automatisms.addDelay': 'Añadir una espera',
  'configuration.automatisms.all': 'Los tres están activos.',
  'configuration.automatisms.atOnce': 'El rechazo sale al momento; nadie puede mirarlo antes.',
  'configuration.automatisms.channels': 'Configurar canales',
  'configuration.automatisms.choose': 'Elige un flujo',
  'configuration.automatisms.create': 'Crear un flujo',
  'configuration.automatisms.discard': 'Cuando se descarta a un candidato',
  'configuration.automatisms.error': 'No se han podido cargar los flujos',
  'configuration.automatisms.kqDiscard': 'Cuando una pregunta eliminatoria rechaza a un candidato',
  'configuration.automatisms.none': 'No hay ninguno elegido: no se envía nada solo.',
  'configuration.automatisms.noWorkflow': 'Ningún flujo',
  'configuration.automatisms.partial': 'Elige los tres; aún no se ha guardado nada.',
  'configuration.automatisms.partialSaved':
    'Elige los tres; aún no se ha guardado nada y lo de antes sigue activo.',
  'configuration.automatisms.remove': 'Quitar los tres',
  'configuration.automatisms.removeText':
    'Los candidatos ya no reciben ninguno de sus mensajes. Lo que ha empezado sigue su curso.',
  'configuration.automatisms.removeTitle': '¿Quitar los tres automatismos?',
  'configuration.automatisms.saved': 'Guardado',
  'configuration.automatisms.saving': 'Guardando…',
  'configuration.automatisms.try': 'Probar',
  'configuration.automatisms.tryOf': 'Probar: {workflow}',
  'configuration.automatisms.warning':
    'Los mensajes salen del primer reclutador/a de la posición, por los canales que tiene conectados.',
  'configuration.automatisms.welcome': 'Cuando se añade un candidato',
};

export default automationsEs;
