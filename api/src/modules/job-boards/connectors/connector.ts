import type { Advert, Advertiser } from '../feeds/entry.ts';

/** An advert as a posting API is given it. */
export interface Posting {
  readonly advert: Advert;
  readonly agency: Advertiser;
  readonly links: { readonly page: string; readonly apply: string };
}

/**
 * What became of a sending. `taken`: with the portal's name for the advert. `refused`: surely not taken, and it never will be.
 * `notAllowed`: nothing was sent, as the installation allows no call there. `notTaken`: surely not taken, but perhaps another
 * time. `unknown`: it may have been taken.
 */
export type SendingOutcome =
  | { readonly kind: 'taken'; readonly externalId: string }
  | { readonly kind: 'refused' | 'notAllowed' | 'notTaken' | 'unknown' };

/** What a portal knows by a reference; `unknown` when it did not say, or not so that one can build on it. */
export type LookupOutcome =
  | { readonly kind: 'known'; readonly externalIds: readonly string[] }
  | { readonly kind: 'unknown' };

/** `gone`: it is not out, whoever took it out. `refused`: the portal keeps it. `unknown`: to be tried again. */
export type RemovalOutcome = 'gone' | 'refused' | 'unknown';

/** A way to a portal that adverts are sent to. No call throws for what the portal answers. */
export interface Connector {
  /** `attemptKey` is the same for every try of one sending. */
  submit(posting: Posting, reference: string, attemptKey: string): Promise<SendingOutcome>;
  /** Undefined for a portal that cannot be asked. */
  readonly find: ((reference: string) => Promise<LookupOutcome>) | undefined;
  remove(externalId: string): Promise<RemovalOutcome>;
}
