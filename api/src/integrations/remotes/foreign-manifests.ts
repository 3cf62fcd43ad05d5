import { type RemoteManifest, remoteManifest } from '@cantera/shared/contracts/remote-manifest';
import { z } from 'zod';

/** A manifest is read again at most this often; pages that are asked for meanwhile take the one that is known. */
const FRESH_MS = 15_000;
const TIMEOUT_MS = 3_000;
const MAX_BYTES = 1_000_000;

interface Known {
  manifest?: RemoteManifest;
  readAt: number;
  /** Whether the last reading failed. */
  hasFailed: boolean;
  reading?: Promise<void>;
}

const manifestFile = z.object({ cantera: remoteManifest });

async function readManifest(address: string): Promise<RemoteManifest> {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS), cache: 'no-cache' });
  if (!response.ok) throw new Error(`it answered ${response.status}`);
  const text = await response.text();
  if (text.length > MAX_BYTES) throw new Error('it is too large to be a manifest');
  const { data, error } = manifestFile.safeParse(JSON.parse(text));
  if (error) throw new Error(`it is no manifest of a remote of this product: ${z.prettifyError(error)}`);
  return data.cantera;
}

/**
 * Manifests of remotes that the operator's configuration places on other servers. Answers what is known at once and reads
 * in the background; only the first page after a start waits, as long as one reading may take. `onFailed` hears, once for
 * each failure in a row, of a manifest that cannot be read or is none of ours.
 */
export class ForeignManifests {
  readonly #known = new Map<string, Known>();
  readonly #onFailed: (address: string, reason: string) => void;
  readonly #freshMs: number;

  constructor(onFailed: (address: string, reason: string) => void, freshMs = FRESH_MS) {
    this.#onFailed = onFailed;
    this.#freshMs = freshMs;
  }

  async get(address: string): Promise<RemoteManifest | undefined> {
    const known = this.#known.get(address) ?? { readAt: 0, hasFailed: false };
    this.#known.set(address, known);
    const isFirst = known.readAt === 0;
    if (Date.now() - known.readAt >= this.#freshMs) known.reading ??= this.#read(address, known);
    if (isFirst) await known.reading;
    return known.manifest;
  }

  /** Whether the last reading of a manifest worked; what was read before it is still given. */
  isReachable(address: string): boolean {
    return this.#known.get(address)?.hasFailed !== true;
  }

  async #read(address: string, known: Known): Promise<void> {
    try {
      known.manifest = await readManifest(address);
      known.hasFailed = false;
    } catch (error) {
      if (!known.hasFailed) this.#onFailed(address, error instanceof Error ? error.message : String(error));
      known.hasFailed = true;
    } finally {
      known.readAt = Date.now();
      delete known.reading;
    }
  }
}
