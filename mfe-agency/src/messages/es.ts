import type { en } from './en.ts';
import { mailEs } from './texts-mail-es.ts';
import { tagsEs } from './texts-tags-es.ts';

const es: Readonly<Record<keyof typeof en, string>> = {
  ...mailEs,
  ...tagsEs,
  'profile.email': 'Correo electrónico',
  'profile.title': 'Mi perfil',
};

export default es;
