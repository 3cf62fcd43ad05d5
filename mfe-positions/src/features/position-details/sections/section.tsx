import type { Position } from '@cantera/shared/contracts/positions';
import type { FieldMarkProps } from '@cantera/shared/design-system';
import { formatList } from '@cantera/shared/i18n';
import { AnchoredSection } from '@cantera/shared/sections';
import type { ReactNode } from 'react';
import { useT } from '../../../messages/details.ts';
import styles from '../details.module.css';
import { missingIn, SECTION_TITLES, type SectionName } from '../model/sections.ts';

type SectionProps = {
  name: SectionName;
  position: Position;
  mark?: FieldMarkProps | undefined;
  about: string;
  children: ReactNode;
};

/** One section: its title, a line about it, what publishing still needs of it, its fields. */
export function Section({ name, position, mark, about, children }: SectionProps) {
  const t = useT();
  const missing = missingIn(position, name);
  return (
    <AnchoredSection id={name} title={t(SECTION_TITLES[name])} mark={mark} about={about}>
      {missing.length > 0 && (
        <p className={styles.missing}>
          {t('details.missing', {
            fields: formatList(missing.map((field) => t(`positions.missing.${field}`))),
          })}
        </p>
      )}
      {children}
    </AnchoredSection>
  );
}
