import type { en } from './en.ts';

const ca: Readonly<Record<keyof typeof en, string>> = {
  'positions.list.title': 'Posicions',
};

export default ca;
