import type { olderConfiguratorEn } from './texts-older-configurator-en.ts';

const olderConfiguratorCa: Readonly<Record<keyof typeof olderConfiguratorEn, string>> = {
  'older.error': 'No s’ha pogut carregar el web d’ocupació',
  'older.form': 'Nom, adreça i color',
  'older.logo': 'Logotip',
  'older.name': 'Nom',
  'older.newer': 'Hi ha un web d’ocupació més nou, amb pàgines, estils i vista prèvia.',
  'older.newerLink': 'Obre el nou web d’ocupació',
  'older.primary': 'Color principal',
  'older.readOnly': 'Només els administradors ho poden canviar.',
  'older.save': 'Desa',
  'older.slug': 'Adreça',
  'older.slugHint': 'Lletres minúscules, xifres i guions.',
  'older.title': 'Web d’ocupació',
  'older.updated': 'Actualitzat',
  'older.view': 'Mostra',
  'older.wrongColor': 'Escriu un color, per exemple #3c00ff.',
};

export default olderConfiguratorCa;
