import { type Client, updateClientBody } from '@cantera/shared/contracts/clients';
import { MAX_FILE_BYTES } from '@cantera/shared/contracts/enums';
import type { ImageChoice } from '@cantera/shared/forms';
import { z } from 'zod';

/** What becomes of the logo; the form holds the file until it is uploaded with the save. */
const logoChoice = z
  .unknown()
  .check(({ value, issues }) => {
    if (!(value instanceof File)) return;
    if (value.size > MAX_FILE_BYTES)
      issues.push({ code: 'too_big', origin: 'file', maximum: MAX_FILE_BYTES, input: value });
    else if (!value.type.startsWith('image/'))
      issues.push({ code: 'custom', message: 'not_an_image', input: value });
  })
  .transform((value): ImageChoice => (value instanceof File || value === 'removed' ? value : null));

/** The fields of the information panel, under the names in which the server refuses them. */
export const clientFormSchema = updateClientBody
  .pick({
    name: true,
    legalName: true,
    webUrl: true,
    linkedinUrl: true,
    description: true,
    companySize: true,
    industry: true,
  })
  .required()
  .extend({
    locationsIds: z.array(z.object({ id: z.string(), address: z.string() })).max(50),
    logoImageUrl: logoChoice,
  });
export type ClientForm = z.output<typeof clientFormSchema>;

/** What the form holds of a client as it is stored. */
export const formOf = (client: Client): z.input<typeof clientFormSchema> => ({
  name: client.name,
  legalName: client.legalName ?? '',
  webUrl: client.webUrl ?? '',
  linkedinUrl: client.linkedinUrl ?? '',
  description: client.description ?? '',
  companySize: client.companySize,
  industry: client.industry?.id ?? null,
  locationsIds: client.locations.flatMap(({ id, address }) => (id ? [{ id, address }] : [])),
  logoImageUrl: null,
});
