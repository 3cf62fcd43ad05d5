import type { configurationEn } from './texts-configuration-en.ts';

export const configurationCa: Readonly<Record<keyof typeof configurationEn, string>> = {
  'configuration.benefits': 'Beneficis',
  'configuration.benefits.about':
    'El que ofereix el lloc a més del salari. Els canvis es desen mentre escrius.',
  'configuration.benefits.add': 'Afegeix un benefici',
  'configuration.benefits.empty': 'Encara no hi ha beneficis',
  'configuration.benefits.placeholder': 'Escriu el benefici',
  'configuration.portal': 'Portal de feina',
  'configuration.portal.about': 'Si el teu portal de feina mostra aquesta posició mentre és oberta.',
  'configuration.portal.hidden': 'Oculta',
  'configuration.portal.visible': 'Visible',
  'configuration.sections': 'Seccions de la configuració',
};
