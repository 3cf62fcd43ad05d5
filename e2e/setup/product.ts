import path from 'node:path';
import { startProduct } from '../fixtures/product.ts';

const LOG = path.resolve(import.meta.dirname, '../../reports/e2e-server.log');

/** Starts the product that the tests share; gives the way to end it. */
export default async function setUp(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_BASE_URL) return undefined;
  // Undo keeps its meaning in two seconds; the tests of delays wait less.
  const product = await startProduct(
    { UNDO_SECONDS: '2', PUBLIC_APPLY_LIMIT: '1000', CHECK_CONTRACTS: '1' },
    { log: LOG },
  );
  process.env.E2E_BASE_URL = product.origin;
  process.env.E2E_DATA_DIR = product.dataDir;
  return async () => {
    await product.stop();
    product.remove();
  };
}
