import path from 'node:path';
import { defineConfig } from '@playwright/test';

/** How many times slower than this machine pages think: `npm run e2e -- --slow=4`. */
const slow = Number(process.env.E2E_SLOW || 1);
const root = path.resolve(import.meta.dirname, '..');

/** The composed production build on a real api and database; `setup/product.ts` starts it unless E2E_BASE_URL names one. */
export default defineConfig({
  testDir: path.join(import.meta.dirname, 'specs'),
  outputDir: path.join(root, 'test-results'),
  globalSetup: path.join(import.meta.dirname, 'setup/product.ts'),
  fullyParallel: false,
  // A worker waits for a third of its time: three keep two processors busy.
  workers: Number(process.env.E2E_WORKERS || 3),
  forbidOnly: Boolean(process.env.CI),
  // A busy machine may make one try too slow; what passes only at the second is told as flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: 120_000 * slow,
  expect: { timeout: 30_000 * slow },
  use: {
    actionTimeout: 40_000 * slow,
    navigationTimeout: 40_000 * slow,
    locale: 'en-GB',
    timezoneId: 'Europe/Madrid',
    reuseContext: true,
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    // Recording costs a third of the run; E2E_TRACE=1 records.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
