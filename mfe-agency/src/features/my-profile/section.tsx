import { AnchoredSection } from '@cantera/shared/sections';
import type { ReactNode } from 'react';
import { useT } from '../../messages/profile.ts';
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
  return (
    <AnchoredSection id={name} title={t(SECTION_TITLES[name])} about={about}>
      {children}
    </AnchoredSection>
  );
}
