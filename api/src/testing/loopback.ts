import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Opens a server of a test on this machine, at a free port. */
export async function openOnLoopback(
  server: Server,
): Promise<{ readonly host: string; readonly close: () => void }> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
