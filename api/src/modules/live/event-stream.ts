import type { ServerResponse } from 'node:http';

/** Bytes that wait for one who does not read; they are dropped then, and read everything again when they are back. */
const MAX_UNREAD = 1_000_000;
/**
 * An event that comes alone leaves at once; those that follow within this time leave together. The time is drawn anew for each
 * pause: all streams writing in one moment would hold up whoever asks something in it.
 */
const PACE_MS = { least: 40, most: 60 };
const pace = (): number => PACE_MS.least + Math.random() * (PACE_MS.most - PACE_MS.least);

/** A stream of events to one browser. Where changes come fast, writing each by itself would cost more than making them. */
export class EventStream {
  readonly #response: ServerResponse;
  #held = '';
  #timer: NodeJS.Timeout | undefined;

  constructor(response: ServerResponse) {
    this.#response = response;
  }

  get isOver(): boolean {
    return this.#response.writableEnded || this.#response.destroyed;
  }

  write(frame: string): void {
    if (this.isOver) return;
    this.#held += frame;
    if (this.#response.writableLength + this.#held.length > MAX_UNREAD) this.#response.destroy();
    else if (!this.#timer) {
      this.#flush();
      this.#timer = setTimeout(() => {
        this.#timer = undefined;
        this.#flush();
      }, pace());
    }
  }

  /** Ends it once all that was written has left. */
  end(): void {
    this.#flush();
    clearTimeout(this.#timer);
    this.#response.end();
  }

  #flush(): void {
    if (this.#held !== '' && !this.isOver) this.#response.write(this.#held);
    this.#held = '';
  }
}
