import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'shared.sort.cancelled': 'Cancelado. {name} se queda donde estaba.',
  'shared.sort.dropped': '{name}: soltado, {position} de {count}.',
  'shared.sort.handle': 'Mover {name}',
  'shared.sort.help':
    'Las flechas arriba y abajo lo mueven. También puedes levantarlo con Espacio, elegir su lugar con las flechas y soltarlo con Espacio; Escape lo devuelve a su sitio.',
  'shared.sort.lifted': '{name}: levantado, {position} de {count}.',
  'shared.sort.over': '{name}, {position} de {count}.',
};
