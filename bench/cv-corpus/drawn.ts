import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Letters and digits alone, without accents or case: what two drawings of a value have in common. */
export const squeeze = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** What a document shows. */
export interface Drawn {
  /** Its text as it is drawn; two orders of it, because a value that wraps stands together in one of them. */
  text: string;
  /** Whether a value stands in the text or behind a link. */
  has: (value: string) => boolean;
  /** Where in the text it stands first; -1 when nowhere. */
  at: (value: string) => number;
}

/** Addresses of links: the three printers write them uncompressed. */
function links(pdf: Buffer): string {
  return [...pdf.toString('latin1').matchAll(/\/URI ?\(((?:\\.|[^\\)])*)\)/g)].map((m) => m[1]).join('\n');
}

/** Reads a PDF by Poppler, which is not what the reader of CVs reads with. */
export async function readDrawn(file: string): Promise<Drawn> {
  const texts = await Promise.all(
    ['-raw', '-layout'].map(
      async (order) =>
        (await run('pdftotext', [order, '-enc', 'UTF-8', file, '-'], { encoding: 'utf8' })).stdout,
    ),
  );
  const text = texts.join('\n\n');
  const squeezed = squeeze(text);
  const behind = squeeze(links(await readFile(file)));
  return {
    text,
    has: (value) => squeezed.includes(squeeze(value)) || behind.includes(squeeze(value)),
    at: (value) => squeezed.indexOf(squeeze(value)),
  };
}
