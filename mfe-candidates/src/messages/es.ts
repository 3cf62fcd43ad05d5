import type { en } from './en.ts';
import { pageEs } from './texts-page-es.ts';
import { panelEs } from './texts-panel-es.ts';
import { screensEs } from './texts-screens-es.ts';

const es: Readonly<Record<keyof typeof en, string>> = { ...pageEs, ...panelEs, ...screensEs };

export default es;
