import type { FastifyRequest } from 'fastify';
import { invalidFields } from '../../errors.ts';
import { type FileKind, judgeContent } from './content.ts';
import { cleanFileName } from './file-name.ts';
import type { NewFile } from './files.repository.ts';
import { countPixels, MAX_PIXELS } from './picture-size.ts';
import { readForm, requireFile } from './read-form.ts';

export interface Accepted {
  readonly field: string;
  readonly maxBytes: number;
  readonly kinds: readonly FileKind[];
}

/** The file of a field of a form, judged by its content. Throws 400 naming the field for a file that is missing, too large, of another kind, or a picture of more than 40 million pixels. */
export async function readUpload(
  request: FastifyRequest,
  accepted: Accepted,
): Promise<Omit<NewFile, 'access' | 'createdBy'>> {
  const { field, maxBytes, kinds } = accepted;
  const { bytes, name } = requireFile(await readForm(request, maxBytes, field), field);
  const content = await judgeContent(bytes, name);
  if (!content || !kinds.includes(content.kind))
    throw invalidFields({
      [field]: kinds.length === 1 && kinds[0] === 'image' ? 'not_an_image' : 'not_allowed',
    });
  if (content.kind === 'image' && (countPixels(bytes) ?? 0) > MAX_PIXELS)
    throw invalidFields({ [field]: 'too_many_pixels' });
  return { bytes, contentType: content.contentType, name: cleanFileName(name, content.extension) };
}
