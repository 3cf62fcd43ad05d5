import { createServer } from 'node:net';

/** Throws in words when nothing can listen there. */
export async function requireFreePort(port: number, host: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const server = createServer()
      .on('error', (error) => {
        const isTaken = 'code' in error && error.code === 'EADDRINUSE';
        reject(
          new Error(
            isTaken
              ? `Port ${port} is in use. Stop what uses it, or set PORT to another one.`
              : `Port ${port} cannot be used: ${error.message}`,
          ),
        );
      })
      .listen(port, host, () => server.close(() => resolve()));
  });
}

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
      .on('error', reject)
      .listen(0, '127.0.0.1', () => {
        const address = server.address();
        server.close(() =>
          typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no free port')),
        );
      });
  });
