import type { configurationEn } from './texts-configuration-en.ts';

export const configurationEs: Readonly<Record<keyof typeof configurationEn, string>> = {
  'configuration.benefits': 'Beneficios',
  'configuration.benefits.about':
    'Lo que ofrece el puesto además del salario. Los cambios se guardan mientras escribes.',
  'configuration.benefits.add': 'Añadir beneficio',
  'configuration.benefits.empty': 'Aún no hay beneficios',
  'configuration.benefits.placeholder': 'Escribe el beneficio',
  'configuration.portal': 'Web de empleo',
  'configuration.portal.about': 'Si tu web de empleo muestra esta posición mientras está abierta.',
  'configuration.portal.hidden': 'Oculta',
  'configuration.portal.visible': 'Visible',
  'configuration.sections': 'Secciones de la configuración',
};
