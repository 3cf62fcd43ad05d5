import type { deletionsEn } from './texts-deletions-en.ts';

export const deletionsCa: Readonly<Record<keyof typeof deletionsEn, string>> = {
  'deletions.due': 'Quan',
  'deletions.due.at': '{date}, {age}',
  'deletions.due.byHand': 'Només manual',
  'deletions.now': 'Elimina ara',
  'deletions.now.confirm': 'Elimina el candidat',
  'deletions.now.done': 'Candidat eliminat',
  'deletions.now.text':
    'El perfil, el CV, les candidatures, els documents, els comentaris i els missatges s’eliminen per sempre. Els contractes queden bloquejats durant 6 anys i ja no es poden modificar. No es pot desfer.',
  'deletions.now.title': 'Vols eliminar {name}?',
  'deletions.reason.APPLICATION_REJECTED': 'Descartat a totes',
  'deletions.reason.BY_HAND': 'Eliminat a mà',
  'deletions.reason.CONSENT_REFUSED': 'Va rebutjar el consentiment',
  'deletions.record': 'Registre d’eliminacions',
  'deletions.record.about': 'Quan, per què i qui ho va fer. No s’hi desen dades personals.',
  'deletions.record.at': 'Eliminat',
  'deletions.record.automatic': 'Eliminació automàtica',
  'deletions.record.by': 'Per',
  'deletions.record.empty': 'Encara no s’ha eliminat ningú',
  'deletions.record.emptyText': 'Cada eliminació hi deixarà una línia, sense cap nom.',
  'deletions.record.error': 'No s’ha pogut carregar el registre d’eliminacions',
  'deletions.record.formerMember': 'Un antic membre',
  'deletions.resume': 'Reprèn',
  'deletions.resume.done': 'Eliminació represa',
  'deletions.resume.of': 'Reprèn l’eliminació de {name}',
  'deletions.rules.change': 'Canvia les regles',
  'deletions.rules.off':
    'L’eliminació automàtica està desactivada: no s’elimina ningú si no ho fas tu. Aquí hi ha qui va rebutjar el consentiment i aquells l’última candidatura dels quals es va descartar fa més de {consent, plural, one {# dia} other {# dies}}.',
  'deletions.rules.on':
    'Qui va rebutjar el consentiment, o va ser descartat en l’última candidatura, fa més de {days, plural, one {# dia} other {# dies}} s’està aquí 7 dies i després s’elimina. Una eliminació aturada continua aturada fins que hi hagi un motiu nou.',
  'deletions.since': 'Des de',
  'deletions.stop': 'Atura',
  'deletions.stop.done': 'Eliminació aturada',
  'deletions.stop.of': 'Atura l’eliminació de {name}',
  'deletions.stopped': 'Aturada',
  'deletions.stopped.by': 'Aturada per {name}',
  'deletions.title': 'Eliminacions',
  'deletions.warnings': 'S’eliminaran',
  'deletions.warnings.empty': 'No hi ha eliminacions pendents',
  'deletions.warnings.emptyText':
    'Els candidats que rebutgin el consentiment o arribin al final del període de conservació sortiran abans aquí.',
  'deletions.warnings.error': 'No s’ha pogut carregar la llista d’eliminacions',
  'deletions.who': 'Candidat',
  'deletions.why': 'Motiu',
};

export default deletionsCa;
