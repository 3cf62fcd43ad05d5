import type { olderConfiguratorEn } from './texts-older-configurator-en.ts';

const olderConfiguratorEs: Readonly<Record<keyof typeof olderConfiguratorEn, string>> = {
  'older.title': 'Portal de empleo',
};
export default olderConfiguratorEs;
