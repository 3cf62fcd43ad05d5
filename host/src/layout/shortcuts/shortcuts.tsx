import { useShortcuts } from '@cantera/shared/keyboard';
import { lazyPart } from '@cantera/shared/remotes';
import { Suspense, useEffect } from 'react';
import { useT } from '../../messages/index.ts';
import { closeShortcutSheet, openShortcutSheet, useShortcutSheet } from './shortcut-store.ts';

const ShortcutSheet = lazyPart(() => import(/* webpackChunkName: "shortcut-sheet" */ './shortcut-sheet.tsx'));

/** `?` shows what keys do where one is. */
export function Shortcuts() {
  const t = useT();
  const isOpen = useShortcutSheet((sheet) => sheet.isOpen);
  useShortcuts('page', [{ keys: ['?'], label: t('host.keys.show'), run: openShortcutSheet }]);
  // Another page of the login, or another person, begins without it.
  useEffect(() => closeShortcutSheet, []);
  return isOpen ? (
    <Suspense>
      <ShortcutSheet onClose={closeShortcutSheet} />
    </Suspense>
  ) : null;
}
