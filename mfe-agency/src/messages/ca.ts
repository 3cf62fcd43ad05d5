import type { en } from './en.ts';
import { mailCa } from './texts-mail-ca.ts';
import { tagsCa } from './texts-tags-ca.ts';

const ca: Readonly<Record<keyof typeof en, string>> = {
  ...mailCa,
  ...tagsCa,
  'profile.email': 'Correu electrònic',
  'profile.title': 'El meu perfil',
};

export default ca;
