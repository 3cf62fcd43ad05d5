import { PageHeader, SkeletonRows } from '@cantera/shared/design-system';
import { useLeaveGuard } from '@cantera/shared/forms';
import { usePageTitle, useSession } from '@cantera/shared/session';
import { useCallback, useState } from 'react';
import { useT } from '../../messages/index.ts';
import { BasicInformation } from './basic-information.tsx';
import { ChangePassword } from './change-password.tsx';
import { ImageSection } from './image-section.tsx';
import styles from './my-profile.module.css';
import { SectionAnchors } from './section-anchors.tsx';
import type { SectionName } from './sections.ts';

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
          <div className={styles.columns}>
            <SectionAnchors />
            <div className={styles.sections}>
              <BasicInformation user={user} onDirtyChange={noteDirty} />
              <ImageSection user={user} onDirtyChange={noteDirty} />
              <ChangePassword user={user} onDirtyChange={noteDirty} />
            </div>
          </div>
        ) : (
          <SkeletonRows />
        )}
      </div>
    </div>
  );
}
