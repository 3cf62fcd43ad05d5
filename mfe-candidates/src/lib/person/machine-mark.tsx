import type { Candidate } from '@cantera/shared/contracts/candidates';
import { Tooltip } from '@cantera/shared/design-system';
import { formatNumber } from '@cantera/shared/i18n';
import { ScanText } from 'lucide-react';
import { useT } from '../../messages/index.ts';
import styles from './machine-mark.module.css';

type MachineMarkProps = { candidate: Pick<Candidate, 'extracted'>; field: keyof Candidate };

/** Stands by a field that a machine read from the CV: the text it came from, its page, how sure the reading is. */
export function MachineMark({ candidate, field }: MachineMarkProps) {
  const t = useT();
  const source = candidate.extracted[field];
  if (!source) return null;
  const confidence = formatNumber(source.confidence, { style: 'percent' });
  return (
    <Tooltip<HTMLButtonElement>
      content={
        <>
          {t('candidates.machine.source', { page: source.page, confidence })}
          <q className={styles.quote}>{source.text}</q>
        </>
      }
    >
      {(target) => (
        <button
          type="button"
          {...target}
          className={styles.mark}
          aria-label={t('candidates.machine.label', { confidence })}
        >
          <ScanText size={14} aria-hidden />
        </button>
      )}
    </Tooltip>
  );
}
