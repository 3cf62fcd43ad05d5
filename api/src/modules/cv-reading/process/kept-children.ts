import { AskedChild, type ChildLimits, type ChildOutcome } from './run-child.ts';

/** Questions that one process answers: its start costs as much as ten of them. */
const MOST_ASKED = 20;
/** Real memory above which it is not kept. */
const MOST_BYTES = 300 * 1_048_576;
/** Time that it has answered in, in all, after which it is not kept. */
const MOST_BUSY_MS = 10_000;
/** How long it waits to be asked again. */
const IDLE_MS = 5_000;
/** Those that wait, of all whom they are kept for. */
const MOST_IDLE = 4;

interface Kept {
  readonly child: AskedChild;
  readonly asked: number;
  readonly busyMs: number;
}
interface Idle extends Kept {
  readonly timer: NodeJS.Timeout;
}

/**
 * Processes of one module that are asked again, always for the same agency: what one agency's files may have done to a process never
 * meets another's. A process is left after some questions, and at once after one that it did not answer.
 */
export class KeptChildren {
  readonly #modulePath: string;
  readonly #idleMs: number;
  readonly #idle = new Map<string, Idle[]>();
  constructor(modulePath: string, idleMs = IDLE_MS) {
    this.#modulePath = modulePath;
    this.#idleMs = idleMs;
  }

  /** As `runChild`. What a process that was asked before could not bear is asked of a new one. */
  async ask(
    agencyId: string,
    request: object,
    limits: ChildLimits,
    environment: Record<string, string>,
  ): Promise<ChildOutcome> {
    const used = this.#take(agencyId);
    if (used) {
      const outcome = await this.#askOne(agencyId, used, request, limits);
      if (outcome.kind === 'answer' || outcome.kind === 'timeout') return outcome;
    }
    // Its threads may take more of the processor than the time that passes.
    const processorMs = 2 * MOST_BUSY_MS + limits.timeoutMs;
    const child = new AskedChild(
      this.#modulePath,
      { memoryBytes: limits.memoryBytes, processorMs },
      environment,
    );
    return await this.#askOne(agencyId, { child, asked: 0, busyMs: 0 }, request, limits);
  }

  async #askOne(agencyId: string, kept: Kept, request: object, limits: ChildLimits): Promise<ChildOutcome> {
    const start = performance.now();
    const outcome = await kept.child.ask(request, limits);
    const asked = kept.asked + 1;
    const busyMs = kept.busyMs + performance.now() - start;
    const isKept =
      outcome.kind === 'answer' &&
      asked < MOST_ASKED &&
      busyMs < MOST_BUSY_MS &&
      outcome.peakBytes <= MOST_BYTES;
    if (isKept) this.#keep(agencyId, { child: kept.child, asked, busyMs });
    else await kept.child.end();
    return outcome;
  }

  #take(agencyId: string): Kept | undefined {
    const idle = this.#idle.get(agencyId)?.pop();
    if (!idle) return undefined;
    this.#forgetEmpty(agencyId);
    clearTimeout(idle.timer);
    idle.child.wake();
    return idle;
  }

  #keep(agencyId: string, kept: Kept): void {
    kept.child.rest();
    const timer = setTimeout(() => this.#leave(agencyId, idle), this.#idleMs).unref();
    const idle: Idle = { ...kept, timer };
    this.#idle.set(agencyId, [...(this.#idle.get(agencyId) ?? []), idle]);
    const [first] = this.#idle;
    const all = [...this.#idle.values()].reduce((sum, { length }) => sum + length, 0);
    if (all > MOST_IDLE && first?.[1][0]) this.#leave(first[0], first[1][0]);
  }

  #leave(agencyId: string, idle: Idle): void {
    clearTimeout(idle.timer);
    this.#idle.set(
      agencyId,
      (this.#idle.get(agencyId) ?? []).filter((other) => other !== idle),
    );
    this.#forgetEmpty(agencyId);
    void idle.child.end();
  }

  #forgetEmpty(agencyId: string): void {
    if (this.#idle.get(agencyId)?.length === 0) this.#idle.delete(agencyId);
  }
}
