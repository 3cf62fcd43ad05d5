import type { en } from './en.ts';
import { pageCa } from './texts-page-ca.ts';
import { panelCa } from './texts-panel-ca.ts';
import { screensCa } from './texts-screens-ca.ts';

const ca: Readonly<Record<keyof typeof en, string>> = { ...pageCa, ...panelCa, ...screensCa };

export default ca;
