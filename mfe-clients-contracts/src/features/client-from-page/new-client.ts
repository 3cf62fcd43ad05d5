import type { ClientReading, ReadField, ReadSource } from '@cantera/shared/contracts/client-reading';
import { type CreateClientInput, createClientBody } from '@cantera/shared/contracts/clients';
import { text } from '@cantera/shared/contracts/primitives';
import { plainText } from '@cantera/shared/contracts/text';
import { imageChoice } from '@cantera/shared/image-choice';
import { z } from 'zod';

/** The words of a page behind a row of a list, and the text that they gave; a row that was changed is the person's own. */
const rowSource = z
  .object({ quote: z.string(), page: z.string(), byModel: z.boolean().optional(), of: z.string() })
  .optional();
export type RowSource = z.output<typeof rowSource>;

const fields = createClientBody
  .pick({ name: true, legalName: true, description: true, webUrl: true, linkedinUrl: true })
  .required();

/** A value as one text, to tell whether it still is what a page said. */
export const wordsOf = (value: { name: string; description: string } | undefined): string =>
  value ? `${value.name}\n${value.description}` : '';

/** The form of a client that is created whole, under the names in which the server refuses its fields. */
export const newClientSchema = fields.extend({
  ownerId: z.string().nullable(),
  industry: text(1, 50),
  companySize: text(1, 50).nullable(),
  logoImageUrl: imageChoice,
  locationsIds: z.array(z.object({ id: z.string(), address: z.string() })).max(50),
  values: z.array(
    z.object({ name: text(1, 100), description: z.string().trim().max(2000), read: rowSource }),
  ),
  benefits: z.array(z.object({ text: text(1, 500), read: rowSource })),
});
export type NewClientInput = z.input<typeof newClientSchema>;
export type NewClient = z.output<typeof newClientSchema>;

export const NOTHING_READ: ClientReading = {
  name: null,
  legalName: null,
  description: null,
  companySize: null,
  industry: null,
  webUrl: null,
  linkedinUrl: null,
  logo: null,
  locations: [],
  values: [],
  benefits: [],
  sources: [],
  pages: [],
};

/** Where a value of a reading comes from; undefined for one that a person typed. */
export const sourceOf = ({ sources }: ClientReading, field: ReadField, index = 0): ReadSource | undefined =>
  sources.find((source) => source.field === field && source.index === index);

function rowSourceOf(reading: ClientReading, field: ReadField, index: number, of: string): RowSource {
  const source = sourceOf(reading, field, index);
  return source && { quote: source.quote, page: source.page, byModel: source.byModel, of };
}

/** The picture of a reading as a file that is uploaded with the form. */
function logoOf({ logo }: ClientReading): File | null {
  if (!logo) return null;
  const bytes = Uint8Array.from(atob(logo.base64), (letter) => letter.charCodeAt(0));
  return new File([bytes], `logo.${logo.contentType.replace(/^.*\//, '')}`, { type: logo.contentType });
}

/** What the form holds of a reading; what no page said is empty. */
export const formOf = (reading: ClientReading, ownerId: string | undefined): NewClientInput => ({
  name: reading.name ?? '',
  legalName: reading.legalName ?? '',
  description: reading.description ?? '',
  companySize: reading.companySize,
  industry: reading.industry?.id ?? '',
  webUrl: reading.webUrl ?? '',
  linkedinUrl: reading.linkedinUrl ?? '',
  ownerId: ownerId ?? null,
  logoImageUrl: logoOf(reading),
  locationsIds: reading.locations.flatMap(({ id, address }) => (id ? [{ id, address }] : [])),
  values: reading.values.map((value, index) => ({
    ...value,
    read: rowSourceOf(reading, 'VALUE', index, wordsOf(value)),
  })),
  benefits: reading.benefits.map((benefit, index) => ({
    text: benefit,
    read: rowSourceOf(reading, 'BENEFIT', index, benefit),
  })),
});

/** What is sent; what is empty is left out. */
export function bodyOf(client: NewClient, logoImageUrl: string | null | undefined): CreateClientInput {
  const { name, legalName, description, webUrl, linkedinUrl, companySize, industry, ownerId } = client;
  return {
    name,
    industry,
    ...(ownerId ? { ownerId } : {}),
    ...(legalName ? { legalName } : {}),
    ...(plainText(description) ? { description } : {}),
    ...(companySize ? { companySize } : {}),
    ...(webUrl ? { webUrl } : {}),
    ...(linkedinUrl ? { linkedinUrl } : {}),
    ...(logoImageUrl ? { logoImageUrl } : {}),
    locationsIds: client.locationsIds.map(({ id }) => id),
    values: client.values.map((value) => ({ name: value.name, description: value.description })),
    benefits: client.benefits.map((benefit) => benefit.text),
  };
}
