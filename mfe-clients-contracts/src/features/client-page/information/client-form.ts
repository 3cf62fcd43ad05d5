import { type Client, updateClientBody } from '@cantera/shared/contracts/clients';
import { imageChoice } from '@cantera/shared/image-choice';
import { z } from 'zod';

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
    logoImageUrl: imageChoice,
  });
export type ClientFormInput = z.input<typeof clientFormSchema>;
export type ClientForm = z.output<typeof clientFormSchema>;

/** What the form holds of a client as it is stored. */
export const formOf = (client: Client): ClientFormInput => ({
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
