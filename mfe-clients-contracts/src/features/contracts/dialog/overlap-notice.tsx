import { useApi } from '@cantera/shared/api-client';
import { isDay } from '@cantera/shared/contracts/day';
import { areOverlapping, listContracts } from '@cantera/shared/contracts/staffing-contracts';
import { formatList } from '@cantera/shared/i18n';
import { TriangleAlert } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { useT } from '../../../messages/contracts.ts';
import { periodOf } from '../contract-words.ts';
import styles from './contract-dialog.module.css';
import type { ContractControl } from './contract-form.ts';

/** More contracts of one person with one client than anybody has. */
const ALL = 100;

type OverlapNoticeProps = {
  control: ContractControl;
  /** Of the contract that is edited, which is no other. */
  ownId?: string;
};

/** Says that the same person already has a contract with the same client in these days. */
export function OverlapNotice({ control, ownId }: OverlapNoticeProps) {
  const t = useT();
  const [candidateId, clientId, alta, baja] = useWatch({
    control,
    name: ['candidateId', 'clientId', 'alta', 'baja'],
  });
  // A text that is no date, yet or at all, is in no period.
  const isPeriod = isDay(alta) && (!baja || isDay(baja));
  const isKnown = Boolean(candidateId && clientId && isPeriod);
  const { data } = useApi(listContracts, isKnown ? { query: { candidateId, clientId, perPage: ALL } } : null);
  const others = (isKnown && data ? data.contracts : []).filter(
    (other) => other.id !== ownId && areOverlapping(other, { alta, baja }),
  );
  return (
    <div role="status">
      {others.length > 0 && (
        <p className={styles.notice}>
          <TriangleAlert size={14} aria-hidden />
          {t('contracts.overlap', { periods: formatList(others.map((other) => periodOf(other, t))) })}
        </p>
      )}
    </div>
  );
}
