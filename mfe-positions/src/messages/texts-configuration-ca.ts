import type { configurationEn } from './texts-configuration-en.ts';

export const configurationCa: Readonly<Record<keyof typeof configurationEn, string>> = {
  'configuration.benefits': 'Beneficis',
  'configuration.benefits.about':
    'El que ofereix la feina a més del salari. Els canvis es desen mentre escrius.',
  'configuration.benefits.add': 'Afegeix un benefici',
  'configuration.benefits.empty': 'Encara no hi ha beneficis',
  'configuration.benefits.placeholder': 'Escriu el benefici',
  'configuration.portal': 'Web d’ocupació',
  'configuration.portal.about': 'Si el teu web d’ocupació mostra aquesta posició mentre és oberta.',
  'configuration.portal.hidden': 'Oculta',
  'configuration.portal.visible': 'Visible',
  'configuration.sections': 'Seccions de la configuració',
};
