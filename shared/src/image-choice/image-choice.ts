import { ApiError, isApiError, upload } from '@cantera/shared/api-client';
import type { ImageChoice } from '@cantera/shared/forms';
import { z } from 'zod';
import { MAX_FILE_BYTES } from '../contracts/enums.ts';
import { uploadPublicFile } from '../contracts/files.ts';

/** What an `ImageUpload` holds; refuses files that are too large or no picture. The file is uploaded with the save. */
export const imageChoice = z
  .unknown()
  .check(({ value, issues }) => {
    if (!(value instanceof File)) return;
    if (value.size > MAX_FILE_BYTES)
      issues.push({ code: 'too_big', origin: 'file', maximum: MAX_FILE_BYTES, input: value });
    else if (!value.type.startsWith('image/'))
      issues.push({ code: 'custom', message: 'not_an_image', input: value });
  })
  .transform((value): ImageChoice => (value instanceof File || value === 'removed' ? value : null));

/**
 * The address under which the choice is saved: null for none, undefined for what is stored. Uploads a chosen file; rejects with
 * ApiError that names `field`, the form's own.
 */
export async function addressOfChoice(
  choice: ImageChoice,
  field: string,
): Promise<string | null | undefined> {
  if (choice === null) return undefined;
  if (choice === 'removed') return null;
  try {
    return (await upload(uploadPublicFile, {}, { file: choice })).url;
  } catch (error) {
    if (!isApiError(error) || !error.fields.file) throw error;
    const { type, status, message } = error;
    throw new ApiError({ type, status, message, fields: { [field]: error.fields.file } });
  }
}
