import type { Tx } from '../../db/tenant.ts';
import { cityOf, textsOf } from '../candidates/index.ts';
import type { CvReading } from '../cv-reading/index.ts';
import type { Stranger } from '../duplicates/index.ts';

/** The person of a CV by what people are compared by. */
export async function personOf(tx: Tx, id: string, reading: CvReading): Promise<Stranger> {
  const texts = new Map(textsOf(reading.fields).map(({ name, value }) => [name, value]));
  return {
    id,
    firstName: texts.get('firstName') ?? null,
    lastName: texts.get('lastName') ?? null,
    email: texts.get('email') ?? null,
    phoneNumber: texts.get('phoneNumber') ?? null,
    linkedin: texts.get('linkedin') ?? null,
    cityId: await cityOf(tx, reading),
    companies: reading.fields.workExperiences.map(({ value }) => value.companyName),
  };
}
