/** An answer that the database has written: JSON in the wire's names, by the endpoint's contract. */
export class WireText {
  /** UTF-8; made once, because an answer that is kept is sent many times. */
  readonly bytes: Buffer;
  constructor(text: string | Buffer) {
    this.bytes = typeof text === 'string' ? Buffer.from(text) : text;
  }
}
