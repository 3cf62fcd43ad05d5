import { pageEn } from './texts-page-en.ts';
import { panelEn } from './texts-panel-en.ts';
import { screensEn } from './texts-screens-en.ts';

export const en = { ...pageEn, ...panelEn, ...screensEn } as const;

export default en;
