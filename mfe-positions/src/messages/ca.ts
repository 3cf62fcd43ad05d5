import type { en } from './en.ts';
import { pageCa } from './texts-page-ca.ts';

const ca: Readonly<Record<keyof typeof en, string>> = {
  ...pageCa,
};

export default ca;
