import type { wizardEn } from './texts-wizard-en.ts';

export const wizardEs: Readonly<Record<keyof typeof wizardEn, string>> = {
  'candidates.wizard.added': 'Candidato añadido',
  'candidates.wizard.beginAnew': 'Empezar de nuevo',
  'candidates.wizard.chooseFiles': 'Elegir archivos',
  'candidates.wizard.continueDraft': 'Continuar',
  'candidates.wizard.createdBefore':
    'Un intento anterior ya creó este candidato, sin lo que has cambiado después.',
  'candidates.wizard.cv': 'Desde CV',
  'candidates.wizard.cvGone':
    'El archivo del CV ya no se conserva. Termina sin él o vuelve a dar el archivo más tarde.',
  'candidates.wizard.cvHint': 'PDF de hasta 10 MB (mejor menos de 5 MB)',
  'candidates.wizard.cvsHint':
    'PDF, Word (.docx), OpenDocument (.odt) o RTF de hasta 10 MB (mejor menos de 5 MB)',
  'candidates.wizard.draft': 'Empezaste a añadir un candidato.',
  'candidates.wizard.draftOf': 'Empezaste a añadir a {name}.',
  'candidates.wizard.drop': 'Suelta aquí CV o una carpeta',
  'candidates.wizard.findThem': 'Buscar a {name}',
  'candidates.wizard.finish': 'Finalizar',
  'candidates.wizard.knownProfile': 'Este perfil ya está en tu base de datos:',
  'candidates.wizard.linkedin': 'Desde LinkedIn',
  'candidates.wizard.linkedinText': 'Abre el perfil en una pestaña nueva.',
  'candidates.wizard.manual': 'A mano',
  'candidates.wizard.manualStart': 'Rellenar el formulario',
  'candidates.wizard.manualText':
    'Seis pasos cortos; solo son obligatorios el nombre, los apellidos y el estado de búsqueda de empleo.',
  'candidates.wizard.maybeKnown':
    '{count, plural, one {Alguien de tu base de datos podría ser la misma persona:} other {# personas de tu base de datos podrían ser la misma:}}',
  'candidates.wizard.namesFirst': 'El nombre y los apellidos son los únicos datos obligatorios',
  'candidates.wizard.notLinkedin': 'La URL debe ser una URL de LinkedIn válida',
  'candidates.wizard.notProfile':
    'Escribe la dirección de un perfil, como https://www.linkedin.com/in/nuria-vidal.',
  'candidates.wizard.notRead':
    'No hemos podido extraer la información del CV. Rellena los campos obligatorios para continuar.',
  'candidates.wizard.openProfile': 'Abrir perfil',
  'candidates.wizard.pageTitle': '{step} — Añadir un candidato',
  'candidates.wizard.profileUrl': 'URL del perfil',
  'candidates.wizard.read': 'Leído del CV, {confidence} de seguridad',
  'candidates.wizard.reading': 'Leyendo {name}',
  'candidates.wizard.replaceText': 'Se pierde lo que habías escrito.',
  'candidates.wizard.replaceTitle': '¿Empezar de nuevo y descartar el borrador?',
  'candidates.wizard.restRead': 'Solo falta el nombre: lo demás que se ha leído está en los pasos.',
  'candidates.wizard.salaryIntro': 'Importes brutos en euros al año. Deja vacío lo que no sepas.',
  'candidates.wizard.status.active': 'Busca empleo ahora',
  'candidates.wizard.status.closed': 'No quiere saber de ofertas',
  'candidates.wizard.status.passive': 'No busca, pero escucha ofertas',
  'candidates.wizard.status.unknown': 'Nadie se lo ha preguntado todavía',
  'candidates.wizard.statusQuestion': '¿Busca empleo?',
  'candidates.wizard.steps': 'Pasos',
  'candidates.wizard.title': 'Añadir candidato',
  'candidates.wizard.welcomeText':
    'La posición tiene un mensaje de bienvenida. Iría a {email}, a quien nunca se le pidió el consentimiento: le dice que tienes sus datos. Aún podrás detenerlo en los primeros segundos.',
  'candidates.wizard.welcomeTitle': '¿Enviar a {name} el mensaje de bienvenida?',
  'candidates.wizard.withoutPosition': 'Crear sin la posición',
  'candidates.wizard.cvNotTaken': 'El CV no está en su perfil.',
  'candidates.wizard.cvNotTakenHere': 'El CV no está en su perfil: súbelo allí, en la pestaña CV.',
  'candidates.wizard.draftWaits': 'Tu borrador te espera en Añadir candidato.',
  'candidates.wizard.compareCv': 'Comparar y adjuntar el CV',
  'candidates.wizard.knownEmail': 'Ya hay alguien con este correo:',
  'candidates.wizard.statusMissing': 'Elige una respuesta para continuar, aunque sea la primera.',
  'candidates.wizard.bulkText':
    'Un CV rellena el formulario. Varios, una carpeta o un archivo Word (.docx), OpenDocument (.odt) o RTF se convierten en una lista que revisas.',
  'candidates.wizard.chooseFolder': 'Elegir una carpeta',
  'candidates.wizard.openIntakes': 'CV que te esperan',
  'candidates.wizard.intakeOf': 'CV del {date}',
  'candidates.wizard.intakeFor': 'CV del {date} para {position}',
  'candidates.wizard.intakeLeft':
    '{left, plural, =0 {Nada por decidir} one {# por decidir} other {# por decidir}} de {total, number}',
  'candidates.wizard.starting': 'Preparando los CV',
};

export default wizardEs;
