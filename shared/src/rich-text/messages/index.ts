import { createCatalogue } from '../../i18n/catalogue.tsx';
import type { en } from './en.ts';

export const { Messages, useT } = createCatalogue<typeof en>({
  en: () => import('./en.ts'),
  es: () => import('./es.ts'),
  ca: () => import('./ca.ts'),
});
