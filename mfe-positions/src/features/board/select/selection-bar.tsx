import { Menu, type MenuEntry, VisuallyHidden } from '@cantera/shared/design-system';
import { useShortcuts } from '@cantera/shared/keyboard';
import { useCan } from '@cantera/shared/session';
import { Button } from 'antd';
import { FileDown, X } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { useT } from '../../../messages/board.ts';
import type { BoardState } from '../data/use-board-state.ts';
import { focusCard } from '../drag/lift-store.ts';
import { findApplication } from '../model/board-changes.ts';
import { stepName } from '../model/step-name.ts';
import styles from './selection-bar.module.css';
import { clearSelection, deselect, useSelection } from './selection-store.ts';

interface SelectionBarProps {
  state: BoardState;
  /** Opens the report of some applications. */
  onReport: (applicationIds: readonly string[]) => void;
}

/** What can be done with several cards together; it stands while some are selected. */
export function SelectionBar({ state, onReport }: SelectionBarProps) {
  const t = useT();
  const mayReport = useCan('applications.report');
  const { steps, actions } = state;
  const { lanes } = state.view;
  const ids = useSelection((selection) => selection.ids);
  const found = useMemo(() => {
    const shown = lanes.map(({ step, cards }) => ({ ...step, applications: [...cards] }));
    return [...ids].flatMap((id) => findApplication(shown, id) ?? []);
  }, [ids, lanes]);
  const count = found.length;
  // Whoever left the board, or is hidden by a search, is selected no more: nothing is done with people who do not show.
  useEffect(() => {
    const here = new Set(found.map(({ application }) => application.id));
    const gone = [...ids].filter((id) => !here.has(id));
    if (gone.length > 0) deselect(gone);
  }, [ids, found]);
  const end = () => {
    const focused = document.activeElement?.closest('[data-selection]');
    const [first] = found;
    clearSelection();
    if (focused && first) focusCard(first.application.id);
  };
  useShortcuts('page', [{ keys: ['Escape'], label: t('board.select.end'), run: end }], { isOn: count > 0 });
  const chosen = found.map(({ application }) => application.id);
  const entries: MenuEntry[] = steps
    .filter(({ id, type }) => type !== 'DISCARDED' && found.some(({ step }) => step.id !== id))
    .map((step) => ({
      key: step.id,
      label: stepName(step),
      onSelect: () => actions.start(chosen, step.id),
    }));
  return (
    <>
      <VisuallyHidden>
        <span role="status">{count > 0 && t('board.select.count', { count })}</span>
      </VisuallyHidden>
      {count > 0 && (
        <div role="toolbar" aria-label={t('board.select.bar')} className={styles.bar} data-selection>
          <span className={styles.count}>{t('board.select.count', { count })}</span>
          <Menu
            label={t('board.menu.moveTo')}
            entries={entries}
            trigger={(props) => (
              <Button {...props} type="primary">
                {t('board.menu.moveTo')}
              </Button>
            )}
          />
          {mayReport && (
            <Button type="text" icon={<FileDown size={16} aria-hidden />} onClick={() => onReport(chosen)}>
              {t('board.select.report')}
            </Button>
          )}
          <Button danger type="text" onClick={() => actions.discard(chosen)}>
            {t('board.menu.discard')}
          </Button>
          <Button
            type="text"
            icon={<X size={16} aria-hidden />}
            aria-label={t('board.select.end')}
            title={t('board.select.end')}
            onClick={end}
          />
        </div>
      )}
    </>
  );
}
