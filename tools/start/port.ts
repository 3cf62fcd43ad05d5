import { createServer } from 'node:net';
import { ConfigError } from '../../api/src/config/environment.ts';

/** The port that the environment names. Throws in words when it is none. */
export function portOf(env: NodeJS.ProcessEnv): number {
  const port = Number(env.PORT || 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new ConfigError(`PORT must be a number from 1 to 65535, not "${env.PORT}".`);
  return port;
}

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
