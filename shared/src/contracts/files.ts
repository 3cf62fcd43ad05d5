import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { refusal } from './errors.ts';
import { id } from './primitives.ts';

/** A signed link that is not one of ours, or no longer valid. */
export const fileLinkErrors = { LINK_INVALID: refusal(403), LINK_EXPIRED: refusal(403) };

const uploaded = z.object({ url: z.string(), id });
const upload = { method: 'POST', retry: false, bodyKind: 'multipart', response: uploaded } as const;

export const uploadPublicFile = defineEndpoint({
  ...upload,
  id: 'uploadPublicFile',
  may: 'files.upload',
  path: '/files/public',
  summary: 'Upload an image or a PDF that anyone may read; field `file`',
});
export const uploadPrivateFile = defineEndpoint({
  ...upload,
  id: 'uploadPrivateFile',
  may: 'files.upload',
  path: '/files/private',
  // 10 MB over a slow line.
  timeoutMs: 300_000,
  summary: 'Upload a file that only links signed for 5 minutes reach; field `file`',
});
export const uploadImage = defineEndpoint({
  ...upload,
  id: 'uploadImage',
  may: 'files.upload',
  path: '/files/images/public',
  summary: 'Upload a picture (PNG, JPEG, WebP, GIF) of at most 3.4 MB; field `image`',
});
