import type { en } from './en.ts';
import { pageEs } from './texts-page-es.ts';

const es: Readonly<Record<keyof typeof en, string>> = {
  ...pageEs,
};

export default es;
