import type { ReactNode } from 'react';
import { useT } from '../../messages/index.ts';
import styles from './my-profile.module.css';
import { SECTION_TITLES, type SectionName } from './sections.ts';

/** One section of the form column: its title, a line about it, its form. */
export function Section({
  name,
  about,
  children,
}: {
  name: SectionName;
  about: string;
  children: ReactNode;
}) {
  const t = useT();
  const titleId = `${name}-title`;
  return (
    <section id={name} className={styles.section} aria-labelledby={titleId} tabIndex={-1}>
      <h2 id={titleId} className={styles.title}>
        {t(SECTION_TITLES[name])}
      </h2>
      <p className={styles.about}>{about}</p>
      {children}
    </section>
  );
}
