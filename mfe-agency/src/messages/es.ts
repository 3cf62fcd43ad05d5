import type { en } from './en.ts';

const es: Readonly<Record<keyof typeof en, string>> = {
  'profile.title': 'Mi perfil',
};

export default es;
