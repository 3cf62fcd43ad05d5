import { POOL_REASONS } from '@cantera/shared/contracts/hunts';
import { fullName } from '@cantera/shared/contracts/text';
import { IconButton } from '@cantera/shared/design-system';
import { X } from 'lucide-react';
import { useT } from '../../../messages/hunts.ts';
import type { Decisions } from '../data/use-decisions.ts';
import styles from './people.module.css';

/** Asks why somebody was discarded, in one press and without stopping anybody. */
export function ReasonStrip({ asked, giveReason, endAsking }: Decisions) {
  const t = useT();
  if (!asked) return null;
  const question = t('hunts.reason.ask', { name: fullName(asked) });
  return (
    <fieldset aria-label={question} className={styles.strip}>
      <span className={styles.question}>{question}</span>
      {POOL_REASONS.map((reason) => (
        <button
          key={reason}
          type="button"
          className={styles.reason}
          aria-pressed={asked.reason === reason}
          onClick={() => void giveReason(asked, asked.reason === reason ? null : reason)}
        >
          {t(`hunts.reason.${reason}`)}
        </button>
      ))}
      <IconButton
        size="small"
        label={t('hunts.reason.skip')}
        icon={<X size={14} aria-hidden />}
        onClick={endAsking}
      />
    </fieldset>
  );
}
