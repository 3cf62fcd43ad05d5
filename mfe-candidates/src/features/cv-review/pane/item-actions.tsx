import type { IntakeItemDetail } from '@cantera/shared/contracts/intakes';
import { BusyButton } from '@cantera/shared/design-system';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { useT } from '../../../messages/review.ts';
import type { Decide } from '../data/use-decide.ts';
import styles from './pane.module.css';
import type { OpenItemState } from './use-open-item.ts';

type ItemActionsProps = { item: IntakeItemDetail; state: OpenItemState; decide: Decide };

/** The way into the form has the focus again when the form was left. */
function useReturnedFocus({ wasEditing }: OpenItemState) {
  const edit = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (wasEditing) edit.current?.focus();
  }, [wasEditing]);
  return edit;
}

/** What is decided about a CV, at the foot of its fields. */
export function ItemActions({ item, state, decide }: ItemActionsProps) {
  const t = useT();
  const edit = useReturnedFocus(state);
  const isUnreadable = item.status === 'UNREADABLE';
  const isNameless = item.status === 'NEEDS_NAME';
  return (
    <footer className={styles.actions}>
      <BusyButton isBusy={decide.busy === 'SKIP'} aria-keyshortcuts="s" onClick={() => state.skip()}>
        {t('candidates.review.skip')}
      </BusyButton>
      {isUnreadable && (
        <BusyButton isBusy={decide.busy === 'again'} onClick={() => void decide.readAgain(item.id)}>
          {t('candidates.review.tryAgain')}
        </BusyButton>
      )}
      {isUnreadable || isNameless ? (
        <Button ref={edit} type="primary" aria-keyshortcuts="e" onClick={state.edit}>
          {t('candidates.review.typeIn')}
        </Button>
      ) : (
        <>
          <Button ref={edit} aria-keyshortcuts="e" onClick={state.edit}>
            {t('candidates.review.edit')}
          </Button>
          {state.mayCreate && (
            <BusyButton
              type={item.status === 'LIKELY_DOUBLE' ? 'default' : 'primary'}
              isBusy={decide.busy === 'CREATE'}
              aria-keyshortcuts="a"
              onClick={state.accept}
            >
              {t(
                item.status === 'LIKELY_DOUBLE'
                  ? 'candidates.review.createAnyway'
                  : 'candidates.review.accept',
              )}
            </BusyButton>
          )}
        </>
      )}
    </footer>
  );
}
