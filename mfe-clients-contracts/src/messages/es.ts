import type { en } from './en.ts';

const es: Readonly<Record<keyof typeof en, string>> = {
  'clients.list.title': 'Clientes',
};

export default es;
