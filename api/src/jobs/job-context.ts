import { type LogContext, logContext } from '../log-context.ts';

/** A payload as it is stored: with the request that caused the job, which no handler needs. */
export function withRequest(payload: object): object {
  const { request } = logContext();
  return request ? { ...payload, causedByRequest: request } : payload;
}

const textOf = (payload: unknown, key: string): string | undefined => {
  const value = typeof payload === 'object' && payload !== null ? Reflect.get(payload, key) : undefined;
  return typeof value === 'string' ? value : undefined;
};

/** What the lines of a job's log say. */
export function contextOfJob(job: {
  readonly id: string;
  readonly task_identifier: string;
  readonly payload: unknown;
}): LogContext {
  const request = textOf(job.payload, 'causedByRequest');
  const agency = textOf(job.payload, 'agencyId');
  return {
    job: String(job.id),
    kind: job.task_identifier,
    ...(request ? { request } : {}),
    ...(agency ? { agency } : {}),
  };
}
