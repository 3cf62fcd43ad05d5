import type { Position } from '@cantera/shared/contracts/positions';
import { toast } from '@cantera/shared/design-system';
import { isFeatureOn, useCan, useSession } from '@cantera/shared/session';
import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { useT } from '../../../messages/hunts.ts';
import { isOnPosition, type Translate } from '../data/hunt-words.ts';
import type { HuntAddress } from '../data/use-hunt-address.ts';
import styles from './list.module.css';

/** How long it shows that a draft has no hunts, in ms. */
const DRAFT_MS = 4_000;

/** Says that only open positions have hunts. */
export function tellNotOpen(t: Translate, status: Position['status'] | undefined): void {
  if (status === 'DRAFT')
    toast.error(t('hunts.errorTitle'), { description: t('hunts.form.draft'), duration: DRAFT_MS });
  else toast.error(t('hunts.errorTitle'), { description: t('hunts.notOpen') });
}

type StartHuntProps = {
  /** `hunts.link` on the tab of a position, `hunts.createFirst` where there is none yet. */
  words: 'hunts.start' | 'hunts.link' | 'hunts.createFirst';
  address: HuntAddress;
  /** The one that the hunt is for; without it the form asks. */
  position?: Position | undefined;
};

/** Opens the form of a new hunt, for who recruits or manages the position. The switch `createHunt` turns it off. */
export function StartHunt({ words, address, position }: StartHuntProps) {
  const t = useT();
  const mayWrite = useCan('hunts.write');
  const userId = useSession(({ user }) => user?.id);
  if (!mayWrite) return null;
  if (position && !isOnPosition(position, userId))
    return <p className={styles.notMine}>{t('hunts.notMine')}</p>;
  const start = () => {
    if (position && position.status !== 'OPEN') tellNotOpen(t, position.status);
    else address.create(position?.id);
  };
  return (
    <Button type="primary" icon={<Plus aria-hidden />} disabled={!isFeatureOn('createHunt')} onClick={start}>
      {t(words)}
    </Button>
  );
}
