import type { MetricsReport } from '@cantera/shared/contracts/metrics';
import metricsCa from '../../../messages/texts-metrics-ca.ts';
import { metricsEn } from '../../../messages/texts-metrics-en.ts';
import metricsEs from '../../../messages/texts-metrics-es.ts';
import type { Translate } from './figure-words.ts';
import { bucketText } from './value-words.ts';

// Ages are told without the period.
const report = {} as MetricsReport;

it.each([
  ['en', metricsEn, ['Up to 2 days', '3 to 7 days', '8 to 14 days', '15 days and more'], 'Up to 14 days'],
  ['es', metricsEs, ['Hasta 2 días', 'De 3 a 7 días', 'De 8 a 14 días', '15 días o más'], 'Hasta 14 días'],
  ['ca', metricsCa, ['Fins a 2 dies', 'De 3 a 7 dies', 'De 8 a 14 dies', '15 dies o més'], 'Fins a 14 dies'],
] as const)(
  '[MET-06] bands of who waits begin where the one before ends, those of positions have their own: %s',
  (_, texts, waiting, open) => {
    const t = ((key: keyof typeof metricsEn) => texts[key]) as Translate;
    expect(
      ['UP_TO_2', 'UP_TO_7', 'UP_TO_14', 'OVER_14'].map((band) =>
        bucketText('unanswered_by_age', band, report, t),
      ),
    ).toEqual(waiting);
    expect(bucketText('ageing', 'UP_TO_14', report, t)).toBe(open);
  },
);
