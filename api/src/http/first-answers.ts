import { parse } from 'node:querystring';
import { getFirstAnswers } from '@cantera/shared/contracts/first-answers';
import { MAX_FIRST_CALLS } from '@cantera/shared/contracts/first-calls';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Tx } from '../db/tenant.ts';
import { together } from '../db/together.ts';
import type { Deps } from '../deps.ts';
import { AppError, invalidFields, notFound } from '../errors.ts';
import { errorBody } from './errors.ts';
import { type Asker, findRead } from './reads.ts';
import { route } from './route.ts';
import { WireText } from './wire-text.ts';

/** One answer, as it stands among the others. */
const bytesOf = (status: number, body: unknown): readonly Buffer[] => [
  Buffer.from(`{"status":${status},"body":`),
  body instanceof WireText ? body.bytes : Buffer.from(JSON.stringify(body)),
  Buffer.from('}'),
];

/** Answers one call. A failure that is no refusal is thrown: the transaction is then good for nothing. */
async function answerOne(deps: Deps, asker: Asker, call: string): Promise<readonly Buffer[]> {
  const [address = '', query = ''] = call.split('?');
  try {
    const found = findRead(deps, address);
    if (!found) throw notFound('address');
    const { read, params } = found;
    return bytesOf(200, await read.answer(asker, { params, query: parse(query) }));
  } catch (error) {
    if (!(error instanceof AppError) || error.parts.status >= 500) throw error;
    return bytesOf(error.parts.status, errorBody(error.parts, asker.request.id));
  }
}

const mayAbort = (deps: Deps, call: string): boolean =>
  findRead(deps, call.split('?')[0] ?? '')?.read.mayAbort ?? false;

/** Takes back whatever was left in the transaction: a failed statement, settings. Nothing that is read is lost by it. */
async function apart<T>(tx: Tx, read: () => Promise<T>): Promise<T> {
  await sql`savepoint apart`.execute(tx);
  try {
    return await read();
  } finally {
    await sql`rollback to savepoint apart`.execute(tx);
  }
}

const OPEN = Buffer.from('{"data":{"answers":[');
const COMMA = Buffer.from(',');
const CLOSE = Buffer.from(']}}');

/** Answers the calls that a page begins with together: one session is checked, one transaction opened, one request made. */
export function firstAnswerRoutes(app: FastifyInstance, deps: Deps): void {
  route(
    app,
    deps,
    getFirstAnswers,
    async (context) => {
      const calls = context.input.query.calls.split(',');
      if (calls.length > MAX_FIRST_CALLS) throw invalidFields({ calls: 'too_long' });
      // Their statements share a connection, which takes them one after the other without waiting for what the one before found.
      const beside = await together(
        calls.map((call) => (mayAbort(deps, call) ? undefined : answerOne(deps, context, call))),
      );
      const answers: (readonly Buffer[])[] = [];
      for (const [i, call] of calls.entries())
        answers.push(beside[i] ?? (await apart(context.tx, () => answerOne(deps, context, call))));
      const parts = answers.flatMap((answer, i) => (i > 0 ? [COMMA, ...answer] : answer));
      return new WireText(Buffer.concat([OPEN, ...parts, CLOSE]));
    },
    { isAlone: true },
  );
}
