import type { olderConfiguratorEn } from './texts-older-configurator-en.ts';

const olderConfiguratorEs: Readonly<Record<keyof typeof olderConfiguratorEn, string>> = {
  'older.error': 'No se ha podido cargar la web de empleo',
  'older.form': 'Nombre, dirección y color',
  'older.logo': 'Logo',
  'older.name': 'Nombre',
  'older.newer': 'Hay una web de empleo más nueva, con páginas, estilos y vista previa.',
  'older.newerLink': 'Abrir la nueva web de empleo',
  'older.primary': 'Color principal',
  'older.readOnly': 'Solo los administradores pueden cambiarlo.',
  'older.save': 'Guardar',
  'older.slug': 'Dirección',
  'older.slugHint': 'Letras minúsculas, cifras y guiones.',
  'older.title': 'Web de empleo',
  'older.updated': 'Actualizado',
  'older.view': 'Ver',
  'older.wrongColor': 'Escribe un color, por ejemplo #3c00ff.',
};

export default olderConfiguratorEs;
