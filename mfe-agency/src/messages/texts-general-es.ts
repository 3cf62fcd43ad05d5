import type { generalEn } from './texts-general-en.ts';

export const generalEs: Readonly<Record<keyof typeof generalEn, string>> = {
  'agency.consents.about':
    'A los candidatos importados o añadidos a mano nunca se les preguntó si puedes conservar sus datos.',
  'agency.consents.ask': 'Pedir consentimiento',
  'agency.consents.asking': 'Pidiendo consentimiento: {asked} de {people}',
  'agency.consents.changed':
    'Mientras tanto hay {count, plural, one {# persona} other {# personas}} a las que nunca se les preguntó. Vuelve a leer la pregunta.',
  'agency.consents.confirm': 'Enviar {count, plural, one {# correo} other {# correos}}',
  'agency.consents.failed':
    '{count, plural, one {# correo no se pudo} other {# correos no se pudieron}} enviar',
  'agency.consents.last': 'La última vez, {date}:',
  'agency.consents.leaves':
    '{count, plural, one {Sale # correo} other {Salen # correos}}, {pace} por minuto: tarda unos {minutes, plural, one {# minuto} other {# minutos}}. Puedes detenerlo en cualquier momento.',
  'agency.consents.mail': 'Cada persona recibe este correo, en su idioma:',
  'agency.consents.nobody': 'Ya se ha preguntado a todas las personas con correo electrónico.',
  'agency.consents.none':
    'A {count, plural, one {# persona} other {# personas}} con correo electrónico nunca se les preguntó.',
  'agency.consents.question': '¿Pedir consentimiento a {count, plural, one {# persona} other {# personas}}?',
  'agency.consents.sent': '{count, plural, one {# correo enviado} other {# correos enviados}}',
  'agency.consents.started': 'Iniciado por {name} el {date}',
  'agency.consents.stop': 'Detener',
  'agency.consents.stopped': 'Detenido. Los correos que no habían salido no salen.',
  'agency.consents.title': 'Consentimiento de los candidatos',
  'agency.consents.uncertain':
    '{count, plural, one {# correo dudoso} other {# correos dudosos}}: el servidor de correo no confirmó si llegaron',
  'agency.error': 'No se ha podido cargar la agencia',
  'agency.gdpr.about':
    'Cuánto dura el consentimiento de los candidatos y qué pasa con quienes lo han rechazado o han sido descartados.',
  'agency.gdpr.days': 'días',
  'agency.gdpr.deletion': 'Eliminar automáticamente a los candidatos descartados',
  'agency.gdpr.deletionHint': 'Antes figuran 7 días en una lista de aviso, donde puedes detenerlo.',
  'agency.gdpr.expiration': 'El consentimiento caduca a los',
  'agency.gdpr.expirationHint': 'Después se vuelve a pedir al candidato.',
  'agency.gdpr.period': 'Eliminar a los',
  'agency.gdpr.saved': 'Información del RGPD actualizada.',
  'agency.gdpr.title': 'RGPD',
  'agency.info.about': 'Se muestra en tu web de empleo, en los correos y a tus compañeros.',
  'agency.info.country': 'País',
  'agency.info.countryHint': 'Los teléfonos sin prefijo y la búsqueda de ciudades se rigen por él.',
  'agency.info.linkedinUrl': 'URL de LinkedIn',
  'agency.info.logo': 'Logotipo',
  'agency.info.modelUsedUp':
    'Los tokens de IA de hoy se han agotado: volverá a ayudar a partir de las {time} y, hasta entonces, todo se hace sin ella.',
  'agency.info.name': 'Nombre',
  'agency.info.saved': 'Información de la agencia actualizada',
  'agency.info.timeZone': 'Zona horaria',
  'agency.info.timeZoneHint': 'Las horas de los correos y de tu web de empleo se dan en ella.',
  'agency.info.title': 'Información de la agencia',
  'agency.info.usesModel': 'Usar la IA',
  'agency.info.usesModelHint':
    'La IA redacta descripciones de puesto y preguntas eliminatorias, dice qué significan las palabras desconocidas de una búsqueda o de las indicaciones de una búsqueda activa, ordena el resumen de un informe, encuentra más datos en la web de un cliente, elige empleos y estudios de líneas de CV difíciles de leer y valora lo que dicen los CV; solo puede bajar una puntuación. Recibe lo que dice la posición, las palabras de la búsqueda o de las indicaciones con nombres de competencias, para el resumen de un informe los empleos, estudios, idiomas y competencias sin nombres, el texto de la web del cliente y líneas de los CV sin nombres, contactos ni direcciones. Si la desactivas, no se envía nada más; lo que ya haya escrito o valorado se queda.',
  'agency.info.webUrl': 'URL de la web',
  'agency.policy.about': 'Los candidatos la leen antes de inscribirse.',
  'agency.policy.information': 'Información sobre protección de datos',
  'agency.policy.lacking': '{language}, falta un texto',
  'agency.policy.language': 'Idioma de los textos',
  'agency.policy.main': '{language}, principal',
  'agency.policy.mainLanguage': 'Idioma principal',
  'agency.policy.mainLanguageHint':
    'El idioma en el que están escritos los primeros textos. Quien lee en otro idioma los ve cuando en el suyo falta un texto.',
  'agency.policy.policy': 'Política',
  'agency.policy.saved': 'Política de privacidad e información sobre protección de datos actualizadas.',
  'agency.policy.title': 'Política de privacidad',
  'agency.policy.view': 'Ver',
  'agency.readOnly': 'Solo los administradores pueden cambiarlo.',
  'agency.save': 'Guardar',
  'agency.sections': 'Secciones',
  'agency.title': 'General',
};

export default generalEs;
