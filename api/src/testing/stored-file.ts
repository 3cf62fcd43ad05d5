import type { Tx } from '../db/tenant.ts';
import { type PutFile, putBytes, recordFile } from '../modules/files/index.ts';

/** Stores a file with its row at once, as no route does. */
export async function storeFile(
  tx: Tx,
  store: Parameters<typeof putBytes>[0],
  agencyId: string,
  file: Parameters<typeof putBytes>[2],
): Promise<PutFile> {
  const stored = await putBytes(store, agencyId, file);
  await recordFile(tx, agencyId, stored);
  return stored;
}
