import type { ClientListItem } from '@cantera/shared/contracts/clients';
import { fullName } from '@cantera/shared/contracts/text';
import type { Person } from '@cantera/shared/design-system';
import type { useT } from '../messages/index.ts';

export type Translate = ReturnType<typeof useT>;

/** A client is active while it has an open position. */
export const isActive = ({ metrics }: ClientListItem): boolean => metrics.positionsOpen > 0;

/** Names of its places, joined; empty when it has none. */
export const placesOf = ({ locations }: ClientListItem): string =>
  locations.map((location) => location.name).join(', ');

/** A member with one name, as avatars take it. */
export const personOf = (
  person: NonNullable<ClientListItem['owner']>,
): Person & { imageUrl: string | null } => ({
  id: person.id,
  name: fullName(person),
  imageUrl: person.imageUrl,
});

/** Number of employees in words (`51 to 200 employees`); a size that is none of the bands as it was written. */
export function companySize(size: string, t: Translate): string {
  const band = /^(\d+)_(?:TO_(\d+)|PLUS)(?:_EMPLOYEES)?$/.exec(size);
  if (!band) return size;
  const [from, to] = [Number(band[1]), band[2] ? Number(band[2]) : undefined];
  if (to === undefined) return t('clients.size.moreThan', { from: from - 1 });
  return from === 1 ? t('clients.size.upTo', { to }) : t('clients.size.between', { from, to });
}

/** The address of a page on the web, or undefined for anything that a browser would not open as one. */
export function webAddress(text: string | null): URL | undefined {
  if (!text || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : undefined;
}

/** An address as one reads it: without its scheme, `www.` and final slash. */
export const shortAddress = ({ host, pathname }: URL): string =>
  (host + pathname).replace(/^www\./, '').replace(/\/$/, '');
