import path from 'node:path';
import { freePort, startProduct } from '../fixtures/product.ts';

const LOG = path.resolve(import.meta.dirname, '../../reports/e2e-server.log');

/** Starts the product that the tests share; gives the way to end it. */
export default async function setUp(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_BASE_URL) return undefined;
  // Where tests serve the pages of companies; no other host of this machine is read.
  const pagePort = String(await freePort());
  // Undo keeps its meaning in two seconds; the tests of delays wait less.
  const product = await startProduct(
    {
      UNDO_SECONDS: '2',
      PUBLIC_APPLY_LIMIT: '1000',
      CHECK_CONTRACTS: '1',
      PAGE_INTERNAL_HOSTS: `127.0.0.1:${pagePort}`,
    },
    { log: LOG },
  );
  process.env.E2E_BASE_URL = product.origin;
  process.env.E2E_PAGE_PORT = pagePort;
  process.env.E2E_DATA_DIR = product.dataDir;
  return async () => {
    await product.stop();
    product.remove();
  };
}
