import type { en } from './en.ts';

const ca: Readonly<Record<keyof typeof en, string>> = {
  'profile.title': 'El meu perfil',
};

export default ca;
