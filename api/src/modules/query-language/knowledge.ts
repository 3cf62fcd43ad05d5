/** A city, region or country that a name means. */
export interface Place {
  /** `city:3128760`, `region:ES/Catalonia`, `country:ES` */
  readonly concept: string;
  readonly label: string;
  readonly countryCode: string;
  /** Empty of a country, and of cities whose region is not known. */
  readonly region: string;
  /** Of a region or country, more than of any city. */
  readonly population: number;
}

/** What is known of the names in one search beside the lexicon. Names are folded. */
export interface Knowledge {
  readonly places: ReadonlyMap<string, Place>;
  /** Skills that the agency has put down, by name. */
  readonly skills: ReadonlySet<string>;
  /** Companies that candidates have worked for. */
  readonly companies: ReadonlySet<string>;
}

export const NOTHING_KNOWN: Knowledge = { places: new Map(), skills: new Set(), companies: new Set() };
