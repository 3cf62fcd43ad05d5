import type { Advert } from '@cantera/shared/contracts/job-boards';
import { TRACKED_PORTAL } from '@cantera/shared/contracts/job-portals';
import { BusyButton } from '@cantera/shared/design-system';
import { Button } from 'antd';
import { useT } from '../../../messages/multiposting.ts';

interface PublishButtonProps {
  adverts: readonly Advert[];
  /** Nothing can be published. */
  isInactive: boolean;
  /** Nothing can be taken out either. */
  isDimmed: boolean;
  isBusy: boolean;
  onPublish: () => void;
  onUnpublish: () => void;
}

/** The one button of the section. What it says and does follows the advert on the one portal that is tracked. */
export function PublishButton({
  adverts,
  isInactive,
  isDimmed,
  isBusy,
  onPublish,
  onUnpublish,
}: PublishButtonProps) {
  const t = useT();
  const status = adverts.find(({ id }) => id === TRACKED_PORTAL)?.status;
  if (status === 'PUBLISHING') return <Button disabled>{t('multiposting.publishing')}</Button>;
  if (status === 'UNPUBLISHING') return <Button disabled>{t('multiposting.unpublishing')}</Button>;
  if (status === 'PUBLISHED')
    return (
      <BusyButton danger disabled={isDimmed} isBusy={isBusy} onClick={onUnpublish}>
        {t('multiposting.unpublish')}
      </BusyButton>
    );
  return (
    <BusyButton type="primary" disabled={isInactive} isBusy={isBusy} onClick={onPublish}>
      {t('multiposting.publish')}
    </BusyButton>
  );
}
