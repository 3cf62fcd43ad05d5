import { useApi } from '@cantera/shared/api-client';
import { shownName } from '@cantera/shared/contracts/default-names';
import { listReasons } from '@cantera/shared/contracts/pipeline';
import { ErrorState, SkeletonRows } from '@cantera/shared/design-system';
import { currentLocale } from '@cantera/shared/session';
import { useEffect, useId, useRef } from 'react';
import { useT } from '../../messages/index.ts';
import styles from './reasons.module.css';

interface ReasonsProps {
  chosenId: string | null;
  onChoose: (id: string) => void;
}

/** The agency's reasons to reject somebody, of which one can be chosen. */
export function Reasons({ chosenId, onChoose }: ReasonsProps) {
  const t = useT();
  const query = useApi(listReasons, { query: { type: 'APP_REJECTION' } });
  const area = useRef<HTMLDivElement>(null);
  const hasCome = query.data !== undefined;
  // The focus waits where the reasons will be, unless someone has gone on to their own words.
  useEffect(() => {
    if (hasCome && document.activeElement === area.current) area.current?.querySelector('input')?.focus();
  }, [hasCome]);
  return (
    <div ref={area} tabIndex={-1} data-autofocus className={styles.area}>
      {query.data && <ReasonList reasons={query.data.items} chosenId={chosenId} onChoose={onChoose} />}
      {!query.data && query.error && (
        <ErrorState title={t('moving.reasonsError')} onRetry={() => query.mutate()} />
      )}
      {!query.data && !query.error && <SkeletonRows rows={6} columns={['1fr']} height={32} />}
    </div>
  );
}

type Reason = { id: string; name: string };

function ReasonList({ reasons, chosenId, onChoose }: ReasonsProps & { reasons: readonly Reason[] }) {
  const t = useT();
  const group = useId();
  return (
    <fieldset className={styles.reasons}>
      <legend className={styles.legend}>{t('moving.reason')}</legend>
      <div className={styles.list}>
        {reasons.map(({ id, name }) => (
          <label key={id} className={styles.reason}>
            <input
              type="radio"
              name={group}
              className={styles.radio}
              checked={chosenId === id}
              onChange={() => onChoose(id)}
            />
            {shownName(name, currentLocale())}
          </label>
        ))}
        {reasons.length === 0 && <p className={styles.none}>{t('moving.noReasons')}</p>}
      </div>
    </fieldset>
  );
}
