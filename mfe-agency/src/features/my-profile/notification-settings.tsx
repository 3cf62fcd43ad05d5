import { apiKey, call, useApi } from '@cantera/shared/api-client';
import {
  getNotificationSettings,
  NOTIFICATION_KINDS,
  type NotificationKind,
  updateNotificationSettings,
} from '@cantera/shared/contracts/notifications';
import { DataView } from '@cantera/shared/data-view';
import { Checkbox, SkeletonRows, toast } from '@cantera/shared/design-system';
import { useSession } from '@cantera/shared/session';
import { useSWRConfig } from 'swr';
import { useT } from '../../messages/profile.ts';
import styles from './my-profile.module.css';
import { Section } from './section.tsx';

const WORDS = {
  APPLICATION: 'profile.notifications.application',
  MENTION: 'profile.notifications.mention',
  CONSENT_ANSWERED: 'profile.notifications.consent',
  MESSAGE_FAILED: 'profile.notifications.message',
  DELETION_DUE: 'profile.notifications.deletion',
  DISCARDS: 'profile.notifications.discards',
  HUNT_READY: 'profile.notifications.hunt',
} as const satisfies Record<NotificationKind, string>;

type Kinds = { kind: NotificationKind; isOn: boolean }[];

/** Of what the bell tells. Each is saved at once; refused, it goes back to where it was. */
export function NotificationSettings() {
  const t = useT();
  const { mutate } = useSWRConfig();
  const isAdmin = useSession(({ user }) => user?.role === 'AGENCY_ADMIN');
  const query = useApi(getNotificationSettings, {});
  const save = async (kinds: Kinds, kind: NotificationKind, isOn: boolean) => {
    const shown = { data: { kinds: kinds.map((one) => (one.kind === kind ? { kind, isOn } : one)) } };
    try {
      await mutate(
        apiKey(getNotificationSettings, {}),
        call(updateNotificationSettings, { body: { kinds: [{ kind, isOn }] } }),
        { optimisticData: shown, rollbackOnError: true, revalidate: false },
      );
    } catch {
      toast.standardError();
    }
  };
  return (
    <Section name="notifications" about={t('profile.notifications.about')}>
      <DataView
        query={query}
        isEmpty={() => false}
        empty={null}
        errorTitle={t('profile.notifications.error')}
        skeleton={<SkeletonRows rows={4} />}
      >
        {({ data: { kinds } }) => (
          <div className={styles.kinds}>
            {NOTIFICATION_KINDS.filter((kind) => kind !== 'DELETION_DUE' || isAdmin).map((kind) => (
              <label key={kind} htmlFor={`notify-${kind}`} className={styles.kind}>
                <Checkbox
                  id={`notify-${kind}`}
                  checked={kinds.find((one) => one.kind === kind)?.isOn ?? true}
                  onChange={(event) => void save(kinds, kind, event.target.checked)}
                />
                {t(WORDS[kind])}
              </label>
            ))}
          </div>
        )}
      </DataView>
    </Section>
  );
}
