import { MAX_LOGO_BYTES, MAX_SVG_BYTES } from '@cantera/shared/contracts/site-identity';

/** What a browser offers to choose among; the server judges by content. */
export const LOGO_TYPES = 'image/png,image/jpeg,image/webp,image/gif,image/svg+xml';

/** Why a file is not sent as a logo, in the server's words; nothing where it is sent. */
export function logoProblem({
  size,
  type,
}: File): 'file_too_large' | 'svg_too_large' | 'not_an_image' | undefined {
  if (size > MAX_LOGO_BYTES) return 'file_too_large';
  if (!LOGO_TYPES.split(',').includes(type)) return 'not_an_image';
  return type === 'image/svg+xml' && size > MAX_SVG_BYTES ? 'svg_too_large' : undefined;
}
