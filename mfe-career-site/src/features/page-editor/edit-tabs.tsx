import { Eye, SquarePen } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { useT } from '../../messages/page-editor.ts';
import styles from './page-editor.module.css';

export const TABS = ['edit', 'preview'] as const;
export type EditTab = (typeof TABS)[number];
const ICONS = { edit: SquarePen, preview: Eye };

type EditTabsProps = { id: string; value: EditTab; onChange: (tab: EditTab) => void };

/** Where there is no room for both: the form or its preview. The arrows lead from one to the other. */
export function EditTabs({ id, value, onChange }: EditTabsProps) {
  const t = useT();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const other = value === 'edit' ? 'preview' : 'edit';
    onChange(other);
    list.current?.querySelector<HTMLElement>(`[data-tab="${other}"]`)?.focus();
  };
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={t('editor.tabs')}
      className={styles.tabs}
      onKeyDown={onKeyDown}
    >
      {TABS.map((tab) => {
        const Icon = ICONS[tab];
        return (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`${id}-${tab}-tab`}
            data-tab={tab}
            className={styles.tab}
            aria-selected={tab === value}
            aria-controls={`${id}-${tab}`}
            tabIndex={tab === value ? 0 : -1}
            onClick={() => onChange(tab)}
          >
            <Icon size={16} aria-hidden />
            {t(`editor.tab.${tab}`)}
          </button>
        );
      })}
    </div>
  );
}
