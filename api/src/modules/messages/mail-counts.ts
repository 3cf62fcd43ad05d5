import type { MailOutcome } from '../../integrations/mail/index.ts';
import { type MailResult, mailCounts } from '../../jobs/counts.ts';
import type { JobName } from '../../jobs/job-types.ts';

const RESULTS: Readonly<Record<MailOutcome['status'], MailResult>> = {
  sent: 'sent',
  refused: 'failed',
  not_taken: 'put_back',
  uncertain: 'uncertain',
};

/** Counts for operators what an attempt of a job came to; nothing comes again after its last one. */
export function countMail(job: JobName, { status }: MailOutcome, isLastAttempt: boolean): void {
  mailCounts.add(job, status === 'not_taken' && isLastAttempt ? 'failed' : RESULTS[status]);
}
