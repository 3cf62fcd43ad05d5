import type { multipostingEn } from './texts-multiposting-en.ts';

export const multipostingCa: Readonly<Record<keyof typeof multipostingEn, string>> = {
  'multiposting.about':
    'Anuncis d’aquesta posició en portals de feina externs. Publicar en portals externs pot trigar fins a {hours} hores.',
  'multiposting.again.title': 'Vols publicar-la una altra vegada a {name}?',
  'multiposting.disconnect': 'Desconnecta',
  'multiposting.disconnect.text':
    'L’anunci d’aquesta posició es retira d’allà. Els anuncis en altres portals continuen publicats.',
  'multiposting.disconnect.title': 'Segur que et vols desconnectar de {name}?',
  'multiposting.disconnect.uncertain':
    'No se sap si l’anunci és a {name}. Comprova-ho allà abans i, si l’hi trobes, retira’l: quan no es pot consultar {name}, aquí només es marca com a no publicat.',
  'multiposting.disconnectFrom': 'Desconnecta de {name}',
  'multiposting.error': 'Estat desconegut',
  'multiposting.field.address': 'Adreça del servei de publicació',
  'multiposting.field.company_id': 'Identificador d’empresa',
  'multiposting.field.description': 'Descripció de l’oferta',
  'multiposting.field.key': 'Clau del servei de publicació',
  'multiposting.field.location': 'Ubicació',
  'multiposting.field.poster_email': 'Correu de qui publica',
  'multiposting.field.title': 'Títol',
  'multiposting.followsSite':
    '{name} llegeix totes les posicions del teu web d’ocupació: aquesta hi serà mentre sigui al teu web d’ocupació.',
  'multiposting.invisible':
    'Els portals porten els candidats al teu web d’ocupació: primer fes-hi visible aquesta posició.',
  'multiposting.keepsTitle': '{name} conserva el títol amb què es va publicar la primera vegada.',
  'multiposting.missing.MISSING': 'Falta: {field}',
  'multiposting.missing.TOO_LONG': '{field}: {limit} caràcters com a màxim',
  'multiposting.missing.TOO_SHORT': '{field}: {limit} caràcters com a mínim',
  'multiposting.none': 'La multipublicació no està configurada; contacta amb suport.',
  'multiposting.notOpen':
    'Es pot publicar mentre sigui oberta i els visitants la puguin veure al teu web d’ocupació.',
  'multiposting.notPublic': 'Els visitants no poden veure aquesta posició',
  'multiposting.onItsWayOut': 'Un portal l’està retirant ara mateix. Torna-la a publicar quan acabi.',
  'multiposting.pay':
    'Els anuncis no diuen el salari. La Directiva (UE) 2023/970, article 5, demana que els candidats coneguin la banda salarial abans de l’entrevista.',
  'multiposting.payRange': 'de {from} a {to}',
  'multiposting.payTold':
    'El camp del salari no es mostra, però la descripció diu {amounts}. Treu-lo de la descripció si ha de ser confidencial.',
  'multiposting.portals': 'Portals de feina externs',
  'multiposting.publish': 'Publica',
  'multiposting.publishOn': 'Publica a {name}',
  'multiposting.publishing': 'S’està publicant...',
  'multiposting.read': 'llegit {at}',
  'multiposting.reason.NOT_SET_UP': 'La connexió amb {name} no està configurada.',
  'multiposting.reason.PAGE': 'La seva pàgina al teu web d’ocupació no respon com necessiten els portals.',
  'multiposting.reason.REFUSED': '{name} l’ha rebutjada.',
  'multiposting.reason.RULES': 'Incompleix una regla de {name}.',
  'multiposting.reason.TIMED_OUT': '{name} ha trigat més de {hours} hores.',
  'multiposting.reason.UNCERTAIN':
    'No se sap si {name} l’ha acceptada. Comprova-ho allà abans: tornar-la a publicar podria duplicar l’anunci.',
  'multiposting.reason.UNREACHABLE': 'No s’ha pogut contactar amb {name}.',
  'multiposting.settings': 'Configuració del portal',
  'multiposting.settle': 'Ja no hi és',
  'multiposting.settle.confirm': 'Dona’l per retirat',
  'multiposting.settle.text':
    'Comprova-ho abans a {name} i, si hi trobes l’anunci, retira’l allà. No es tornarà a consultar {name}: a partir d’ara l’anunci constarà aquí com a no publicat i podràs canviar la configuració del portal.',
  'multiposting.settle.title': 'Vols donar per retirat l’anunci de {name}?',
  'multiposting.settleOn': 'Ja no hi és: {name}',
  'multiposting.showSalary': 'Mostra el salari',
  'multiposting.state.FAILED': 'No publicada',
  'multiposting.state.PUBLISHED': 'Publicada',
  'multiposting.state.PUBLISHING': 'S’està publicant',
  'multiposting.state.UNPUBLISHED': 'No publicada',
  'multiposting.state.UNPUBLISHING': 'S’està retirant',
  'multiposting.state.inFeed': 'Al feed',
  'multiposting.state.inFeedSince': 'Al feed des de {since}',
  'multiposting.state.since': '{state} des de {since}',
  'multiposting.stillOut': 'No s’ha pogut retirar i continua publicada.',
  'multiposting.support': 'Contacta amb suport',
  'multiposting.unpublish': 'Retira',
  'multiposting.unpublish.text':
    'Els seus anuncis es retiren de tots els portals, llevat dels que llegeixen tot el teu web d’ocupació (Indeed, Glassdoor). Tornar-la a publicar pot trigar fins a {hours} hores.',
  'multiposting.unpublish.title': 'Vols retirar {title} dels portals?',
  'multiposting.unpublishing': 'S’està retirant...',
  'multiposting.unread': 'encara sense llegir',
};

export default multipostingCa;
