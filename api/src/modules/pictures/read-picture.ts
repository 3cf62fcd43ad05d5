import { MAX_SVG_BYTES } from '@cantera/shared/contracts/site-identity';
import type { FastifyRequest } from 'fastify';
import { invalidFields } from '../../errors.ts';
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
import { rewriteSvg } from './svg/rewrite-svg.ts';

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

function readSvg({ bytes, name }: Uploaded, field: string): PublicPicture {
  if (bytes.byteLength > MAX_SVG_BYTES) throw invalidFields({ [field]: 'svg_too_large' });
  const svg = rewriteSvg(bytes.toString('utf8'));
  if (svg === null) throw invalidFields({ [field]: 'unreadable_picture' });
  return { bytes: Buffer.from(svg), contentType: 'image/svg+xml', name: cleanFileName(name, 'svg') };
}

/**
 * How the pictures of a form's field are read: judged by their content, then drawn anew. Throws 400 naming the field for a file that
 * is missing, too large or no picture, for one of more than 40 million pixels, an SVG of more than 256 KB, and one that cannot be
 * drawn within 10 s and 400 MB.
 */
export function pictureReader(): (request: FastifyRequest, accepted: Accepted) => Promise<PublicPicture> {
  const places = new WaitingPlaces(PLACES);

  const readPixels = async ({ bytes, name }: Uploaded, { field, isLogo = false }: Accepted) => {
    const content = await judgeContent(bytes, '');
    if (content?.kind !== 'image') throw invalidFields({ [field]: 'not_an_image' });
    const [width, height] = pictureSize(bytes) ?? [0, 0];
    if (width * height > MAX_PIXELS) throw invalidFields({ [field]: 'too_many_pixels' });
    const giveBack = await places.take(AbortSignal.timeout(TURN_MS));
    const redrawn = giveBack
      ? await redraw(bytes, { isJpeg: content.contentType === 'image/jpeg', isExact: isLogo }).finally(
          giveBack,
        )
      : null;
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
