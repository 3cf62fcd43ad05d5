import type { FastifyRequest } from 'fastify';

/** What a public form sent, not yet judged. */
export interface ApplicationParts {
  /** Every text by field name (wire names), in the order in which it came. */
  readonly texts: Readonly<Record<string, readonly string[]>>;
  /** The file of the field `cv`; without one, or with an empty one (as browsers send for no choice), undefined. `tooLarge`: cut off at the limit. */
  readonly cv: { readonly name: string; readonly bytes: Buffer; readonly tooLarge: boolean } | undefined;
}

/** Known to the plugin, not to its types: a file over the limit is cut off instead of ending the request. */
const CUT_OFF: Parameters<FastifyRequest['parts']>[0] & { throwFileSizeLimit: boolean } = {
  throwFileSizeLimit: false,
};

/** Reads a multipart form whole. A file over the limit is cut off and marked, so that the texts beside it are still read. */
export async function readApplicationParts(request: FastifyRequest): Promise<ApplicationParts> {
  const texts: Record<string, string[]> = Object.create(null);
  let cv: ApplicationParts['cv'];
  for await (const part of request.parts(CUT_OFF)) {
    if (part.type === 'field') {
      const list = texts[part.fieldname] ?? [];
      list.push(typeof part.value === 'string' ? part.value : '');
      texts[part.fieldname] = list;
      continue;
    }
    const chunks: Buffer[] = [];
    for await (const chunk of part.file) chunks.push(chunk);
    const bytes = Buffer.concat(chunks);
    const isChosen = part.fieldname === 'cv' && (part.filename !== '' || bytes.byteLength > 0);
    if (isChosen) cv = { name: part.filename, bytes, tooLarge: part.file.truncated };
  }
  return { texts, cv };
}
