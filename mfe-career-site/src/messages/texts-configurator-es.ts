import type { configuratorEn } from './texts-configurator-en.ts';

const configuratorEs: Readonly<Record<keyof typeof configuratorEn, string>> = {
  'site.title': 'Portal de empleo',
};
export default configuratorEs;
