import type { en } from './en.ts';

const es: Readonly<Record<keyof typeof en, string>> = {
  'positions.list.title': 'Posiciones',
};

export default es;
