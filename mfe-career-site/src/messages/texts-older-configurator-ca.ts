import type { olderConfiguratorEn } from './texts-older-configurator-en.ts';

const olderConfiguratorCa: Readonly<Record<keyof typeof olderConfiguratorEn, string>> = {
  'older.title': 'Portal de feina',
};
export default olderConfiguratorCa;
