import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { now } from '../../clock.ts';
import { newId } from '../../ids.ts';
import { DRAFT_END } from '../files/index.ts';
import { compose } from './compose.ts';
import type { Mailer } from './mailer.ts';

const EXTENSION = '.eml';
const NAME = /^[\w.-]+\.eml$/;

/** The end of the name of a mail about a candidate; short, for a name stands in an address too. */
const about = (candidateId: string): string => `.${candidateId.replaceAll('-', '')}`;

/** Without a mail server: every mail becomes a file whose name sorts by time, whole or not at all. */
export function outboxMailer(folder: string): Mailer {
  return {
    async send(mail) {
      const name = `${now().toISOString().replace(/[:.]/g, '-')}-${newId()}${mail.candidateId ? about(mail.candidateId) : ''}${EXTENSION}`;
      const draft = path.join(folder, `${name}${DRAFT_END}`);
      try {
        await mkdir(folder, { recursive: true });
        await writeFile(draft, await compose(mail), { mode: 0o600, flush: true });
        await rename(draft, path.join(folder, name));
        return { status: 'sent' };
      } catch (error) {
        await rm(draft, { force: true }).catch(() => undefined);
        return { status: 'not_taken', reason: error instanceof Error ? error.message : String(error) };
      }
    },
    async forget(candidateId) {
      const names = await readdir(folder).catch(() => []);
      for (const name of names)
        if (name.includes(`${about(candidateId)}${EXTENSION}`))
          await rm(path.join(folder, name), { force: true });
    },
  };
}

/** Names of the mails in the outbox, newest first. */
export async function listOutbox(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => NAME.test(name)).sort((a, b) => (a < b ? 1 : -1));
}

/** One mail of the outbox as it was written, or null. */
export async function readOutbox(folder: string, name: string): Promise<Buffer | null> {
  if (!NAME.test(name)) return null;
  return readFile(path.join(folder, name)).catch(() => null);
}
