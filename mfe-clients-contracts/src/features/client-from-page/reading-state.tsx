import { useShortcuts } from '@cantera/shared/keyboard';
import { Button } from 'antd';
import { LoaderCircle } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../messages/client-from-page.ts';
import styles from './client-from-page.module.css';

/** Milliseconds after which one wants to know what takes so long. */
const TELLS_AFTER = 10_000;

/** What is seen while pages are read; Escape stops it. */
export function ReadingState({ url, onStop }: { url: string; onStop: () => void }) {
  const t = useT();
  const [isLong, setIsLong] = useState(false);
  const stop = useRef<HTMLButtonElement>(null);
  useShortcuts('page', [{ keys: ['Escape'], label: t('fromPage.stop'), run: onStop }]);
  useEffect(() => {
    stop.current?.focus();
    const timer = setTimeout(() => setIsLong(true), TELLS_AFTER);
    return () => clearTimeout(timer);
  }, []);
  const { host } = new URL(url);
  return (
    <div className={styles.reading}>
      <LoaderCircle size={16} aria-hidden className={styles.spinner} />
      <div role="status" className={styles.words}>
        <p>{t('fromPage.reading', { host })}</p>
        <p className={styles.quiet}>{t('fromPage.upTo')}</p>
        {isLong && <p className={styles.quiet}>{t('fromPage.what', { host })}</p>}
      </div>
      <Button ref={stop} onClick={onStop}>
        {t('fromPage.stop')}
      </Button>
    </div>
  );
}
