import pg from 'pg';
import type { Logger } from 'pino';
import { CHANNEL } from './publish.ts';
import { readStored, type StoredEvent } from './stored-event.ts';

const RECONNECT_MS = 500;
/** A connection that hears nothing is asked for by the system after this time, so that its silent loss is noticed. */
const KEEP_ALIVE_MS = 10_000;

type Listener = (event: StoredEvent) => void;

/** Hears what every process wrote and hands it to the streams of the agency concerned. */
export class LiveHub {
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #url: string;
  readonly #log: Logger;
  #client: pg.Client | undefined;
  #stopped = false;

  constructor(url: string, log: Logger) {
    this.#url = url;
    this.#log = log;
  }

  /** Adds a listener of one agency; the result removes it. */
  listen(agencyId: string, listener: Listener): () => void {
    const set = this.#listeners.get(agencyId) ?? new Set();
    this.#listeners.set(agencyId, set.add(listener));
    return () => {
      set.delete(listener);
      if (set.size === 0) this.#listeners.delete(agencyId);
    };
  }

  /** Streams that are told what happens. */
  get listeners(): number {
    return [...this.#listeners.values()].reduce((sum, set) => sum + set.size, 0);
  }

  /** Connects, and again after every loss. After a loss the streams are told to read everything again. */
  async start(): Promise<void> {
    await this.#connect();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#client?.end();
  }

  /** Whether it succeeded; when not, or when the connection is lost later, another attempt follows. */
  async #connect(): Promise<boolean> {
    const client = new pg.Client({
      connectionString: this.#url,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    });
    // A client that cannot connect both throws and ends: it must be replaced by one client, not by two.
    let isLost = false;
    const lose = (): void => {
      if (isLost) return;
      isLost = true;
      this.#reconnect();
    };
    client.on('error', () => undefined);
    client.on('end', lose);
    client.on('notification', ({ payload }) => payload && this.#dispatch(payload));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      this.#client = client;
      if (this.#stopped) await client.end();
      return true;
    } catch (error) {
      this.#log.warn({ err: error }, 'live updates: no connection to the database yet');
      client.end().catch(() => undefined);
      lose();
      return false;
    }
  }

  #reconnect(): void {
    if (this.#stopped) return;
    this.#client = undefined;
    setTimeout(() => {
      if (this.#stopped) return;
      void this.#connect().then((connected) => {
        if (connected) this.#broadcast({ id: 0, event: null });
      });
    }, RECONNECT_MS).unref();
  }

  #broadcast(event: StoredEvent): void {
    for (const set of this.#listeners.values()) for (const listener of set) listener(event);
  }

  #dispatch(payload: string): void {
    const { agencyId, ...row }: Parameters<typeof readStored>[0] & { agencyId: string } = JSON.parse(payload);
    const stored = readStored(row);
    for (const listener of this.#listeners.get(agencyId) ?? []) listener(stored);
  }
}
