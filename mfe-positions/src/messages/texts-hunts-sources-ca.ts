import type { sourcesEn } from './texts-hunts-sources-en.ts';

export const sourcesCa: Readonly<Record<keyof typeof sourcesEn, string>> = {
  'hunts.files.encoding.UTF-16': 'Llegit com a UTF-16.',
  'hunts.files.encoding.WINDOWS-1252':
    'Llegit com a Windows-1252, perquè no és UTF-8. Si els accents no es veuen bé, desa’l com a UTF-8 i torna’l a triar.',
  'hunts.files.failed': 'no s’ha pogut llegir ara. Torna’l a triar.',
  'hunts.files.field.COMPANY': 'el nom de l’empresa',
  'hunts.files.field.EDUCATION': 'algun detall d’una formació',
  'hunts.files.field.EMAIL': 'el correu electrònic',
  'hunts.files.field.FIRST_NAME': 'el nom',
  'hunts.files.field.JOB_TITLE': 'el lloc de treball',
  'hunts.files.field.JOBS': 'algun detall d’una feina',
  'hunts.files.field.LANGUAGES': 'algun idioma o el seu nivell',
  'hunts.files.field.LAST_NAME': 'el cognom',
  'hunts.files.field.LINKEDIN': 'l’enllaç de LinkedIn',
  'hunts.files.field.LOCATION': 'el lloc',
  'hunts.files.field.NAME': 'el nom',
  'hunts.files.field.PHONE': 'el telèfon',
  'hunts.files.field.SINCE': 'el moment d’inici',
  'hunts.files.field.SKILLS': 'algun coneixement',
  'hunts.files.field.SUMMARY': 'el resum',
  'hunts.files.full': 'Una cerca activa revisa {max, number} fitxers com a màxim.',
  'hunts.files.gone': 'Un fitxer ja no es conserva',
  'hunts.files.goneHere':
    '{name} ja no es conserva: té més d’un dia o ja es va fer servir en una altra cerca activa. Torna’l a triar o treu-lo.',
  'hunts.files.goneText':
    'El formulari diu quin. Torna’l a triar o treu-lo; la resta es queda com l’has escrit.',
  'hunts.files.hint':
    'CSV amb una fila d’encapçalaments o JSON Resume; fins a 2.000 persones i 5 MB. La cerca activa també els revisa. El fitxer no es desa; les persones que no s’afegeixen s’eliminen al cap de 30 dies.',
  'hunts.files.known':
    '{count, plural, one {# persona ja és a la teva base de dades i es valora pel que hi consta.} other {# persones ja són a la teva base de dades i es valoren pel que hi consta.}}',
  'hunts.files.label': 'Perfils d’un fitxer',
  'hunts.files.leftOut': '{count, plural, one {Es deixa fora # fila.} other {Es deixen fora # files.}}',
  'hunts.files.moreProblems': '{count, plural, one {i # més} other {i # més}}',
  'hunts.files.people': '{count, plural, one {# persona} other {# persones}}',
  'hunts.files.problem.BROKEN':
    'Fila {row, number}: no es pot llegir (unes cometes sense tancar o no és un perfil), de manera que es deixa fora.',
  'hunts.files.problem.CUT': 'Fila {row, number}: {field} és massa llarg i es retalla.',
  'hunts.files.problem.DAMAGED':
    'Fila {row, number}: alguns dels seus caràcters no es poden llegir i es veuen com a �; la persona s’agafa amb les altres persones.',
  'hunts.files.problem.INVALID':
    'Fila {row, number}: {field} no es pot fer servir tal com està escrit, o no sencer; la persona s’agafa sense aquesta dada.',
  'hunts.files.problem.NO_NAME':
    'Fila {row, number}: no hi ha un nom de dues lletres o més, de manera que es deixa fora.',
  'hunts.files.problem.SAME_PERSON':
    'Fila {row, number}: té el mateix correu o perfil de LinkedIn que la fila {other, number}, de manera que es deixa fora.',
  'hunts.files.problem.TOO_MANY_VALUES':
    'Fila {row, number}: té més valors que encapçalaments, com quan n’hi ha un que porta, sense cometes, el signe que separa les columnes (coma, punt i coma o tabulador), de manera que es deixa fora.',
  'hunts.files.problems':
    '{count, plural, one {Veure què falla en # punt} other {Veure què falla en # punts}}',
  'hunts.files.reading': 'S’està llegint {name}…',
  'hunts.files.refused.BROKEN_JSON': 'comença com a JSON, però no és complet o no és vàlid.',
  'hunts.files.refused.EMPTY': 'no anomena ningú: no hi ha files sota els encapçalaments.',
  'hunts.files.refused.NO_NAME_COLUMN':
    'no té cap columna de noms. Digues-ne «Nom» a una. Columnes trobades: {columns}.',
  'hunts.files.refused.NOBODY': 'no té cap fila que es pugui fer servir.',
  'hunts.files.refused.NOT_TEXT': 'no es pot llegir com a text. Desa el full com a CSV i tria aquest fitxer.',
  'hunts.files.refused.TOO_MANY': 'anomena més de {max} persones. Divideix-lo en fitxers més petits.',
  'hunts.files.refused.TOO_MANY_COLUMNS': 'té més de 200 columnes. Deixa-hi les que calguin.',
  'hunts.files.remove': 'Treu {name}',
  'hunts.files.title': 'Perfils de fitxers',
  'hunts.files.tooLarge': 'pesa més de 5 MB. Divideix-lo en fitxers més petits.',
  'hunts.files.unknownColumns':
    '{count, plural, one {Aquesta columna no es llegeix: {columns}.} other {Aquestes columnes no es llegeixen: {columns}.}}',
  'hunts.server.allNamed':
    'A {name} no se li preguntaria res: en tot el que se li podria dir hi ha el nom de la teva agència o el del client ({clauses}). Digues-ho amb altres paraules o crea la cerca activa sense aquesta font.',
  'hunts.server.ask': 'Consulta també {name}',
  'hunts.server.failure.AWAY':
    '{name} no ha respost en cinc intents, i per això la cerca activa només ha mirat les altres fonts.',
  'hunts.server.failure.NOTHING':
    'A {name} no se li ha preguntat res: en tot el que se li podia dir hi havia el nom de la teva agència o el del client. La cerca activa només ha mirat les altres fonts.',
  'hunts.server.failure.OFF':
    '{name} ja no està connectat, i per això la cerca activa només ha mirat les altres fonts.',
  'hunts.server.failure.OURS':
    'La consulta a {name} ha fallat per part nostra, respongués el que respongués, i per això la cerca activa només ha mirat les altres fonts. Qui gestiona aquesta instal·lació en trobarà el motiu al registre.',
  'hunts.server.failure.PARTLY':
    '{name} s’ha interromput abans d’acabar la llista. Només s’han mirat les persones que havia enviat fins aleshores.',
  'hunts.server.failure.REFUSED':
    '{name} ha rebutjat la consulta, i per això la cerca activa només ha mirat les altres fonts. Qui gestiona aquesta instal·lació pot revisar-ne la clau.',
  'hunts.server.failure.UNREADABLE':
    'No s’ha pogut llegir la resposta de {name}, i per això la cerca activa només ha mirat les altres fonts.',
  'hunts.server.kept': 'Mai no s’envia res d’aquest tipus: {clauses}.',
  'hunts.server.named': 'No s’envia, perquè hi ha el nom de la teva agència o el del client: {clauses}.',
  'hunts.server.nothing':
    'Es pot consultar {name} quan entre el que es busca hi hagi un lloc de treball, un coneixement, un lloc, un idioma o uns anys.',
  'hunts.server.nothingLeft': 'A {name} no se li preguntaria res',
  'hunts.server.off': 'Ja no es pot consultar {name}',
  'hunts.server.offText':
    'No s’ha creat res. Torna a crear la cerca activa sense aquesta font; tot el que has escrit continua aquí.',
  'hunts.server.told':
    'A {name} només se li enviaria això: {clauses}. No se li envia el nom de la teva agència ni el del client, ni salaris, ni les indicacions tal com les has escrit.',
  'hunts.server.unread':
    'Ara no es pot consultar {name}, perquè no s’ha pogut llegir què se li diria. Desactiva-ho per crear la cerca activa sense això.',
  'hunts.source.FILE': 'Del fitxer {name}',
  'hunts.source.SERVER': 'De {name}',
  'hunts.stranger.add': 'Afegeix a la posició',
  'hunts.stranger.applied': 'Aquesta persona ja és a la posició. No ha canviat res.',
  'hunts.stranger.consent': 'Demana ara el consentiment per correu ({email})',
  'hunts.stranger.consentHint':
    'El correu porta un enllaç per acceptar o rebutjar que conservis les seves dades. Si no, ho pots demanar més tard.',
  'hunts.stranger.contact': 'Contacte',
  'hunts.stranger.deletedAt': 'S’eliminarà el {date} si no l’afegeixes.',
  'hunts.stranger.education': 'Formació',
  'hunts.stranger.error': 'No s’ha pogut carregar el perfil',
  'hunts.stranger.exists':
    'Ara hi ha algú amb aquest correu o perfil de LinkedIn a la teva base de dades. Indica a sota qui és.',
  'hunts.stranger.failed': 'No s’ha pogut afegir. No ha canviat res; torna-ho a provar.',
  'hunts.stranger.gone': 'Mentrestant s’ha afegit o eliminat',
  'hunts.stranger.isKnown': 'És {name}',
  'hunts.stranger.isNew': 'És una altra persona',
  'hunts.stranger.isNewText': 'Es crea una fitxa amb totes les dades d’aquest perfil.',
  'hunts.stranger.jobs': 'Experiència',
  'hunts.stranger.languages': 'Idiomes',
  'hunts.stranger.limit': 'El teu pla té espai per a {max} candidats i és ple. No s’ha afegit res.',
  'hunts.stranger.nobodyAlike':
    'Ningú de la teva base de dades s’assembla a {name}. Es crea una fitxa amb totes les dades d’aquest perfil.',
  'hunts.stranger.noEmail':
    'El perfil no té correu electrònic, de manera que no es pot demanar el consentiment per correu.',
  'hunts.stranger.note': 'Aquesta persona ve d’un fitxer i no és a la teva base de dades.',
  'hunts.stranger.noteServer': 'Aquesta persona ve de {name} i no és a la teva base de dades.',
  'hunts.stranger.origin': '{name} l’ha trobada a {origin}.',
  'hunts.stranger.reason.CITY': 'ciutat',
  'hunts.stranger.reason.EMAIL': 'correu electrònic',
  'hunts.stranger.reason.EMPLOYER': 'empresa',
  'hunts.stranger.reason.LINKEDIN': 'perfil de LinkedIn',
  'hunts.stranger.reason.NAME': 'nom',
  'hunts.stranger.reason.PHONE': 'telèfon',
  'hunts.stranger.reason.SIMILAR_NAME': 'nom semblant',
  'hunts.stranger.refusedConsent':
    'Aquesta persona ha rebutjat el consentiment i no es pot afegir. No ha canviat res.',
  'hunts.stranger.same': 'Coincideixen: {reasons}',
  'hunts.stranger.skills': 'Coneixements',
  'hunts.stranger.summary': 'Resum',
  'hunts.stranger.title': 'Afegeix {name} com a candidatura',
  'hunts.stranger.who': 'Hi ha persones a la teva base de dades que podrien ser la mateixa. Qui és?',
};
