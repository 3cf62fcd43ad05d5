import type { sourcesEn } from './texts-hunts-sources-en.ts';

export const sourcesEs: Readonly<Record<keyof typeof sourcesEn, string>> = {
  'hunts.files.encoding.UTF-16': 'Leído como UTF-16.',
  'hunts.files.encoding.WINDOWS-1252':
    'Leído como Windows-1252, porque no es UTF-8. Si los acentos no se ven bien, guárdalo como UTF-8 y vuelve a elegirlo.',
  'hunts.files.failed': 'no se ha podido leer ahora. Vuelve a elegirlo.',
  'hunts.files.field.COMPANY': 'el nombre de la empresa',
  'hunts.files.field.EDUCATION': 'algún dato de una formación',
  'hunts.files.field.EMAIL': 'el correo electrónico',
  'hunts.files.field.FIRST_NAME': 'el nombre',
  'hunts.files.field.JOB_TITLE': 'el puesto',
  'hunts.files.field.JOBS': 'algún dato de un empleo',
  'hunts.files.field.LANGUAGES': 'algún idioma o su nivel',
  'hunts.files.field.LAST_NAME': 'el apellido',
  'hunts.files.field.LINKEDIN': 'el enlace de LinkedIn',
  'hunts.files.field.LOCATION': 'el lugar',
  'hunts.files.field.NAME': 'el nombre',
  'hunts.files.field.PHONE': 'el teléfono',
  'hunts.files.field.SINCE': 'el dato de inicio',
  'hunts.files.field.SKILLS': 'algún conocimiento',
  'hunts.files.field.SUMMARY': 'el resumen',
  'hunts.files.full': 'Una búsqueda activa revisa {max, number} archivos como máximo.',
  'hunts.files.gone': 'Un archivo ya no se conserva',
  'hunts.files.goneHere':
    '{name} ya no se conserva: tiene más de un día o ya se usó en otra búsqueda activa. Vuelve a elegirlo o quítalo.',
  'hunts.files.goneText':
    'El formulario dice cuál. Vuelve a elegir ese o quítalo; lo demás se queda como lo escribiste.',
  'hunts.files.hint':
    'CSV con una fila de encabezados o JSON Resume; hasta 2.000 personas y 5 MB. La búsqueda activa también los revisa. El archivo no se guarda; las personas que no se añaden se eliminan a los 30 días.',
  'hunts.files.known':
    '{count, plural, one {# persona ya está en tu base de datos y se valora por lo que consta allí.} other {# personas ya están en tu base de datos y se valoran por lo que consta allí.}}',
  'hunts.files.label': 'Perfiles de un archivo',
  'hunts.files.leftOut': '{count, plural, one {Se deja fuera # fila.} other {Se dejan fuera # filas.}}',
  'hunts.files.moreProblems': '{count, plural, one {y # más} other {y # más}}',
  'hunts.files.people': '{count, plural, one {# persona} other {# personas}}',
  'hunts.files.problem.BROKEN':
    'Fila {row, number}: no se puede leer (unas comillas sin cerrar o no es un perfil), así que se deja fuera.',
  'hunts.files.problem.CUT': 'Fila {row, number}: {field} es demasiado largo y se recorta.',
  'hunts.files.problem.DAMAGED':
    'Fila {row, number}: algunos de sus caracteres no se pueden leer y se ven como �; la persona se toma con las demás personas.',
  'hunts.files.problem.INVALID':
    'Fila {row, number}: {field} no se puede usar tal como está escrito, o no entero; la persona se toma sin ese dato.',
  'hunts.files.problem.NO_NAME':
    'Fila {row, number}: no hay un nombre de dos letras o más, así que se deja fuera.',
  'hunts.files.problem.SAME_PERSON':
    'Fila {row, number}: tiene el mismo correo o perfil de LinkedIn que la fila {other, number}, así que se deja fuera.',
  'hunts.files.problem.TOO_MANY_VALUES':
    'Fila {row, number}: tiene más valores que encabezados, como cuando uno lleva, sin comillas, el signo que separa las columnas (coma, punto y coma o tabulador), así que se deja fuera.',
  'hunts.files.problems': '{count, plural, one {Ver qué falla en # punto} other {Ver qué falla en # puntos}}',
  'hunts.files.reading': 'Leyendo {name}…',
  'hunts.files.refused.BROKEN_JSON': 'empieza como JSON, pero no está completo o no es válido.',
  'hunts.files.refused.EMPTY': 'no nombra a nadie: no hay filas debajo de los encabezados.',
  'hunts.files.refused.NO_NAME_COLUMN':
    'no tiene ninguna columna de nombres. Llama a una «Nombre». Columnas encontradas: {columns}.',
  'hunts.files.refused.NOBODY': 'no tiene ninguna fila que se pueda usar.',
  'hunts.files.refused.NOT_TEXT': 'no se puede leer como texto. Guarda la hoja como CSV y elige ese archivo.',
  'hunts.files.refused.TOO_MANY': 'nombra a más de {max} personas. Divídelo en archivos más pequeños.',
  'hunts.files.refused.TOO_MANY_COLUMNS': 'tiene más de 200 columnas. Deja las que hagan falta.',
  'hunts.files.remove': 'Quitar {name}',
  'hunts.files.title': 'Perfiles de archivos',
  'hunts.files.tooLarge': 'pesa más de 5 MB. Divídelo en archivos más pequeños.',
  'hunts.files.unknownColumns':
    '{count, plural, one {Esta columna no se lee: {columns}.} other {Estas columnas no se leen: {columns}.}}',
  'hunts.server.allNamed':
    'A {name} no se le preguntaría nada: en todo lo que se le podría decir está el nombre de tu agencia o el del cliente ({clauses}). Dilo con otras palabras o crea la búsqueda activa sin esta fuente.',
  'hunts.server.ask': 'Consultar también {name}',
  'hunts.server.failure.AWAY':
    '{name} no ha respondido en cinco intentos, así que la búsqueda activa solo ha mirado en las demás fuentes.',
  'hunts.server.failure.NOTHING':
    'A {name} no se le ha preguntado nada: en todo lo que se le podía decir estaba el nombre de tu agencia o el del cliente. La búsqueda activa solo ha mirado en las demás fuentes.',
  'hunts.server.failure.OFF':
    '{name} ya no está conectado, así que la búsqueda activa solo ha mirado en las demás fuentes.',
  'hunts.server.failure.OURS':
    'La consulta a {name} ha fallado por nuestra parte, respondiera lo que respondiera, así que la búsqueda activa solo ha mirado en las demás fuentes. Quien gestiona esta instalación encontrará el motivo en su registro.',
  'hunts.server.failure.PARTLY':
    '{name} se ha interrumpido antes de acabar su lista. Solo se ha mirado a las personas que había enviado hasta entonces.',
  'hunts.server.failure.REFUSED':
    '{name} ha rechazado la consulta, así que la búsqueda activa solo ha mirado en las demás fuentes. Quien gestiona esta instalación puede revisar su clave.',
  'hunts.server.failure.UNREADABLE':
    'No se ha podido leer la respuesta de {name}, así que la búsqueda activa solo ha mirado en las demás fuentes.',
  'hunts.server.kept': 'Nunca se envía nada de este tipo: {clauses}.',
  'hunts.server.named': 'No se envía, porque contiene el nombre de tu agencia o el del cliente: {clauses}.',
  'hunts.server.nothing':
    'Se puede consultar {name} cuando entre lo que se busca haya un puesto, un conocimiento, un lugar, un idioma o unos años.',
  'hunts.server.nothingLeft': 'A {name} no se le preguntaría nada',
  'hunts.server.off': 'Ya no se puede consultar {name}',
  'hunts.server.offText':
    'No se ha creado nada. Vuelve a crear la búsqueda activa sin esta fuente; todo lo que has escrito sigue ahí.',
  'hunts.server.told':
    'A {name} solo se le enviaría esto: {clauses}. No se le envía el nombre de tu agencia ni el del cliente, ni salarios, ni las indicaciones tal como las has escrito.',
  'hunts.server.unread':
    'Ahora no se puede consultar {name}, porque no se ha podido leer lo que se le diría. Desactívalo para crear la búsqueda activa sin ello.',
  'hunts.source.FILE': 'Del archivo {name}',
  'hunts.source.SERVER': 'De {name}',
  'hunts.stranger.add': 'Añadir a la posición',
  'hunts.stranger.applied': 'Esta persona ya está en la posición. No ha cambiado nada.',
  'hunts.stranger.consent': 'Pedir ahora el consentimiento por correo ({email})',
  'hunts.stranger.consentHint':
    'El correo lleva un enlace para aceptar o rechazar que conserves sus datos. Si no, puedes pedirlo más tarde.',
  'hunts.stranger.contact': 'Contacto',
  'hunts.stranger.deletedAt': 'Se eliminará el {date} si no la añades.',
  'hunts.stranger.education': 'Formación',
  'hunts.stranger.error': 'No se ha podido cargar el perfil',
  'hunts.stranger.exists':
    'Ahora hay alguien con este correo o perfil de LinkedIn en tu base de datos. Indica abajo quién es.',
  'hunts.stranger.failed': 'No se ha podido añadir. No ha cambiado nada; vuelve a intentarlo.',
  'hunts.stranger.gone': 'Mientras tanto se ha añadido o eliminado',
  'hunts.stranger.isKnown': 'Es {name}',
  'hunts.stranger.isNew': 'Es otra persona',
  'hunts.stranger.isNewText': 'Se crea una ficha con todos los datos de este perfil.',
  'hunts.stranger.jobs': 'Experiencia',
  'hunts.stranger.languages': 'Idiomas',
  'hunts.stranger.limit': 'Tu plan tiene espacio para {max} candidatos y está lleno. No se ha añadido nada.',
  'hunts.stranger.nobodyAlike':
    'Nadie de tu base de datos se parece a {name}. Se crea una ficha con todos los datos de este perfil.',
  'hunts.stranger.noEmail':
    'El perfil no tiene correo electrónico, así que no se puede pedir el consentimiento por correo.',
  'hunts.stranger.note': 'Esta persona viene de un archivo y no está en tu base de datos.',
  'hunts.stranger.noteServer': 'Esta persona viene de {name} y no está en tu base de datos.',
  'hunts.stranger.origin': '{name} la ha encontrado en {origin}.',
  'hunts.stranger.reason.CITY': 'ciudad',
  'hunts.stranger.reason.EMAIL': 'correo electrónico',
  'hunts.stranger.reason.EMPLOYER': 'empresa',
  'hunts.stranger.reason.LINKEDIN': 'perfil de LinkedIn',
  'hunts.stranger.reason.NAME': 'nombre',
  'hunts.stranger.reason.PHONE': 'teléfono',
  'hunts.stranger.reason.SIMILAR_NAME': 'nombre parecido',
  'hunts.stranger.refusedConsent':
    'Esta persona ha rechazado el consentimiento y no se puede añadir. No ha cambiado nada.',
  'hunts.stranger.same': 'Coinciden: {reasons}',
  'hunts.stranger.skills': 'Conocimientos',
  'hunts.stranger.summary': 'Resumen',
  'hunts.stranger.title': 'Añadir a {name} como candidatura',
  'hunts.stranger.who': 'Hay personas en tu base de datos que podrían ser la misma. ¿Quién es?',
};
