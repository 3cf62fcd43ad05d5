import type { configurationEn } from './texts-configuration-en.ts';

export const configurationEs: Readonly<Record<keyof typeof configurationEn, string>> = {
  'configuration.automatisms': 'Automatismos',
  'configuration.automatisms.about':
    'Flujos que se inician solos para los candidatos de esta posición. Los tres se eligen juntos y se guardan al momento.',
  'configuration.benefits': 'Beneficios',
  'configuration.benefits.about':
    'Lo que ofrece el puesto además del salario. Los cambios se guardan mientras escribes.',
  'configuration.benefits.add': 'Añadir beneficio',
  'configuration.benefits.empty': 'Aún no hay beneficios',
  'configuration.benefits.placeholder': 'Escribe el beneficio',
  'configuration.criteria': 'Criterios de puntuación',
  'configuration.criteria.about':
    'Con qué se puntúan las candidaturas. Salen de los detalles y de la descripción de esta posición; cambia cuánto cuenta cada uno y qué palabras se buscan.',
  'configuration.criteria.add': 'Añadir criterio',
  'configuration.criteria.addLabel': 'Nuevo criterio',
  'configuration.criteria.empty':
    'Aún no hay con qué puntuar. Rellena el título, las habilidades o los idiomas de la posición.',
  'configuration.criteria.error': 'No se han podido cargar los criterios de puntuación',
  'configuration.criteria.FIELD': 'De los detalles',
  'configuration.criteria.full': 'Una posición tiene {count} criterios como máximo.',
  'configuration.criteria.gone': 'Eliminado',
  'configuration.criteria.metBy': 'Lo cumplen {count} de {total} con puntuación',
  'configuration.criteria.MUST': 'Imprescindible',
  'configuration.criteria.NICE': 'Se valora',
  'configuration.criteria.OFF': 'No cuenta',
  'configuration.criteria.other': 'Lo que ha guardado',
  'configuration.criteria.PERSON': 'Añadido por el equipo',
  'configuration.criteria.quote': 'Descripción: «{text}»',
  'configuration.criteria.remove': 'Quitar {label}',
  'configuration.criteria.save': 'Guardar criterios',
  'configuration.criteria.saved': 'Criterios guardados. Las puntuaciones llegan en un momento.',
  'configuration.criteria.SOFT': 'Personal',
  'configuration.criteria.terms': 'Palabras que se buscan, {label}',
  'configuration.criteria.termsHint': 'Separadas por comas',
  'configuration.criteria.TEXT': 'De la descripción',
  'configuration.criteria.tooManyWords': 'Como máximo 40 palabras.',
  'configuration.criteria.weight': 'Peso de {label}',
  'configuration.criteria.wordTooLong': 'Una palabra tiene 100 caracteres como máximo. Sepáralas con comas.',
  'configuration.multiposting': 'Multipublicación',
  'configuration.portal': 'Web de empleo',
  'configuration.portal.about': 'Si tu web de empleo muestra esta posición mientras está abierta.',
  'configuration.portal.hidden': 'Oculta',
  'configuration.portal.visible': 'Visible',
  'configuration.sections': 'Secciones de la configuración',
};

export default configurationEs;
