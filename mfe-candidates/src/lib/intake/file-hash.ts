import { Sha256 } from './sha256.ts';

const SLICE = 512 * 1024;

/** Lets the page draw and answer keys between two pieces of work. */
export const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** SHA-256 of a file, in hex. Rejects when the file can no longer be read. */
export async function fileHash(file: Blob): Promise<string> {
  // The browser's own works beside the page; it is missing where the page came without TLS.
  const own: SubtleCrypto | undefined = crypto.subtle;
  if (own) {
    const sum = await own.digest('SHA-256', await file.arrayBuffer());
    return Array.from(new Uint8Array(sum), (byte) => byte.toString(16).padStart(2, '0')).join('');
  }
  const hash = new Sha256();
  for (let start = 0; start < file.size; start += SLICE) {
    hash.add(new Uint8Array(await file.slice(start, start + SLICE).arrayBuffer()));
    await breathe();
  }
  return hash.hex();
}
