import dns from 'node:dns/promises';
import { syncBuiltinESMExports } from 'node:module';
import type { TestContext } from 'node:test';

/**
 * Has every name answered with these addresses for the length of a test: one at each look-up, the last one for ever. Gives how
 * often somebody looked.
 */
export function answerNames(context: TestContext, addresses: readonly string[]): () => number {
  let looked = 0;
  const lookup = context.mock.method(dns, 'lookup', async () => {
    const address = addresses[Math.min(looked, addresses.length - 1)] ?? '';
    looked += 1;
    return [{ address, family: address.includes(':') ? 6 : 4 }];
  });
  syncBuiltinESMExports();
  context.after(() => {
    lookup.mock.restore();
    syncBuiltinESMExports();
  });
  return () => looked;
}
