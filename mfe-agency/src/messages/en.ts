import { mailEn } from './texts-mail-en.ts';
import { tagsEn } from './texts-tags-en.ts';

export const en = {
  ...mailEn,
  ...tagsEn,
  'profile.email': 'Email',
  'profile.title': 'My profile',
} as const;

export default en;
