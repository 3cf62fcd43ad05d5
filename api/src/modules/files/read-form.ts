import type { FieldError } from '@cantera/shared/contracts';
import type { FastifyRequest } from 'fastify';
import { invalidFields, unreadableBody, unsupportedBody } from '../../errors.ts';

/** A file as it came, before anyone judged it. `bytes` is null when it is larger than allowed. */
export interface UploadedFile {
  readonly bytes: Buffer | null;
  readonly name: string;
}
export interface Form {
  /** Every value of every text field, in their order. */
  readonly fields: ReadonlyMap<string, readonly string[]>;
  readonly files: ReadonlyMap<string, UploadedFile>;
}

/** A request this much over the limit is not even read; one below is, so that its texts can be shown again. */
const FORM_ALLOWANCE = 15_000_000;

async function collect(stream: AsyncIterable<Buffer>, maxBytes: number): Promise<Buffer | null> {
  let chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    // The rest is read and thrown away, so that the sender hears the answer.
    if (size > maxBytes) chunks = [];
    else chunks.push(chunk);
  }
  return size > maxBytes ? null : Buffer.concat(chunks);
}

/**
 * Reads a multipart request, counting while it streams. A file over `maxBytes` comes without its bytes; a request far over
 * it is refused by `field` before it is read. Throws 400 for what is no form.
 */
export async function readForm(request: FastifyRequest, maxBytes: number, field: string): Promise<Form> {
  if (!request.isMultipart()) throw unsupportedBody();
  if (Number(request.headers['content-length'] ?? 0) > maxBytes + FORM_ALLOWANCE)
    throw invalidFields({ [field]: 'file_too_large' });
  const fields = new Map<string, string[]>();
  const files = new Map<string, UploadedFile>();
  try {
    // One byte more than allowed tells too large from just fitting.
    const options = { throwFileSizeLimit: false, limits: { fileSize: maxBytes + 1 } };
    const parts = request.parts(options);
    for await (const part of parts) {
      if (part.type === 'file') {
        const bytes = await collect(part.file, maxBytes);
        files.set(part.fieldname, { bytes, name: part.filename ?? '' });
      } else {
        fields.set(part.fieldname, [...(fields.get(part.fieldname) ?? []), String(part.value)]);
      }
    }
  } catch (error) {
    request.log.debug({ err: error }, 'a form could not be read');
    throw unreadableBody();
  }
  return { fields, files };
}

/** The file of a field. Throws 400 naming the field when it is missing, empty or too large. */
export function requireFile(form: Form, field: string): { bytes: Buffer; name: string } {
  const problem = fileProblem(form.files.get(field));
  if (problem) throw invalidFields({ [field]: problem });
  const file = form.files.get(field);
  return { bytes: file?.bytes ?? Buffer.alloc(0), name: file?.name ?? '' };
}

/** Why a file cannot be taken, whatever is in it. Browsers send an empty nameless file for a field left alone. */
export function fileProblem(file: UploadedFile | undefined): FieldError | null {
  if (!file) return 'required';
  if (!file.bytes) return 'file_too_large';
  return file.bytes.length === 0 && !file.name ? 'required' : null;
}
