import pg from 'pg';
import type { Deps } from '../../api/src/deps.ts';
import type { JobHandlers } from '../../api/src/jobs/handlers.ts';

/** Places in the way of a message at which a worker can die. */
export const CRASH_POINTS = [
  'dispatch begun',
  'run written, not committed',
  'dispatch done',
  'advance begun',
  'message written, not committed',
  'advance done',
  'claimed, nothing sent',
  'taken by the server, not written down',
  'settled',
] as const;
export type CrashPoint = (typeof CRASH_POINTS)[number];

/** Dies, as by `kill -9`, when the point is passed for the `times`th time. */
export function crashAt(chosen: CrashPoint, times: number): (point: CrashPoint) => void {
  let left = times;
  return (point) => {
    if (point !== chosen) return;
    left -= 1;
    if (left === 0) process.kill(process.pid, 'SIGKILL');
  };
}

type Pass = (point: CrashPoint) => void;

const INSERTS: readonly (readonly [string, CrashPoint])[] = [
  ['insert into "workflow_runs"', 'run written, not committed'],
  ['insert into "messages"', 'message written, not committed'],
];

/** Passes a point after the statements that write runs and messages, within their transaction. */
function watchStatements(pass: Pass): void {
  const { prototype } = pg.Client;
  const original = prototype.query;
  Object.defineProperty(prototype, 'query', {
    value(...given: unknown[]) {
      const answer: unknown = Reflect.apply(original, this, given);
      const text = typeof given[0] === 'string' ? given[0] : Reflect.get(Object(given[0]), 'text');
      const found = INSERTS.find(([start]) => String(text).startsWith(start));
      if (!found || !(answer instanceof Promise)) return answer;
      return answer.then((value: unknown) => {
        pass(found[1]);
        return value;
      });
    },
  });
}

/** A handler that passes a point before its work and one after it. */
const between =
  <P, C>(
    pass: Pass,
    [begun, done]: readonly [CrashPoint | null, CrashPoint],
    work: (payload: P, context: C) => Promise<void>,
  ) =>
  async (payload: P, context: C): Promise<void> => {
    if (begun) pass(begun);
    await work(payload, context);
    pass(done);
  };

/** The product's handlers, passing a point before and after the jobs of a message. */
function watchHandlers(handlers: JobHandlers, pass: Pass): JobHandlers {
  const {
    'engine.dispatch': dispatch,
    'engine.dispatch_many': dispatchMany,
    'engine.advance': advance,
    'messages.send_by_account': send,
  } = handlers;
  if (!dispatch || !dispatchMany || !advance || !send)
    throw new Error('a handler of the way of a message is missing');
  return {
    ...handlers,
    'engine.dispatch': between(pass, ['dispatch begun', 'dispatch done'], dispatch),
    'engine.dispatch_many': between(pass, ['dispatch begun', 'dispatch done'], dispatchMany),
    'engine.advance': between(pass, ['advance begun', 'advance done'], advance),
    'messages.send_by_account': between(pass, [null, 'settled'], send),
  };
}

/** What a worker needs, with every crash point in it. */
export function withCrashPoints(
  deps: Deps,
  handlers: JobHandlers,
  pass: Pass,
): { deps: Deps; handlers: JobHandlers } {
  watchStatements(pass);
  return {
    handlers: watchHandlers(handlers, pass),
    deps: {
      ...deps,
      mail: {
        forget: (candidateId) => deps.mail.forget(candidateId),
        async send(mail) {
          pass('claimed, nothing sent');
          const outcome = await deps.mail.send(mail);
          pass('taken by the server, not written down');
          return outcome;
        },
      },
    },
  };
}
