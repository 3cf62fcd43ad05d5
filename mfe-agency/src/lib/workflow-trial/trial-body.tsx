import { type ApiError, isApiError } from '@cantera/shared/api-client';
import { DataView } from '@cantera/shared/data-view';
import { EmptyState, SkeletonRows, useText } from '@cantera/shared/design-system';
import { fieldText } from '@cantera/shared/forms';
import { Play } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useT } from '../../messages/trial.ts';
import { Outcome, Summary } from './outcome.tsx';
import styles from './trial.module.css';
import { TrialFields } from './trial-fields.tsx';
import type { TrialProps } from './trial-subject.ts';
import { useChoices } from './use-choices.ts';
import { type Trial, useTrial } from './use-trial.ts';
import { WhatIfRows } from './what-if-rows.tsx';

/** What is wrong with what is tried, in words; tells whoever holds it. */
function useRefusal({ query: { error } }: Trial, onRefused: TrialProps['onRefused']): string | undefined {
  const text = useText();
  const tell = useEffectEvent((refused: ApiError) => onRefused?.(refused));
  useEffect(() => {
    if (isApiError(error)) tell(error);
  }, [error]);
  const [key] = isApiError(error) ? Object.values(error.fields) : [];
  return key && fieldText(text, key);
}

/** Chooses whom, when and what meanwhile, and shows what would be sent. Nothing is sent and nothing is kept. */
export default function TrialBody({ positionId, unfinished = 0, onRefused, ...subject }: TrialProps) {
  const t = useT();
  const trial = useTrial(subject, positionId);
  const refusal = useRefusal(trial, onRefused);
  // What came of other actions says nothing of those that were refused.
  const query = refusal ? { ...trial.query, data: undefined } : trial.query;
  const choices = useChoices(trial.person.steps);
  const isPositionGiven = positionId !== undefined || subject.trigger !== undefined;
  if (trial.isEmpty)
    return unfinished > 0 ? (
      <EmptyState
        icon={<Play />}
        title={t('trial.unfinished.all', { count: unfinished })}
        description={t('trial.unfinished.allText')}
      />
    ) : (
      <EmptyState icon={<Play />} title={t('trial.empty')} description={t('trial.emptyText')} />
    );
  return (
    <div className={styles.trial}>
      <p className={styles.about}>{t('trial.about')}</p>
      {unfinished > 0 && (
        <p className={styles.warning}>{t('trial.unfinished.some', { count: unfinished })}</p>
      )}
      <TrialFields trial={trial} isPositionGiven={isPositionGiven} />
      <WhatIfRows form={trial.form} choices={choices} canMove={trial.canMove} />
      {/* It stands before it has words, so that they are spoken when they come and when they change. */}
      <div role="status">{query.data && <Summary simulation={query.data.data} />}</div>
      <DataView
        query={query}
        isEmpty={() => false}
        empty={null}
        skeleton={<SkeletonRows rows={3} columns={['1fr']} height={72} />}
        errorTitle={t('trial.error')}
        {...(refusal ? { errorText: refusal } : {})}
      >
        {({ data }) => (
          <Outcome simulation={data} asked={trial.form.getValues('whatIfs')} choices={choices} />
        )}
      </DataView>
    </div>
  );
}
