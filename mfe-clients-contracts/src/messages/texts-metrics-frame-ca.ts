import type { metricsFrameEn } from './texts-metrics-frame-en.ts';

const metricsFrameCa: Readonly<Record<keyof typeof metricsFrameEn, string>> = {
  'metrics.frame': 'Quadre de comandament',
  'metrics.openTab': 'Obre en una pestanya',
  'metrics.title': 'Mètriques',
  'metrics.wrongAddress': 'No es pot mostrar el quadre de comandament',
  'metrics.wrongAddressText':
    'L’adreça que té configurada no és del web. La pot corregir qui administra aquesta instal·lació.',
};

export default metricsFrameCa;
