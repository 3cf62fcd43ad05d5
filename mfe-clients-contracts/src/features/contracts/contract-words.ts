import type { Contract } from '@cantera/shared/contracts/staffing-contracts';
import { fullName } from '@cantera/shared/contracts/text';
import { displayName, formatNumber } from '@cantera/shared/i18n';
import type { useT } from '../../messages/contracts.ts';

export type Translate = ReturnType<typeof useT>;

/** A day as papers of Spain have it, `31/05/2024`, in every locale; an en dash for none. Source: an ISO date. */
export const paperDay = (day: string | null): string => day?.split('-').reverse().join('/') ?? '–';

/** The day of a moment here, in the same way. Source: an ISO date-time. */
export function paperDayOf(moment: string): string {
  const at = new Date(moment);
  return [at.getDate(), at.getMonth() + 1, at.getFullYear()]
    .map((part) => String(part).padStart(2, '0'))
    .join('/');
}

/** From the first to the last day, which may not be known yet. */
export const periodOf = ({ alta, baja }: Pick<Contract, 'alta' | 'baja'>, t: Translate): string =>
  t('contracts.period', { from: paperDay(alta), to: baja ? paperDay(baja) : t('contracts.noEnd') });

/** Euro an hour in the reader's format, `25,50 €/h`; undefined for none. */
export const rateOf = (tarifa: number | null, t: Translate): string | undefined =>
  tarifa === null
    ? undefined
    : t('contracts.rate', { amount: formatNumber(tarifa, { style: 'currency', currency: 'EUR' }) });

const GENDERS = ['FEMALE', 'MALE', 'NON_BINARY', 'NOT_SAID'] as const;

/** The genders of the form, and one that old papers have otherwise. */
export const genderOptions = (own: string, t: Translate): { value: string; label: string }[] =>
  [...new Set<string>([...GENDERS, ...(own ? [own] : [])])].map((value) => ({
    value,
    label: genderOf(value, t) ?? value,
  }));

/** A gender in words; one that is none of the form's as it was written. */
export function genderOf(gender: string | null, t: Translate): string | null {
  const known = GENDERS.find((one) => one === gender);
  return known ? t(`contracts.gender.${known}`) : gender;
}

/** A country's name by its code. */
export const countryOf = (code: string | null): string | null => (code ? displayName(code, 'region') : null);

/** What a contract is called: its person, or what is told of it while it is blocked. */
export const titleOf = (contract: Contract, t: Translate): string =>
  contract.blockedAt === null
    ? fullName({ firstName: contract.firstName ?? '', lastName: contract.lastName ?? '' })
    : t('contracts.blockedOf', { client: contract.client.name });
