import { MAX_SVG_BYTES } from '@cantera/shared/contracts/site-identity';
import type { FastifyRequest } from 'fastify';
import { invalidFields, unavailable } from '../../errors.ts';
import { WaitingPlaces } from '../../waiting-places.ts';
import {
  cleanFileName,
  judgeContent,
  MAX_PIXELS,
  pictureSize,
  readForm,
  requireFile,
} from '../files/index.ts';
import { redraw } from './redraw/redraw.ts';
import { looksLikeSvg } from './svg/looks-like-svg.ts';
import { rewriteApart } from './svg/rewrite-apart.ts';

/** A picture that may be shown in public. */
export interface PublicPicture {
  readonly bytes: Buffer;
  readonly contentType: string;
  readonly name: string;
}

interface Accepted {
  readonly field: string;
  readonly maxBytes: number;
  /** A logo: it may be an SVG, and its edges stay exact. */
  readonly isLogo?: boolean;
}

type Uploaded = ReturnType<typeof requireFile>;

const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/** Pictures drawn at the same time in one process: each may take 400 MB. */
const PLACES = 1;
const TURN_MS = 30_000;
const TRY_AGAIN_S = 30;

/** Where pictures wait for their turn; both only told by tests. */
interface Turns {
  readonly places?: WaitingPlaces;
  /** How long one waits; default 30,000. */
  readonly turnMs?: number;
}

/**
 * How the pictures of a form's field are read: judged by their content, then drawn anew. Throws 400 naming the field for a file that
 * is missing, too large or no picture, for one of more than 40 million pixels, an SVG of more than 256 KB, and one that cannot be
 * drawn within 10 s and 400 MB; 503 with Retry-After when its turn did not come within 30 s.
 */
export function pictureReader({
  places = new WaitingPlaces(PLACES),
  turnMs = TURN_MS,
}: Turns = {}): (request: FastifyRequest, accepted: Accepted) => Promise<PublicPicture> {
  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    const giveBack = await places.take(AbortSignal.timeout(turnMs));
    if (!giveBack) throw unavailable(TRY_AGAIN_S);
    return work().finally(giveBack);
  };

  const readSvg = async ({ bytes, name }: Uploaded, field: string): Promise<PublicPicture> => {
    if (bytes.byteLength > MAX_SVG_BYTES) throw invalidFields({ [field]: 'svg_too_large' });
    const svg = await inTurn(() => rewriteApart(bytes.toString('utf8')));
    if (svg === null) throw invalidFields({ [field]: 'unreadable_picture' });
    return { bytes: Buffer.from(svg), contentType: 'image/svg+xml', name: cleanFileName(name, 'svg') };
  };

  const readPixels = async ({ bytes, name }: Uploaded, { field, isLogo = false }: Accepted) => {
    const content = await judgeContent(bytes, '');
    if (content?.kind !== 'image') throw invalidFields({ [field]: 'not_an_image' });
    const [width, height] = pictureSize(bytes) ?? [0, 0];
    if (width * height > MAX_PIXELS) throw invalidFields({ [field]: 'too_many_pixels' });
    const isJpeg = content.contentType === 'image/jpeg';
    const redrawn = await inTurn(() => redraw(bytes, { isJpeg, isExact: isLogo }));
    if (!redrawn) throw invalidFields({ [field]: 'unreadable_picture' });
    const { contentType } = redrawn;
    return {
      bytes: Buffer.from(redrawn.bytes),
      contentType,
      name: cleanFileName(name, EXTENSIONS[contentType] ?? 'png'),
    };
  };

  return async (request, accepted) => {
    const { field, maxBytes, isLogo } = accepted;
    const file = requireFile(await readForm(request, maxBytes, field), field);
    return isLogo && looksLikeSvg(file.bytes) ? readSvg(file, field) : readPixels(file, accepted);
  };
}
