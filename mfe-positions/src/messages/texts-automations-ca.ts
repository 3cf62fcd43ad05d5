import type { automationsEn } from './texts-automations-en.ts';

export const automationsCa: Readonly<Record<keyof typeof automationsEn, string>> = {
  'board.automations.about':
    'S’inicien quan una targeta es mou d’aquest pas a un altre, la mogui qui la mogui.',
  'board.automations.add': 'Afegeix una automatització',
  'board.automations.close': 'Tanca',
  'board.automations.count': '{count, plural, one {# automatització} other {# automatitzacions}} de {step}',
  'board.automations.countOff':
    '{count, plural, one {# automatització} other {# automatitzacions}} de {step}, {off} sense activar',
  'board.automations.create': 'Crea un flux',
  'board.automations.delete': 'Elimina l’automatització',
  'board.automations.deleteOf': 'Elimina: {automation}',
  'board.automations.deleteText': 'El que ja ha iniciat continua; els moviments nous no inicien res.',
  'board.automations.deleteTitle': 'Vols eliminar aquesta automatització?',
  'board.automations.empty': 'No s’inicia res quan una targeta surt d’aquest pas.',
  'board.automations.error': 'No s’han pogut carregar les automatitzacions',
  'board.automations.full': 'Un pas té com a màxim {count} automatitzacions.',
  'board.automations.movedTo': 'De {from} a',
  'board.automations.moves': 'S’hauria iniciat {count, plural, one {# vegada} other {# vegades}} en 30 dies',
  'board.automations.new': 'Automatització nova',
  'board.automations.noWorkflow': 'un flux eliminat',
  'board.automations.off.CHANNEL_REMOVED': 'Sense activar: es va treure el canal pel qual envia.',
  'board.automations.off.UNKNOWN': 'Sense activar.',
  'board.automations.off.WORKFLOW_DELETED': 'Sense activar: se’n va eliminar el flux.',
  'board.automations.removeNew': 'Treu l’automatització nova',
  'board.automations.resume': 'Torna-la a activar',
  'board.automations.run': 'executa',
  'board.automations.save': 'Desa',
  'board.automations.saved': 'Desat',
  'board.automations.sentence': 'De {from} a {to}, executa {workflows}',
  'board.automations.step': 'Tria un pas',
  'board.automations.title': 'Automatitzacions de {step}',
  'board.automations.tooMany':
    'Mentrestant algú n’ha afegit una: el pas ja té totes les automatitzacions possibles. Elimina’n una abans.',
  'board.automations.try': 'Prova-ho',
  'board.automations.tryOf': 'Prova-ho: {automation}',
  'board.automations.unknownStep': 'un pas eliminat',
  'board.automations.workflow': 'Tria un flux',
  'board.automations.workflowGone':
    'El seu flux està eliminat. Elimina aquesta automatització i afegeix-ne una amb un altre flux.',
  'configuration.automatisms.addDelay': 'Afegeix una espera',
  'configuration.automatisms.all': 'Tots tres estan actius.',
  'configuration.automatisms.atOnce': 'El rebuig surt a l’instant; ningú no el pot mirar abans.',
  'configuration.automatisms.channels': 'Configura els canals',
  'configuration.automatisms.choose': 'Tria un flux',
  'configuration.automatisms.create': 'Crea un flux',
  'configuration.automatisms.discard': 'Quan es descarta un candidat',
  'configuration.automatisms.error': 'No s’han pogut carregar els fluxos',
  'configuration.automatisms.kqDiscard': 'Quan una pregunta eliminatòria rebutja un candidat',
  'configuration.automatisms.none': 'No n’hi ha cap de triat: no s’envia res sol.',
  'configuration.automatisms.noWorkflow': 'Cap flux',
  'configuration.automatisms.partial': 'Tria’ls tots tres; encara no s’ha desat res.',
  'configuration.automatisms.partialSaved':
    'Tria’ls tots tres; encara no s’ha desat res i el d’abans continua actiu.',
  'configuration.automatisms.remove': 'Treu tots tres',
  'configuration.automatisms.removeText':
    'Els candidats ja no reben cap dels seus missatges. El que ha començat continua.',
  'configuration.automatisms.removeTitle': 'Vols treure els tres automatismes?',
  'configuration.automatisms.saved': 'Desat',
  'configuration.automatisms.saving': 'S’està desant…',
  'configuration.automatisms.try': 'Prova-ho',
  'configuration.automatisms.tryOf': 'Prova-ho: {workflow}',
  'configuration.automatisms.warning':
    'Els missatges surten del primer reclutador/a de la posició, pels canals que té connectats.',
  'configuration.automatisms.welcome': 'Quan s’afegeix un candidat',
};

export default automationsCa;
