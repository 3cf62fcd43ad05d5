import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  AGENCY_LISTS,
  type AnyEndpoint,
  DEFAULT_SERVICE_BASES,
  type EndpointInput,
  type EndpointResponse,
  fromWire,
  toWire,
} from '@cantera/shared/contracts';
import type { Role } from '@cantera/shared/contracts/enums';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import pg from 'pg';
import { buildApp } from '../app.ts';
import { now } from '../clock.ts';
import { readConfig } from '../config.ts';
import { type Tx, withTenant } from '../db/tenant.ts';
import type { Deps } from '../deps.ts';
import { newId } from '../ids.ts';
import { createAgency } from '../modules/agency/index.ts';
import { createSession, hashPassword } from '../modules/auth/index.ts';
import { createSite, enableSite } from '../modules/career-site/index.ts';
import { openDeps } from '../process.ts';
import { createTestDatabase } from './database.ts';

/** A user with a session. */
export interface TestUser {
  readonly agencyId: string;
  readonly userId: string;
  readonly email: string;
  readonly token: string;
}
export interface Answer<E> {
  readonly status: number;
  /** The body in the app's names. */
  readonly body: EndpointResponse<E>;
  /** The body as it was sent. */
  readonly wire: unknown;
  /** The `error` part of an answer that is not 2xx. */
  readonly error: {
    code: string;
    message: string;
    request_id: string;
    fields?: Record<string, string>;
    details?: Record<string, unknown>;
  };
  readonly headers: LightMyRequestResponse['headers'];
}
export interface TestServer {
  readonly app: FastifyInstance;
  readonly deps: Deps;
  readonly databaseUrl: string;
  /** Founds an agency with an admin, its career site on, and every part of the product that is on for some agencies alone. */
  createAgency(name?: string): Promise<TestUser>;
  /** Takes an agency off the lists that turn parts of the product on. */
  unlist(agencyId: string): void;
  /** Adds a member with a session. */
  createUser(agencyId: string, role: Role): Promise<TestUser>;
  /** Calls an endpoint through HTTP; without a user, without a token. */
  call<E extends AnyEndpoint>(
    endpoint: E,
    user: TestUser | null,
    input?: EndpointInput<E>,
  ): Promise<Answer<E>>;
  /** Any request. */
  inject(options: InjectOptions, user?: TestUser): Promise<LightMyRequestResponse>;
  /** Runs in one agency's transaction. */
  inTenant<T>(agencyId: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Runs one statement as the owner of the schema, past row-level security: `analyze`, or a look at the queue. */
  asOwner<R extends pg.QueryResultRow>(statement: string, values?: unknown[]): Promise<R[]>;
  /** The waiting jobs of a key, as the queue holds them. */
  jobs(key: string): Promise<{ task: string; runAt: Date }[]>;
  /** Has something ended before the server is closed. */
  atClose(end: () => void): void;
  close(): Promise<void>;
}

export const TEST_PASSWORD = 'cantera-demo';
let passwordHash: Promise<string> | undefined;

const address = (endpoint: AnyEndpoint, params: Record<string, string>): string =>
  DEFAULT_SERVICE_BASES[endpoint.service] +
  endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

async function addUser(deps: Deps, agencyId: string, role: Role): Promise<TestUser> {
  passwordHash ??= hashPassword(TEST_PASSWORD);
  const hash = await passwordHash;
  const userId = newId();
  const email = `${role.toLowerCase()}-${userId.slice(-8)}@example.test`;
  const token = await withTenant(deps.pool, agencyId, async (tx) => {
    await tx
      .insertInto('users')
      .values({
        agency_id: agencyId,
        id: userId,
        email,
        password_hash: hash,
        first_name: 'Núria',
        last_name: 'Castellví',
        role,
        created_at: now(),
      })
      .execute();
    return createSession(tx, agencyId, userId, 'test');
  });
  return { agencyId, userId, email, token };
}

/** A whole server on a database and a file folder of its own, without listening. */
export async function startTestServer(env: Record<string, string> = {}): Promise<TestServer> {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'cantera-test-'));
  const listed = new Set<string>();
  const read = readConfig({
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    DEMO: '1',
    LOG_LEVEL: 'silent',
    CHECK_CONTRACTS: '1',
    DATABASE_POOL: '5',
    SECRET: 'test secret',
    // Whatever this machine has: a test that is about scans says so.
    TESSERACT: '0',
    // Another public address is taken for what it is only where somebody says that the demo may be seen.
    ...(env.PUBLIC_URL ? { DEMO_PUBLIC: '1', MAIL_INTERNAL_HOSTS: '1' } : {}),
    ...env,
  });
  // As an operator would, who changes the file while the product runs.
  const webConfig = () =>
    listed.size > 0 && !env.WEB_CONFIG
      ? { agencies: Object.fromEntries(AGENCY_LISTS.map((list) => [list, [...listed]])) }
      : read.webConfig();
  const config = { ...read, webConfig };
  const deps = openDeps(config);
  const app = await buildApp(deps);
  const inject = async (options: InjectOptions, user?: TestUser) => {
    const response = await app.inject({
      ...options,
      headers: { ...(user ? { authorization: `Bearer ${user.token}` } : {}), ...options.headers },
    });
    // Whatever a test looks at, an answer that breaks its contract fails it, and says how.
    if (response.statusCode === 500 && response.body.includes('CONTRACT_BROKEN'))
      throw new Error(response.body);
    return response;
  };
  const asOwner = async <R extends pg.QueryResultRow>(statement: string, values: unknown[] = []) => {
    const owner = new pg.Client({ connectionString: database.url });
    await owner.connect();
    const { rows } = await owner.query<R>(statement, values);
    await owner.end();
    return rows;
  };
  const endings: (() => void)[] = [];
  return {
    app,
    deps,
    databaseUrl: database.url,
    inject,
    inTenant: (agencyId, work) => withTenant(deps.pool, agencyId, work),
    createUser: (agencyId, role) => addUser(deps, agencyId, role),
    async createAgency(name = 'Vela i Roure') {
      const agencyId = newId();
      await withTenant(deps.pool, agencyId, async (tx) => {
        await createAgency(tx, { id: agencyId, name, slug: `agency-${agencyId.slice(-12)}` });
        await createSite(tx, agencyId);
        await enableSite(tx, agencyId);
      });
      listed.add(agencyId);
      return addUser(deps, agencyId, 'AGENCY_ADMIN');
    },
    unlist: (agencyId) => void listed.delete(agencyId),
    async call(endpoint, user, input) {
      const query = input?.query ? (toWire(endpoint.query, input.query) as Record<string, unknown>) : {};
      const parts = Object.entries(query).flatMap(([key, value]) =>
        value === undefined || value === null ? [] : [`${key}=${encodeURIComponent(String(value))}`],
      );
      const response = await inject(
        {
          method: endpoint.method,
          url:
            address(endpoint, (input?.params ?? {}) as Record<string, string>) +
            (parts.length > 0 ? `?${parts.join('&')}` : ''),
          ...(input?.body === undefined ? {} : { payload: toWire(endpoint.body, input.body) as object }),
        },
        user ?? undefined,
      );
      const wire: unknown = response.headers['content-type']?.toString().includes('json')
        ? response.json()
        : response.body;
      const failed =
        response.statusCode >= 400 && typeof wire === 'object' && wire !== null && 'error' in wire
          ? wire.error
          : undefined;
      return {
        status: response.statusCode,
        wire,
        headers: response.headers,
        body: fromWire(endpoint.response, wire) as never,
        error: failed as never,
      };
    },
    asOwner,
    jobs: (key) =>
      asOwner<{ task: string; runAt: Date }>(
        'select task_identifier as task, run_at as "runAt" from graphile_worker.jobs where key = $1',
        [key],
      ),
    atClose: (end) => void endings.push(end),
    async close() {
      for (const end of endings) end();
      await app.close();
      await (deps as ReturnType<typeof openDeps>).close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
