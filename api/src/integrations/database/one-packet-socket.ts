import { Socket } from 'node:net';

/**
 * Sends what is written in one turn of the event loop in one packet. The driver holds each statement back until it is whole; with this,
 * statements that are asked together leave together.
 */
export class OnePacketSocket extends Socket {
  #isHeld = false;
  override cork(): void {
    if (this.#isHeld) return;
    this.#isHeld = true;
    super.cork();
    process.nextTick(() => {
      this.#isHeld = false;
      super.uncork();
    });
  }
  override uncork(): void {}
}
