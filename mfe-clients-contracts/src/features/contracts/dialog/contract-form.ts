import {
  type Contract,
  type contractForm,
  DEFAULT_ID_COUNTRY,
  endsBeforeStart,
  RATE,
  WORK_HOURS,
} from '@cantera/shared/contracts/staffing-contracts';
import type { Control, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import type { Translate } from '../contract-words.ts';

export type ContractFormInput = z.input<typeof contractForm>;
export type ContractFormValues = z.output<typeof contractForm>;
export type ContractFormOf = UseFormReturn<ContractFormInput, unknown, ContractFormValues>;
export type ContractControl = Control<ContractFormInput, unknown, ContractFormValues>;

/** What the form holds of a contract as it is stored; what is not stored is empty, and asked for. */
export const formOf = (contract: Contract): ContractFormInput => ({
  candidateId: contract.candidateId ?? '',
  clientId: contract.clientId,
  firstName: contract.firstName ?? '',
  lastName: contract.lastName ?? '',
  location: contract.location ?? '',
  nif: contract.nif ?? '',
  paisNif: contract.paisNif,
  segSoc: contract.segSoc ?? '',
  tarifa: contract.tarifa ?? RATE.default,
  convenio: contract.convenio ?? '',
  catConvenioId: contract.catConvenioId ?? '',
  catConvenioName: contract.catConvenioName ?? '',
  puesto: contract.puesto ?? '',
  titulacion: contract.titulacion ?? '',
  birth: contract.birth,
  genero: contract.genero,
  workHours: contract.workHours ?? WORK_HOURS.default,
  alta: contract.alta ?? '',
  antiguedad: contract.antiguedad ?? '',
  baja: contract.baja,
  comments: contract.comments ?? '',
});

export const NEW_CONTRACT: ContractFormInput = {
  candidateId: '',
  clientId: '',
  firstName: '',
  lastName: '',
  location: '',
  nif: '',
  paisNif: DEFAULT_ID_COUNTRY,
  segSoc: '',
  tarifa: RATE.default,
  convenio: '',
  catConvenioId: '',
  catConvenioName: '',
  puesto: '',
  titulacion: '',
  birth: null,
  genero: null,
  workHours: WORK_HOURS.default,
  alta: '',
  antiguedad: '',
  baja: null,
  comments: '',
};

const REQUIRED = [
  ['candidateId', 'contracts.required.candidate'],
  ['clientId', 'contracts.clientRequired'],
  ['firstName', 'contracts.required.firstName'],
  ['lastName', 'contracts.required.lastName'],
  ['location', 'contracts.required.location'],
  ['nif', 'contracts.required.nif'],
  ['tarifa', 'contracts.required.tarifa'],
  ['workHours', 'contracts.required.workHours'],
  ['alta', 'contracts.required.alta'],
  ['antiguedad', 'contracts.required.antiguedad'],
] as const;
const STEPS = [
  ['tarifa', RATE, 'contracts.step.tarifa'],
  ['workHours', WORK_HOURS, 'contracts.step.workHours'],
] as const;

// An empty select or number holds null, whatever the type of what is sent.
const isMissing = (value: unknown): boolean =>
  value === null || (typeof value === 'string' && value.trim() === '');
/** Closer to a whole number of steps than the digits of a number can tell. */
const SLACK = 1e-6;
const isBetweenSteps = (value: number, { min, max, step }: { min: number; max: number; step: number }) =>
  value >= min && value <= max && Math.abs(value / step - Math.round(value / step)) > SLACK;

/** What is wrong in the contract's own words, by field. */
export function problemsOf(values: ContractFormInput, t: Translate): ReadonlyMap<string, string> {
  const missing = REQUIRED.filter(([field]) => isMissing(values[field]));
  const between = STEPS.filter(([field, limits]) => isBetweenSteps(values[field], limits));
  return new Map([
    ...missing.map(([field, text]) => [field, t(text)] as const),
    ...between.map(([field, , text]) => [field, t(text)] as const),
    ...(endsBeforeStart(values) ? [['baja', t('contracts.endBeforeStart')] as const] : []),
  ]);
}
