import type { multipostingEn } from './texts-multiposting-en.ts';

export const multipostingEs: Readonly<Record<keyof typeof multipostingEn, string>> = {
  'multiposting.about':
    'Anuncios de esta posición en portales de empleo externos. Publicar en portales externos puede tardar hasta {hours} horas.',
  'multiposting.again.title': '¿Publicar otra vez en {name}?',
  'multiposting.disconnect': 'Desconectar',
  'multiposting.disconnect.text':
    'El anuncio de esta posición se retira de allí. Los anuncios en otros portales siguen publicados.',
  'multiposting.disconnect.title': '¿Seguro que quieres desconectarte de {name}?',
  'multiposting.disconnect.uncertain':
    'No se sabe si el anuncio está en {name}. Compruébalo allí antes y, si lo encuentras, retíralo: cuando no se puede consultar a {name}, aquí solo se marca como no publicado.',
  'multiposting.disconnectFrom': 'Desconectar de {name}',
  'multiposting.error': 'Estado desconocido',
  'multiposting.field.address': 'Dirección del servicio de publicación',
  'multiposting.field.company_id': 'Identificador de empresa',
  'multiposting.field.description': 'Descripción de la oferta',
  'multiposting.field.key': 'Clave del servicio de publicación',
  'multiposting.field.location': 'Ubicación',
  'multiposting.field.poster_email': 'Correo de quien publica',
  'multiposting.field.title': 'Título',
  'multiposting.followsSite':
    '{name} lee todas las posiciones de tu web de empleo: esta estará allí mientras esté en tu web de empleo.',
  'multiposting.invisible':
    'Los portales llevan a los candidatos a tu web de empleo: primero haz visible allí esta posición.',
  'multiposting.keepsTitle': '{name} conserva el título con el que se publicó la primera vez.',
  'multiposting.missing.MISSING': 'Falta: {field}',
  'multiposting.missing.TOO_LONG': '{field}: {limit} caracteres como máximo',
  'multiposting.missing.TOO_SHORT': '{field}: {limit} caracteres como mínimo',
  'multiposting.none': 'La multipublicación no está configurada; contacta con soporte.',
  'multiposting.notOpen':
    'Se puede publicar mientras esté abierta y los visitantes puedan verla en tu web de empleo.',
  'multiposting.notPublic': 'Los visitantes no pueden ver esta posición',
  'multiposting.onItsWayOut':
    'Un portal la está retirando en este momento. Vuelve a publicarla cuando termine.',
  'multiposting.pay':
    'Los anuncios no indican el salario. La Directiva (UE) 2023/970, artículo 5, pide que los candidatos conozcan la banda salarial antes de la entrevista.',
  'multiposting.payRange': 'de {from} a {to}',
  'multiposting.payTold':
    'El campo del salario no se muestra, pero la descripción indica {amounts}. Quítalo de la descripción si debe ser confidencial.',
  'multiposting.portals': 'Portales de empleo externos',
  'multiposting.publish': 'Publicar',
  'multiposting.publishOn': 'Publicar en {name}',
  'multiposting.publishing': 'Publicando...',
  'multiposting.read': 'leído {at}',
  'multiposting.reason.NOT_SET_UP': 'La conexión con {name} no está configurada.',
  'multiposting.reason.PAGE': 'Su página en tu web de empleo no responde como necesitan los portales.',
  'multiposting.reason.REFUSED': '{name} la ha rechazado.',
  'multiposting.reason.RULES': 'Incumple una regla de {name}.',
  'multiposting.reason.TIMED_OUT': '{name} ha tardado más de {hours} horas.',
  'multiposting.reason.UNCERTAIN':
    'No se sabe si {name} la ha aceptado. Compruébalo allí antes: volver a publicarla podría duplicar el anuncio.',
  'multiposting.reason.UNREACHABLE': 'No se ha podido contactar con {name}.',
  'multiposting.settings': 'Ajustes del portal',
  'multiposting.settle': 'Ya no está allí',
  'multiposting.settle.confirm': 'Dar por retirado',
  'multiposting.settle.text':
    'Compruébalo antes en {name} y, si encuentras el anuncio, retíralo allí. No se volverá a consultar a {name}: desde ahora el anuncio constará aquí como no publicado y podrás cambiar los ajustes del portal.',
  'multiposting.settle.title': '¿Dar por retirado el anuncio de {name}?',
  'multiposting.settleOn': 'Ya no está allí: {name}',
  'multiposting.showSalary': 'Mostrar el salario',
  'multiposting.state.FAILED': 'No publicada',
  'multiposting.state.PUBLISHED': 'Publicada',
  'multiposting.state.PUBLISHING': 'Publicando',
  'multiposting.state.UNPUBLISHED': 'No publicada',
  'multiposting.state.UNPUBLISHING': 'Retirando',
  'multiposting.state.inFeed': 'En el feed',
  'multiposting.state.inFeedSince': 'En el feed desde {since}',
  'multiposting.state.since': '{state} desde {since}',
  'multiposting.stillOut': 'No se ha podido retirar y sigue publicada.',
  'multiposting.support': 'Contactar con soporte',
  'multiposting.unpublish': 'Retirar',
  'multiposting.unpublish.text':
    'Sus anuncios se retiran de todos los portales, salvo de los que leen toda tu web de empleo (Indeed, Glassdoor). Volver a publicarla puede tardar hasta {hours} horas.',
  'multiposting.unpublish.title': '¿Retirar {title} de los portales?',
  'multiposting.unpublishing': 'Retirando...',
  'multiposting.unread': 'sin leer todavía',
};

export default multipostingEs;
