import { Tooltip } from '@cantera/shared/design-system';
import { isApple } from '@cantera/shared/keyboard';
import { Search } from 'lucide-react';
import { useT } from '../../messages/index.ts';
import styles from '../bell.module.css';
import { openFind } from './find-store.ts';

/** Opens the search for what is known. */
export function FindButton() {
  const t = useT();
  return (
    <Tooltip<HTMLButtonElement> content={isApple() ? '⌘ K' : 'Ctrl K'}>
      {(target) => (
        <button
          {...target}
          type="button"
          className={styles.bell}
          aria-label={t('host.find.open')}
          aria-keyshortcuts={isApple() ? 'Meta+K' : 'Control+K'}
          onClick={openFind}
        >
          <Search size={18} aria-hidden />
        </button>
      )}
    </Tooltip>
  );
}
