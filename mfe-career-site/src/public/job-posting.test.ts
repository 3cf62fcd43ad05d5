import { describe, it } from 'node:test';
import { DEFAULT_SITE } from '@cantera/shared/contracts/career-site';
import { firstDayOf } from '@cantera/shared/contracts/day';
import { CONTRACT_TYPES } from '@cantera/shared/contracts/enums';
import type { PublicPosition, PublicSite } from '@cantera/shared/contracts/public-site';
import { expect } from 'expect';
import { z } from 'zod';
import { jobPosting } from './job-posting.ts';

/**
 * The rules of https://developers.google.com/search/docs/appearance/structured-data/job-posting over the types of
 * https://schema.org/JobPosting. Unknown properties are refused: nothing leaves the house unnoticed.
 */
const day = z.iso.date();
const place = z.strictObject({
  '@type': z.literal('Place'),
  address: z.strictObject({
    '@type': z.literal('PostalAddress'),
    addressLocality: z.string().min(1),
    addressRegion: z.string().min(1).optional(),
    addressCountry: z.string().regex(/^[A-Z]{2}$/),
  }),
});
const amount = z.number().nonnegative();
const posting = z
  .strictObject({
    '@type': z.literal('JobPosting'),
    // Required.
    title: z.string().min(1),
    description: z.string().regex(/<(p|ul|ol|h\d|br)/),
    datePosted: day,
    hiringOrganization: z.strictObject({
      '@type': z.literal('Organization'),
      name: z.string().min(1),
      sameAs: z.url().optional(),
      logo: z.url().optional(),
    }),
    jobLocation: place.optional(),
    // For work from anywhere in a country.
    jobLocationType: z.literal('TELECOMMUTE').optional(),
    applicantLocationRequirements: z
      .strictObject({ '@type': z.literal('Country'), name: z.string().min(1) })
      .optional(),
    // Recommended.
    baseSalary: z
      .strictObject({
        '@type': z.literal('MonetaryAmount'),
        currency: z.string().regex(/^[A-Z]{3}$/),
        value: z
          .strictObject({
            '@type': z.literal('QuantitativeValue'),
            value: amount.optional(),
            minValue: amount.optional(),
            maxValue: amount.optional(),
            unitText: z.enum(['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR']),
          })
          .refine(({ value, minValue, maxValue }) =>
            value === undefined ? (minValue ?? 0) < (maxValue ?? 0) : minValue === undefined,
          ),
      })
      .optional(),
    directApply: z.literal(true),
    employmentType: z
      .enum(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'VOLUNTEER', 'PER_DIEM', 'OTHER'])
      .optional(),
    identifier: z.strictObject({
      '@type': z.literal('PropertyValue'),
      name: z.string().min(1),
      value: z.string().min(1),
    }),
    validThrough: z.iso.datetime({ offset: true }).optional(),
    url: z.url(),
  })
  .refine((one) => (one.jobLocation === undefined) === (one.jobLocationType !== undefined))
  .refine((one) => (one.applicantLocationRequirements === undefined) === (one.jobLocationType === undefined))
  .refine((one) => one.validThrough === undefined || one.validThrough.slice(0, 10) >= one.datePosted);

const site: PublicSite = {
  ...DEFAULT_SITE,
  agencyId: '0199a3c4-0000-7000-8000-00000000000a',
  name: 'Vela i Roure',
  slug: 'vela',
  logoUrl: '/files/public/a/logo',
  webUrl: 'https://vela.example',
  timeZone: 'Europe/Madrid',
  pages: ['home', 'positions'],
};
const position: PublicPosition = {
  id: '0199a3c4-0000-7000-8000-000000000001',
  title: 'Cap d’infermeria',
  location: { id: '1', name: 'Girona', address: 'Girona, Catalonia, Spain', countryName: 'Spain' },
  region: 'Catalonia',
  countryCode: 'ES',
  workMode: 'HYBRID',
  contractType: 'FULLTIME',
  publishedAt: '2026-11-02T09:00:00.000Z',
  jobDescription: '<p>Care for people.</p>',
  salary: null,
  closesOn: null,
  questions: [],
};
const TODAY = '2026-11-21T10:00:00.000Z';
const of = (given: Partial<PublicPosition> = {}, about: Partial<PublicSite> = {}) =>
  jobPosting({
    site: { ...site, ...about },
    position: { ...position, ...given },
    description: given.jobDescription ?? position.jobDescription,
    origin: 'https://jobs.example.com',
    address: '/careers/en/vela/positions/1',
    today: TODAY,
  });
const salary = { from: 48_000, to: 56_000, currency: 'EUR', salaryRange: 'annual' } as const;

describe('JobPosting', () => {
  it('keeps the rules of job search engines, whatever is known of the position', () => {
    const variants: Partial<PublicPosition>[] = [
      {},
      ...CONTRACT_TYPES.map((contractType) => ({ contractType })),
      ...(['HYBRID', 'ON-SITE', 'REMOTE', null] as const).map((workMode) => ({ workMode })),
      { region: null, contractType: null },
      { salary },
      { salary: { ...salary, from: 2_000, to: 2_000, salaryRange: 'monthly' } },
      { closesOn: firstDayOf('2026-12-12') },
      { closesOn: firstDayOf('2026-11-20') },
    ];
    for (const variant of variants) expect(posting.parse(of(variant))).toBeDefined();
    expect(posting.parse(of({}, { logoUrl: null, webUrl: null }))).toBeDefined();
  });

  it('names the agency, the place and when it was first open', () => {
    expect(of({ closesOn: firstDayOf('2026-12-12') })).toMatchObject({
      datePosted: '2026-11-02',
      validThrough: '2026-12-12T23:59:59+01:00',
      employmentType: 'FULL_TIME',
      hiringOrganization: {
        name: 'Vela i Roure',
        sameAs: 'https://vela.example',
        logo: 'https://jobs.example.com/files/public/a/logo',
      },
      jobLocation: {
        address: { addressLocality: 'Girona', addressRegion: 'Catalonia', addressCountry: 'ES' },
      },
    });
  });

  it('describes remote work by the country that it may be done from', () => {
    const remote = of({ workMode: 'REMOTE' });
    expect(remote).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'Spain' },
    });
    expect(remote).not.toHaveProperty('jobLocation');
  });

  it('[DAY-34] tells days as they are in the zone of the agency', () => {
    const evening = { publishedAt: '2026-11-03T04:30:00.000Z', closesOn: firstDayOf('2026-11-20') };
    expect(of(evening, { timeZone: 'America/Mexico_City' })).toMatchObject({ datePosted: '2026-11-02' });
    expect(of(evening, { timeZone: 'Europe/Madrid' })).toMatchObject({ datePosted: '2026-11-03' });
    // 21 November at 10:00 UTC is the 20th there still.
    expect(of(evening, { timeZone: 'Pacific/Pago_Pago' })).toHaveProperty(
      'validThrough',
      '2026-11-20T23:59:59-11:00',
    );
    expect(of(evening, { timeZone: 'America/Mexico_City' })).not.toHaveProperty('validThrough');
    expect(of({ closesOn: firstDayOf('2027-03-28') })).toHaveProperty(
      'validThrough',
      '2027-03-28T23:59:59+02:00',
    );
    expect(of({ closesOn: firstDayOf('2027-03-27') }, { timeZone: 'UTC' })).toHaveProperty(
      'validThrough',
      '2027-03-27T23:59:59+00:00',
    );
  });

  it('says no salary that is not shown, and nothing of an estimate that has passed', () => {
    expect(of()).not.toHaveProperty('baseSalary');
    expect(of({ salary })).toHaveProperty('baseSalary.value.minValue', 48_000);
    expect(of({ closesOn: firstDayOf('2026-11-20') })).not.toHaveProperty('validThrough');
    expect(of({ closesOn: firstDayOf('2026-11-21') })).toHaveProperty(
      'validThrough',
      '2026-11-21T23:59:59+01:00',
    );
  });

  it('is left out when it could not be valid', () => {
    expect(of({ location: null, countryCode: null })).toBeUndefined();
    expect(of({ publishedAt: null })).toBeUndefined();
    expect(of({ jobDescription: ' ' })).toBeUndefined();
  });
});
