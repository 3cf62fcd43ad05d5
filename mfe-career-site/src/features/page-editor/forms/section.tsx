import { Chip } from '@cantera/shared/design-system';
import { type ReactNode, useId } from 'react';
import { useT } from '../../../messages/page-editor.ts';
import styles from './forms.module.css';

type SectionProps = {
  title: string;
  /** What visitors see of it. */
  about?: string;
  /** It has no language of its own. */
  isCommon?: boolean;
  children: ReactNode;
};

/** Fields of a page that belong together, under their name. */
export function Section({ title, about, isCommon = false, children }: SectionProps) {
  const t = useT();
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.sectionHead}>
        <h2 id={id} className={styles.sectionTitle}>
          {title}
        </h2>
        {isCommon && <Chip>{t('editor.everyLanguage')}</Chip>}
      </div>
      {about && <p className={styles.about}>{about}</p>}
      {children}
    </section>
  );
}
