import { BusyButton } from '@cantera/shared/design-system';
import { Button } from 'antd';
import { useCallback, useRef, useState } from 'react';
import { useT } from '../../messages/index.ts';
import styles from './activity.module.css';
import { Entry } from './entry.tsx';
import { type ShownTimeline, useActivityPage } from './use-activity.ts';

/**
 * The entries after a page, once they are asked for, and the button that asks. Each page is a call of its own that hears of
 * changes; when the one before it grows at its head, this one begins earlier, so that nothing is left out between the two.
 */
export function OlderEntries({ shown, before }: { shown: ShownTimeline; before: string }) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  const query = useActivityPage(shown, before, isOpen);
  const wantsFocus = useRef(false);
  const page = query.data?.data;
  // The button that was pressed is gone: what it brought takes the focus.
  const first = useCallback((entry: HTMLLIElement | null) => {
    if (entry && wantsFocus.current) entry.focus();
    if (entry) wantsFocus.current = false;
  }, []);
  if (isOpen && page)
    return (
      <>
        {page.items.map((entry, index) => (
          <Entry
            key={entry.id}
            entry={entry}
            candidateId={shown.candidateId}
            {...(index === 0 ? { ref: first } : {})}
          />
        ))}
        {page.next && <OlderEntries shown={shown} before={page.next} />}
      </>
    );
  const open = () => {
    wantsFocus.current = true;
    setIsOpen(true);
  };
  return (
    <li className={styles.more}>
      {isOpen && query.error ? (
        <>
          <p role="alert" className={styles.failure}>
            {t('candidates.activity.olderError')}
          </p>
          <Button size="small" onClick={() => void query.mutate()}>
            {t('candidates.save.retry')}
          </Button>
        </>
      ) : (
        <BusyButton size="small" isBusy={isOpen} onClick={open}>
          {t('candidates.activity.older')}
        </BusyButton>
      )}
    </li>
  );
}
