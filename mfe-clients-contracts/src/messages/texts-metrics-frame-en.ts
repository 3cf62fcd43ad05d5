export const metricsFrameEn = {
  'metrics.frame': 'Dashboard',
  'metrics.openTab': 'Open in a tab',
  'metrics.title': 'Metrics',
  'metrics.wrongAddress': 'The dashboard cannot be shown',
  'metrics.wrongAddressText':
    'The address that is configured for it is not one of the web. Whoever runs this installation can correct it.',
};

export default metricsFrameEn;
