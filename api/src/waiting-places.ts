/** Places for work that is too heavy to be done all at once: so many in this process, the others wait for their turn. */
export class WaitingPlaces {
  #free: number;
  readonly #waiting: (() => void)[] = [];
  constructor(places: number) {
    this.#free = places;
  }

  /** Takes a place, and answers how to give it back; undefined when none came free before `signal`. */
  async take(signal: AbortSignal): Promise<(() => void) | undefined> {
    return (await this.#isTaken(signal)) ? () => this.#giveBack() : undefined;
  }

  #giveBack(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#free += 1;
  }

  #isTaken(signal: AbortSignal): Promise<boolean> {
    if (signal.aborted) return Promise.resolve(false);
    if (this.#free > 0) {
      this.#free -= 1;
      return Promise.resolve(true);
    }
    return new Promise((resolve) => {
      const take = (): void => {
        signal.removeEventListener('abort', giveUp);
        resolve(true);
      };
      const giveUp = (): void => {
        this.#waiting.splice(this.#waiting.indexOf(take), 1);
        resolve(false);
      };
      signal.addEventListener('abort', giveUp, { once: true });
      this.#waiting.push(take);
    });
  }
}
