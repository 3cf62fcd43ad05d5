import type { configuratorEn } from './texts-configurator-en.ts';

const configuratorCa: Readonly<Record<keyof typeof configuratorEn, string>> = {
  'site.title': 'Portal de feina',
};
export default configuratorCa;
