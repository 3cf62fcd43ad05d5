import { Dialog, Kbd, VisuallyHidden } from '@cantera/shared/design-system';
import { isApple, type ListedShortcut, listShortcuts } from '@cantera/shared/keyboard';
import { Button } from 'antd';
import { Fragment, useState } from 'react';
import { useT } from '../../messages/index.ts';
import styles from './shortcut-sheet.module.css';

const GROUPS = ['dialog', 'viewer', 'panel', 'page'] as const;

const SIGNS: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
};
/** Keys that are held while another is pressed, as they stand on the keyboard. */
const HELD: Readonly<Record<string, () => string>> = {
  Mod: () => (isApple() ? '⌘' : 'Ctrl'),
  Alt: () => (isApple() ? '⌥' : 'Alt'),
};
/** Keys whose names differ by language, or whose sign says nothing when it is read out. */
const NAMED = [
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Space',
  'Enter',
  'Escape',
  'Home',
  'End',
  'Shift',
] as const;

/** One key or chord as it stands on the keyboard; signs are read out by their names. */
function Keys({ chord }: { chord: string }) {
  const t = useT();
  return chord.split('+').map((key) => {
    const named = NAMED.find((name) => name === key);
    const name = HELD[key]?.() ?? (named ? t(`host.key.${named}`) : key.toUpperCase());
    const sign = SIGNS[key];
    return (
      <Kbd key={key}>
        {sign ? (
          <>
            <span aria-hidden>{sign}</span>
            <VisuallyHidden>{name}</VisuallyHidden>
          </>
        ) : (
          name
        )}
      </Kbd>
    );
  });
}

function Group({ title, shortcuts }: { title: string; shortcuts: readonly ListedShortcut[] }) {
  return (
    <section>
      <h3 className={styles.group}>{title}</h3>
      <dl className={styles.list}>
        {shortcuts.map(({ keys, label }) => (
          <div key={label} className={styles.line}>
            <dt>{label}</dt>
            <dd className={styles.keys}>
              {keys.map((key) => (
                <Fragment key={key}>
                  <Keys chord={key} />{' '}
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What keys do where one was when it was opened, from what is on top to the page. */
export default function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const t = useT();
  const [listed] = useState(listShortcuts);
  return (
    <Dialog
      title={t('host.keys.title')}
      onClose={onClose}
      footer={
        <Button data-autofocus onClick={onClose}>
          {t('host.keys.close')}
        </Button>
      }
    >
      {GROUPS.map((scope) => ({ scope, shortcuts: listed.filter((one) => one.scope === scope) }))
        .filter(({ shortcuts }) => shortcuts.length > 0)
        .map(({ scope, shortcuts }) => (
          <Group key={scope} title={t(`host.keys.${scope}`)} shortcuts={shortcuts} />
        ))}
    </Dialog>
  );
}
