import { type UpdatePositionInput, updatePositionBody } from '@cantera/shared/contracts/position-changes';
import { MAX_JD_NOTES, type Position } from '@cantera/shared/contracts/positions';
import { z } from 'zod';
import { DEFAULT_CURRENCY } from './currencies.ts';

const amountOfEuro = z.object({ amount: z.number().min(0).max(1e9).nullable() });

/** What the form holds: the fields of a change, with the names of what is picked. */
export const detailsSchema = updatePositionBody
  .pick({
    title: true,
    recruitingType: true,
    workMode: true,
    contractType: true,
    departmentId: true,
    yearsExperience: true,
    estimatedClosingDate: true,
    exclusivity: true,
    replacementWarranty: true,
    recruitersIds: true,
    hiringManagersIds: true,
    languages: true,
    showSalary: true,
  })
  .required()
  .extend({
    clientId: z.uuid().nullable(),
    location: z.array(z.object({ id: z.string(), address: z.string() })).max(20),
    salary: z.object({
      from: z.number().min(0).max(1e9).nullable(),
      to: z.number().min(0).max(1e9).nullable(),
      currency: z.string().nullable(),
      salaryRange: z.enum(['annual', 'monthly']).nullable(),
    }),
    /** Empty is one. */
    hiringNumber: z.number().int().min(1).max(10_000).nullable(),
    feeSettings: z.object({
      commissionRate: z.number().min(0).max(100).nullable(),
      fixedFee: amountOfEuro,
      retainFee: amountOfEuro,
    }),
    hardSkills: z.array(z.object({ id: z.string(), name: z.string() })).max(200),
    softSkills: z.array(z.object({ id: z.string(), name: z.string() })).max(200),
    jdNotes: z.string().trim().max(MAX_JD_NOTES),
  });
export type DetailsValues = z.input<typeof detailsSchema>;
export type DetailsField = keyof DetailsValues;

const idsOf = (list: readonly { id: string }[]): string[] => list.map(({ id }) => id);
const namesOf = (skills: Position['hardSkills']) => skills.map(({ id, name }) => ({ id, name }));

/** A stored position as the form shows it. */
export const valuesOf = (position: Position): DetailsValues => ({
  title: position.title,
  recruitingType: position.recruitingType,
  workMode: position.workMode,
  contractType: position.contractType,
  departmentId: position.departmentId,
  location: position.locations.map(({ id, address }) => ({ id: id ?? '', address })),
  salary: {
    from: position.salary?.from ?? null,
    to: position.salary?.to ?? null,
    currency: position.salary?.currency ?? DEFAULT_CURRENCY,
    salaryRange: position.salary?.salaryRange ?? null,
  },
  showSalary: position.showSalary,
  estimatedClosingDate: position.estimatedClosingDate,
  exclusivity: position.exclusivity,
  replacementWarranty: position.replacementWarranty,
  clientId: position.clientId,
  hiringNumber: position.hiringNumber,
  feeSettings: {
    commissionRate: position.feeSettings?.commissionRate ?? null,
    fixedFee: { amount: position.feeSettings?.fixedFee.amount ?? null },
    retainFee: { amount: position.feeSettings?.retainFee.amount ?? null },
  },
  recruitersIds: idsOf(position.recruiters),
  hiringManagersIds: idsOf(position.hiringManagers),
  yearsExperience: position.yearsExperience,
  languages: position.languages,
  hardSkills: namesOf(position.hardSkills),
  softSkills: namesOf(position.softSkills),
  jdNotes: position.jdNotes ?? '',
});

/** How a fee that is not used goes to the server. */
const UNUSED = -1;
const FEE_CURRENCY = 'EUR';
const feeOf = (amount: number | null) => ({ amount: amount ?? UNUSED, currency: FEE_CURRENCY });

/** The body takes one place as its id, several as a list. */
function placesOf(location: DetailsValues['location']): UpdatePositionInput['location'] {
  const ids = idsOf(location);
  return ids.length > 1 ? ids : (ids[0] ?? null);
}

/** The change that tells the server the values of these fields. */
export function changeOf(values: DetailsValues, fields: readonly DetailsField[]): UpdatePositionInput {
  const { feeSettings: fees } = values;
  const all: Required<{ [Field in DetailsField]: UpdatePositionInput[Field] }> = {
    ...values,
    clientId: values.clientId ?? undefined,
    location: placesOf(values.location),
    hiringNumber: values.hiringNumber ?? 1,
    feeSettings: {
      commissionRate: fees.commissionRate ?? UNUSED,
      fixedFee: feeOf(fees.fixedFee.amount),
      retainFee: feeOf(fees.retainFee.amount),
    },
    hardSkills: idsOf(values.hardSkills),
    softSkills: idsOf(values.softSkills),
    jdNotes: values.jdNotes.trim() || null,
  };
  return Object.fromEntries(fields.map((field) => [field, all[field]]));
}
