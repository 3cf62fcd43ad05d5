import { judgePicture } from '../files/index.ts';
import type { PageFact } from './facts/found.ts';
import type { Facts } from './facts/read-facts.ts';
import { fetchPicture, type Ways } from './site/gate.ts';

/** Addresses that are tried. */
const MAX_TRIES = 4;
/** Smaller ones are dots of an old browser's tab, or count a visit. */
const MIN_PIXELS = 48 * 48;

interface Logo {
  readonly contentType: string;
  readonly base64: string;
}

/** The first of the addresses whose bytes are a picture of a logo's size, whatever its server calls them. */
export async function readLogo(
  { logos }: Pick<Facts, 'logos'>,
  ways: Ways,
): Promise<PageFact<Logo> | undefined> {
  for (const logo of logos.slice(0, MAX_TRIES)) {
    const bytes = await fetchPicture(logo.value, ways);
    const judged = bytes && (await judgePicture(bytes));
    if (!judged || (judged.pixels ?? MIN_PIXELS) < MIN_PIXELS) continue;
    return { ...logo, value: { contentType: judged.contentType, base64: bytes.toString('base64') } };
  }
  return undefined;
}
