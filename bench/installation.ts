import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '../api/src/db/embedded/index.ts';
import { startTestServer, type TestServer } from '../api/src/testing/harness.ts';
import { type SmtpSink, startSmtpSink } from '../api/src/testing/smtp-sink.ts';

export interface Installation {
  /** Makes the data; web servers and workers are started beside it, as processes of their own. */
  readonly server: TestServer;
  /** The mail server of the installation. */
  readonly sink: SmtpSink;
}

/**
 * A database and a mail server that live as long as a measurement. The database is that of TEST_DATABASE_URL, or an embedded one
 * of its own; `env` is the server's.
 */
export async function withInstallation(
  env: Record<string, string>,
  work: (installation: Installation) => Promise<void>,
): Promise<void> {
  const data = mkdtempSync(path.join(tmpdir(), 'cantera-bench-'));
  const database = process.env.TEST_DATABASE_URL
    ? undefined
    : await startEmbeddedPostgres({ dataDir: path.join(data, 'postgres') });
  if (database) process.env.TEST_DATABASE_URL = database.url;
  const sink = await startSmtpSink();
  try {
    const server = await startTestServer({ SMTP_URL: sink.url, ...env });
    try {
      await work({ server, sink });
    } finally {
      await server.close();
    }
  } finally {
    await sink.close();
    await database?.stop();
    rmSync(data, { recursive: true, force: true });
  }
}
