/**
 * Calls of one name come at most once in `ms`: the first at once, the last of those that come too early at the end of
 * the time.
 */
export class AtMostOnce {
  readonly #ms: number;
  readonly #waiting = new Map<string, { timer: ReturnType<typeof setTimeout>; next?: () => void }>();

  constructor(ms: number) {
    this.#ms = ms;
  }

  call(name: string, work: () => void): void {
    const waiting = this.#waiting.get(name);
    if (waiting) {
      waiting.next = work;
      return;
    }
    const timer = setTimeout(() => this.#end(name), this.#ms);
    this.#waiting.set(name, { timer });
    work();
  }

  /** Drops what still waits. */
  stop(): void {
    for (const { timer } of this.#waiting.values()) clearTimeout(timer);
    this.#waiting.clear();
  }

  #end(name: string): void {
    const next = this.#waiting.get(name)?.next;
    this.#waiting.delete(name);
    if (next) this.call(name, next);
  }
}
