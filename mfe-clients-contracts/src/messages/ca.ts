import type { en } from './en.ts';

const ca: Readonly<Record<keyof typeof en, string>> = {
  'clients.list.title': 'Clients',
};

export default ca;
