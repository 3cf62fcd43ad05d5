import type { wizardEn } from './texts-wizard-en.ts';

export const wizardCa: Readonly<Record<keyof typeof wizardEn, string>> = {
  'candidates.wizard.added': 'Candidat afegit',
  'candidates.wizard.beginAnew': 'Torna a començar',
  'candidates.wizard.chooseFiles': 'Tria fitxers',
  'candidates.wizard.continueDraft': 'Continua',
  'candidates.wizard.createdBefore':
    'Un intent anterior ja va crear aquest candidat, sense el que has canviat després.',
  'candidates.wizard.cv': 'Des de CV',
  'candidates.wizard.cvGone':
    'El fitxer del CV ja no es conserva. Acaba sense ell o torna a donar el fitxer més tard.',
  'candidates.wizard.cvHint': 'PDF de fins a 10 MB (millor menys de 5 MB)',
  'candidates.wizard.cvsHint':
    'PDF, Word (.docx), OpenDocument (.odt) o RTF de fins a 10 MB (millor menys de 5 MB)',
  'candidates.wizard.draft': 'Vas començar a afegir un candidat.',
  'candidates.wizard.draftOf': 'Vas començar a afegir {name}.',
  'candidates.wizard.drop': 'Deixa anar aquí CV o una carpeta',
  'candidates.wizard.findThem': 'Cerca {name}',
  'candidates.wizard.finish': 'Finalitza',
  'candidates.wizard.knownProfile': 'Aquest perfil ja és a la teva base de dades:',
  'candidates.wizard.linkedin': 'Des de LinkedIn',
  'candidates.wizard.linkedinText': 'Obre el perfil en una pestanya nova.',
  'candidates.wizard.manual': 'A mà',
  'candidates.wizard.manualStart': 'Omple el formulari',
  'candidates.wizard.manualText':
    'Sis passos curts; només són obligatoris el nom, els cognoms i l’estat de cerca de feina.',
  'candidates.wizard.maybeKnown':
    '{count, plural, one {Algú de la teva base de dades podria ser la mateixa persona:} other {# persones de la teva base de dades podrien ser la mateixa:}}',
  'candidates.wizard.namesFirst': 'El nom i els cognoms són les úniques dades obligatòries',
  'candidates.wizard.notLinkedin': 'L’URL ha de ser un URL de LinkedIn vàlid',
  'candidates.wizard.notProfile':
    'Escriu l’adreça d’un perfil, com ara https://www.linkedin.com/in/nuria-vidal.',
  'candidates.wizard.notRead':
    'No hem pogut extreure la informació del CV. Omple els camps obligatoris per continuar.',
  'candidates.wizard.openProfile': 'Obre el perfil',
  'candidates.wizard.pageTitle': '{step} — Afegeix un candidat',
  'candidates.wizard.profileUrl': 'URL del perfil',
  'candidates.wizard.read': 'Llegit del CV, {confidence} de seguretat',
  'candidates.wizard.reading': 'S’està llegint {name}',
  'candidates.wizard.replaceText': 'Es perd el que havies escrit.',
  'candidates.wizard.replaceTitle': 'Vols tornar a començar i descartar l’esborrany?',
  'candidates.wizard.restRead': 'Només falta el nom: la resta que s’ha llegit és als passos.',
  'candidates.wizard.salaryIntro': 'Imports bruts en euros l’any. Deixa buit el que no sàpigues.',
  'candidates.wizard.status.active': 'Busca feina ara',
  'candidates.wizard.status.closed': 'No vol saber res d’ofertes',
  'candidates.wizard.status.passive': 'No en busca, però escolta ofertes',
  'candidates.wizard.status.unknown': 'Encara no l’hi ha preguntat ningú',
  'candidates.wizard.statusQuestion': 'Busca feina?',
  'candidates.wizard.steps': 'Passos',
  'candidates.wizard.title': 'Afegeix un candidat',
  'candidates.wizard.welcomeText':
    'La posició té un missatge de benvinguda. Aniria a {email}, a qui no s’ha demanat mai el consentiment: li diu que tens les seves dades. Encara el podràs aturar en els primers segons.',
  'candidates.wizard.welcomeTitle': 'Vols enviar a {name} el missatge de benvinguda?',
  'candidates.wizard.withoutPosition': 'Crea sense la posició',
  'candidates.wizard.cvNotTaken': 'El CV no és al seu perfil.',
  'candidates.wizard.cvNotTakenHere': 'El CV no és al seu perfil: puja’l allà, a la pestanya CV.',
  'candidates.wizard.draftWaits': 'El teu esborrany t’espera a Afegeix un candidat.',
  'candidates.wizard.compareCv': 'Compara i adjunta el CV',
  'candidates.wizard.knownEmail': 'Ja hi ha algú amb aquest correu:',
  'candidates.wizard.statusMissing': 'Tria una resposta per continuar, encara que sigui la primera.',
  'candidates.wizard.bulkText':
    'Un CV omple el formulari. Més d’un, una carpeta o un fitxer Word (.docx), OpenDocument (.odt) o RTF es converteixen en una llista que revises.',
  'candidates.wizard.chooseFolder': 'Tria una carpeta',
  'candidates.wizard.openIntakes': 'CV que t’esperen',
  'candidates.wizard.intakeOf': 'CV del {date}',
  'candidates.wizard.intakeFor': 'CV del {date} per a {position}',
  'candidates.wizard.intakeLeft':
    '{left, plural, =0 {Res per decidir} one {# per decidir} other {# per decidir}} de {total, number}',
  'candidates.wizard.starting': 'S’estan preparant els CV',
};

export default wizardCa;
