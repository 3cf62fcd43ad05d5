import { createHash } from 'node:crypto';
import type pg from 'pg';

/** Statements that one connection keeps parsed; PostgreSQL holds some 10 to 50 KB for each. */
export const KEPT = 200;
/** How many more a single transaction may add before it goes on without names. */
const BEYOND = 50;
/** Texts whose uses a pool counts. */
const COUNTED = 2_000;
/** A text is worth a name from this use on: lists of every length in `in (…)` come once and never again. */
const USES = 3;

interface Text {
  readonly name: string;
  uses: number;
}

/** The oldest entry of a map that is kept in the order of use. */
const oldest = <K>(map: ReadonlyMap<K, unknown>): K | undefined => map.keys().next().value;

/** A connection of pg with what it knows to be parsed; it offers no other way to make it forget. */
type Connection = { readonly parsedStatements?: Record<string, string> };
const parsedOf = (client: pg.PoolClient): Record<string, string> =>
  (client as unknown as { connection?: Connection }).connection?.parsedStatements ?? {};

/** What one connection keeps parsed, in the order of use. */
interface Kept {
  readonly names: Map<string, true>;
  /** The schema that they were parsed against, as `PreparedStatements` counts them. */
  epoch: number;
  /** Whether it has been told the statements that its transactions open with. */
  isReady: boolean;
}

/**
 * Gives the statements of a pool's connections names, so that PostgreSQL parses and rewrites a text once a connection and
 * not at every use. Each connection keeps at most `KEPT`; those used longest ago go.
 */
export class PreparedStatements {
  readonly #texts = new Map<string, Text>();
  readonly #kept = new WeakMap<pg.PoolClient, Kept>();
  #epoch = 0;

  /** The name that a statement goes by on a connection; undefined: it is sent without one. */
  nameOf(client: pg.PoolClient, sql: string): string | undefined {
    const text = this.#count(sql);
    if (text.uses < USES) return undefined;
    const { names } = this.#of(client);
    const isKnown = names.delete(text.name);
    if (!isKnown && names.size >= KEPT + BEYOND) return undefined;
    names.set(text.name, true);
    return text.name;
  }

  /**
   * Readies a connection for its next transaction: `fixed` (name → text with `$1` as bytes) can be executed by name, and
   * nothing is kept from before the schema changed. Throws what the connection throws; it must then not be used any more.
   */
  async prepareFor(client: pg.PoolClient, fixed: Readonly<Record<string, string>>): Promise<void> {
    const kept = this.#of(client);
    if (kept.epoch !== this.#epoch) {
      await client.query('deallocate all');
      const parsed = parsedOf(client);
      for (const name of Object.keys(parsed)) delete parsed[name];
      kept.names.clear();
      kept.isReady = false;
      kept.epoch = this.#epoch;
    }
    if (kept.isReady) return;
    const statements = Object.entries(fixed).map(([name, text]) => `prepare ${name}(bytea) as ${text}`);
    await client.query(statements.join('; '));
    kept.isReady = true;
  }

  /**
   * Makes a connection let go of what is too much. Between transactions only: where one has failed, the database refuses this
   * too. Throws what the connection throws; it must then not be used any more.
   */
  async tidy(client: pg.PoolClient): Promise<void> {
    const { names } = this.#of(client);
    const gone: string[] = [];
    for (const name of names.keys()) {
      if (names.size - gone.length <= KEPT) break;
      gone.push(name);
    }
    if (gone.length === 0) return;
    for (const name of gone) names.delete(name);
    const parsed = parsedOf(client);
    // A statement that failed when it was parsed is not there.
    const held = gone.filter((name) => parsed[name] !== undefined);
    for (const name of held) delete parsed[name];
    if (held.length > 0) await client.query(held.map((name) => `deallocate "${name}"`).join('; '));
  }

  /** Has every connection parse anew before its next transaction: what it kept answers in a shape that is no longer true. */
  forgetAll(): void {
    this.#epoch += 1;
  }

  #of(client: pg.PoolClient): Kept {
    let kept = this.#kept.get(client);
    if (!kept) {
      kept = { names: new Map(), epoch: this.#epoch, isReady: false };
      this.#kept.set(client, kept);
    }
    return kept;
  }

  #count(sql: string): Text {
    let text = this.#texts.get(sql);
    if (text) this.#texts.delete(sql);
    else text = { name: createHash('sha256').update(sql).digest('base64url').slice(0, 32), uses: 0 };
    text.uses += 1;
    this.#texts.set(sql, text);
    if (this.#texts.size > COUNTED) this.#texts.delete(oldest(this.#texts) ?? '');
    return text;
  }
}

const ofPools = new WeakMap<pg.Pool, PreparedStatements>();

/** Has the transactions of a pool prepare their statements. */
export const prepareStatementsOf = (pool: pg.Pool): void => void ofPools.set(pool, new PreparedStatements());
/** Undefined for a pool whose statements are sent whole each time. */
export const preparedStatementsOf = (pool: pg.Pool): PreparedStatements | undefined => ofPools.get(pool);
