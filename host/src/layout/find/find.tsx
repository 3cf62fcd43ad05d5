import { useShortcuts } from '@cantera/shared/keyboard';
import { lazyPart } from '@cantera/shared/remotes';
import { useCan } from '@cantera/shared/session';
import { Suspense, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useT } from '../../messages/index.ts';
import { closeFind, openFind, useFind } from './find-store.ts';

const FindDialog = lazyPart(() => import(/* webpackChunkName: "find" */ './find-dialog.tsx'));

/** Ctrl K opens the search for what is known, wherever one is behind the login; Ctrl Shift S leads to that for candidates, Ctrl Shift H to the hunts. */
export function Find() {
  const t = useT();
  const isOpen = useFind((find) => find.isOpen);
  const navigate = useNavigate();
  const maySearch = useCan('candidates.search');
  const mayHunt = useCan('hunts.read');
  useShortcuts('page', [
    { keys: ['Mod+k'], label: t('host.find.open'), run: openFind },
    {
      keys: ['Mod+Shift+s'],
      label: t('host.find.toSearch'),
      run: maySearch ? () => void navigate('/candidates/search') : undefined,
    },
    {
      keys: ['Mod+Shift+h'],
      label: t('host.find.toHunts'),
      run: mayHunt ? () => void navigate('/talent-pools') : undefined,
    },
  ]);
  // Another page of the login, or another person, begins without it.
  useEffect(() => closeFind, []);
  return isOpen ? (
    <Suspense>
      <FindDialog onClose={closeFind} />
    </Suspense>
  ) : null;
}
