import type { Position } from '@cantera/shared/contracts/positions';
import { classNames, Menu, type MenuEntry } from '@cantera/shared/design-system';
import { useCan } from '@cantera/shared/session';
import { ListChecks } from 'lucide-react';
import { searchAddress } from '../../../lib/search-address.ts';
import { useT } from '../../../messages/board.ts';
import { useDiscardRule } from '../autodiscard/use-discard-rule.ts';
import styles from './board-toolbar.module.css';

interface ActionsMenuProps {
  position: Position;
  /** The process of a closed position is locked. */
  isLocked: boolean;
  onAutodiscard: () => void;
  /** Opens the report of the position. */
  onDownload: () => void;
}

/** What can be done with the whole board, by what one may, and whether applications are discarded by their score. */
export function ActionsMenu({ position, isLocked, onAutodiscard, onDownload }: ActionsMenuProps) {
  const t = useT();
  const { mayManage, rule } = useDiscardRule(position);
  // By permissions: an endpoint would bring its whole contract along.
  const mayReport = useCan('applications.report');
  const maySearch = useCan('candidates.search');
  if (!mayManage && !mayReport && !maySearch) return null;
  const label = t('board.actions');
  const active = rule?.active ? t(rule.pause ? 'board.actions.paused' : 'board.actions.active') : undefined;
  const entries: MenuEntry[] = [];
  if (mayManage && isLocked)
    entries.push({ key: 'closed', kind: 'heading', label: t('board.actions.closed') });
  if (mayManage)
    entries.push({
      key: 'autodiscard',
      label: t('board.actions.autodiscard'),
      isDisabled: isLocked,
      onSelect: onAutodiscard,
    });
  // What is closed is neither the search nor the report.
  if (mayManage && (mayReport || maySearch) && isLocked) entries.push({ key: 'open', kind: 'separator' });
  if (maySearch)
    entries.push({ key: 'search', label: t('board.actions.search'), to: searchAddress(position) });
  if (mayReport)
    entries.push({
      key: 'download',
      label: t('board.actions.download'),
      onSelect: onDownload,
    });
  return (
    <Menu
      label={label}
      entries={entries}
      align="end"
      trigger={(props) => (
        <button
          type="button"
          {...props}
          data-actions
          className={classNames(styles.control, active && styles.active)}
          aria-label={active ? `${label}: ${active}` : undefined}
        >
          <ListChecks size={16} aria-hidden />
          <span className={styles.words}>{label}</span>
          {active && (
            <>
              <span className={styles.state}>{active}</span>
              <span className={classNames(styles.on, rule?.pause && styles.paused)} aria-hidden />
            </>
          )}
        </button>
      )}
    />
  );
}
