import type { JobName } from './job-types.ts';

/** Counts by two labels since the process started. */
class Counts<A extends string, B extends string> {
  readonly #counts = new Map<string, { readonly labels: readonly [A, B]; count: number }>();

  add(first: A, second: B): void {
    const key = `${first} ${second}`;
    const found = this.#counts.get(key);
    if (found) found.count += 1;
    else this.#counts.set(key, { labels: [first, second], count: 1 });
  }

  list(): { readonly labels: readonly [A, B]; readonly count: number }[] {
    return [...this.#counts.values()];
  }
}

type Result = 'done' | 'failed';
/** Jobs carried out by this process, by kind. */
export const jobCounts = new Counts<JobName, Result>();

/** What became of an attempt to send; `put_back`: surely not taken, and it comes again. */
export type MailResult = 'sent' | 'failed' | 'uncertain' | 'put_back';
/** What became of stored CVs that this process read again; `kept`: what stood said more, and stays. */
export const rereadCounts = new Counts<'cv', 'new' | 'same' | 'kept'>();

/** Mails that this process tried to send, by the kind of their job. */
export const mailCounts = new Counts<JobName, MailResult>();
