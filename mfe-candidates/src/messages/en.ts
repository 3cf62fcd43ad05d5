import { panelEn } from './texts-panel-en.ts';
import { screensEn } from './texts-screens-en.ts';

export const en = { ...panelEn, ...screensEn } as const;

export default en;
