import { pageEn } from './texts-page-en.ts';

export const en = {
  ...pageEn,
} as const;

export default en;
