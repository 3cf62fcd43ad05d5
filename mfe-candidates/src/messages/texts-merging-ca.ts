import type { mergingEn } from './texts-merging-en.ts';

export const mergingCa: Readonly<Record<keyof typeof mergingEn, string>> = {
  'candidates.merge.action': 'Fusiona',
  'candidates.merge.cancelled':
    '{count, plural, one {Es cancel·la # correu pendent: la persona el rep una sola vegada.} other {Es cancel·len # correus pendents: la persona els rep una sola vegada.}}',
  'candidates.merge.changed': 'Un dels candidats ha canviat mentrestant. Revisa-ho abans de fusionar.',
  'candidates.merge.confirmText': 'Tots dos passen a ser un sol candidat. Ho pots desfer més endavant.',
  'candidates.merge.confirmTitle': 'Vols fusionar {other} amb {survivor}?',
  'candidates.merge.consent': 'Consentiment després de la fusió: {status}',
  'candidates.merge.count.applications': '{count, plural, one {# candidatura} other {# candidatures}}',
  'candidates.merge.count.comments': '{count, plural, one {# comentari} other {# comentaris}}',
  'candidates.merge.count.consents': '{count, plural, one {# consentiment} other {# consentiments}}',
  'candidates.merge.count.documents': '{count, plural, one {# document} other {# documents}}',
  'candidates.merge.count.messages': '{count, plural, one {# missatge} other {# missatges}}',
  'candidates.merge.count.none': 'Res més que el perfil',
  'candidates.merge.count.suggestions': '{count, plural, one {# suggeriment} other {# suggeriments}}',
  'candidates.merge.done': 'Candidats fusionats',
  'candidates.merge.double':
    '{position}: es queda la candidatura a {step}; la de {aside} es guarda amb la fusió.',
  'candidates.merge.error': 'No s’han pogut carregar els dos candidats',
  'candidates.merge.field.cv': 'CV',
  'candidates.merge.field.email': 'Correu electrònic',
  'candidates.merge.field.expectedSalary': 'Expectativa salarial',
  'candidates.merge.field.firstName': 'Nom',
  'candidates.merge.field.jobSearchStatus': 'Cerca de feina',
  'candidates.merge.field.jobTitle': 'Càrrec',
  'candidates.merge.field.lastName': 'Cognoms',
  'candidates.merge.field.linkedin': 'LinkedIn',
  'candidates.merge.field.location': 'Ubicació',
  'candidates.merge.field.phoneNumber': 'Telèfon',
  'candidates.merge.field.profileImageUrl': 'Imatge',
  'candidates.merge.field.salary': 'Salari',
  'candidates.merge.field.summary': 'Resum',
  'candidates.merge.gone': 'Aquests dos no es poden fusionar',
  'candidates.merge.goneText': 'Un d’ells s’ha fusionat o eliminat mentrestant.',
  'candidates.merge.intro':
    '{other} passa a formar part de {survivor}. Tria el que és correcte on difereixen.',
  'candidates.merge.list.educations': 'Formació',
  'candidates.merge.list.languages': 'Idiomes',
  'candidates.merge.list.skills': 'Habilitats',
  'candidates.merge.list.workExperiences': 'Experiència',
  'candidates.merge.moves': 'Què passa a {survivor}',
  'candidates.merge.nothing': 'Res',
  'candidates.merge.refusal':
    'Un dels dos va rebutjar el consentiment; val l’acceptació posterior de l’altre.',
  'candidates.merge.goes': 'Fusionat (afegit el {date})',
  'candidates.merge.stays': 'Es conserva (afegit el {date})',
  'candidates.merge.swap': 'Conserva l’altre',
  'candidates.merge.title': 'Fusiona candidats',
  'candidates.merge.valueOf': '{value} ({name})',
};

export default mergingCa;
