import { type DestinationStream, type Logger, pino } from 'pino';
import { logContext } from './log-context.ts';
import { standardOutput } from './log-destination.ts';

/** What the database adds to an error holds the row's own values: names, addresses, whole queries. */
const PERSONAL = ['detail', 'where', 'hint', 'internalQuery', 'query', 'parameters', 'dataType'];

/** An error as it may stand in a log: its kind, its words and where it came from, without the data it was about. */
export function loggedError(error: Error): Record<string, unknown> {
  const serialised: Record<string, unknown> = { ...pino.stdSerializers.err(error) };
  for (const key of PERSONAL) delete serialised[key];
  delete serialised.raw;
  return serialised;
}

/** JSON lines without secrets: no bodies, tokens, passwords or addresses' query strings. They never hold the process up. */
export const createLogger = (level: string, destination: DestinationStream = standardOutput()): Logger =>
  pino(
    {
      level,
      base: null,
      mixin: logContext,
      serializers: { err: loggedError },
      redact: {
        paths: ['req.headers.authorization', '*.password', '*.token', 'headers.authorization'],
        censor: '[hidden]',
      },
    },
    destination,
  );
