const FAILURES = 5;
const REST_MS = 60_000;

/**
 * Keeps a server that fails from being asked: after five failures in a row it rests for a minute, and then another failure
 * makes it rest again. `clock` gives milliseconds.
 */
export class Breaker {
  #failed = 0;
  #restsUntil = Number.NEGATIVE_INFINITY;
  readonly #clock: () => number;

  constructor(clock: () => number) {
    this.#clock = clock;
  }

  get isOpen(): boolean {
    return this.#clock() < this.#restsUntil;
  }

  note(isFailure: boolean): void {
    this.#failed = isFailure ? this.#failed + 1 : 0;
    if (this.#failed >= FAILURES) this.#restsUntil = this.#clock() + REST_MS;
  }
}
