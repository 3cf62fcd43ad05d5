import { Chip, Figure } from '@cantera/shared/design-system';
import { TriangleAlert } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useT } from '../../messages/decisions.ts';
import styles from './decisions.module.css';
import { keptOf, type Share, unfairOf } from './fair-share.ts';

type RateTableProps<T> = {
  title: string;
  groups: readonly (Share & { value: T })[];
  nameOf: (value: T) => string;
};

/** Of each group how many applied, how many a machine discarded, and which part is left. */
export function RateTable<T extends string>({ title, groups, nameOf }: RateTableProps<T>) {
  const t = useT();
  const intl = useIntl();
  const unfair = unfairOf(groups);
  return (
    <table className={styles.rateTable}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{t('decisions.rates.group')}</th>
          <th scope="col">{t('decisions.rates.applications')}</th>
          <th scope="col">{t('decisions.rates.discarded')}</th>
          <th scope="col">{t('decisions.rates.kept')}</th>
        </tr>
      </thead>
      <tbody>
        {groups.map((group) => (
          <tr key={group.value}>
            <th scope="row">
              <span className={styles.group}>
                {nameOf(group.value)}
                {unfair.has(group) && (
                  <Chip tone="warning" icon={<TriangleAlert aria-hidden="true" />}>
                    {t('decisions.rates.unfair')}
                  </Chip>
                )}
              </span>
            </th>
            <td>
              <Figure value={group.applications} />
            </td>
            <td>
              <Figure value={group.discarded} />
            </td>
            <td>{intl.formatNumber(keptOf(group), { style: 'percent' })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
