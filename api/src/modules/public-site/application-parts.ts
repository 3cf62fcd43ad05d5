import { MAX_FILE_BYTES } from '@cantera/shared/contracts/enums';
import type { FastifyRequest } from 'fastify';
import { fileProblem, readForm } from '../files/index.ts';

/** What a public form sent, not yet judged. */
export interface ApplicationParts {
  /** Every text by field name (wire names), in the order in which it came. */
  readonly texts: Readonly<Record<string, readonly string[]>>;
  /** The file of the field `cv`; undefined without one, or with the empty one that browsers send for no choice. `tooLarge`: its bytes were not kept. */
  readonly cv: { readonly name: string; readonly bytes: Buffer; readonly tooLarge: boolean } | undefined;
}

/** Reads a multipart form whole. A file over the limit is marked, so that the texts beside it are still there. Throws 400 for what is no form. */
export async function readApplicationParts(request: FastifyRequest): Promise<ApplicationParts> {
  const form = await readForm(request, MAX_FILE_BYTES, 'cv');
  // No keyboard has a NUL, and no column holds one.
  const given = [...form.fields].map(([name, values]) => [
    name,
    values.map((text) => text.replaceAll('\0', '')),
  ]);
  const texts: Record<string, readonly string[]> = Object.assign(
    Object.create(null),
    Object.fromEntries(given),
  );
  const file = form.files.get('cv');
  if (!file || fileProblem(file) === 'required') return { texts, cv: undefined };
  return {
    texts,
    cv: { name: file.name, bytes: file.bytes ?? Buffer.alloc(0), tooLarge: file.bytes === null },
  };
}
