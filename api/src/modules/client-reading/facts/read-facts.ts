import type { Page } from '../page/page.ts';
import { linkedinOf, logosOf, websiteOf } from './addresses.ts';
import { companySizeOf } from './company-size.ts';
import { descriptionOf } from './description.ts';
import type { PageFact } from './found.ts';
import { industryOf } from './industry/industry.ts';
import { benefitsOf, type ReadValue, valuesOf } from './lists/lists.ts';
import { legalNameOf } from './names/legal-name.ts';
import { nameOf } from './names/name.ts';
import { placesOf, type WrittenPlace } from './places/places.ts';

/** What the pages of a company say of it, each with its words; what no page says is undefined or an empty list. */
export interface Facts {
  readonly name: PageFact<string> | undefined;
  readonly legalName: PageFact<string> | undefined;
  /** Text. */
  readonly description: PageFact<string> | undefined;
  readonly companySize: ReturnType<typeof companySizeOf>;
  /** Id of one of our industries. */
  readonly industry: PageFact<string> | undefined;
  readonly webUrl: PageFact<string> | undefined;
  readonly linkedinUrl: PageFact<string> | undefined;
  /** Addresses of pictures, the likeliest first. */
  readonly logos: readonly PageFact<string>[];
  readonly places: readonly PageFact<WrittenPlace>[];
  readonly values: readonly PageFact<ReadValue>[];
  readonly benefits: readonly PageFact<string>[];
}

/** Reads a company from its pages, the one that somebody named first. */
export function readFacts(pages: readonly Page[]): Facts {
  const [home] = pages;
  const name = nameOf(pages);
  return {
    name,
    legalName: legalNameOf(pages, name?.value ?? ''),
    description: descriptionOf(pages, name?.value),
    companySize: companySizeOf(pages),
    industry: industryOf(pages),
    webUrl: home && websiteOf(home, name?.value ?? ''),
    linkedinUrl: linkedinOf(pages),
    logos: home ? logosOf(home) : [],
    places: placesOf(pages),
    values: valuesOf(pages),
    benefits: benefitsOf(pages),
  };
}
