import type { metricsFrameEn } from './texts-metrics-frame-en.ts';

const metricsFrameEs: Readonly<Record<keyof typeof metricsFrameEn, string>> = {
  'metrics.frame': 'Cuadro de mando',
  'metrics.openTab': 'Abrir en una pestaña',
  'metrics.title': 'Métricas',
  'metrics.wrongAddress': 'No se puede mostrar el cuadro de mando',
  'metrics.wrongAddressText':
    'La dirección que tiene configurada no es de la web. Puede corregirla quien administra esta instalación.',
};

export default metricsFrameEs;
