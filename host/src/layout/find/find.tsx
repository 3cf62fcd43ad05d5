import { useShortcuts } from '@cantera/shared/keyboard';
import { lazyPart } from '@cantera/shared/remotes';
import { Suspense, useEffect } from 'react';
import { useT } from '../../messages/index.ts';
import { closeFind, openFind, useFind } from './find-store.ts';

const FindDialog = lazyPart(() => import(/* webpackChunkName: "find" */ './find-dialog.tsx'));

/** Ctrl K opens the search for what is known, wherever one is behind the login. */
export function Find() {
  const t = useT();
  const isOpen = useFind((find) => find.isOpen);
  useShortcuts('page', [{ keys: ['Mod+k'], label: t('host.find.open'), run: openFind }]);
  // Another page of the login, or another person, begins without it.
  useEffect(() => closeFind, []);
  return isOpen ? (
    <Suspense>
      <FindDialog onClose={closeFind} />
    </Suspense>
  ) : null;
}
