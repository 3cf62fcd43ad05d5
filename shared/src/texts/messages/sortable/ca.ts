import type { en } from './en.ts';

export const ca: Readonly<Record<keyof typeof en, string>> = {
  'shared.sort.cancelled': 'Cancel·lat. {name} es queda on era.',
  'shared.sort.dropped': '{name}: deixat anar, {position} de {count}.',
  'shared.sort.handle': 'Mou {name}',
  'shared.sort.help':
    'Les fletxes amunt i avall el mouen. També pots agafar-lo amb Espai, triar-ne el lloc amb les fletxes i deixar-lo anar amb Espai; Escapada el torna al seu lloc.',
  'shared.sort.lifted': '{name}: agafat, {position} de {count}.',
  'shared.sort.over': '{name}, {position} de {count}.',
};
