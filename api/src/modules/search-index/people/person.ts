import type { GdprStatus, JobSearchStatus, LanguageLevel } from '@cantera/shared/contracts/enums';
import type { DatedJob } from '../../work-years/index.ts';

/** What somebody is found by. */
export interface Person {
  readonly id: string;
  readonly createdAt: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly jobTitle: string | null;
  readonly companyName: string | null;
  readonly summary: string | null;
  readonly city: {
    readonly id: number;
    readonly name: string;
    readonly region: string;
    readonly countryCode: string;
  } | null;
  /** Of a place that is no known city: what it says of the city and above it. */
  readonly toldPlace: string | null;
  /** A year, in the currency that it was said in: what they expect, else what they have. */
  readonly salary: { readonly amount: number; readonly currency: string } | null;
  /** Both, as they are stored: what they have, and the least that they expect. */
  readonly amounts: { readonly salary: number | null; readonly expected: number | null };
  readonly jobSearchStatus: JobSearchStatus;
  readonly gdprStatus: GdprStatus;
  /** In order, the present first. */
  readonly jobs: readonly (DatedJob & { readonly position: string; readonly companyName: string })[];
  readonly educations: readonly { readonly degree: string; readonly institutionName: string }[];
  readonly languages: readonly { readonly code: string; readonly proficiency: LanguageLevel }[];
  readonly skills: readonly string[];
  readonly tags: readonly { readonly name: string }[];
  /** What people can see of the CV, by page. */
  readonly cv: readonly { readonly page: number; readonly lines: readonly string[] }[];
}
