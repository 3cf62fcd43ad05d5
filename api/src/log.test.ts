import { Writable } from 'node:stream';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { pino } from 'pino';
import { loggedError } from './log.ts';

describe('the log', () => {
  it('keeps what an error is, and nothing of the row that it was about', () => {
    const lines: string[] = [];
    const stream = new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk));
        done();
      },
    });
    const err = Object.assign(new Error('duplicate key value violates unique constraint "users_email"'), {
      code: '23505',
      constraint: 'users_email',
      detail: 'Key (lower(email))=(canary@posta.example) already exists.',
      where: 'COPY users, line 1: "canary"',
      internalQuery: "select 'canary'",
    });
    pino({ serializers: { err: loggedError } }, stream).error({ err }, 'failed');
    const [line = ''] = lines;
    expect(JSON.parse(line).err).toMatchObject({
      code: '23505',
      constraint: 'users_email',
      message: err.message,
    });
    expect(line).not.toContain('canary');
  });
});
