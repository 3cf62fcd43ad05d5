import { judgeContent } from './content.ts';
import { countPixels, MAX_PIXELS } from './picture-size.ts';

/** What bytes are that claim to be a picture, with its pixels where its header tells; null for none that is shown here, or one of over 40 million pixels. */
export async function judgePicture(
  bytes: Buffer,
): Promise<{ contentType: string; extension: string; pixels: number | undefined } | null> {
  const content = await judgeContent(bytes, '');
  if (content?.kind !== 'image') return null;
  const pixels = countPixels(bytes);
  const { contentType, extension } = content;
  return (pixels ?? 0) > MAX_PIXELS ? null : { contentType, extension, pixels };
}
