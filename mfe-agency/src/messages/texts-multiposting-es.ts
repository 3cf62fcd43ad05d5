import type { multipostingEn } from './texts-multiposting-en.ts';

export const multipostingEs: Readonly<Record<keyof typeof multipostingEn, string>> = {
  'portals.about':
    'Dónde se pueden anunciar tus posiciones abiertas. Cada una se publica en su propia página, en Configuración.',
  'portals.connect': 'Conectar',
  'portals.connectTo': 'Conectar con {name}',
  'portals.connected': 'Conectado',
  'portals.copied': 'Dirección del feed copiada',
  'portals.copy': 'Copiar la dirección del feed de {name}',
  'portals.disconnect': 'Desconectar',
  'portals.disconnect.text':
    'Se marca como no conectado para ti, en este navegador. Los anuncios publicados siguen publicados.',
  'portals.disconnect.title': '¿Seguro que quieres desconectarte de {name}?',
  'portals.disconnectFrom': 'Desconectar de {name}',
  'portals.error': 'No se ha podido cargar cómo está conectada tu agencia con los portales.',
  'portals.feed': 'Dirección del feed',
  'portals.hidden': 'Tu agencia no publica en portales externos.',
  'portals.http': 'Los anuncios se envían a {address}',
  'portals.kind.JOB_BOARD': 'Portal de empleo',
  'portals.kind.NETWORK': 'Red profesional',
  'portals.kind.REVIEWS': 'Opiniones sobre empresas',
  'portals.kind.SEARCH_ENGINE': 'Buscador de empleo',
  'portals.list': 'Portales de empleo externos',
  'portals.missing': 'Falta en los ajustes: {fields}',
  'portals.missing.address': 'dirección',
  'portals.missing.company_id': 'identificador de empresa',
  'portals.missing.key': 'clave',
  'portals.missing.other': 'lo que pide el portal',
  'portals.missing.poster_email': 'correo de quien publica',
  'portals.noFeed': 'No hay feed mientras tu web de empleo esté desactivada.',
  'portals.notConnected': 'No conectado',
  'portals.read': 'Leído por última vez: {at}',
  'portals.retry': 'Reintentar',
  'portals.settings': 'Ajustes',
  'portals.settings.FEED': 'Feed que lee el portal',
  'portals.settings.FEED.about':
    'El portal lee tus anuncios en la dirección del feed. Facilítale esa dirección.',
  'portals.settings.HTTP': 'Servicio de publicación',
  'portals.settings.HTTP.about':
    'Cada anuncio se envía a un servicio HTTP de publicación en el que tienes una cuenta.',
  'portals.settings.address': 'Dirección del servicio',
  'portals.settings.addressHint': 'Empieza por https://',
  'portals.settings.canFind': 'Se puede preguntar al servicio por un anuncio con su referencia',
  'portals.settings.companyId': 'Identificador de empresa',
  'portals.settings.companyIdHint': 'El número que el portal ha dado a tu agencia.',
  'portals.settings.connection': 'Cómo llegan los anuncios',
  'portals.settings.inUse':
    '{count, plural, one {Hay # anuncio publicado con esta conexión. Retíralo antes.} other {Hay # anuncios publicados con esta conexión. Retíralos antes.}}',
  'portals.settings.key': 'Clave',
  'portals.settings.keyHint': 'Se guarda cifrada y no se vuelve a mostrar.',
  'portals.settings.keyKept': 'Hay una clave guardada. Déjalo vacío para conservarla con la misma dirección.',
  'portals.settings.of': 'Ajustes de {name}',
  'portals.settings.posterEmail': 'Correo de quien publica',
  'portals.settings.posterEmailHint':
    'Una dirección de tu agencia que pueda verse: nunca la personal de un reclutador/a.',
  'portals.settings.save': 'Guardar ajustes',
  'portals.settings.saved': 'Ajustes de {name} guardados',
  'portals.title': 'Multipublicación',
  'portals.unread': 'Sin leer todavía',
};

export default multipostingEs;
