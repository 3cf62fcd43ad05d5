import type { listEn } from './texts-list-en.ts';

export const listEs: Readonly<Record<keyof typeof listEn, string>> = {
  'candidates.list.empty': 'Todavía no hay candidatos',
  'candidates.list.emptyText':
    'Añade personas a mano o desde sus CV. Quien se inscriba en tus posiciones también aparecerá aquí.',
  'candidates.list.error': 'No se han podido cargar los candidatos',
  'candidates.list.filters': 'Búsqueda',
  'candidates.list.place': '{index} de {count} en esta página',
  'candidates.list.search': 'Buscar nombre, teléfono, empresa…',
  'candidates.list.searchDoor': 'Buscar candidatos',
  'candidates.list.searchElsewhere': 'Buscar «{query}» en perfiles y CV',
  'candidates.list.title': 'Candidatos',
  'candidates.list.add': 'Añadir candidato',
  'candidates.filter.all': 'Filtros',
  'candidates.filter.on': 'Filtros: {count, number}',
  'candidates.filter.city': 'Ciudad',
  'candidates.filter.consent': 'Consentimiento',
  'candidates.filter.inProcess': 'En proceso',
  'candidates.filter.jobSearch': 'Búsqueda de empleo',
  'candidates.filter.language': 'Idioma',
  'candidates.filter.no': 'No',
  'candidates.filter.skill': 'Habilidad',
  'candidates.filter.tag': 'Etiqueta',
  'candidates.filter.yes': 'Sí',
  'candidates.tags.bulk': 'Etiquetar',
  'candidates.tags.bulkTitle': '{count, plural, one {Etiquetar # candidato} other {Etiquetar # candidatos}}',
  'candidates.tags.close': 'Listo',
  'candidates.tags.putOn': 'Poner una etiqueta',
  'candidates.tags.row': 'Etiquetas',
  'candidates.tags.takeOffMany': 'Quitar una etiqueta',
  'candidates.ask.asked':
    'Se pide el consentimiento a {count, plural, one {# candidato} other {# candidatos}}',
  'candidates.ask.askedBefore':
    '{count, plural, one {# ya ha respondido o ya se le ha pedido: no recibe ninguno.} other {# ya han respondido o ya se les ha pedido: no reciben ninguno.}}',
  'candidates.ask.button': 'Pedir consentimiento',
  'candidates.ask.changed':
    'Mientras tanto se ha preguntado a alguien o alguien ha respondido. Vuelve a leer la pregunta.',
  'candidates.ask.confirm': 'Enviar {count, plural, one {# correo} other {# correos}}',
  'candidates.ask.duplicates':
    '{count, plural, one {# está marcado como duplicado: se le pide como la persona a la que duplica.} other {# están marcados como duplicados: se les pide como la persona a la que duplican.}}',
  'candidates.ask.inPart':
    'Se pide el consentimiento a {count, number} de {all, number}; los demás siguen seleccionados',
  'candidates.ask.leaves':
    '{count, plural, one {Sale # correo.} other {Salen # correos, {pace} por minuto: tarda {minutes, plural, one {# minuto} other {# minutos}} aproximadamente.}}',
  'candidates.ask.left':
    '{count, plural, one {# correo ya había salido.} other {# correos ya habían salido.}}',
  'candidates.ask.mail': 'Cada persona recibe este correo, en su idioma:',
  'candidates.ask.nobody': 'No se puede pedir a ninguno, así que no sale ningún correo.',
  'candidates.ask.title': '¿Pedir consentimiento a {count, plural, one {# candidato} other {# candidatos}}?',
  'candidates.ask.undo': 'Deshacer',
  'candidates.ask.undone':
    '{count, plural, =0 {No se ha podido retener ningún correo} one {# correo no sale} other {# correos no salen}}',
  'candidates.ask.when': 'El primer correo sale en {seconds} s.',
  'candidates.ask.withoutEmail':
    '{count, plural, one {# no tiene correo electrónico: no recibe ninguno.} other {# no tienen correo electrónico: no reciben ninguno.}}',
};

export default listEs;
