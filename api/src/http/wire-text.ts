/** An answer that the database has written: JSON in the wire's names, by the endpoint's contract. */
export class WireText {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}
