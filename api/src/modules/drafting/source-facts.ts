import { plainText } from '@cantera/shared/contracts/text';
import type { PositionFacts } from './descriptions/facts.ts';
import type { DraftSource } from './drafting.repository.ts';

/** What must be known before a description can be written, by the path of the position's wire. */
const needed = ({ position, locations }: DraftSource) => ({
  title: position.title.trim() || null,
  locations: locations[0] ?? null,
  recruiting_type: position.recruiting_type,
  contract_type: position.contract_type,
  work_mode: position.work_mode,
  'years_experience.from': position.years_from,
  'years_experience.to': position.years_to,
  'salary.currency': position.salary_currency,
  'salary.from': position.salary_from,
  'salary.to': position.salary_to,
  'salary.salary_range': position.salary_range,
});

/** The fields that a position lacks before a description can be written. */
export const missingFields = (source: DraftSource): string[] =>
  Object.entries(needed(source))
    .filter(([, value]) => value === null)
    .map(([field]) => field);

/** What a description may say of a position; undefined while something that it needs is missing. */
export function factsOf(source: DraftSource): PositionFacts | undefined {
  const { position: row, locations, skills } = source;
  const { recruiting_type: recruitingType, contract_type: contractType, work_mode: workMode } = row;
  const { years_from: yearsFrom, years_to: yearsTo, salary_from: from, salary_to: to } = row;
  const { salary_currency: currency, salary_range: range } = row;
  if (missingFields(source).length > 0) return undefined;
  if (recruitingType === null || contractType === null || workMode === null) return undefined;
  if (yearsFrom === null || yearsTo === null || from === null || to === null) return undefined;
  if (currency === null || range === null) return undefined;
  const named = (type: string) => skills.filter((skill) => skill.type === type).map(({ name }) => name);
  return {
    title: row.title.trim(),
    locations,
    workMode,
    contractType,
    recruitingType,
    years: { from: yearsFrom, to: yearsTo },
    salary: { from, to, currency, range },
    hiringNumber: row.hiring_number,
    languages: row.languages,
    hardSkills: named('HARD_SKILL'),
    softSkills: named('SOFT_SKILL'),
    benefits: row.benefits,
    client:
      row.client_name === null
        ? null
        : {
            name: row.client_name,
            description: plainText(row.client_description),
            benefits: row.client_benefits ?? [],
          },
  };
}
