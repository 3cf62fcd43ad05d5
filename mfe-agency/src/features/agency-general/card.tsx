import { AnchoredSection } from '@cantera/shared/sections';
import type { ReactNode } from 'react';
import { useT } from '../../messages/general.ts';
import { SECTION_TITLES, type SectionName } from './sections.ts';

type CardProps = { name: SectionName; about: string; canManage: boolean; children: ReactNode };

/** One card of the page: its title, a line about it, or about who may change it, and its form. */
export function Card({ name, about, canManage, children }: CardProps) {
  const t = useT();
  return (
    <AnchoredSection
      id={name}
      title={t(SECTION_TITLES[name])}
      about={canManage ? about : t('agency.readOnly')}
    >
      {children}
    </AnchoredSection>
  );
}
