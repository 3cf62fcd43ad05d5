import type { Page } from 'playwright';

/** Fast 4G as the aims state it: 165 ms, 8.1 Mbit/s down, 0.75 up; CPU four times slower. */
const NETWORK = {
  offline: false,
  latency: 165,
  downloadThroughput: (8.1 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};
const CPU_RATE = 4;

/** Slows a page down to the machine and network of the aims. */
export async function throttle(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
}
