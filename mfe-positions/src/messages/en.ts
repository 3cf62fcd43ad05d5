import { boardEn } from './texts-board-en.ts';
import { pageEn } from './texts-page-en.ts';

export const en = { ...pageEn, ...boardEn } as const;

export default en;
