import { CityChoices, LanguageChoices, SkillChoices } from '@cantera/shared/lookups';
import type { ComponentProps } from 'react';

const CHOICES = { skill: SkillChoices, city: CityChoices, language: LanguageChoices } as const;
type LookupChoicesProps = ComponentProps<typeof CityChoices> & { kind: keyof typeof CHOICES };

/** What a filter by skills, cities or languages opens. */
export default function LookupChoices({ kind, ...props }: LookupChoicesProps) {
  const Choices = CHOICES[kind];
  return <Choices {...props} />;
}
