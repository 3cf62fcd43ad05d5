import type { en } from './en.ts';
import { panelEs } from './texts-panel-es.ts';
import { screensEs } from './texts-screens-es.ts';

const es: Readonly<Record<keyof typeof en, string>> = { ...panelEs, ...screensEs };

export default es;
