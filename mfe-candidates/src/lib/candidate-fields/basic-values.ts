import type { UpdateCandidateInput } from '@cantera/shared/contracts/candidate-changes';
import type { Candidate } from '@cantera/shared/contracts/candidates';
import { z } from 'zod';

/** As the server stores texts of this form: trimmed, and with single quotes in place of double ones. */
export const plain = (typed: string): string => typed.trim().replaceAll('"', "'");

const required = (min: number, max: number) => z.string().transform(plain).pipe(z.string().min(min).max(max));
const optional = (min: number, max: number) =>
  z
    .string()
    .transform((typed) => plain(typed) || undefined)
    .pipe(z.string().min(min).max(max).optional());

/** An address with `https://` in front; empty stays empty. */
export function linkedinAddress(typed: string): string | undefined {
  const address = plain(typed);
  if (address === '' || /^https:\/\//i.test(address)) return address || undefined;
  return `https://${address.replace(/^http:\/\//i, '')}`;
}

const isAddress = (address: string | undefined): boolean =>
  address === undefined ||
  (URL.canParse(address) && !/\s/.test(address) && new URL(address).hostname.includes('.'));

/** The texts of basic information; what was left empty comes out as undefined. */
export const basicTexts = z.object({
  firstName: required(2, 50),
  lastName: optional(2, 50),
  jobTitle: optional(2, 100),
  email: z
    .string()
    .transform((typed) => plain(typed) || undefined)
    .pipe(z.email().max(254).optional()),
  phoneNumber: optional(2, 100),
  linkedin: z
    .string()
    .transform(linkedinAddress)
    .pipe(z.string().max(300).optional())
    .refine(isAddress, { message: 'invalid_url' }),
  summary: optional(2, 20_000),
});
export type BasicTexts = z.input<typeof basicTexts>;
export const basicSchema = basicTexts.extend({
  image: z.unknown().transform((chosen) => (chosen instanceof File ? chosen : null)),
});
export type BasicInput = z.input<typeof basicSchema>;
export type BasicOutput = z.output<typeof basicSchema>;

export const basicValues = (candidate: Candidate): BasicInput => ({
  firstName: candidate.firstName,
  lastName: candidate.lastName,
  jobTitle: candidate.jobTitle ?? '',
  email: candidate.email ?? '',
  phoneNumber: candidate.phoneNumber ?? '',
  linkedin: candidate.linkedin ?? '',
  summary: candidate.summary ?? '',
  image: null,
});

/** The body of the save; the picture and the place join it where they were chosen. */
export const basicBody = ({ image: _, ...values }: BasicOutput): UpdateCandidateInput => ({
  firstName: values.firstName,
  lastName: values.lastName ?? '',
  jobTitle: values.jobTitle ?? '',
  email: values.email ?? '',
  phoneNumber: values.phoneNumber ?? '',
  linkedin: values.linkedin ?? '',
  summary: values.summary ?? '',
});
