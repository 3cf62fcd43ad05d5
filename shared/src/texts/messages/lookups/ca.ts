import type { en } from './en.ts';

export const ca: Record<keyof typeof en, string> = {
  'shared.lookup.addLanguage': 'Afegeix un idioma',
  'shared.lookup.addSkill': 'Afegeix una habilitat',
  'shared.lookup.clear': 'Esborra {label}',
  'shared.lookup.create': 'Crea «{name}»',
  'shared.lookup.failed': 'La cerca ha fallat. Prem Retorn per tornar-ho a provar.',
  'shared.lookup.level': 'Nivell de {language}',
  'shared.lookup.loading': 'S’està cercant',
  'shared.lookup.none': 'No s’han trobat resultats',
  'shared.lookup.remove': 'Treu {name}',
  'shared.lookup.searchCity': 'Comença a escriure una ciutat',
  'shared.lookup.searchSkill': 'Comença a escriure una habilitat',
};
