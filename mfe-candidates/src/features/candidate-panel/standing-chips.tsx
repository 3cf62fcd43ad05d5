import type { Application } from '@cantera/shared/contracts/applications';
import { shownName } from '@cantera/shared/contracts/default-names';
import { Chip } from '@cantera/shared/design-system';
import { currentLocale } from '@cantera/shared/session';
import { useT } from '../../messages/index.ts';

/** What a machine or a person has decided against an application, or left to people. */
export function StandingChips({ application }: { application: Application }) {
  const t = useT();
  const { autoRejected, discardState, isLeftToPeople, rejectedAt, rejectedReason } = application;
  const isPending = discardState === 'PROVISIONAL';
  return (
    <>
      {autoRejected && <Chip tone="warning">{t('candidates.panel.autoRejected')}</Chip>}
      {isPending && <Chip tone="warning">{t('candidates.history.byScorePending')}</Chip>}
      {isLeftToPeople && <Chip tone="info">{t('candidates.panel.leftToPeople')}</Chip>}
      {rejectedAt && !isPending && (
        <Chip tone="error">
          {rejectedReason
            ? t('candidates.panel.rejectedFor', { reason: shownName(rejectedReason, currentLocale()) })
            : t('candidates.panel.rejected')}
        </Chip>
      )}
    </>
  );
}
