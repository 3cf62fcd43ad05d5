import { PageHeader, SkeletonRows } from '@cantera/shared/design-system';
import { AnchoredSections, useLeaveGuard } from '@cantera/shared/forms';
import { usePageTitle, useSession } from '@cantera/shared/session';
import { useCallback, useState } from 'react';
import { useT } from '../../messages/index.ts';
import { BasicInformation } from './basic-information.tsx';
import { ChangePassword } from './change-password.tsx';
import { ImageSection } from './image-section.tsx';
import styles from './my-profile.module.css';
import { SECTION_TITLES, SECTIONS, type SectionName } from './sections.ts';

export function Component() {
  const t = useT();
  usePageTitle(t('profile.title'));
  const user = useSession((session) => session.user);
  const [dirty, setDirty] = useState<ReadonlySet<SectionName>>(new Set());
  // One question for the page: the router holds back a navigation for one asker only.
  useLeaveGuard(dirty.size > 0);
  const noteDirty = useCallback((section: SectionName, isDirty: boolean) => {
    setDirty((current) => {
      if (current.has(section) === isDirty) return current;
      const next = new Set(current);
      if (isDirty) next.add(section);
      else next.delete(section);
      return next;
    });
  }, []);
  return (
    <div className={styles.page}>
      <PageHeader title={t('profile.title')} />
      <div className={styles.body}>
        {user ? (
          <AnchoredSections
            label={t('profile.sections')}
            sections={SECTIONS.map((id) => ({ id, title: t(SECTION_TITLES[id]) }))}
          >
            <BasicInformation user={user} onDirtyChange={noteDirty} />
            <ImageSection user={user} onDirtyChange={noteDirty} />
            <ChangePassword user={user} onDirtyChange={noteDirty} />
          </AnchoredSections>
        ) : (
          <SkeletonRows />
        )}
      </div>
    </div>
  );
}
