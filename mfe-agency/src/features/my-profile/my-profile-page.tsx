import { PageHeader, SkeletonRows } from '@cantera/shared/design-system';
import { AnchoredSections } from '@cantera/shared/sections';
import { usePageTitle, useSession } from '@cantera/shared/session';
import { useDirtySections } from '../../lib/use-dirty-sections.ts';
import { useT } from '../../messages/profile.ts';
import { BasicInformation } from './basic-information.tsx';
import { ChangePassword } from './change-password.tsx';
import { ImageSection } from './image-section.tsx';
import styles from './my-profile.module.css';
import { NotificationSettings } from './notification-settings.tsx';
import { SECTION_TITLES, SECTIONS, type SectionName } from './sections.ts';

export function Component() {
  const t = useT();
  usePageTitle(t('profile.title'));
  const user = useSession((session) => session.user);
  const noteDirty = useDirtySections<SectionName>();
  return (
    <div className={styles.page}>
      <PageHeader title={t('profile.title')} />
      <div className={styles.body}>
        {user ? (
          <AnchoredSections
            label={t('profile.sections')}
            anchorsAt="end"
            sections={SECTIONS.map((id) => ({ id, title: t(SECTION_TITLES[id]) }))}
          >
            <BasicInformation user={user} onDirtyChange={noteDirty} />
            <ImageSection user={user} onDirtyChange={noteDirty} />
            <ChangePassword user={user} onDirtyChange={noteDirty} />
            <NotificationSettings />
          </AnchoredSections>
        ) : (
          <SkeletonRows />
        )}
      </div>
    </div>
  );
}
