import { parse } from 'node:querystring';
import { getFirstAnswers } from '@cantera/shared/contracts/first-answers';
import { MAX_FIRST_CALLS } from '@cantera/shared/contracts/first-calls';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { AppError, invalidFields, notFound } from '../errors.ts';
import { errorBody } from './errors.ts';
import { type Read, readsOf, route, type SessionContext } from './route.ts';
import { WireText } from './wire-text.ts';

type Params = Readonly<Record<string, string>>;

/** The parameters of an address that a pattern matches; undefined: it does not. */
function paramsOf(pattern: string, address: string): Params | undefined {
  const wanted = pattern.split('/');
  const given = address.split('/');
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [i, part] of wanted.entries()) {
    const value = given[i] ?? '';
    if (!part.startsWith(':')) {
      if (part !== value) return undefined;
    } else if (value === '') return undefined;
    else params[part.slice(1)] = value;
  }
  return params;
}

const parameters = (url: string): number => url.split(':').length;

/** Finds what answers an address: of several, the one with the fewest parameters. */
function find(reads: readonly Read[], address: string): { read: Read; params: Params } {
  let found: { read: Read; params: Params } | undefined;
  for (const read of reads) {
    const params = paramsOf(read.url, address);
    if (params && (!found || parameters(read.url) < parameters(found.read.url))) found = { read, params };
  }
  if (!found) throw notFound('address');
  return found;
}

function decoded(params: Params): Params {
  try {
    return Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name, decodeURIComponent(value)]),
    );
  } catch {
    throw notFound('address');
  }
}

/** One answer, as it stands among the others. */
const bytesOf = (status: number, body: unknown): readonly Buffer[] => [
  Buffer.from(`{"status":${status},"body":`),
  body instanceof WireText ? body.bytes : Buffer.from(JSON.stringify(body)),
  Buffer.from('}'),
];

/** Answers one call. A failure that is no refusal is thrown: the transaction is then good for nothing. */
async function answerOne(
  reads: readonly Read[],
  context: SessionContext<unknown>,
  call: string,
): Promise<readonly Buffer[]> {
  const [address = '', query = ''] = call.split('?');
  try {
    const { read, params } = find(reads, address);
    return bytesOf(200, await read.answer(context, { params: decoded(params), query: parse(query) }));
  } catch (error) {
    if (!(error instanceof AppError) || error.parts.status >= 500) throw error;
    return bytesOf(error.parts.status, errorBody(error.parts, context.request.id));
  }
}

/** Answers the calls that a page begins with together: one session is checked, one transaction opened, one request made. */
export function firstAnswerRoutes(app: FastifyInstance, deps: Deps): void {
  route(
    app,
    deps,
    getFirstAnswers,
    async (context) => {
      const calls = context.input.query.calls.split(',');
      if (calls.length > MAX_FIRST_CALLS) throw invalidFields({ calls: 'too_long' });
      const parts: Buffer[] = [Buffer.from('{"data":{"answers":[')];
      // One after the other: they share a connection.
      for (const [i, call] of calls.entries()) {
        if (i > 0) parts.push(Buffer.from(','));
        parts.push(...(await answerOne(readsOf(deps), context, call)));
      }
      parts.push(Buffer.from(']}}'));
      return new WireText(Buffer.concat(parts));
    },
    { isAlone: true },
  );
}
