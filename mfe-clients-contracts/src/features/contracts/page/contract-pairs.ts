import type { Contract } from '@cantera/shared/contracts/staffing-contracts';
import { formatNumber } from '@cantera/shared/i18n';
import { countryOf, genderOf, paperDay, periodOf, rateOf, type Translate } from '../contract-words.ts';
import type { Pair } from './pairs.tsx';

/** The day as one reads it, or nothing. */
const day = (text: string | null) => text && paperDay(text);

/** For how much, under which agreement, as what and how long. */
export const termsOf = (contract: Contract, t: Translate): Pair[] => [
  [t('contracts.field.tarifa'), rateOf(contract.tarifa, t)],
  [t('contracts.field.convenio'), contract.convenio],
  [
    t('contracts.field.catConvenioName'),
    [contract.catConvenioName, contract.catConvenioId].filter(Boolean).join(' · '),
  ],
  [
    t('contracts.field.workHours'),
    contract.workHours === null
      ? null
      : t('contracts.hoursAWeek', { hours: formatNumber(contract.workHours) }),
  ],
];

export const personalOf = (contract: Contract, t: Translate): Pair[] => [
  [t('contracts.field.firstName'), contract.firstName],
  [t('contracts.field.lastName'), contract.lastName],
  [t('contracts.field.nif'), contract.nif],
  [t('contracts.field.paisNif'), countryOf(contract.paisNif)],
  [t('contracts.field.segSoc'), contract.segSoc],
  [t('contracts.field.address'), contract.location],
  [t('contracts.field.birth'), day(contract.birth)],
  [t('contracts.field.genero'), genderOf(contract.genero, t)],
];

export const jobOf = (contract: Contract, t: Translate): Pair[] => [
  [t('contracts.field.puesto'), contract.puesto],
  [t('contracts.field.titulacion'), contract.titulacion],
  [t('contracts.field.comments'), contract.comments],
];

export const periodPairOf = (contract: Contract, t: Translate): Pair => [
  t('contracts.field.period'),
  periodOf(contract, t),
];

export const datesOf = (contract: Contract, t: Translate): Pair[] => [
  [t('contracts.field.alta'), day(contract.alta)],
  [t('contracts.field.baja'), day(contract.baja)],
  [t('contracts.field.antiguedad'), day(contract.antiguedad)],
];
